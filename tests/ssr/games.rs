//! Every page of every game is accessible.

use hakkyoi::ui::routes::Route;
use rules::{GameId, games};

use crate::screen::{Screen, rendered};

/// A game's bouts as the page stores them.
pub(crate) struct Stored {
    pub(crate) slot: &'static str,
    /// A bout in which a person is asked.
    pub(crate) begun: String,
    /// A decided bout.
    pub(crate) over: String,
}

async fn pages_are_accessible(game: GameId, stored: Stored) {
    let Stored { slot, begun, over } = &stored;
    for (bout, says) in [(begun, "Menu"), (over, "Rematch")] {
        let (page, _) = rendered(Screen::at(Route::Bout(game)), &[(slot, bout)]).await;
        let buttons = page.all(|node| node.tag == "button");
        let mut names = buttons.into_iter().map(|button| page.name(button));
        assert!(names.any(|name| name == says), "no button {says}");
    }
    let (page, _) = rendered(Screen::at(Route::Review(game)), &[(slot, over)]).await;
    page.one(|node| node.tag == "main" && node.has_class("review"));
    let buttons = page.all(|node| node.tag == "button");
    let names: Vec<String> = buttons.iter().map(|&button| page.name(button)).collect();
    for name in ["First", "Back", "Play", "Next", "Last"] {
        let same = names.iter().filter(|it| *it == name);
        assert_eq!(same.count(), 1, "{name} in {names:?}");
    }
    let list = page.one(|node| node.has_class("review-turns"));
    let turns = page.all(|node| node.tag == "li" && node.has_class("counts"));
    assert!(turns.iter().all(|&turn| page.inside(turn, list)));
    assert!(!turns.is_empty(), "a turn is an entry of the list");
    // The first frame is shown, and nothing is marked that nobody has analysed.
    let current = page.one(|node| node.is("aria-current", "step"));
    let entries = page.all(|node| node.tag == "button" && node.has_class("link"));
    let first = entries.into_iter().find(|&entry| page.inside(entry, list));
    assert_eq!(first, Some(current));
    assert!(page.all(|node| node.tag == "mark").is_empty());
    let name = hakkyoi::ui::words::introduction::introduction(game).name;
    let practice = begun.replace(r#""keiko":false"#, r#""keiko":true"#);
    for (bout, what) in [
        (begun, "an unfinished bout"),
        (&practice, "unfinished practice"),
    ] {
        let (page, _) = rendered(Screen::at(Route::Home), &[(slot, bout)]).await;
        let to = Route::Bout(game).fragment();
        let link = page.one(|node| node.tag == "a" && node.is("href", &to));
        assert!(page.name(link).contains(&format!("{name}: {what}")));
    }
}

async fn rules_have_a_heading_and_a_link_for_each_part(game: GameId) {
    let (page, _) = rendered(Screen::at(Route::Rules(game)), &[]).await;
    let nav = page.one(|node| node.tag == "nav" && node.has_class("rules-nav"));
    let mut links = page.all(|node| node.tag == "button");
    links.retain(|&link| page.inside(link, nav));
    let parts = page.all(|node| node.tag == "section" && node.has_class("rules-part"));
    assert_eq!(parts.len(), links.len());
    for (part, link) in parts.into_iter().zip(links) {
        let id = page.get(part).attribute("aria-labelledby").unwrap();
        let heading = page.one(|node| node.tag == "h2" && node.is("id", id));
        assert!(page.get(heading).is("tabindex", "-1"), "{id}");
        assert!(page.text(heading).contains(&page.name(link)), "{id}");
    }
}

/// The answer is a radio button, or, where a table has many players, an option.
async fn first_bout_is_against_the_beginner(game: GameId) {
    let (page, _) = rendered(Screen::at(Route::Setup(game)), &[]).await;
    let chosen = |name| page.all(|node| node.attribute(name).is_some());
    let chosen = [chosen("checked"), chosen("selected")].concat();
    let mut words = chosen
        .into_iter()
        .map(|place| page.name(place).to_lowercase());
    assert!(words.any(|words| words.contains("beginner (makushita)")));
    let text = page.text(0).to_lowercase();
    for word in [
        "beginner (makushita)",
        "easy (maegashira)",
        "medium (komusubi)",
        "strong (ōzeki)",
        "expert (yokozuna)",
    ] {
        assert!(text.contains(word), "{word} in {text}");
    }
}

macro_rules! of_every_game {
    ($($Game:ident: $slug:ident, $name:literal;)*) => {
        mod first_bout_is_against_the_beginner {
            use super::*;

            $(
                #[tokio::test]
                async fn $slug() {
                    first_bout_is_against_the_beginner(GameId::$Game).await;
                }
            )*
        }

        mod rules_have_a_heading_and_a_link_for_each_part {
            use super::*;

            $(
                #[tokio::test]
                async fn $slug() {
                    rules_have_a_heading_and_a_link_for_each_part(GameId::$Game).await;
                }
            )*
        }

        mod pages_are_accessible {
            use super::*;

            $(
                #[tokio::test]
                async fn $slug() {
                    pages_are_accessible(GameId::$Game, crate::$slug::stored()).await;
                }
            )*
        }
    };
}

games!(of_every_game!);
