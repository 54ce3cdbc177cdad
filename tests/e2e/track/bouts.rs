//! Whole bouts against the computer, from the home page to the result, with every means of input and in every variant.

use super::table::{BEGUN, SWAPS, TRACK, kept, play_to_the_end};
use crate::common::geometry::SCREENS;
use crate::common::keyboard::{tab_back_to, tab_to};
use crate::common::means::Means;
use crate::common::planted::{ALL_SEEN, against_the_computer, settings};
use crate::common::scene::Scene;
use crate::common::setup::{against_the_weakest, begin_by_keys, from_home_by_keys, unfold_by_keys};
use crate::offline::no_network;
use crate::page::Page;
use crate::pointer::Hand;
use fantoccini::key::Key;
use hakkyoi::ui::words::t;
use serde_json::json;

/// Waits until a new bout with this record has replaced the finished one.
async fn begins(page: &Page, record: &str) {
    let script = "return !document.querySelector('main[data-scene=over]') && \
        JSON.parse(localStorage.getItem('hakkyoi.bout.track')).data.table.record === arguments[0]";
    let what = "a new bout by the same rules to begin";
    page.until(what, script, vec![record.into()]).await;
    TRACK.scene(page).await;
}

async fn whole_bout(page: &Page, means: Means, variants: &[&str]) {
    let answers: Vec<(&str, usize)> = variants.iter().map(|variant| (*variant, 1)).collect();
    against_the_weakest(page, means.hand(), "track", &answers).await;
    TRACK.scene(page).await;
    let begun = TRACK.record(page).await;
    for variant in variants {
        assert!(begun.contains(variant), "{variant} is not in {begun}");
    }
    let play = async || play_to_the_end(page, means).await;
    TRACK.to_a_rematch(page, means.hand(), play).await;
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
    from_home_by_keys(page, "track", "form details").await;
    unfold_by_keys(page).await;
    tab_to(page, "input[name=tactical]:checked").await;
    page.key(Key::Right).await;
    page.says(&t!("track-quick-tactical")).await;
    begin_by_keys(page).await;
    assert_eq!(TRACK.scene(page).await, SWAPS);
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
    page.says(&t!("track-refuse-third")).await;
    page.picture().await;
    tab_back_to(page, ".now button").await;
    page.key(Key::Enter).await;
    assert_eq!(TRACK.scene(page).await, Scene::MustBeSeen);
    page.says("swaps 1 for Yori and 6 for Sumo Master.").await;
    page.picture().await;
    TRACK.go_on(page, Means::Keys).await;
    let ended = play_to_the_end(page, Means::Keys).await;
    eprintln!("{ended}");
    assert!(ended.contains("[East-Swaps \"1 6\"]"), "{ended}");
    // The Sumo Master was played as the second tactic.
    assert!(ended.contains(" MG="), "{ended}");
    TRACK.rematch_by_keys(page).await;
    begins(page, &begun).await;
    page.until("the first number to have the focus", first, Vec::new())
        .await;
}

/// What lies where when the bout has ended: the boxes of the fallen, the winner, the call, the cards and the picture; and whether a winner's
/// feet are on the ground.
const END: &str = r#"
const [loser] = arguments;
const area = (it) => {
  const { left, top, right, bottom } = it.getBoundingClientRect();
  return [left, top, right, bottom];
};
const box = (css) => area(document.querySelector(css));
const winner = loser === "e" ? "w" : "e";
const svg = document.querySelector(".track-wide");
const feet = new DOMPoint(0, box(`.grapple .side-${winner}`)[3]).matrixTransform(svg.getScreenCTM().inverse()).y;
return {
  picture: box(".track-pic"),
  fallen: box(`.grapple .side-${loser}`),
  winner: box(`.grapple .side-${winner}`),
  call: box(".shout"),
  cards: [...document.querySelectorAll(".put .fuda")].map(area),
  feet,
};
"#;

/// Whether two boxes share more than their edges.
fn overlap(one: &[f64], other: &[f64]) -> bool {
    one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1]
}

/// The loser lies beyond the end of the track, seen whole; neither the call nor the cards lie over the two.
pub(crate) async fn track_fall(page: &Page) {
    for (width, height) in SCREENS {
        page.size(width, height).await;
        for (record, loser) in [("1. 3=6", "e"), ("1. 6=3", "w")] {
            let bout = kept(
                &against_the_computer(),
                &format!("{BEGUN}{record}"),
                2,
                None,
            );
            TRACK.sit_down_at(page, &bout).await;
            assert_eq!(TRACK.scene(page).await, Scene::MustBeSeen);
            page.come_to_rest().await;
            page.picture().await;
            let seen = page.eval_with(END, vec![loser.into()]).await;
            let part =
                |name: &str| -> Vec<f64> { serde_json::from_value(seen[name].clone()).unwrap() };
            let [picture, fallen, winner, call] = ["picture", "fallen", "winner", "call"].map(part);
            let told = format!("{width}x{height} {record}: {seen}");
            for body in [&fallen, &winner] {
                assert!(
                    body[0] >= picture[0] && body[2] <= picture[2],
                    "cut: {told}"
                );
                assert!(
                    body[1] >= picture[1] && body[3] <= picture[3],
                    "cut: {told}"
                );
                assert!(!overlap(body, &call), "under the call: {told}");
                for card in seen["cards"].as_array().unwrap() {
                    let card: Vec<f64> = serde_json::from_value(card.clone()).unwrap();
                    assert!(!overlap(body, &card), "under a card: {told}");
                }
            }
            let beyond = if loser == "e" {
                fallen[2] < winner[2]
            } else {
                fallen[0] > winner[0]
            };
            assert!(beyond, "{told}");
            // The ground in the drawing: from behind the track to its front.
            let feet = seen["feet"].as_f64().unwrap();
            assert!((178.0..=265.0).contains(&feet), "{told}");
            // A tap on the picture ends the call.
            let board = page.find(".track-pic").await;
            page.tap(Hand::Finger, &board).await;
            assert_eq!(TRACK.scene(page).await, Scene::Over);
        }
    }
}

