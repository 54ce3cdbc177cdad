//! A bout as a visitor plays it: what the screen asks for, the ways to answer, and bouts put into the browser's store beforehand.

use crate::page::Page;
use crate::pointer::Hand;
use crate::tricks::{Means, settings};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use hakkyoi::rules::track::{Action, Number, Play};
use serde_json::{Value, json};
use std::time::Duration;

pub(super) const BEGUN: &str = "[Game \"track\"]\n\n";

/// Before the swaps of a tactical bout.
pub(super) const TACTICAL: &str = "[Game \"track\"]\n[Variant \"tactical\"]\n\n";

/// East has swapped the 6 for the Sumo Master, West the 3 for Nodowa.
pub(super) const SWAPPED: &str =
    "[Game \"track\"]\n[Variant \"tactical\"]\n[East-Swaps \"6\"]\n[West-Swaps \"3\"]\n\n";

/// The choice of a number.
pub(super) fn card(number: u8) -> Action {
    Action::own(Play::Number(Number::new(number).unwrap()))
}

/// A kept bout: the record, how many events both have been shown, what East has sealed.
pub(super) fn kept(players: &Value, record: &str, seen: usize, sealed: Option<Action>) -> Value {
    let table = json!({ "record": format!("{record}\n"), "sealed": [sealed, null] });
    json!({ "players": players, "torikumi": null, "keiko": false, "seating": "passing", "table": table, "seen": [seen, seen], "clock": null,
        "lot": 1, "digest": { "over": false, "number": 1, "position": 0, "entry": null } })
}

/// What the screen waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scene {
    Asked,
    Swaps,
    Lies,
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
return button ? (here(".now .refusal") ? "failed" : "lies") : null;
"#;

/// All that tells one moment of a bout from the next.
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

/// Opens a kept bout at instant pace.
pub(super) async fn sit_down_at(page: &Page, bout: &Value) {
    let bout = json!({ "version": 1, "data": bout }).to_string();
    page.plant(&[
        ("bout.track", &bout),
        ("settings", &settings("system", "instant")),
    ])
    .await;
    page.open("#/track").await;
}

/// The bout as the page keeps it.
pub(super) async fn kept_bout(page: &Page) -> Value {
    page.eval("return JSON.parse(localStorage.getItem('hakkyoi.bout.track'))?.data ?? null")
        .await
}

/// The record of the bout as the page keeps it.
pub(super) async fn record(page: &Page) -> String {
    let bout = kept_bout(page).await;
    let record = bout["table"]["record"].as_str();
    record.unwrap_or_default().to_owned()
}

/// Waits until the screen waits for the visitor.
pub(super) async fn scene(page: &Page) -> Scene {
    let what = "a bout that waits for its player";
    match page.until(what, SCENE, Vec::new()).await.as_str().unwrap() {
        "asked" => Scene::Asked,
        "swaps" => Scene::Swaps,
        "lies" => Scene::Lies,
        "curtain" => Scene::Curtain,
        "result" => Scene::Result,
        _ => panic!("the computer could not choose"),
    }
}

/// Everything that tells this moment of the bout from any other.
pub(super) async fn moment(page: &Page) -> String {
    page.eval(MOMENT).await.as_str().unwrap().to_owned()
}

/// Waits until something has happened since a moment.
pub(super) async fn later_than(page: &Page, moment: &str) {
    let script = format!("const now = (() => {{ {MOMENT} }})(); return now !== arguments[0]");
    page.until("something to happen", &script, vec![json!(moment)])
        .await;
}

