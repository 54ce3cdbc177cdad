//! The palm covers: what holds them, what releases them, and how a finger slides on from a cover to a card.
//!
//! A hand shows only while its cover is held: by a pointer on it, by Space while it has the focus, or by the seat's own key. Letting go
//! hides the hand at once. So does every event that may hide a release: a cancelled pointer, another window, another tab. Both covers may
//! be held at the same time; another pointer on a held cover changes nothing.

use std::{cell::RefCell, rc::Rc};

use bout::{EdgeView, Gesture, Msg};
use rules::Seat;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, KeyboardEvent, TouchEvent};
use yew::prelude::*;

use super::FaceToFaceUi;
use crate::ui::{
    browser::hooks::key_of,
    parts::{icon, inside},
    words::t,
};

/// The events that [`heard`] listens to.
pub(super) const EVENTS: &[&str] = &[
    "keydown",
    "keyup",
    "touchmove",
    "pointermove",
    "pointerup",
    "pointercancel",
    "lostpointercapture",
    "blur",
    "pagehide",
    "visibilitychange",
];

/// A pointer that holds a cover.
#[derive(Clone, Copy)]
pub(super) struct Finger {
    pointer: i32,
    /// Whether it has slid off the cover and picked a card.
    slid: bool,
}

/// Both palm covers, and the state that they share.
#[derive(Clone)]
pub struct Palms<G: FaceToFaceUi> {
    /// What East's and West's players are shown.
    pub sides: [EdgeView<G>; 2],
    /// Receives the players' messages.
    pub send: Callback<Msg<G>>,
    /// The ring, over which a card is dropped to play it.
    pub ring: NodeRef,
    pub(super) fingers: Rc<RefCell<[Option<Finger>; 2]>>,
    /// The seat whose cover the space bar holds.
    pub(super) space: Rc<RefCell<Option<Seat>>>,
    /// Whether a frame stays until it has been seen.
    pub must_be_seen: bool,
    /// Whether playing a card takes another press.
    pub(super) confirm: bool,
    /// Whether the seats' letter keys are on.
    pub(super) letters: bool,
}

/// What a key does for a seat.
#[derive(Clone, Copy, PartialEq)]
enum Key {
    Look,
    Step(bool),
    Play,
    Back,
}

/// East's keys under the left hand, West's under the right: look, previous card, next card, play. They are matched by position (`code`),
/// whose names are those of an English keyboard.
const KEYS: [&str; 2] = ["QADS", "PJLK"];

/// What is printed on all these keys, if the browser has told `static/start.js`.
fn printed() -> Option<String> {
    let document = cfg!(target_arch = "wasm32").then(|| web_sys::window()?.document());
    let keys = document??.document_element()?.get_attribute("data-printed");
    keys.filter(|keys| keys.chars().count() == KEYS.concat().len())
}

/// The cover of one seat.
pub(super) fn palm<G: FaceToFaceUi>(seat: Seat, palms: &Palms<G>, name: &str) -> Html {
    let side = &palms.sides[seat.index()];
    let onpointerdown = {
        let palms = palms.clone();
        Callback::from(move |event: PointerEvent| {
            if let Some(cover) = event.target_dyn_into::<Element>() {
                hold(&palms, seat, &event, &cover);
            }
        })
    };
    let oncontextmenu = Callback::from(|event: MouseEvent| event.prevent_default());
    let keys = if palms.letters {
        let printed = printed();
        let named = if printed.is_some() {
            "printed"
        } else {
            "placed"
        };
        let keys = printed.unwrap_or_else(|| KEYS.concat());
        let mut own = keys.chars().skip(4 * seat.index()).map(String::from);
        let [look, back, on, play] = [(); 4].map(|()| own.next().unwrap_or_default());
        t!(
            "palm-letters",
            named = named,
            look = look,
            back = back,
            on = on,
            lay = play
        )
    } else {
        t!("palm-keys")
    };
    html! {
        <button class={classes!("palm", side.looks().then_some("is-held"))} type="button" data-palm={seat.slug()}
            aria-pressed={side.looks().to_string()} data-focus={side.asked.then_some("")}
            {onpointerdown} {oncontextmenu}>
            { icon("eye") }
            <b aria-hidden="true">{ t!("palm") }</b><span class="vh">{ t!("palm-of", name = name) }</span>{ " " }
            <small class="by-keys">{ keys }</small>
            <small class="by-touch">{ t!("palm-touch") }</small>
        </button>
    }
}