/// Notes, frame by frame, whether the referee calls the end, and whether a wrestler still moves.
const FALLS: &str = r#"
window.e2eFalls = [];
const look = () => {
  const moves = document.getAnimations().some((it) => it.effect.target?.closest?.(".track-wide") && it.playState === "running");
  e2eFalls.push([moves, document.querySelector(".track-pic.is-out .shout") !== null]);
  requestAnimationFrame(look);
};
look();
"#;

/// He is pushed off the track and falls; only then the end is called.
pub(crate) async fn track_falls_before_the_call(page: &Page) {
    page.size(360, 740).await;
    let bout = kept(&against_the_computer(), &format!("{BEGUN}1. 3=6"), 0, None);
    TRACK
        .sit_down(page, &bout, &settings("day", "normal"))
        .await;
    page.find(".track-pic").await;
    page.eval(FALLS).await;
    assert_eq!(TRACK.scene(page).await, Scene::MustBeSeen);
    page.come_to_rest().await;
    let frames: Vec<(bool, bool)> =
        serde_json::from_value(page.eval("return e2eFalls").await).unwrap();
    assert!(frames.iter().any(|frame| frame.0), "nothing moved");
    assert!(frames.iter().any(|frame| frame.1), "nothing was called");
    assert!(
        !frames.contains(&(true, true)),
        "called while somebody still moved"
    );
}

/// Below the track hang the other's cards, and the slip says the same in the same order; all of it is inside the picture and apart.
const LANDINGS: &str = r#"
const box = (it) => it.getBoundingClientRect();
const inside = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top && inner.bottom <= outer.bottom + 1;
const cards = [...document.querySelectorAll(".landings rect")].map(box);
const words = (css) => [...document.querySelectorAll(css)].map((it) => it.textContent);
const marks = (css) => words(css).sort().join(" ");
const picture = box(document.querySelector(".track-pic"));
return {
  apart: cards.every((one, n) => cards.slice(n + 1).every((other) => one.right <= other.left + 1 || one.left >= other.right - 1)),
  inside: [...document.querySelectorAll(".landings rect, .landings .out-t")].every((it) => inside(box(it), picture)),
  hang: marks(".landings text:not(.out-t)"),
  said: marks(".ifs .mini > :first-child"),
  at: [...document.querySelectorAll(".landings g")].map((it) => +it.dataset.at),
  out: words(".landings .out-t").length,
  lost: words(".ifs .lost b"),
  stacked: document.querySelector(".ifs.is-full") !== null,
};
"#;

pub(crate) async fn track_landings(page: &Page) {
    for (width, height) in [(360, 740), (320, 640), (820, 1180), (1440, 900)] {
        page.size(width, height).await;
        // With four cards left each; with all six; and with the last turn, which plays itself.
        for (record, card, at, lost, stacked) in [
            ("1. 2=5 2. 5=1", "4", vec![-9, -2, 1, 2], 1, false),
            ("", "3", vec![-9, -6, -3, 0, 2], 1, true),
        ] {
            let bout = kept(
                &against_the_computer(),
                &format!("{BEGUN}{record}"),
                ALL_SEEN,
                None,
            );
            TRACK.sit_down_at(page, &bout).await;
            let card = page.find(&format!("li[data-card=\"{card}\"]")).await;
            page.tap(Hand::Mouse, &card).await;
            page.find(".ifs").await;
            page.come_to_rest().await;
            page.picture().await;
            let seen = page.eval(LANDINGS).await;
            let told = format!("{width}x{height} {record}: {seen}");
            assert_eq!(seen["apart"], true, "{told}");
            assert_eq!(seen["inside"], true, "{told}");
            assert_eq!(seen["hang"], seen["said"], "{told}");
            assert_eq!(seen["at"], json!(at), "{told}");
            assert_eq!(seen["out"], lost, "{told}");
            assert_eq!(seen["lost"], json!(["out"]), "{told}");
            assert_eq!(seen["stacked"], stacked, "{told}");
        }
    }
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
    TRACK.scene(page).await;
    let card = page.find("li[data-card=\"4\"]").await;
    page.tap(Hand::Mouse, &card).await;
    page.find(".ifs").await;
}
