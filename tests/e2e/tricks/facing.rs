//! Two who sit face to face: whole bouts by every means, and no hand in the document whose cover is not held.

use super::secrets::{Bout, MENTIONED, mentioned, only};
use super::table::{ALL_SEEN, Scene, kept, people, settings};
use crate::engine::Engine;
use crate::page::Page;
use crate::pointer::{Hand, Point};
use fantoccini::actions::{
    Actions, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, PointerAction, TouchActions,
};
use fantoccini::key::Key;
use hakkyoi::rules::Seat;
use hakkyoi::rules::tricks::CardSet;
use serde_json::{Value, json};
use std::time::Duration;

/// How a player gets a card from behind the rope into the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// One pointer holds the cover, slides to the card and on into the ring.
    Slide,
    /// One finger holds the cover, another drags the card.
    TwoFingers,
    /// The cover is held for a look; then the back of the card is tapped, and the place in the ring.
    Taps,
    /// The seat's own letters.
    Letters,
    /// Space, arrows and Enter on the cover that has the focus.
    Cover,
}

const PRESS: PointerAction = PointerAction::Down {
    button: MOUSE_BUTTON_LEFT,
};
const LIFT: PointerAction = PointerAction::Up {
    button: MOUSE_BUTTON_LEFT,
};

fn go((x, y): Point) -> PointerAction {
    PointerAction::MoveTo {
        duration: Some(Duration::from_millis(30)),
        x,
        y,
    }
}

fn pause(millis: u64) -> PointerAction {
    PointerAction::Pause {
        duration: Duration::from_millis(millis),
    }
}

/// What two who sit face to face are waited for.
const WAITS: &str = "
if (!document.querySelector('.facing')) return null;
const buttons = [...document.querySelectorAll('.facing .acts .btn')].map((it) => it.textContent.trim());
if (buttons.includes('Rematch') || buttons.includes('New deal')) return 'over';
if (buttons.includes('Go on') || buttons.includes('Result')) return 'lies';
return document.querySelector('[data-palm][data-focus]')?.dataset.palm ?? null;
";

/// Notes, at every change of the document, what it tells and whose cover it says is held.
const WATCH: &str = "
window.e2eNoted = [];
const held = () => [...document.querySelectorAll('[data-palm][aria-pressed=true]')].map((it) => it.dataset.palm).join(' ');
new MutationObserver(() => window.e2eNoted.push([held(), mentioned()]))
  .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
return true;
";

async fn watch(page: &Page) {
    page.eval(&format!("{MENTIONED} {WATCH}")).await;
}

/// No moment since the last time told of a hand whose cover was not held. Gives all that has been told.
async fn moments_told_of_held_hands_only(page: &Page, before: &Bout, after: &Bout) -> CardSet {
    let mut all = CardSet::EMPTY;
    let noted = page
        .eval("const noted = window.e2eNoted; window.e2eNoted = []; return noted")
        .await;
    for moment in noted.as_array().unwrap() {
        let told: CardSet = super::secrets::cards(&moment[1]);
        let held = moment[0].as_str().unwrap();
        let own = Seat::PAIR
            .into_iter()
            .filter(|seat| held.contains(seat.slug()));
        let own = own.fold(CardSet::EMPTY, |own, seat| {
            own.or(before.hands[seat.index()])
        });
        only(told, own.or(after.played), &format!("with {held:?} held"));
        all = all.or(told);
    }
    all
}

async fn waits(page: &Page) -> String {
    let waits = page.until("a table that waits", WAITS, Vec::new()).await;
    waits.as_str().unwrap().to_owned()
}

fn own(seat: Seat, css: &str) -> String {
    format!(".facing-side[data-seat={}] {css}", seat.slug())
}

async fn middle_of(page: &Page, css: &str) -> Point {
    let element = page.find(css).await;
    page.middle(&element).await
}

/// From the cover over the card straight into the ring.
async fn route(page: &Page, seat: Seat, place: usize) -> [Point; 3] {
    let cover = middle_of(page, &own(seat, ".palm")).await;
    let card = middle_of(page, &own(seat, &format!("li:nth-child({})", place + 1))).await;
    let ring = middle_of(page, ".plan").await;
    let upright = page.eval("return innerHeight >= innerWidth").await == json!(true);
    if upright {
        [(card.0, cover.1), card, (card.0, ring.1)]
    } else {
        [(cover.0, card.1), card, (ring.0, card.1)]
    }
}

