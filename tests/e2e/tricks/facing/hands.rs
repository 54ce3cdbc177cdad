//! The hands of two who sit face to face, and what the document may tell while they look.

use crate::engine::Engine;
use crate::page::Page;
use crate::pointer::{Hand, Point};
use crate::tricks::secrets::{Bout, MENTIONED, cards, mentioned, only};
use fantoccini::actions::{
    Actions, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, PointerAction, TouchActions,
};
use fantoccini::key::Key;
use hakkyoi::rules::Seat;
use hakkyoi::rules::tricks::{Card, CardSet};
use hakkyoi::ui::games::tricks::model::Model;
use serde_json::{Value, json};
use std::time::Duration;

/// How a player gets a card from behind the rope into the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
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

pub(crate) const PRESS: PointerAction = PointerAction::Down {
    button: MOUSE_BUTTON_LEFT,
};
pub(crate) const LIFT: PointerAction = PointerAction::Up {
    button: MOUSE_BUTTON_LEFT,
};

pub(crate) fn go((x, y): Point) -> PointerAction {
    PointerAction::MoveTo {
        duration: Some(Duration::from_millis(30)),
        x,
        y,
    }
}

pub(super) fn pause(millis: u64) -> PointerAction {
    PointerAction::Pause {
        duration: Duration::from_millis(millis),
    }
}

/// What two who sit face to face are waited for.
pub(super) const WAITS: &str = "
if (!document.querySelector('.facing')) return null;
const buttons = [...document.querySelectorAll('.facing .acts .btn')].map((it) => it.textContent.trim());
if (buttons.includes('Rematch') || buttons.includes('New deal')) return 'over';
if (buttons.includes('Go on') || buttons.includes('Result')) return 'lies';
return document.querySelector('[data-palm][data-focus]')?.dataset.palm ?? null;
";

/// Notes, at every change of the document, what it tells and whose cover it says is held.
pub(super) const WATCH: &str = "
window.e2eNoted = [];
const held = () => [...document.querySelectorAll('[data-palm][aria-pressed=true]')].map((it) => it.dataset.palm).join(' ');
new MutationObserver(() => window.e2eNoted.push([held(), mentioned()]))
  .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
return true;
";

pub(super) async fn watch(page: &Page) {
    page.eval(&format!("{MENTIONED} {WATCH}")).await;
}

