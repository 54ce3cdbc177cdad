//! Face-to-face play in every game: the palm covers, the cards behind them, and whole bouts.

use crate::common::setup::{FORM, unfold};
use hakkyoi::ui::words::t;
use std::time::Duration;

use bout::{Gesture, Model, Msg};
use fantoccini::{
    actions::{
        Actions, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, PointerAction, TouchActions,
    },
    key::Key,
};
use hakkyoi::ui::stage::{FaceToFaceUi, GameUi};
use rules::Side;
use serde_json::{Value, json};

use crate::common::table::{GO_ON, Table};
use crate::engine::Engine;
use crate::page::Page;
use crate::pointer::{Hand, Point};

/// How a player plays a card from behind the rope into the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// One pointer holds the cover, slides to the card and on into the ring.
    Slide,
    /// One finger holds the cover, another drags the card.
    TwoFingers,
    /// The player holds the cover to look, then taps the card's back and the slot in the ring.
    Taps,
    /// The letter keys of the seat.
    Letters,
    /// Space, arrows and Enter on the focused cover.
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

pub(crate) fn pause(millis: u64) -> PointerAction {
    PointerAction::Pause {
        duration: Duration::from_millis(millis),
    }
}

/// What a face-to-face screen waits for: "over", "must-be-seen" (a result to confirm), "ways" (a choice that is no card), or the first seat that
/// must play a card.
const WAITS: &str = "
const scene = document.querySelector('.facing main[data-scene]')?.dataset.scene;
if (scene === 'over' || scene === 'must-be-seen') return scene;
if (scene !== 'asked') return null;
if (document.querySelector('section[data-seat] button[data-hour]')) return 'ways';
return document.querySelector('[data-palm][data-focus]')?.dataset.palm ?? null;
";

pub(crate) async fn waits(page: &Page) -> String {
    let waits = page
        .until("the table to wait for a player", WAITS, Vec::new())
        .await;
    waits.as_str().unwrap().to_owned()
}

/// Starts the next bout from one that is over.
pub(crate) async fn rematch(page: &Page) {
    let over = page.moment().await;
    let button = page.find(&own(Side::West, "button[data-focus]")).await;
    page.tap(Hand::Mouse, &button).await;
    page.later_than(&over).await;
    assert_eq!(waits(page).await, "east");
}

pub(crate) fn own(seat: Side, css: &str) -> String {
    format!("section[data-seat={}] {css}", seat.slug())
}

pub(crate) async fn middle_of(page: &Page, css: &str) -> Point {
    let element = page.find(css).await;
    page.middle(&element).await
}

/// The path from the cover over the card into the ring.
pub(crate) async fn route(page: &Page, seat: Side, place: usize) -> [Point; 3] {
    let cover = middle_of(page, &own(seat, "[data-palm]")).await;
    let card = middle_of(page, &own(seat, &format!("li:nth-child({})", place + 1))).await;
    let ring = middle_of(page, ".plan").await;
    let upright = page.eval("return innerHeight >= innerWidth").await == json!(true);
    if upright {
        [(card.0, cover.1), card, (card.0, ring.1)]
    } else {
        [(cover.0, card.1), card, (ring.0, card.1)]
    }
}

/// Measures while the seat's cover is held.
pub(crate) async fn while_held<T>(page: &Page, seat: Side, measure: impl AsyncFnOnce() -> T) -> T {
    let cover = middle_of(page, &own(seat, "[data-palm]")).await;
    page.perform(Hand::Mouse, vec![go(cover), PRESS]).await;
    is_held(page, &[seat.slug()]).await;
    let measured = measure().await;
    page.perform(Hand::Mouse, vec![LIFT]).await;
    is_held(page, &[]).await;
    measured
}

/// The path while the cover is held: the fan opens around the card that is turned.
pub(crate) async fn route_while_held(page: &Page, seat: Side, place: usize) -> [Point; 3] {
    while_held(page, seat, async || route(page, seat, place).await).await
}