async fn held(page: &Page) -> Value {
    page.eval("return [...document.querySelectorAll('[data-palm][aria-pressed=true]')].map((it) => it.dataset.palm)")
        .await
}

async fn is_held(page: &Page, seats: &[&str]) {
    let script = "return JSON.stringify([...document.querySelectorAll('[data-palm][aria-pressed=true]')].map((it) => it.dataset.palm)) === JSON.stringify(arguments[0])";
    page.until(&format!("{seats:?} to look"), script, vec![json!(seats)])
        .await;
}

async fn key(page: &Page, actions: Vec<KeyAction>) {
    let keys = KeyActions::new("keys".to_owned());
    let keys = actions.into_iter().fold(keys, KeyActions::then);
    page.client.perform_actions(keys).await.unwrap();
}

/// While the seat's player looks: all of the own hand, and nothing of the other.
async fn sees_the_own_hand(page: &Page, seat: Seat, bout: &Bout) {
    is_held(page, &[seat.slug()]).await;
    let told = mentioned(page).await;
    let hand = bout.hands[seat.index()];
    only(told, hand.or(bout.played), "while one looks");
    assert!(hand.without(told).is_empty(), "all of {hand} is to be seen");
}

/// The last card that may be played, laid so.
async fn lay(page: &Page, seat: Seat, way: Way) {
    let bout = Bout::of(page).await;
    let free = bout.playable(seat);
    let card = free.into_iter().last().unwrap();
    let hand = bout.hands[seat.index()];
    let place = hand.into_iter().position(|other| other == card).unwrap();
    page.come_to_rest().await;
    only(mentioned(page).await, bout.played, "before one looks");
    let [cover, at, ring] = route(page, seat, place).await;
    let picked = format!("li:nth-child({})[aria-selected=true]", place + 1);
    let picked = own(seat, &picked);
    let before = kept_text(page).await;
    match way {
        Way::Slide => {
            let all = vec![
                go(cover),
                PRESS,
                pause(60),
                go(at),
                pause(30),
                go(ring),
                LIFT,
            ];
            page.perform(Hand::Mouse, all).await;
        }
        Way::TwoFingers if page.engine() == Engine::Webkit => {
            // One pointer is all that its driver has; the other's cover is held by its key.
            let [look, ..] = letters(seat);
            key(page, vec![KeyAction::Down { value: look }]).await;
            sees_the_own_hand(page, seat, &bout).await;
            page.stroke(Hand::Mouse, &[at, ring]).await;
            key(page, vec![KeyAction::Up { value: look }]).await;
        }
        Way::TwoFingers => {
            let palm = [
                go(cover),
                PRESS,
                pause(200),
                pause(30),
                pause(30),
                pause(30),
                LIFT,
            ];
            let thumb = [
                pause(30),
                pause(30),
                go(at),
                PRESS,
                go(ring),
                LIFT,
                pause(30),
            ];
            let finger = |name: &str, actions: [PointerAction; 7]| {
                let fingers = TouchActions::new(name.to_owned());
                actions.into_iter().fold(fingers, TouchActions::then)
            };
            let both = Actions::from(finger("palm", palm)).and(finger("thumb", thumb));
            page.client.perform_actions(both).await.unwrap();
        }
        Way::Taps => {
            page.perform(Hand::Finger, vec![go(cover), PRESS, pause(120), LIFT])
                .await;
            is_held(page, &[]).await;
            only(mentioned(page).await, bout.played, "after the look");
            let back = page
                .find(&own(seat, &format!("li:nth-child({})", place + 1)))
                .await;
            page.tap(Hand::Finger, &back).await;
            let slot = page
                .find(&format!(".slot.is-target[data-seat={}]", seat.slug()))
                .await;
            only(mentioned(page).await, bout.played, "while a card is picked");
            page.tap(Hand::Finger, &slot).await;
        }
        Way::Letters => {
            let [look, _, on, lay] = letters(seat);
            hold_and_press(page, look, &vec![on; place + 1]).await;
            page.find(&picked).await;
            page.keys(&[lay]).await;
        }
        Way::Cover => {
            focus_cover(page, seat).await;
            let on = Key::Right.into();
            hold_and_press(page, Key::Space.into(), &vec![on; place + 1]).await;
            page.find(&picked).await;
            page.key(Key::Enter).await;
        }
    }
    later_than(page, &before).await;
    is_held(page, &[]).await;
    let after = Bout::of(page).await;
    let told = moments_told_of_held_hands_only(page, &bout, &after).await;
    assert!(
        hand.without(told).is_empty(),
        "all of {hand} was to be seen"
    );
    only(mentioned(page).await, after.played, "after a card is laid");
}