/// Waits until everything is as it was at a moment.
pub(super) async fn until_same(page: &Page, before: &str) {
    for _ in 0..50 {
        if moment(page).await == before {
            return;
        }
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
    assert_eq!(moment(page).await, before);
}

/// The cards that can be played now.
pub(super) async fn playable(page: &Page) -> Vec<Element> {
    page.all("li[role=option]:not([aria-disabled])").await
}

/// Lays a card, and waits until it lies.
pub(super) async fn play(page: &Page, means: Means, card: &Element) {
    let before = moment(page).await;
    match means {
        Means::MouseDrag | Means::TouchDrag => {
            let target = page.find(".drop").await;
            page.drag(means.hand(), card, &target).await;
        }
        Means::TapTap => {
            page.tap(Hand::Finger, card).await;
            let place = page.find(".hole.is-target").await;
            page.tap(Hand::Finger, &place).await;
        }
        Means::Clicks => {
            page.tap(Hand::Mouse, card).await;
            page.find("li[aria-selected=true]").await;
            page.tap(Hand::Mouse, card).await;
        }
        Means::Keys => walk_and_press(page, card).await,
    }
    if card.attr("data-card").await.ok().flatten().as_deref() == Some("M") {
        name_a_tactic(page, means).await;
    }
    later_than(page, &before).await;
    let script =
        "return !document.querySelector('[aria-selected=true], .is-dragging, .btn-tactic')";
    page.until("the card to be laid", script, Vec::new()).await;
}

/// What the Sumo Master is to be.
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

/// With the arrow keys from the card that has the focus to another; then Enter.
async fn walk_and_press(page: &Page, card: &Element) {
    let script = "return document.activeElement?.matches('li[role=option]')";
    page.until("a card to have the focus", script, Vec::new())
        .await;
    page.key(Key::Home).await;
    for _ in 0..7 {
        if page.has_focus(card).await {
            break;
        }
        page.key(Key::Right).await;
    }
    assert!(
        page.has_focus(card).await,
        "the arrow keys lead to every card"
    );
    page.focus_shows().await;
    page.key(Key::Enter).await;
}

/// Goes on from what lies there.
pub(super) async fn go_on(page: &Page, means: Means) {
    let before = moment(page).await;
    if means == Means::Keys {
        // Enter in the hand goes on, too.
        let script = "return document.activeElement?.matches('.now .acts .btn, li[role=option]')";
        let what = "the button or the hand to have the focus";
        page.until(what, script, Vec::new()).await;
        page.focus_shows().await;
        page.key(Key::Enter).await;
    } else {
        let button = page.find(".now .acts .btn").await;
        page.tap(means.hand(), &button).await;
    }
    later_than(page, &before).await;
}

/// Swaps these numbers.
pub(super) async fn swap(page: &Page, means: Means, numbers: &[u8]) {
    let before = moment(page).await;
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
    later_than(page, &before).await;
    page.until(
        "the swaps to be sealed",
        "return !document.querySelector('.swaps')",
        Vec::new(),
    )
    .await;
}

/// Plays on by one means until the result shows; returns the record.
pub(super) async fn play_to_the_end(page: &Page, means: Means) -> String {
    loop {
        match scene(page).await {
            Scene::Asked => {
                let cards = playable(page).await;
                // A Sumo Master is played first; then not always the same place.
                let master = page.all("li[data-card=M]:not([aria-disabled])").await;
                let place = cards.len() * 2 / 3;
                let card = master.first().or(cards.get(place)).unwrap();
                play(page, means, card).await;
            }
            Scene::Swaps => swap(page, means, &[2, 6]).await,
            Scene::Lies => go_on(page, means).await,
            Scene::Curtain => page.press_curtain_twice(means.hand()).await,
            Scene::Result => return record(page).await,
        }
    }
}

/// The same, as fast as keys go: always the card that has the focus.
pub(super) async fn hurry_to_the_end(page: &Page) {
    while scene(page).await != Scene::Result {
        let before = moment(page).await;
        let script =
            "return document.activeElement?.matches('[data-focus], .is-waiting li[role=option]')";
        let what = "what is to be pressed to have the focus";
        page.until(what, script, Vec::new()).await;
        page.key(Key::Enter).await;
        later_than(page, &before).await;
    }
}
