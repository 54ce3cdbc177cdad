//! The page in every language.

use std::collections::BTreeSet;

use ::rules::{GameId, games};
use hakkyoi::ui::routes::Route;
use hakkyoi::ui::words::{self, CATALOGUES, LANGUAGES};

use crate::games::Stored;
use crate::markup::Document;
use crate::screen::{Screen, rendered};

/// Makes and awaits a future in a language. Afterwards the thread speaks English again.
pub(crate) async fn speaking<T>(tag: &str, future: impl Future<Output = T>) -> T {
    let speak = |wanted: &str| {
        let (tag, file) = CATALOGUES.iter().find(|(tag, _)| *tag == wanted).unwrap();
        words::speak(tag, (*file).to_owned()).unwrap();
    };
    speak(tag);
    let done = future.await;
    speak("en");
    done
}

/// The screens of a game, and those that all games share.
async fn screens(game: GameId, stored: &Stored) -> Vec<(Route, Document)> {
    let Stored { slot, begun, over } = stored;
    let mut screens = Vec::new();
    for (route, bout) in [
        (Route::Home, begun),
        (Route::Setup(game), begun),
        (Route::Rules(game), begun),
        (Route::Lesson(game), begun),
        (Route::Bout(game), begun),
        (Route::Bout(game), over),
        (Route::Review(game), over),
        (Route::RulesList, begun),
        (Route::Wrestlers, begun),
        (Route::Banzuke, begun),
        (Route::Data, begun),
        (Route::Nowhere, begun),
    ] {
        let (page, _) = rendered(Screen::at(route), &[(slot, bout)]).await;
        screens.push((route, page));
    }
    screens
}

/// The texts with at least three words that are no names; records are in no language.
fn sentences(page: &Document) -> BTreeSet<&str> {
    let texts = page.texts().filter(|&(place, _)| {
        let mut around = page.around(place);
        around.all(|node| node.tag != "textarea")
    });
    let is_word = |word: &&str| {
        let letters = word.chars().filter(char::is_ascii_lowercase).count();
        word.starts_with(|it: char| it.is_ascii_lowercase()) && letters > 1
    };
    let is_sentence = |text: &&str| text.split_whitespace().filter(is_word).count() > 2;
    texts
        .map(|(_, text)| text.trim())
        .filter(is_sentence)
        .collect()
}

/// What holds for every screen holds in every language, no placeholder is without its value, and no sentence is still in English.
async fn is_spoken(game: GameId, stored: Stored) {
    let english = screens(game, &stored).await;
    for (tag, _) in LANGUAGES.iter().filter(|(tag, _)| *tag != "en") {
        let other = speaking(tag, screens(game, &stored)).await;
        for ((route, english), (_, other)) in english.iter().zip(&other) {
            let text = other.text(0);
            assert!(!text.contains("{$"), "{tag}, {route:?}: {text}");
            let english = sentences(english);
            let left: Vec<_> = english.intersection(&sentences(other)).copied().collect();
            assert_eq!(left, [""; 0], "{tag}, {route:?}");
        }
    }
}

macro_rules! of_every_game {
    ($($Game:ident: $slug:ident, $name:literal;)*) => {
        mod every_language_is_spoken {
            use super::*;

            $(
                #[tokio::test]
                async fn $slug() {
                    is_spoken(GameId::$Game, crate::$slug::stored()).await;
                }
            )*
        }
    };
}

games!(of_every_game!);