/// Holds one key while others are pressed and let go, by another hand: some drivers know one key a hand.
async fn hold_and_press(page: &Page, held: char, pressed: &[char]) {
    let mut one = KeyActions::new("hold".to_owned()).then(KeyAction::Down { value: held });
    let pause = || KeyAction::Pause {
        duration: Duration::from_millis(60),
    };
    let mut other = KeyActions::new("press".to_owned()).then(pause());
    for &value in pressed {
        one = one.then(pause()).then(pause());
        other = other
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value });
    }
    one = one.then(KeyAction::Up { value: held });
    let both = Actions::from(one).and(other);
    page.client.perform_actions(both).await.unwrap();
    is_held(page, &[]).await;
}

fn letters(seat: Seat) -> [char; 4] {
    if seat == Seat::EAST {
        ['q', 'a', 'd', 's']
    } else {
        ['p', 'j', 'l', 'k']
    }
}

/// Presses Tab until the seat's cover has the focus; everything on the way shows that it has it.
async fn focus_cover(page: &Page, seat: Seat) {
    for _ in 0..30 {
        let script = "return document.activeElement?.dataset?.palm ?? ''";
        if page.eval(script).await == seat.slug() {
            return;
        }
        page.key(Key::Tab).await;
    }
    panic!("Tab does not lead to the cover");
}

async fn go_on(page: &Page, seat: Seat, way: Way) {
    let before = kept_text(page).await;
    match way {
        Way::Letters => page.keys(&[letters(seat)[3]]).await,
        Way::Cover => {
            focus_cover(page, seat).await;
            page.key(Key::Enter).await;
        }
        Way::Taps => {
            let ring = page.find(".pic-go").await;
            page.tap(Hand::Finger, &ring).await;
        }
        Way::Slide | Way::TwoFingers => {
            let button = page.find(&own(seat, ".acts .btn")).await;
            page.tap(Hand::Mouse, &button).await;
        }
    }
    later_than(page, &before).await;
}

async fn kept_text(page: &Page) -> Value {
    page.eval("return localStorage.getItem('hakkyoi.bout.tricks')")
        .await
}

async fn later_than(page: &Page, before: &Value) {
    let script = "return localStorage.getItem('hakkyoi.bout.tricks') !== arguments[0]";
    page.until("the bout to go on", script, vec![before.clone()])
        .await;
}

/// Plays to the end, one way after the other; West begins where both are asked.
async fn to_the_end(page: &Page, ways: &[Way]) {
    watch(page).await;
    eprintln!("{}", page.record().await);
    let mut turn = 0;
    loop {
        let way = ways[turn % ways.len()];
        turn += 1;
        let seat = Seat::PAIR[turn % 2];
        match waits(page).await.as_str() {
            "over" => break,
            "lies" => go_on(page, seat, way).await,
            first => {
                let asked = page.all("[data-palm][data-focus]").await.len();
                let seat = if asked == 2 || first == Seat::WEST.slug() {
                    Seat::WEST
                } else {
                    Seat::EAST
                };
                lay(page, seat, way).await;
            }
        }
    }
    only(
        mentioned(page).await,
        Bout::of(page).await.played,
        "the result",
    );
    page.picture().await;
}

/// From the set-up sheet, where the choice is offered to two alone.
async fn set_up(page: &Page) {
    page.plant(&[("settings", &settings("system", "instant"))])
        .await;
    page.open("#/tricks/new").await;
    let computer = page.role("radio", "Against the computer").await;
    page.tap(Hand::Mouse, &computer).await;
    page.until(
        "no choice for one",
        "return !document.querySelector('[name=seating]')",
        Vec::new(),
    )
    .await;
    for name in ["Two at this table", "Face to face"] {
        let answer = page.role("radio", name).await;
        page.tap(Hand::Mouse, &answer).await;
    }
    page.says("A hand shows only while its palm cover is held")
        .await;
    page.picture().await;
    let begin = page.role("button", "Begin").await;
    page.tap(Hand::Mouse, &begin).await;
    waits(page).await;
    page.picture().await;
}