pub(crate) async fn held(page: &Page) -> Value {
    page.eval("return [...document.querySelectorAll('[data-palm][aria-pressed=true]')].map((it) => it.dataset.palm)")
        .await
}

pub(crate) async fn is_held(page: &Page, seats: &[&str]) {
    let script = "return JSON.stringify([...document.querySelectorAll('[data-palm][aria-pressed=true]')].map((it) => it.dataset.palm)) === JSON.stringify(arguments[0])";
    page.until(
        &format!("{seats:?} to be looking"),
        script,
        vec![json!(seats)],
    )
    .await;
}

pub(crate) async fn key(page: &Page, actions: Vec<KeyAction>) {
    let keys = KeyActions::new("keys".to_owned());
    let keys = actions.into_iter().fold(keys, KeyActions::then);
    page.client.perform_actions(keys).await.unwrap();
}

/// Plays the card at a place, counted from 0. Calls `check` in between with whether the seat's player is looking at that moment.
pub(crate) async fn lay_from(
    page: &Page,
    seat: Side,
    way: Way,
    place: usize,
    check: impl AsyncFn(bool),
) {
    let picked = format!("li:nth-child({})[aria-selected=true]", place + 1);
    let picked = own(seat, &picked);
    match way {
        Way::Slide => {
            let [cover, at, ring] = route_while_held(page, seat, place).await;
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
            // Its driver has only one pointer, so a key holds the cover.
            let [look, ..] = letters(seat);
            key(page, vec![KeyAction::Down { value: look }]).await;
            check(true).await;
            let [_, at, ring] = route(page, seat, place).await;
            page.stroke(Hand::Mouse, &[at, ring]).await;
            key(page, vec![KeyAction::Up { value: look }]).await;
        }
        Way::TwoFingers => {
            let [cover, at, ring] = route_while_held(page, seat, place).await;
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
                let finger = TouchActions::new(name.to_owned());
                actions.into_iter().fold(finger, TouchActions::then)
            };
            let both = Actions::from(finger("palm", palm)).and(finger("thumb", thumb));
            page.client.perform_actions(both).await.unwrap();
            let scale = page.eval("return visualViewport.scale").await;
            assert_eq!(scale, 1, "two simultaneous touches must not zoom the page");
        }
        Way::Taps => {
            let [cover, ..] = route(page, seat, place).await;
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
            let [look, _, on, play] = letters(seat);
            hold_and_press(page, look, &vec![on; place + 1]).await;
            page.find(&picked).await;
            page.keys(&[play]).await;
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

/// Presses and releases keys while another input source holds one: some drivers support only one pressed key per source.
pub(crate) async fn press_beside(page: &Page, keys: &[char]) {
    let other = KeyActions::new("press".to_owned());
    let other = keys.iter().fold(other, |other, &value| {
        other
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value })
    });
    page.client.perform_actions(other).await.unwrap();
}

