//! Whole bouts against the computer, from the home page to the result, with every means of input and in every variant.

use super::table::{BEGUN, Scene, TRACK, kept, play_to_the_end, scene};
use crate::keyboard::{tab_back_to, tab_to};
use crate::offline::no_network;
use crate::page::Page;
use crate::pointer::Hand;
use crate::setup::{against_the_weakest, begin_by_keys, from_home_by_keys, unfold_by_keys};
use crate::tricks::{ALL_SEEN, Means, against_the_computer, settings};
use fantoccini::key::Key;

/// Waits until a new bout with this record has replaced the finished one.
async fn begins(page: &Page, record: &str) {
    let script = "return !document.querySelector('main.verdict') && \
        JSON.parse(localStorage.getItem('hakkyoi.bout.track')).data.table.record === arguments[0]";
    let what = "a new bout by the same rules to begin";
    page.until(what, script, vec![record.into()]).await;
    scene(page).await;
}

async fn whole_bout(page: &Page, means: Means, variants: &[&str]) {
    let answers: Vec<(&str, usize)> = variants.iter().map(|variant| (*variant, 1)).collect();
    against_the_weakest(page, means.hand(), "track", &answers).await;
    scene(page).await;
    page.picture().await;
    let begun = TRACK.record(page).await;
    for variant in variants {
        assert!(begun.contains(variant), "{variant} is not in {begun}");
    }
    let ended = play_to_the_end(page, means).await;
    eprintln!("{ended}");
    page.come_to_rest().await;
    page.picture().await;
    page.result_is_read_out().await;
    assert!(ended.contains("[Result \""), "{ended}");
    let rematch = page.role("button", "Rematch").await;
    page.tap(means.hand(), &rematch).await;
    begins(page, &begun).await;
}

pub(crate) async fn track_by_mouse_drag(page: &Page) {
    page.size(1180, 820).await;
    whole_bout(page, Means::MouseDrag, &[]).await;
}

pub(crate) async fn track_by_touch_drag(page: &Page) {
    page.size(820, 1180).await;
    whole_bout(page, Means::TouchDrag, &["zero"]).await;
}

/// After a first visit a whole bout needs no network.
pub(crate) async fn offline_track(page: &Page) {
    no_network(page).await;
    page.size(360, 740).await;
    whole_bout(page, Means::TapTap, &["oshi-dashi"]).await;
}

/// Plays a bout with every variant at once.
pub(crate) async fn track_by_mouse_clicks(page: &Page) {
    page.size(820, 1180).await;
    whole_bout(page, Means::Clicks, &["oshi-dashi", "zero", "tactical"]).await;
}

/// With tactics, from the home page to a rematch with Tab, arrows, Enter and Space.
pub(crate) async fn track_by_keyboard_alone(page: &Page) {
    from_home_by_keys(page, "track", ".more").await;
    unfold_by_keys(page).await;
    tab_to(page, "input[name=tactical]:checked").await;
    page.key(Key::Right).await;
    page.says("Before the bout each may secretly swap").await;
    begin_by_keys(page).await;
    assert_eq!(scene(page).await, Scene::Swaps);
    let begun = TRACK.record(page).await;
    let first = "return document.activeElement?.matches('[data-swap=\"1\"]')";
    page.until("the first number to have the focus", first, Vec::new())
        .await;
    page.key(Key::Space).await;
    page.find("[data-swap=\"1\"][aria-pressed=true]").await;
    tab_to(page, "[data-swap=\"6\"]").await;
    page.key(Key::Enter).await;
    page.find("[data-swap=\"6\"][aria-pressed=true]").await;
    page.picture().await;
    // The page refuses a third number.
    tab_back_to(page, "[data-swap=\"5\"]").await;
    page.key(Key::Space).await;
    page.says("Two numbers at most: take one back first.").await;
    page.picture().await;
    tab_back_to(page, ".now .acts .btn").await;
    page.key(Key::Enter).await;
    assert_eq!(scene(page).await, Scene::MustBeSeen);
    page.says("swaps 1 for Yori and 6 for Sumo Master.").await;
    page.picture().await;
    TRACK.go_on(page, Means::Keys).await;
    let ended = play_to_the_end(page, Means::Keys).await;
    eprintln!("{ended}");
    assert!(ended.contains("[East-Swaps \"1 6\"]"), "{ended}");
    // The Sumo Master was played as the second tactic.
    assert!(ended.contains(" MG="), "{ended}");
    tab_to(page, ".verdict .btn-big").await;
    page.key(Key::Enter).await;
    begins(page, &begun).await;
    page.until("the first number to have the focus", first, Vec::new())
        .await;
}

/// A bout in progress, for the README.
pub(crate) async fn pictured(page: &Page) {
    let bout = kept(
        &against_the_computer(),
        &format!("{BEGUN}1. 6=5 2. 3=4"),
        ALL_SEEN,
        None,
    );
    TRACK
        .sit_down(page, &bout, &settings("day", "instant"))
        .await;
    scene(page).await;
    let card = page.find("li[data-card=\"4\"]").await;
    page.tap(Hand::Mouse, &card).await;
    page.find(".ifs").await;
}
