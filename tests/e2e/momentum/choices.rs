//! A turn built and taken back step by step, refusals, two players side by side at one table, and practice mode.

use hakkyoi::ui::words::t;
use std::time::Duration;

use fantoccini::actions::{MOUSE_BUTTON_LEFT, PointerAction};
use fantoccini::key::Key;
use rules::momentum::Facing;

use super::table::{
    BACK, BEHIND, FORTH, MOMENTUM, RIM, TWO_AXES, build, hex, keeps, kept, play_to_the_end, press,
    shift, sit_down_at, steps, take, turn, walk,
};
use crate::common::facing::{LIFT, PRESS, go, pause};
use crate::common::means::Means;
use crate::common::planted::{against_the_computer, people, settings};
use crate::common::scene::Scene;
use crate::common::setup::answer;
use crate::page::Page;
use crate::pointer::{Hand, Point};

pub(crate) async fn momentum_step_by_step(page: &Page) {
    page.size(1180, 820).await;
    sit_down_at(page, TWO_AXES).await;
    let begun = page.shown_at_rest().await;
    shift(page, Means::MouseDrag, Facing::BR, Facing::FL).await;
    let one = page.shown_at_rest().await;
    press(page, Means::Clicks, FORTH).await;
    let both = page.shown_at_rest().await;
    // The order decides whether West is pushed, so none is walked automatically yet.
    page.says(&t!("momentum-ask", what = "order")).await;
    let rows = page.all(".order").await;
    assert_eq!(rows.len(), 2, "each result must be listed once");
    page.come_to_rest().await;
    page.picture().await;
    walk(page, Means::MouseDrag, 'L').await;
    walk(page, Means::Clicks, 'V').await;
    page.find("button.on[data-axis=R]").await;
    page.find(".path:not(.quiet)").await;
    page.says("This turn").await;
    page.come_to_rest().await;
    page.picture().await;
    // Choosing from the list of orders replaces the order so far.
    press(page, Means::Clicks, ".order[aria-pressed=false]").await;
    assert_eq!(page.all(".axis.on").await.len(), 3);
    // Each press takes back one visible step: an order, then a disk.
    for before in [both, one, begun.clone()] {
        press(page, Means::Clicks, BACK).await;
        page.shows_again(&before).await;
    }
    let script = "return document.querySelector('.go .btn').getAttribute('aria-disabled')";
    assert_eq!(page.eval(script).await, "true");
    assert_eq!(
        steps(page).await.len(),
        2,
        "a turn taken back must not be recorded"
    );

    // A reload discards a draft, too.
    build(page, Means::Clicks, turn("BR>FL,-:LVR")).await;
    page.reload().await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    page.shows_again(&begun).await;
    take(page, Means::Clicks, turn("BR>FL,-:LVR")).await;
}

/// What the board shows of the turn before and of the next one.
const MARKS: &str = r#"
const count = (css) => document.querySelectorAll(css).length;
return [count(".threat"), count(".path.quiet"), count(".mb.west .lean"), count(".mb.east .lean")].join();
"#;

pub(crate) async fn momentum_marks_what_stands_against_the_player(page: &Page) {
    page.size(360, 740).await;
    sit_down_at(page, "1. B>F,B>F:VRL B>F,FL>F:VRL").await;
    assert_eq!(page.eval(MARKS).await, "1,1,2,0");
    page.says("Moyama walked").await;
    page.says("stands ready:").await;
    page.come_to_rest().await;
    page.picture().await;
    // Nothing of it stays on the board once a disk is picked up; what West moved stays marked.
    press(page, Means::Clicks, "[data-hex=FL]").await;
    assert_eq!(page.eval(MARKS).await, "0,0,2,0");
    press(page, Means::Clicks, "[data-hex=FR]").await;
    assert_eq!(page.eval(MARKS).await, "0,0,2,1");
    page.come_to_rest().await;
    page.picture().await;
    press(page, Means::Clicks, BACK).await;
    assert_eq!(page.eval(MARKS).await, "1,1,2,0");
}

/// How long wrestlers and disks take to move, and by what.
const MOTION: &str = r#"
const style = (css) => getComputedStyle(document.querySelector(css));
const { transitionProperty: by, transitionDuration: wrestler } = style(".hex-pic .wrestler");
return [by, wrestler, style(".dk").transitionDuration].join();
"#;

pub(crate) async fn momentum_moves_by_transform_and_stands_still_at_instant_pace(page: &Page) {
    page.size(820, 1180).await;
    sit_down_at(page, BEHIND).await;
    assert_eq!(page.eval(MOTION).await, "transform,0s,0s");
    let bout = kept(&against_the_computer(), BEHIND);
    MOMENTUM
        .sit_down(page, &bout, &settings("system", "normal"))
        .await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    assert_eq!(page.eval(MOTION).await, "transform,0.42s,0.18s");
}