/// Lets the pointer, which has pressed this element, hold the cover, unless another one does. Returns whether it does now.
fn hold<G: FaceToFaceUi>(
    palms: &Palms<G>,
    seat: Seat,
    event: &PointerEvent,
    pressed: &Element,
) -> bool {
    let finger = &mut palms.fingers.borrow_mut()[seat.index()];
    let holds = event.button() == 0 && (finger.is_none() || !palms.sides[seat.index()].looks());
    if holds {
        *finger = Some(Finger {
            pointer: event.pointer_id(),
            slid: false,
        });
        // If the capture fails, lifting the pointer anywhere on the page still releases the cover.
        let _ = pressed.set_pointer_capture(event.pointer_id());
        gesture(palms, seat, Gesture::Look(true));
    }
    holds
}

/// A press on a card that lies face down in the ring holds its player's cover, and turns this card.
pub(super) fn pressed_in_the_ring<G: FaceToFaceUi>(palms: &Palms<G>, event: &PointerEvent) {
    let slot = event.target_dyn_into::<Element>();
    let slot = slot.and_then(|it| it.closest(".slot[data-seat]").ok().flatten());
    // The slot takes the pointer, because the card in it is drawn anew.
    let Some(slot) = slot else { return };
    let of = slot.get_attribute("data-seat");
    let seat = Seat::PAIR
        .into_iter()
        .find(|seat| of.as_deref() == Some(seat.slug()));
    if let Some(seat) = seat
        && palms.sides[seat.index()].can_take_back
        && (palms.sides[seat.index()].looks() || hold(palms, seat, event, &slot))
    {
        gesture(palms, seat, Gesture::See(palms.sides[seat.index()].cards));
    }
}

/// Handles an event that happened anywhere on the page.
pub(super) fn heard<G: FaceToFaceUi>(palms: &Palms<G>, event: &web_sys::Event) {
    match event.type_().as_str() {
        kind @ ("keydown" | "keyup") => {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                return;
            };
            let key = event.key();
            let space = (kind == "keyup" && key == " ").then(|| palms.space.take());
            for seat in Seat::PAIR {
                // The release counts wherever the focus is now. While Meta is held, browsers report no key releases; while Alt is held,
                // another key.
                let lets_go = space == Some(Some(seat)) || letter(event) == Some((seat, Key::Look));
                let other = event.meta_key() || event.alt_key() || key.starts_with("Alt");
                // The last render may not know yet whether the cover is held, so this does not check it.
                if kind == "keyup" && lets_go || other {
                    gesture(palms, seat, Gesture::Look(false));
                }
            }
            if kind == "keydown" {
                pressed(palms, event);
            }
        }
        // Two players touching at once must not pinch-zoom: a busy browser may ignore `touch-action`. With one finger this would take the click
        // of a hand that shakes.
        "touchmove" => {
            let Some(event) = event.dyn_ref::<TouchEvent>() else {
                return;
            };
            let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
            let table = target.and_then(|it| it.closest(".facing-table").ok().flatten());
            if table.is_some() && event.touches().length() > 1 && event.cancelable() {
                event.prevent_default();
            }
        }
        "blur" | "pagehide" | "visibilitychange" => {
            *palms.fingers.borrow_mut() = [None; 2];
            for seat in Seat::PAIR {
                gesture(palms, seat, Gesture::Look(false));
            }
        }
        kind => {
            let Some(event) = event.dyn_ref::<PointerEvent>() else {
                return;
            };
            let holds = |seat: &Seat| {
                let finger = palms.fingers.borrow()[seat.index()];
                finger.is_some_and(|finger| finger.pointer == event.pointer_id())
            };
            let Some(seat) = Seat::PAIR.into_iter().find(holds) else {
                return;
            };
            if kind == "pointermove" {
                slid(palms, seat, event);
            } else {
                let dropped = (kind == "pointerup").then_some(event);
                let_go(palms, seat, dropped);
            }
        }
    }
}

fn gesture<G: FaceToFaceUi>(palms: &Palms<G>, seat: Seat, gesture: Gesture) {
    palms.send.emit(Msg::Edge(seat, gesture));
}