/// No moment since the last time told of a hand whose cover was not held. Gives all that has been told.
pub(super) async fn moments_told_of_held_hands_only(
    page: &Page,
    before: &Bout,
    after: &Bout,
) -> CardSet {
    let mut all = CardSet::EMPTY;
    let noted = page
        .eval("const noted = window.e2eNoted; window.e2eNoted = []; return noted")
        .await;
    for moment in noted.as_array().unwrap() {
        let told: CardSet = cards(&moment[1]);
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

pub(crate) async fn waits(page: &Page) -> String {
    let waits = page.until("a table that waits", WAITS, Vec::new()).await;
    waits.as_str().unwrap().to_owned()
}

pub(crate) fn own(seat: Seat, css: &str) -> String {
    format!(".facing-side[data-seat={}] {css}", seat.slug())
}

pub(crate) async fn middle_of(page: &Page, css: &str) -> Point {
    let element = page.find(css).await;
    page.middle(&element).await
}

/// From the cover over the card straight into the ring.
pub(super) async fn route(page: &Page, seat: Seat, place: usize) -> [Point; 3] {
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

pub(super) async fn held(page: &Page) -> Value {
    page.eval("return [...document.querySelectorAll('[data-palm][aria-pressed=true]')].map((it) => it.dataset.palm)")
        .await
}

pub(crate) async fn is_held(page: &Page, seats: &[&str]) {
    let script = "return JSON.stringify([...document.querySelectorAll('[data-palm][aria-pressed=true]')].map((it) => it.dataset.palm)) === JSON.stringify(arguments[0])";
    page.until(&format!("{seats:?} to look"), script, vec![json!(seats)])
        .await;
}

pub(crate) async fn key(page: &Page, actions: Vec<KeyAction>) {
    let keys = KeyActions::new("keys".to_owned());
    let keys = actions.into_iter().fold(keys, KeyActions::then);
    page.client.perform_actions(keys).await.unwrap();
}

/// While the seat's player looks: all of the own hand, and nothing of the other.
pub(super) async fn sees_the_own_hand(page: &Page, seat: Seat, bout: &Bout) {
    is_held(page, &[seat.slug()]).await;
    let told = mentioned(page).await;
    let hand = bout.hands[seat.index()];
    only(told, hand.or(bout.played), "while one looks");
    assert!(hand.without(told).is_empty(), "all of {hand} is to be seen");
}

/// Where a card stands in the seat's hand, from 0.
pub(super) async fn place_of(page: &Page, seat: Seat, card: Card) -> usize {
    // As text: the page's own numbers are not exact enough for the lot.
    let kept = kept_text(page).await;
    let mut kept: Value = serde_json::from_str(kept.as_str().unwrap()).unwrap();
    let kept = serde_json::from_value(kept["data"].take()).unwrap();
    let standing = Model::resume(kept).unwrap().standing(seat).into_iter();
    standing.clone().position(|other| other == card).unwrap()
}

/// The last card that may be played, laid so.
pub(super) async fn lay(page: &Page, seat: Seat, way: Way) {
    let bout = Bout::of(page).await;
    let free = bout.playable(seat);
    let card = free.into_iter().last().unwrap();
    let hand = bout.hands[seat.index()];
    let place = place_of(page, seat, card).await;
    page.come_to_rest().await;
    only(mentioned(page).await, bout.played, "before one looks");
    let before = kept_text(page).await;
    lay_from(page, seat, way, place, async |looks| {
        if looks {
            sees_the_own_hand(page, seat, &bout).await;
        } else {
            only(mentioned(page).await, bout.played, "while nobody looks");
        }
    })
    .await;
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

/// Lays the card that stands at a place, from 0. `check` is called in between, and told whether the seat's player looks just then.
pub(crate) async fn lay_from(
    page: &Page,
    seat: Seat,
    way: Way,
    place: usize,
    check: impl AsyncFn(bool),
) {
    let [cover, at, ring] = route(page, seat, place).await;
    let picked = format!("li:nth-child({})[aria-selected=true]", place + 1);
    let picked = own(seat, &picked);
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
            check(true).await;
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
            check(false).await;
            let back = page
                .find(&own(seat, &format!("li:nth-child({})", place + 1)))
                .await;
            page.tap(Hand::Finger, &back).await;
            let slot = page
                .find(&format!(".slot.is-target[data-seat={}]", seat.slug()))
                .await;
            check(false).await;
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
}

/// Holds one key while others are pressed and let go, by another hand: some drivers know one key a hand.
pub(super) async fn hold_and_press(page: &Page, held: char, pressed: &[char]) {
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

pub(super) fn letters(seat: Seat) -> [char; 4] {
    if seat == Seat::EAST {
        ['q', 'a', 'd', 's']
    } else {
        ['p', 'j', 'l', 'k']
    }
}

/// Presses Tab until the seat's cover has the focus; everything on the way shows that it has it.
pub(super) async fn focus_cover(page: &Page, seat: Seat) {
    for _ in 0..30 {
        let script = "return document.activeElement?.dataset?.palm ?? ''";
        if page.eval(script).await == seat.slug() {
            return;
        }
        page.key(Key::Tab).await;
    }
    panic!("Tab does not lead to the cover");
}

pub(super) async fn go_on(page: &Page, seat: Seat, way: Way) {
    let before = kept_text(page).await;
    press_on(page, seat, way).await;
    later_than(page, &before).await;
}

/// Says that what lies there has been seen.
pub(crate) async fn press_on(page: &Page, seat: Seat, way: Way) {
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
}

pub(super) async fn kept_text(page: &Page) -> Value {
    page.eval("return localStorage.getItem('hakkyoi.bout.tricks')")
        .await
}

pub(super) async fn later_than(page: &Page, before: &Value) {
    let script = "return localStorage.getItem('hakkyoi.bout.tricks') !== arguments[0]";
    page.until("the bout to go on", script, vec![before.clone()])
        .await;
}