/// Presses a disk and moves it by this much; it stays pressed.
async fn pick_up(page: &Page, from: Point, by: Point) {
    let go = |(x, y): Point| PointerAction::MoveTo {
        duration: Some(Duration::from_millis(50)),
        x,
        y,
    };
    let down = PointerAction::Down {
        button: MOUSE_BUTTON_LEFT,
    };
    let to = (from.0 + by.0, from.1 + by.1);
    page.perform(Hand::Mouse, vec![go(from), down, go(to)])
        .await;
}

async fn let_go(page: &Page) {
    let button = MOUSE_BUTTON_LEFT;
    page.perform(Hand::Mouse, vec![PointerAction::Up { button }])
        .await;
}

async fn refused(page: &Page, words: &str) {
    page.find(".now .refusal").await;
    page.says(words).await;
}

pub(crate) async fn momentum_refusals(page: &Page) {
    page.size(1180, 820).await;
    sit_down_at(page, BEHIND).await;
    let begun = page.shown_at_rest().await;
    // Dropped elsewhere, or dragged when Escape is pressed, the disk returns to its place.
    let forward = hex(page, Facing::F).await;
    let elsewhere = page.find(".now h2").await;
    page.drag(Hand::Mouse, &forward, &elsewhere).await;
    page.shows_again(&begun).await;
    let at = page.middle(&forward).await;
    pick_up(page, at, (20.0, 30.0)).await;
    page.find(".dk-held").await;
    page.picture().await;
    page.key(Key::Escape).await;
    let script = "return !document.querySelector('.dk-held')";
    page.until("the disk to be put down", script, Vec::new())
        .await;
    let_go(page).await;
    page.shows_again(&begun).await;
    // Nor can it be dropped on the opponent's board.
    let theirs = page.find(".mb.west .mbd").await;
    page.drag(Hand::Mouse, &forward, &theirs).await;
    page.shows_again(&begun).await;

    let empty = hex(page, Facing::B).await;
    page.tap(Hand::Mouse, &empty).await;
    refused(page, "No disk lies on the hex “backward”.").await;
    page.drag(Hand::Mouse, &empty, &forward).await;
    refused(page, "No disk lies on the hex “backward”.").await;
    press(page, Means::Clicks, "button[data-axis=R]").await;
    refused(page, "That axis is balanced").await;
    press(page, Means::Clicks, "[data-hex=F]").await;
    press(page, Means::Clicks, "button[data-axis=V]").await;
    refused(page, "First lay down the disk that you hold.").await;
    page.key(Key::Escape).await;
    page.shows_again(&begun).await;

    shift(page, Means::Clicks, Facing::F, Facing::FR).await;
    press(page, Means::Clicks, FORTH).await;
    page.says(&t!("momentum-ask", what = "order")).await;
    press(page, Means::Clicks, FORTH).await;
    refused(page, "First tap the boxes in the order in which you walk.").await;
    let third = page.find("[data-hex=BL]").await;
    page.tap(Hand::Mouse, &third).await;
    refused(page, "Both disks have been moved.").await;
    page.picture().await;
    walk(page, Means::Clicks, 'R').await;
    page.drag(Hand::Mouse, &third, &forward).await;
    refused(page, "Disks are moved before the first step.").await;
    press(page, Means::Clicks, "button[data-axis=R]").await;
    refused(page, "That axis has its place already.").await;
    keeps(page, 2).await;
    press(page, Means::Clicks, FORTH).await;
    let script = "return localStorage.getItem('hakkyoi.bout.momentum').includes('F>FR,-:RVL')";
    page.until("the turn to be stored", script, Vec::new())
        .await;
}

pub(crate) async fn momentum_walks_off(page: &Page) {
    page.size(1180, 820).await;
    sit_down_at(page, RIM).await;
    // A double press that leaves the last disk does not walk, too.
    press(page, Means::Clicks, FORTH).await;
    let leave = page.find(FORTH).await;
    let at = page.middle(&leave).await;
    let press_once = || [PRESS, pause(60), LIFT, pause(60)];
    let twice = [go(at)].into_iter().chain(press_once()).chain(press_once());
    page.perform(Hand::Mouse, twice.collect()).await;
    page.role("button", &t!("momentum-walk")).await;
    assert!(!page.text().await.contains("Walk all the same?"));
    for _ in 0..2 {
        press(page, Means::Clicks, BACK).await;
    }
    build(page, Means::Clicks, turn("-,-:VRL")).await;
    page.says(&t!("momentum-comes", toward = "B", what = "fall"))
        .await;
    let warned = "This walks off the board and loses the bout. Walk all the same?";
    press(page, Means::Clicks, FORTH).await;
    page.says(warned).await;
    page.role("button", &t!("momentum-walk-off")).await;
    page.come_to_rest().await;
    page.picture().await;
    // After taking a step back, the player is warned again.
    press(page, Means::Clicks, BACK).await;
    assert!(!page.text().await.contains(warned));
    press(page, Means::Clicks, FORTH).await;
    assert!(!page.text().await.contains(warned));
    press(page, Means::Clicks, FORTH).await;
    page.says(warned).await;
    // A turn that stays on the board brings no warning.
    press(page, Means::Clicks, BACK).await;
    press(page, Means::Clicks, BACK).await;
    take(page, Means::Clicks, turn("B>F,B>F:VRL")).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    sit_down_at(page, RIM).await;
    take(page, Means::Keys, turn("-,-:VRL")).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::MustBeSeen);
    MOMENTUM.go_on(page, Means::Keys).await;
    page.says("Tetsu walked off the board, backward.").await;
    page.find("main[data-scene=over] .kim").await;
}

