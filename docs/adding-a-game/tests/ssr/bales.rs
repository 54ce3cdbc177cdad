//! `bales`: the buttons of a turn, and how a bout ends.

use hakkyoi::ui::routes::Route;
use rules::{GameId, bales::Take};
use serde_json::Value;

use crate::bout::{ALL_SEEN, against_the_computer, data, entry, people};
use crate::games::Stored;
use crate::markup::Document;
use crate::screen::{Screen, rendered};

/// The entry of a stored bout after these turns, all of it seen.
fn bout(players: &Value, turns: &str) -> String {
    let record = format!("[Game \"bales\"]\n\n{turns}");
    entry(&data(players, &record, ALL_SEEN, &[None::<Take>; 2]))
}

/// Bouts as the page stores them.
pub(crate) fn stored() -> Stored {
    let stored = |turns: &str| bout(&against_the_computer(), turns);
    Stored {
        slot: "bout.bales",
        begun: stored("-1 -1"),
        over: stored("-2 -2 -1 -1 -1"),
    }
}

/// The page of a bout between two people, after these turns.
async fn page(turns: &str) -> Document {
    let screen = Screen::at(Route::Bout(GameId::Bales));
    rendered(screen, &[("bout.bales", &bout(&people(), turns))])
        .await
        .0
}

#[tokio::test]
async fn every_legal_turn_has_a_button() {
    for (turns, expected) in [("-2 -2", 2), ("-2 -2 -2", 1)] {
        let page = page(turns).await;
        let buttons = page.all(|node| node.has_class("btn-big"));
        let mut names = buttons.into_iter().map(|button| page.name(button));
        let all = ["Carry off one bale", "Carry off two bales"];
        assert!(names.by_ref().eq(all.into_iter().take(expected)));
    }
}

#[tokio::test]
async fn bout_says_whose_turn_it_is_and_who_has_won() {
    let says = async |turns: &str, words: &str| {
        let page = page(turns).await;
        let text = page.text(page.one(|node| node.tag == "main"));
        assert!(text.contains(words), "{text}");
    };
    says("-2", "Kaze, carry off one bale or two").await;
    says("-2", "5 bales are left.").await;
    says("-2 -2 -2 -1", "Kaze carried off the last bale.").await;
}