/// The index of the seat's own card under a pointer.
fn place_under(seat: Seat, event: &PointerEvent) -> Option<usize> {
    let document = web_sys::window()?.document()?;
    let under = document.element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    let own = format!("[data-seat={}] [data-place]", seat.slug());
    let place = under.closest(&own).ok()??.get_attribute("data-place")?;
    place.parse().ok()
}

fn slid<G: FaceToFaceUi>(palms: &Palms<G>, seat: Seat, event: &PointerEvent) {
    let side = &palms.sides[seat.index()];
    let Some(place) = place_under(seat, event) else {
        return;
    };
    if !side.asked {
        gesture(palms, seat, Gesture::See(place));
        return;
    }
    if let Some(finger) = &mut palms.fingers.borrow_mut()[seat.index()] {
        finger.slid = true;
    }
    if side.picked != Some(place) {
        gesture(palms, seat, Gesture::Pick(Some(place)));
    }
}

/// Releases the cover. If the finger slid to a card, the place where it lifts decides what happens to that card.
fn let_go<G: FaceToFaceUi>(palms: &Palms<G>, seat: Seat, lifted: Option<&PointerEvent>) {
    let finger = palms.fingers.borrow_mut()[seat.index()].take();
    let slid = finger.is_some_and(|finger| finger.slid);
    let stays = lifted.is_some_and(|event| place_under(seat, event).is_some());
    gesture(palms, seat, Gesture::Look(false));
    if !slid || stays {
        return;
    }
    let over_ring = |event: &PointerEvent| {
        let at = (event.client_x().into(), event.client_y().into());
        inside(&palms.ring, at)
    };
    match lifted.filter(|event| over_ring(event)) {
        Some(_) if palms.confirm => (),
        Some(_) => gesture(palms, seat, Gesture::Play),
        None => gesture(palms, seat, Gesture::Pick(None)),
    }
}

/// The seat whose letter key this is, and what it does.
fn letter(event: &KeyboardEvent) -> Option<(Seat, Key)> {
    let code = event.code();
    let letter = code.strip_prefix("Key")?;
    let means = [Key::Look, Key::Step(false), Key::Step(true), Key::Play];
    Seat::PAIR.into_iter().find_map(|seat| {
        let place = KEYS[seat.index()].find(letter)?;
        Some((seat, *means.get(place)?))
    })
}

/// The seat that a key is for, and what it does: the letter keys, wherever the focus is at the table, unless they are switched off (WCAG
/// 2.2, 2.1.4), and the usual keys on a cover.
fn meaning<G: FaceToFaceUi>(palms: &Palms<G>, event: &KeyboardEvent) -> Option<(Seat, Key)> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    let document = web_sys::window()?.document()?;
    let focus = document.active_element()?;
    let at_table = focus.closest(".facing-table").ok()?.is_some();
    if !at_table && Some(&focus) != document.body().map(HtmlElement::into).as_ref() {
        return None;
    }
    let on_cover = focus.get_attribute("data-palm");
    let on_cover = Seat::PAIR
        .into_iter()
        .find(|seat| on_cover.as_deref() == Some(seat.slug()));
    if let Some(seat) = on_cover {
        let key = match key_of(event)?.as_str() {
            " " => Some(Key::Look),
            "ArrowLeft" | "ArrowUp" => Some(Key::Step(false)),
            "ArrowRight" | "ArrowDown" => Some(Key::Step(true)),
            "Enter" => Some(Key::Play),
            "Escape" => Some(Key::Back),
            _ => None,
        };
        if let Some(key) = key {
            return Some((seat, key));
        }
    }
    letter(event).filter(|_| palms.letters)
}

fn pressed<G: FaceToFaceUi>(palms: &Palms<G>, event: &KeyboardEvent) {
    let Some((seat, key)) = meaning(palms, event) else {
        return;
    };
    event.prevent_default();
    if event.repeat() && !matches!(key, Key::Step(_)) {
        return;
    }
    match key {
        Key::Look => {
            if event.key() == " " {
                palms.space.replace(Some(seat));
            }
            gesture(palms, seat, Gesture::Look(true));
        }
        Key::Step(on) => gesture(palms, seat, Gesture::Step(on)),
        Key::Play if palms.must_be_seen => gesture(palms, seat, Gesture::GoOn),
        Key::Play => gesture(palms, seat, Gesture::Play),
        Key::Back => gesture(palms, seat, Gesture::Pick(None)),
    }
}