/// Counts every curtain, however briefly it hangs.
const WATCH: &str = r#"
window.e2eCurtains = 0;
const look = () => { if (document.querySelector("[data-scene=curtain]")) e2eCurtains += 1; };
new MutationObserver(look).observe(document, { subtree: true, childList: true });
look();
"#;

pub(crate) async fn momentum_two_side_by_side(page: &Page) {
    page.size(820, 1180).await;
    page.plant(&[("settings", &settings("system", "instant"))]);
    page.open("#/momentum/new").await;
    page.press("radio", &t!("setup-table")).await;
    page.role("radio", &t!("seating-passing", hands = "open"))
        .await;
    answer(page, Hand::Mouse, "length", 3).await;
    page.press("button", &t!("begin")).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    page.eval(WATCH).await;
    page.says(&t!("momentum-ask-named", what = "two", name = "Tetsu"))
        .await;
    page.find(".mb.east [data-hex]").await;
    take(page, Means::TapTap, turn("B>F,B>F:VRL")).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    page.says(&t!("momentum-ask-named", what = "two", name = "Kaze"))
        .await;
    page.find(".mb.west [data-hex]").await;
    assert!(page.all(".mb.east [data-hex]").await.is_empty());
    page.come_to_rest().await;
    page.picture().await;
    // West's forward points left, at East.
    let place = async |facing| page.middle(&hex(page, facing).await).await.0;
    assert!(place(Facing::F).await < place(Facing::B).await);
    shift(page, Means::MouseDrag, Facing::BL, Facing::FR).await;
    press(page, Means::Clicks, BACK).await;
    let ended = play_to_the_end(page, &[Means::MouseDrag, Means::TapTap]).await;
    eprintln!("{ended}");
    assert!(ended.contains("[Result \""), "{ended}");
    page.rematch(Hand::Mouse).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    page.says(&t!("momentum-ask-named", what = "two", name = "Kaze"))
        .await;
    page.find(".mb.west [data-hex]").await;
    assert_eq!(page.eval("return e2eCurtains").await, 0);
    assert!(MOMENTUM.record(page).await.contains("[First \"west\"]"));

    // In practice, undo returns to the player whose turn it was.
    let mut practice = kept(&people(), "1. B>F,B>F:VRL");
    practice["keiko"] = true.into();
    MOMENTUM.sit_down_at(page, &practice).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    page.says(&t!("momentum-ask-named", what = "two", name = "Kaze"))
        .await;
    page.press("button", &t!("undo")).await;
    page.says(&t!("momentum-ask-named", what = "two", name = "Tetsu"))
        .await;
    assert!(steps(page).await.is_empty());
}

pub(crate) async fn momentum_practice(page: &Page) {
    page.size(1180, 820).await;
    let mut practice = kept(&against_the_computer(), BEHIND);
    practice["keiko"] = true.into();
    MOMENTUM.sit_down_at(page, &practice).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    // A hint does not change the draft.
    shift(page, Means::MouseDrag, Facing::BL, Facing::FL).await;
    page.press("button", &t!("hint")).await;
    page.find(".now .hint").await;
    page.says(&t!("momentum-reason", what = "wins")).await;
    let script = "return document.querySelectorAll('.dk-gone').length";
    assert_eq!(page.eval(script).await, 1, "the hint must keep the draft");
    page.picture().await;
    press(page, Means::Clicks, BACK).await;
    take(page, Means::Clicks, turn("F>B,F>B:VRL")).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    keeps(page, 4).await;
    for left in [2, 0] {
        page.press("button", &t!("undo")).await;
        let script = "return document.querySelector('.bar p').textContent.includes(arguments[0])";
        let now = format!("urn {}", left + 1);
        page.until("the turn to be open again", script, vec![now.into()])
            .await;
        assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
        keeps(page, left).await;
    }
    page.find(".tool[aria-disabled=true]").await;
    // A bout can also be finished after an undo.
    let ended = play_to_the_end(page, &[Means::Clicks]).await;
    assert!(ended.contains("[Result \""), "{ended}");
}