pub(crate) async fn facing_by_mouse(page: &Page) {
    page.size(1180, 820).await;
    set_up(page).await;
    to_the_end(page, &[Way::Slide, Way::Taps]).await;
    let record = page.record().await;
    let rematch = page.find(&own(Seat::WEST, ".acts .btn")).await;
    page.tap(Hand::Mouse, &rematch).await;
    assert_eq!(waits(page).await, "east");
    assert_ne!(page.record().await, record, "a new deal");
    // Remembered from last time.
    page.open("#/tricks/new").await;
    page.find("[name=seating]:checked").await;
    let answers = "return [...document.querySelectorAll('[name=seating]')].map((it) => it.checked)";
    assert_eq!(page.eval(answers).await, json!([false, true]));
}

pub(crate) async fn facing_by_touch(page: &Page) {
    page.size(820, 1180).await;
    set_up(page).await;
    to_the_end(page, &[Way::TwoFingers, Way::Taps]).await;
}

pub(crate) async fn facing_by_keyboard(page: &Page) {
    page.size(1180, 820).await;
    set_up(page).await;
    to_the_end(page, &[Way::Letters, Way::Cover]).await;
}

async fn sit_down_at(page: &Page, theme: &str, moves: &str, seen: usize) {
    let bout = kept(&people(), moves, seen, None).replace("\"passing\"", "\"facing\"");
    page.plant(&[
        ("bout.tricks", &bout),
        ("settings", &settings(theme, "instant")),
    ])
    .await;
    page.open("#/tricks").await;
    waits(page).await;
    // The page keeps the bout again as soon as it listens.
    let script =
        "return 'torikumi' in JSON.parse(localStorage.getItem('hakkyoi.bout.tricks')).data";
    page.until("the bout to be kept", script, Vec::new()).await;
}

/// Whatever may have let go of a cover unseen has done so; another pointer changes nothing; each shields the own cards.
pub(crate) async fn facing_covers(page: &Page) {
    page.size(1180, 820).await;
    sit_down_at(page, "system", "G1=G5 R1-", ALL_SEEN).await;
    watch(page).await;
    let bout = Bout::of(page).await;
    let cover = middle_of(page, "[data-palm=east]").await;
    page.eval("window.e2ePointer = null; addEventListener('pointerdown', (event) => { if (event.isTrusted) window.e2ePointer = event.pointerId }, true)")
        .await;
    for end in [
        "dispatchEvent(new Event('blur'))",
        "document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))",
        "dispatchEvent(new Event('pagehide'))",
        "document.querySelector('[data-palm=east]').dispatchEvent(new PointerEvent('pointercancel', { pointerId: window.e2ePointer, bubbles: true }))",
    ] {
        page.perform(Hand::Mouse, vec![go(cover), PRESS]).await;
        sees_the_own_hand(page, Seat::EAST, &bout).await;
        let other = "document.querySelector('[data-palm=east]').dispatchEvent(new PointerEvent(arguments[0], { pointerId: 77, bubbles: true }))";
        for kind in ["pointerdown", "pointerup", "pointercancel"] {
            page.eval_with(other, vec![json!(kind)]).await;
        }
        assert_eq!(
            held(page).await,
            json!(["east"]),
            "another pointer ends nothing"
        );
        page.eval(end).await;
        is_held(page, &[]).await;
        only(mentioned(page).await, bout.played, end);
        page.perform(Hand::Mouse, vec![LIFT]).await;
    }
    // Both look, and one lets go.
    page.perform(Hand::Mouse, vec![go(cover), PRESS]).await;
    key(page, vec![KeyAction::Down { value: 'p' }]).await;
    is_held(page, &["east", "west"]).await;
    page.picture().await;
    page.perform(Hand::Mouse, vec![LIFT]).await;
    sees_the_own_hand(page, Seat::WEST, &bout).await;
    // Under a sheet the palms rest.
    let menu = page.find(&own(Seat::EAST, ".tool:last-of-type")).await;
    page.tap(Hand::Mouse, &menu).await;
    page.find("dialog[open]").await;
    is_held(page, &[]).await;
    only(mentioned(page).await, bout.played, "under a sheet");
    key(page, vec![KeyAction::Up { value: 'p' }]).await;
    page.key(Key::Escape).await;
    page.until(
        "the sheet to go",
        "return !document.querySelector('dialog')",
        Vec::new(),
    )
    .await;

    // What is let go of beside everything is put back.
    let [from, at, _] = route(page, Seat::EAST, 1).await;
    page.perform(Hand::Mouse, vec![go(from), PRESS, go(at), go(from)])
        .await;
    page.find(&own(Seat::EAST, "li[data-card=R2][aria-selected=true]"))
        .await;
    page.perform(Hand::Mouse, vec![LIFT]).await;
    is_held(page, &[]).await;
    assert_eq!(page.all("[aria-selected=true]").await.len(), 0);
    // A card that may not be played is refused without a word about which it was.
    let kept = page.kept_bout().await;
    let back = page.find(&own(Seat::EAST, "li:nth-child(1)")).await;
    page.tap(Hand::Mouse, &back).await;
    page.find(&own(Seat::EAST, "li.is-chosen")).await;
    page.tap(Hand::Mouse, &back).await;
    page.find(&own(Seat::EAST, ".refusal")).await;
    page.says("Not that card: red was led, and who holds that colour must follow it.")
        .await;
    only(mentioned(page).await, bout.played, "a refusal");
    assert_eq!(page.kept_bout().await, kept);
    page.picture().await;
    moments_told_of_held_hands_only(page, &bout, &bout).await;
}

