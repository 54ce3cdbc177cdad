//! A bout as a visitor plays it: what the screen waits for, the ways to answer, and bouts planted in the browser's storage.

use crate::page::Page;
use crate::table::{self, Table};
use crate::tricks::Means;
use fantoccini::elements::Element;
use fantoccini::key::Key;
use hakkyoi::rules::track::{Action, Number, Play};
use serde_json::Value;

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
    table::kept(players, record, seen, sealed.as_ref())
}

/// What the screen waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scene {
    Asked,
    Swaps,
    MustBeSeen,
    Curtain,
    Result,
}

const SCENE: &str = r#"
const here = (css) => document.querySelector(css);
if (here("main.verdict")) return "result";
if (here(".handover")) return here(".is-lifting") ? null : "curtain";
if (!here("main.track .now")) return null;
if (here(".swaps")) return "swaps";
if (here(".tray:not(.is-waiting)")) return "asked";
const button = here(".now .acts .btn");
return button ? (here(".now .refusal") ? "failed" : "must-be-seen") : null;
"#;

/// Everything that distinguishes one moment of a bout from the next.
const MOMENT: &str = r#"
const list = (css) => [...document.querySelectorAll(css)];
return JSON.stringify({
  path: location.hash,
  hand: list("[data-card]").map((it) => it.dataset.card + it.textContent + (it.getAttribute("aria-disabled") ?? "")),
  other: list(".six li").map((it) => it.textContent + it.innerHTML.length),
  swaps: list("[data-swap]").map((it) => it.getAttribute("aria-pressed")),
  at: list(".track-pic").map((it) => it.dataset.at),
  put: list(".put svg").map((it) => it.getAttribute("aria-label")),
  says: list("h1, .now h2, .turns, .why, .also, .sum").map((it) => it.textContent),
  log: list("[role=log] p").map((it) => it.textContent),
});
"#;

/// The page of a bout.
pub(super) const TRACK: Table = Table {
    game: "track",
    scene: SCENE,
    moment: MOMENT,
    go: ".now .acts .btn",
};

/// Waits until the screen waits for the visitor.
pub(super) async fn scene(page: &Page) -> Scene {
    match &*TRACK.scene(page).await {
        "asked" => Scene::Asked,
        "swaps" => Scene::Swaps,
        "must-be-seen" => Scene::MustBeSeen,
        "curtain" => Scene::Curtain,
        "result" => Scene::Result,
        _ => panic!("the computer could not choose"),
    }
}

/// The cards that the player may play now.
pub(super) async fn playable(page: &Page) -> Vec<Element> {
    page.all("li[role=option]:not([aria-disabled])").await
}

/// Plays a card and waits until it has left the hand.
pub(super) async fn play(page: &Page, means: Means, card: &Element) {
    let before = TRACK.moment(page).await;
    TRACK.play(page, means, card).await;
    if card.attr("data-card").await.ok().flatten().as_deref() == Some("M") {
        name_a_tactic(page, means).await;
    }
    TRACK.later_than(page, &before).await;
    let script =
        "return !document.querySelector('[aria-selected=true], .is-dragging, .btn-tactic')";
    page.until("the card to be played", script, Vec::new())
        .await;
}

/// Names the tactic of the Sumo Master.
async fn name_a_tactic(page: &Page, means: Means) {
    page.says("What is the Sumo Master to be?").await;
    page.come_to_rest().await;
    page.picture().await;
    if means == Means::Keys {
        let script = "return document.activeElement?.matches('.btn-tactic')";
        page.until("a tactic to have the focus", script, Vec::new())
            .await;
        page.key(Key::Tab).await;
        page.focus_shows().await;
        page.key(Key::Enter).await;
    } else {
        let tactic = page.role("button", "Nodowa").await;
        page.tap(means.hand(), &tactic).await;
    }
}

/// Swaps these numbers.
pub(super) async fn swap(page: &Page, means: Means, numbers: &[u8]) {
    let before = TRACK.moment(page).await;
    for number in numbers {
        let button = page.find(&format!("[data-swap=\"{number}\"]")).await;
        page.tap(means.hand(), &button).await;
        page.find(&format!("[data-swap=\"{number}\"][aria-pressed=true]"))
            .await;
    }
    page.come_to_rest().await;
    page.picture().await;
    let seal = page.find(".now .acts .btn").await;
    page.tap(means.hand(), &seal).await;
    TRACK.later_than(page, &before).await;
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
        match scene(page).await {
            Scene::Asked => {
                let cards = playable(page).await;
                // Plays a Sumo Master first; otherwise a card from two thirds along the hand.
                let master = page.all("li[data-card=M]:not([aria-disabled])").await;
                let place = cards.len() * 2 / 3;
                let card = master.first().or(cards.get(place)).unwrap();
                play(page, means, card).await;
            }
            Scene::Swaps => swap(page, means, &[2, 6]).await,
            Scene::MustBeSeen => TRACK.go_on(page, means).await,
            Scene::Curtain => page.press_curtain_twice(means.hand()).await,
            Scene::Result => return TRACK.record(page).await,
        }
    }
}

/// Plays on to the result as fast as possible: always presses Enter on the focused element.
pub(super) async fn hurry_to_the_end(page: &Page) {
    while scene(page).await != Scene::Result {
        let before = TRACK.moment(page).await;
        let script =
            "return document.activeElement?.matches('[data-focus], .is-waiting li[role=option]')";
        let what = "the next element to press to have the focus";
        page.until(what, script, Vec::new()).await;
        page.key(Key::Enter).await;
        TRACK.later_than(page, &before).await;
    }
}
