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

/// A screen, and what is stored when it opens.
type Opened = (Route, Vec<(&'static str, String)>);

/// The screens of a game, and home while its bout waits.
fn screens_of_a_game(game: GameId, stored: &Stored) -> Vec<Opened> {
    let screens = [
        (Route::Home, &stored.begun),
        (Route::Setup(game), &stored.begun),
        (Route::Rules(game), &stored.begun),
        (Route::Lesson(game), &stored.begun),
        (Route::Bout(game), &stored.begun),
        (Route::Bout(game), &stored.over),
        (Route::Review(game), &stored.over),
    ];
    let opened = |(route, bout): (Route, &String)| (route, vec![(stored.slot, bout.clone())]);
    screens.map(opened).into()
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
async fn are_spoken(screens: &[Opened]) {
    for (route, kept) in screens {
        let kept: Vec<_> = kept.iter().map(|(name, text)| (*name, &**text)).collect();
        let (english, _) = rendered(Screen::at(*route), &kept).await;
        let english = sentences(&english);
        for (tag, _) in LANGUAGES.iter().filter(|(tag, _)| *tag != "en") {
            let (other, _) = speaking(tag, rendered(Screen::at(*route), &kept)).await;
            let text = other.text(0);
            assert!(!text.contains("{$"), "{tag}, {route:?}: {text}");
            let left: Vec<_> = english.intersection(&sentences(&other)).copied().collect();
            assert_eq!(left, [""; 0], "{tag}, {route:?}");
        }
    }
}

#[tokio::test]
async fn shared_pages_are_spoken() {
    let shared = [
        Route::RulesList,
        Route::Wrestlers,
        Route::Banzuke,
        Route::Data,
        Route::Nowhere,
    ];
    are_spoken(&shared.map(|route| (route, Vec::new()))).await;
}

macro_rules! of_every_game {
    ($($Game:ident: $slug:ident, $name:literal;)*) => {
        mod every_language_is_spoken {
            use super::*;

            $(
                #[tokio::test]
                async fn $slug() {
                    are_spoken(&screens_of_a_game(GameId::$Game, &crate::$slug::stored())).await;
                }
            )*
        }
    };
}

games!(of_every_game!);