/// A reload finds both hands covered; a screen that is too small hangs the curtain, and one that is not takes it down again.
pub(crate) async fn facing_kept(page: &Page) {
    page.size(1180, 820).await;
    sit_down_at(page, "system", "G1=G5", ALL_SEEN).await;
    key(page, vec![KeyAction::Down { value: 'p' }]).await;
    is_held(page, &["west"]).await;
    let bout = page.kept_bout().await;
    page.reload().await;
    assert_eq!(waits(page).await, "west");
    assert_eq!(
        (page.kept_bout().await, held(page).await),
        (bout.clone(), json!([]))
    );
    key(page, vec![KeyAction::Up { value: 'p' }]).await;
    only(
        mentioned(page).await,
        Bout::of(page).await.played,
        "after a reload",
    );
    page.size(820, 1180).await;
    page.find(".facing.is-upright").await;
    page.size(600, 800).await;
    assert_eq!(page.scene().await, Scene::Curtain);
    page.says("This screen is too small to sit face to face")
        .await;
    page.picture().await;
    page.size(1180, 820).await;
    assert_eq!(waits(page).await, "west");
    assert_eq!(page.kept_bout().await, bout);
    // In the menu they sit down otherwise.
    let menu = page.find(&own(Seat::WEST, ".tool:last-of-type")).await;
    page.tap(Hand::Mouse, &menu).await;
    let pass = page.role("radio", "Pass the tablet").await;
    page.tap(Hand::Mouse, &pass).await;
    assert_eq!(page.scene().await, Scene::Curtain);
    assert_eq!(page.kept_bout().await["seating"], "passing");
}

/// axe-core over every scene, by day and by night, across and upright.
pub(crate) async fn facing_axe(page: &Page) {
    let all = page.engine() == Engine::Chromium;
    for ((width, height), theme) in [
        ((1180, 820), "day"),
        ((820, 1180), "night"),
        ((1440, 900), "night"),
    ] {
        page.size(width, height).await;
        let scenes = [
            ("", ALL_SEEN),
            ("G4=G2", 2),
            ("G1=G5 R1-", ALL_SEEN),
            ("G4=G2 B5-B2", 5),
            ("G4=G2 R5-R1", ALL_SEEN),
        ];
        for (moves, seen) in scenes.into_iter().take(if all { 5 } else { 1 }) {
            sit_down_at(page, theme, moves, seen).await;
            look(page).await;
        }
        sit_down_at(page, theme, "G1=G5 R1-", ALL_SEEN).await;
        let cover = middle_of(page, "[data-palm=east]").await;
        page.perform(Hand::Mouse, vec![go(cover), PRESS]).await;
        key(page, vec![KeyAction::Down { value: 'p' }]).await;
        is_held(page, &["east", "west"]).await;
        look(page).await;
        key(page, vec![KeyAction::Up { value: 'p' }]).await;
        page.perform(Hand::Mouse, vec![LIFT]).await;
        is_held(page, &[]).await;
        for seat in Seat::PAIR {
            for tool in ["tool:nth-last-of-type(2)", "tool:last-of-type"] {
                let opener = page.find(&own(seat, &format!(".{tool}"))).await;
                page.tap(Hand::Mouse, &opener).await;
                page.find("dialog[open]").await;
                look(page).await;
                page.key(Key::Escape).await;
                page.until(
                    "the sheet to go",
                    "return !document.querySelector('dialog')",
                    Vec::new(),
                )
                .await;
            }
        }
    }
}

async fn look(page: &Page) {
    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;
}
