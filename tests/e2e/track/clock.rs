//! The shot clock in the browser.

use super::table::{BEGUN, TRACK, kept, play};
use crate::common::means::Means;
use crate::common::planted::{ALL_SEEN, people, settings};
use crate::common::scene::Scene;
use crate::common::setup::unfold;
use crate::page::Page;
use crate::pointer::Hand;
use fantoccini::key::Key;
use hakkyoi::ui::words::t;
use serde_json::{Value, json};

/// The referee plays a whole bout for a player who never chooses.
pub(crate) async fn track_clock_against_the_computer(page: &Page) {
    page.size(1180, 820).await;
    page.plant(&[("settings", &settings("system", "instant"))]);
    page.open("#/track/new").await;
    page.press("radio", &t!("level", level = "makushita")).await;
    unfold(page, Hand::Mouse).await;
    page.press("radio", &t!("track-clock-free")).await;
    let seconds = page.find("input[name=seconds]").await;
    page.tap(Hand::Mouse, &seconds).await;
    page.key_with(Key::Control, 'a').await;
    page.keys(&['1']).await;
    page.key(Key::Tab).await;
    page.says(&t!("track-clock-note", number = 1)).await;
    page.picture().await;
    page.press("button", &t!("begin")).await;
    page.find("[role=timer]").await;
    // Each turn waits to be seen.
    let waits = "return document.querySelector('main[data-scene=over], [data-act=go-on]')?.localName ?? null";
    let what = "the referee to choose, or the result";
    while page.until(what, waits, Vec::new()).await == "button" {
        page.picture().await;
        TRACK.go_on(page, Means::Clicks).await;
    }
    assert_eq!(TRACK.scene(page).await, Scene::Over);
    let record = TRACK.record(page).await;
    assert!(record.contains("1. *"), "{record}");
    assert!(
        !record.contains("=*"),
        "a computer must never be late: {record}"
    );
}

/// East has one second left, West a minute.
fn timed() -> Value {
    let mut bout = kept(&people(), BEGUN, ALL_SEEN, None);
    bout["clock"] =
        json!({ "limit": 60, "left": [1, 60], "nominated": [null, null], "late": [null, null] });
    bout
}

/// A player whose time ran out waits for the other, who nominates.
pub(crate) async fn track_clock_for_two(page: &Page) {
    page.size(820, 1180).await;
    TRACK.sit_down_at(page, &timed()).await;
    assert_eq!(TRACK.scene(page).await, Scene::Curtain);
    page.press_curtain_twice(Hand::Mouse).await;
    page.says(&t!("handover-title", name = "Kaze")).await;
    assert_eq!(TRACK.scene(page).await, Scene::Curtain);
    page.reload().await;
    page.says(&t!("handover-title", name = "Kaze")).await;
    page.press_curtain_twice(Hand::Mouse).await;
    page.says(&t!("track-now-late", name = "Tetsu")).await;
    page.press("button", &t!("track-nominate", card = "East’s 2"))
        .await;
    page.find(".nominate[aria-pressed=true]").await;
    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;
    let card = page.find("li[data-card=\"3\"]").await;
    play(page, Means::Clicks, &card).await;
    page.says(&t!("track-log-referee", name = "Tetsu", card = 2))
        .await;
    assert!(TRACK.record(page).await.contains("1. *2=3"));
    page.press("button", &t!("log")).await;
    page.find("dialog.sheet[open]").await;
    page.come_to_rest().await;
    page.picture().await;
}