/// Holds one key while a second input source presses and releases others: some drivers support only one pressed key per source.
pub(crate) async fn hold_and_press(page: &Page, held: char, pressed: &[char]) {
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

pub(crate) fn letters(seat: Side) -> [char; 4] {
    if seat == Side::East {
        ['q', 'a', 'd', 's']
    } else {
        ['p', 'j', 'l', 'k']
    }
}

/// Presses Tab until the seat's cover has the focus.
pub(crate) async fn focus_cover(page: &Page, seat: Side) {
    for _ in 0..30 {
        let script = "return document.activeElement?.dataset?.palm ?? ''";
        if page.eval(script).await == seat.slug() {
            return;
        }
        page.key(Key::Tab).await;
    }
    panic!("Tab does not reach the cover");
}

/// Confirms what lies in the ring, at that seat's edge. What is shown stays until the other has done so too.
async fn press_on(page: &Page, seat: Side, way: Way) {
    match way {
        Way::Letters => page.keys(&[letters(seat)[3]]).await,
        Way::Cover => {
            focus_cover(page, seat).await;
            page.key(Key::Enter).await;
        }
        Way::Taps | Way::Slide | Way::TwoFingers => {
            let hand = if way == Way::Taps {
                Hand::Finger
            } else {
                Hand::Mouse
            };
            let button = page.find(&own(seat, GO_ON)).await;
            page.tap(hand, &button).await;
        }
    }
}

/// Both confirm what lies in the ring, that seat's player first.
pub(crate) async fn both_press_on(page: &Page, seat: Side, way: Way) {
    press_on(page, seat, way).await;
    page.find(&own(seat, "[data-act=go-on][aria-disabled=true]"))
        .await;
    assert_eq!(
        waits(page).await,
        "must-be-seen",
        "one alone does not go on"
    );
    press_on(page, seat.other(), way).await;
}

/// The stored bout of a game, as text.
pub(crate) async fn kept_text(page: &Page, game: &str) -> Value {
    let script = "return localStorage.getItem(`hakkyoi.bout.${arguments[0]}`)";
    page.eval_with(script, vec![game.into()]).await
}

/// Waits until another bout than `before` is stored and on screen.
pub(crate) async fn later_than(page: &Page, game: &str, before: &Value) {
    let script = "return localStorage.getItem(`hakkyoi.bout.${arguments[0]}`) !== arguments[1]";
    let arguments = vec![game.into(), before.clone()];
    page.until("the bout to go on", script, arguments).await;
    // A state is stored before it is rendered, and on a busy page it is rendered in several steps with timers between them. The page has
    // drawn it once nothing changes for 50 ms.
    let rests = "const [done] = arguments;
        let rests;
        const wait = () => { clearTimeout(rests); rests = setTimeout(() => { seen.disconnect(); done(); }, 50); };
        const seen = new MutationObserver(wait);
        seen.observe(document, { subtree: true, childList: true, attributes: true });
        wait()";
    let rests = page.client.execute_async(rests, Vec::new()).await;
    rests.expect("the page is there");
}

/// The stored bout.
pub(crate) async fn kept_model<G: GameUi>(page: &Page) -> Model<G> {
    // Parsed in Rust: JavaScript's numbers are not exact enough for the seed.
    let kept = kept_text(page, G::ID.slug()).await;
    let mut kept: Value = serde_json::from_str(kept.as_str().unwrap()).unwrap();
    Model::resume(serde_json::from_value(kept["data"].take()).unwrap()).unwrap()
}

/// Only the cards of players who are looking reveal what they are.
pub(crate) async fn only_told_to(page: &Page, looks: &[Side]) {
    let script = "return [...new Set([...document.querySelectorAll('.facing-hand [data-card]')].map((it) => it.closest('section[data-seat]').dataset.seat))].join(' ')";
    let told = page.eval(script).await;
    let looks: Vec<&str> = looks.iter().map(|seat| seat.slug()).collect();
    assert_eq!(told, looks.join(" "));
    let script = "return document.querySelectorAll('.facing-hand .tray:not(:has([data-card])) use[href*=\"#n\"]').length";
    assert_eq!(page.eval(script).await, 0, "a card's back shows a numeral");
}

/// Plays a legal card. Only its player learns which card it is.
pub(crate) async fn play<G: FaceToFaceUi>(page: &Page, seat: Side, way: Way) {
    page.come_to_rest().await;
    only_told_to(page, &[]).await;
    let model = kept_model::<G>(page).await;
    let all = model.standing(seat.into());
    let laid = |place: &usize| {
        let picked = model.after(Msg::Edge(seat.into(), Gesture::Pick(Some(*place))));
        picked
            .after(Msg::Edge(seat.into(), Gesture::Play))
            .refusal()
            .is_none()
    };
    // Varies the place.
    let mut places = (all.len() * 2 / 3..all.len()).chain(0..all.len());
    let place = places.find(laid).unwrap();
    let before = kept_text(page, G::ID.slug()).await;
    lay_from(page, seat, way, place, async |looks| {
        if looks {
            is_held(page, &[seat.slug()]).await;
            only_told_to(page, &[seat]).await;
        } else {
            only_told_to(page, &[]).await;
        }
    })
    .await;
    later_than(page, G::ID.slug(), &before).await;
    is_held(page, &[]).await;
    only_told_to(page, &[]).await;
    let sealed = kept_model::<G>(page).await.has_sealed(seat.into());
    let table = &serde_json::to_value(kept_model::<G>(page).await.save()).unwrap()["table"];
    let expected = serde_json::to_value(all[place]).unwrap();
    // The last card of a turn is turned over at once.
    assert!(
        !sealed || table["sealed"][seat.index()] == expected,
        "{table}"
    );
}

/// Sets up a game on the page by hand and begins the bout.
pub(crate) async fn set_up(page: &Page, game: &str, settings: &str, answers: &[String]) {
    page.plant(&[("settings", settings)]);
    page.open(&format!("#/{game}/new")).await;
    page.find(FORM).await;
    unfold(page, Hand::Mouse).await;
    for name in [t!("setup-table"), t!("seating-facing")]
        .iter()
        .chain(answers)
    {
        let answer = page.role("radio", name).await;
        page.tap(Hand::Mouse, &answer).await;
    }
    page.says(&t!("seating-facing-note", hands = "hidden"))
        .await;
    page.picture().await;
    page.press("button", &t!("begin")).await;
    waits(page).await;
    page.picture().await;
}

/// Plays a bout to its end and takes turns between the ways. West plays first if both seats must play. `answer` makes the choices that
/// are no cards.
pub(crate) async fn to_the_end<G: FaceToFaceUi>(
    page: &Page,
    table: &Table,
    ways: &[Way],
    answer: impl AsyncFn(Way),
) {
    for turn in 1..200 {
        let way = ways[turn % ways.len()];
        match waits(page).await.as_str() {
            "over" => {
                assert!(table.record(page).await.contains("[Result \""));
                page.picture().await;
                return;
            }
            "must-be-seen" => {
                let before = kept_text(page, table.game).await;
                both_press_on(page, Side::PAIR[turn % 2], way).await;
                later_than(page, table.game, &before).await;
            }
            "ways" => {
                let before = kept_text(page, table.game).await;
                answer(way).await;
                later_than(page, table.game, &before).await;
            }
            first => {
                let asked = page.all("[data-palm][data-focus]").await.len();
                let west = asked == 2 || first == Side::West.slug();
                play::<G>(page, if west { Side::West } else { Side::East }, way).await;
                if turn == 2 {
                    page.picture().await;
                }
            }
        }
    }
    panic!("the bout did not end within 200 turns");
}

/// Runs axe-core over the current screen.
pub(crate) async fn look(page: &Page) {
    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;
}

/// Runs axe-core while both players are looking.
pub(crate) async fn both_look(page: &Page) {
    let cover = middle_of(page, "[data-palm=east]").await;
    page.perform(Hand::Mouse, vec![go(cover), PRESS]).await;
    key(page, vec![KeyAction::Down { value: 'p' }]).await;
    is_held(page, &["east", "west"]).await;
    look(page).await;
    key(page, vec![KeyAction::Up { value: 'p' }]).await;
    page.perform(Hand::Mouse, vec![LIFT]).await;
    is_held(page, &[]).await;
}

/// Runs axe-core over both sheets of both players' edges.
pub(crate) async fn look_at_sheets(page: &Page) {
    for seat in Side::PAIR {
        for tool in ["tool:nth-last-of-type(2)", "tool:last-of-type"] {
            let opener = page.find(&own(seat, &format!(".{tool}"))).await;
            page.tap(Hand::Mouse, &opener).await;
            page.find("dialog[open]").await;
            look(page).await;
            page.key(Key::Escape).await;
            page.sheet_gone().await;
        }
    }
}

/// The screen sizes for these checks, with their themes.
pub(crate) const SCREENS: [((u32, u32), &str); 3] = [
    ((1180, 820), "day"),
    ((820, 1180), "night"),
    ((1440, 900), "night"),
];
