//! A bout as a visitor plays it: what the screen waits for, the ways to answer, and bouts planted in the browser's storage.

use fantoccini::elements::Element;
use fantoccini::key::Key;
use hakkyoi::ui::words::t;
use rules::track::{Action, Number, Play};
use serde_json::Value;

use crate::common::means::Means;
use crate::common::planted;
use crate::common::scene::Scene;
use crate::common::table::Table;
use crate::page::Page;

pub(super) const BEGUN: &str = "[Game \"track\"]\n\n";

/// A bout in which each player has a 0, too.
pub(super) const WITH_ZERO: &str = "[Game \"track\"]\n[Variant \"zero\"]\n\n";

/// A tactical bout before the swaps.
pub(super) const TACTICAL: &str = "[Game \"track\"]\n[Variant \"tactical\"]\n[Result \"*\"]\n";

/// East has swapped the 6 for the Sumo Master, West the 3 for Nodowa.
pub(super) const SWAPPED: &str =
    "[Game \"track\"]\n[Variant \"tactical\"]\n[East-Swaps \"6\"]\n[West-Swaps \"3\"]\n\n";

/// The action that plays a number.
pub(super) fn card(number: u8) -> Action {
    Action::own(Play::Number(Number::new(number).unwrap()))
}

/// A stored bout: the record, how many events both players have seen, and East's sealed choice.
pub(super) fn kept(players: &Value, record: &str, seen: usize, sealed: Option<Action>) -> Value {
    planted::kept(players, record, seen, sealed.as_ref())
}

/// The numbers to swap before a tactical bout.
pub(super) const SWAPS: Scene = Scene::Choice("swaps");
const CHOICES: &[(&str, &str)] = &[("[data-swap]", "swaps")];

/// The page of a bout.
pub(super) const TRACK: Table = Table {
    game: "track",
    choices: CHOICES,
};

/// Plays a card and waits until it has left the hand.
pub(super) async fn play(page: &Page, means: Means, card: &Element) {
    let before = page.moment().await;
    TRACK.play(page, means, card).await;
    if card.attr("data-card").await.ok().flatten().as_deref() == Some("M") {
        name_a_tactic(page, means).await;
    }
    page.later_than(&before).await;
    let script =
        "return !document.querySelector('[aria-selected=true], .is-dragging, [data-tactic]')";
    page.until("the card to be played", script, Vec::new())
        .await;
}

/// Names the tactic of the Sumo Master.
async fn name_a_tactic(page: &Page, means: Means) {
    page.says(&t!("track-name-tactic")).await;
    page.come_to_rest().await;
    page.picture().await;
    if means == Means::Keys {
        let script = "return document.activeElement?.matches('[data-tactic]')";
        page.until("a tactic to have the focus", script, Vec::new())
            .await;
        page.key(Key::Tab).await;
        page.focus_shows().await;
        page.key(Key::Enter).await;
    } else {
        let tactic = page
            .role("button", &t!("track-tactic", tactic = "nodowa"))
            .await;
        page.tap(means.hand(), &tactic).await;
    }
}

/// Swaps these numbers.
pub(super) async fn swap(page: &Page, means: Means, numbers: &[u8]) {
    let before = page.moment().await;
    for number in numbers {
        let button = page.find(&format!("[data-swap=\"{number}\"]")).await;
        page.tap(means.hand(), &button).await;
        page.find(&format!("[data-swap=\"{number}\"][aria-pressed=true]"))
            .await;
    }
    page.come_to_rest().await;
    page.picture().await;
    let seal = page.find(".now button").await;
    page.tap(means.hand(), &seal).await;
    page.later_than(&before).await;
    page.until(
        "the swaps to be sealed",
        "return !document.querySelector('.swaps')",
        Vec::new(),
    )
    .await;
}

/// Plays on with one means until the result shows. Returns the record.
pub(crate) async fn play_to_the_end(page: &Page, means: Means) -> String {
    loop {
        match TRACK.scene(page).await {
            Scene::Asked => {
                let cards = page.playable().await;
                // Plays a Sumo Master first; otherwise a card from two thirds along the hand.
                let master = page.all("li[data-card=M]:not([aria-disabled])").await;
                let place = cards.len() * 2 / 3;
                let card = master.first().or(cards.get(place)).unwrap();
                play(page, means, card).await;
            }
            SWAPS => swap(page, means, &[2, 6]).await,
            Scene::MustBeSeen => TRACK.go_on(page, means).await,
            Scene::Curtain => page.press_curtain_twice(means.hand()).await,
            Scene::Over => return TRACK.record(page).await,
            other => panic!("{other:?} in a bout of track"),
        }
    }
}

/// Plays on to the result as fast as possible: always presses Enter on the focused element.
pub(super) async fn hurry_to_the_end(page: &Page) {
    while TRACK.scene(page).await != Scene::Over {
        let before = page.shown().await;
        let script =
            "return document.activeElement?.matches('[data-focus], .is-waiting li[role=option]')";
        let what = "the next element to press to have the focus";
        page.until(what, script, Vec::new()).await;
        page.key(Key::Enter).await;
        page.shows_other_than(&before).await;
    }
}
