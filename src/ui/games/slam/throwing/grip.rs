//! The grip at the picture’s lower edge. Pulling it back and releasing it throws.

use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::{Hand, Throwing, use_hand};
use crate::ui::{
    hooks::{
        drag::{Drag, Moved, Released, draw_aside},
        use_escape,
    },
    words::t,
};

/// The length of the strongest pull, as a share of the picture’s height.
const FULL: f64 = 0.4;
/// The least length of the strongest pull, in pixels, for a low picture.
const LEAST_FULL: f64 = 130.0;

/// The properties of the grip.
#[derive(Properties, PartialEq)]
pub struct ThrowGripProps {
    /// The hand that the grip moves.
    pub throwing: Throwing,
}

/// A pull in progress: the drag, its path from the grip, and the hand before it.
#[derive(Default)]
struct Pull {
    drag: Drag,
    way: Vec<(f64, f64)>,
    before: Hand,
}

fn full(event: &PointerEvent) -> f64 {
    let grip = event
        .target()
        .and_then(|it| it.dyn_into::<HtmlElement>().ok());
    let picture = grip.and_then(|grip| grip.closest(".ring-pic").ok().flatten());
    let high = picture.map_or(0.0, |picture| f64::from(picture.client_height()));
    (high * FULL).max(LEAST_FULL)
}

/// Draws the grip at this offset from its place.
fn draw(grip: &NodeRef, by: Option<(f64, f64)>) {
    if let Some(grip) = grip.cast::<HtmlElement>() {
        draw_aside(&grip.style(), by);
    }
}

/// The grip. Arrow keys change aim and strength, Shift with left or right the spin; Enter throws.
#[component]
pub fn ThrowGrip(props: &ThrowGripProps) -> Html {
    let throwing = &props.throwing;
    let hand = use_hand(throwing);
    let pull = use_mut_ref(Pull::default);
    let grip = use_node_ref();
    let pulled = use_state_eq(|| false);

    let restore = {
        let (pull, grip, throwing, pulled) = (
            pull.clone(),
            grip.clone(),
            throwing.clone(),
            pulled.setter(),
        );
        Callback::from(move |()| {
            let before = {
                let mut pull = pull.borrow_mut();
                let dragging = matches!(pull.drag, Drag::Dragging { .. });
                pull.drag.cancel();
                dragging.then_some(pull.before)
            };
            if let Some(before) = before {
                draw(&grip, None);
                throwing.set(before);
            }
            pulled.set(false);
        })
    };
    use_escape(*pulled, restore.clone());

    let onpointerdown = {
        let (pull, throwing) = (pull.clone(), throwing.clone());
        Callback::from(move |event: PointerEvent| {
            let from = (f64::from(event.client_x()), f64::from(event.client_y()));
            let mut pull = pull.borrow_mut();
            if event.button() == 0 && throwing.is_due() && pull.drag.press(event.pointer_id(), from)
            {
                pull.before = throwing.hand();
                pull.way = vec![(0.0, 0.0)];
                if let Some(grip) = event.target()
                    && let Ok(grip) = grip.dyn_into::<HtmlElement>()
                {
                    // Without capture the pull still works while the pointer is over the grip.
                    let _ = grip.set_pointer_capture(event.pointer_id());
                }
            }
        })
    };
    let onpointermove = {
        let (pull, grip, throwing, pulled) = (
            pull.clone(),
            grip.clone(),
            throwing.clone(),
            pulled.setter(),
        );
        Callback::from(move |event: PointerEvent| {
            let to = (f64::from(event.client_x()), f64::from(event.client_y()));
            let (by, hand) = {
                let mut pull = pull.borrow_mut();
                let moved = pull.drag.moved(event.pointer_id(), to);
                let (Moved::Begins(x, y) | Moved::By(x, y)) = moved else {
                    return;
                };
                pull.way.push((x, y));
                (
                    (x, y),
                    Hand::pulled(&pull.way, full(&event)).unwrap_or(pull.before),
                )
            };
            pulled.set(true);
            draw(&grip, Some(by));
            throwing.set(hand);
        })
    };
    let onpointerup = {
        let (pull, grip, throwing, pulled) = (
            pull.clone(),
            grip.clone(),
            throwing.clone(),
            pulled.setter(),
        );
        Callback::from(move |event: PointerEvent| {
            let (hand, before) = {
                let mut pull = pull.borrow_mut();
                if pull.drag.release(event.pointer_id()) != Released::Drop {
                    return;
                }
                (Hand::pulled(&pull.way, full(&event)), pull.before)
            };
            pulled.set(false);
            draw(&grip, None);
            throwing.set(hand.unwrap_or(before));
            if hand.is_some() {
                throwing.throw();
            }
        })
    };
    let onlost = {
        let (pull, restore) = (pull.clone(), restore.clone());
        Callback::from(move |event: PointerEvent| {
            let holds = pull.borrow().drag.holds(event.pointer_id());
            if holds {
                restore.emit(());
            }
        })
    };
    let onclick = {
        let throwing = throwing.clone();
        // A click from the keyboard throws; a pointer has to pull.
        Callback::from(move |event: MouseEvent| {
            if event.detail() == 0 {
                throwing.throw();
            }
        })
    };
    let onkeydown = {
        let throwing = throwing.clone();
        Callback::from(move |event: KeyboardEvent| {
            let hand = throwing.hand();
            let fine = event.shift_key();
            let moved = match event.key().as_str() {
                "ArrowLeft" if fine => hand.moved(0, 0, -10),
                "ArrowRight" if fine => hand.moved(0, 0, 10),
                "ArrowLeft" => hand.moved(-10, 0, 0),
                "ArrowRight" => hand.moved(10, 0, 0),
                "ArrowUp" => hand.moved(0, 20, 0),
                "ArrowDown" => hand.moved(0, -20, 0),
                _ => return,
            };
            event.prevent_default();
            throwing.set(moved);
        })
    };
    let due = throwing.is_due();
    let words = t!(
        "throw-grip",
        aim = aim_words(hand.aim),
        strength = hand.strength / 10,
        spin = hand.spin
    );
    html! {
        <button ref={grip} type="button" class={classes!("throw-grip", pulled.then_some("is-pulled"))} disabled={!due} aria-label={words}
            data-focus={due.then_some("")} {onclick} {onkeydown} {onpointerdown} {onpointermove} {onpointerup}
            onpointercancel={onlost.clone()} onlostpointercapture={onlost}>
            <svg viewBox="-32 -32 64 64" aria-hidden="true">
                <circle class="pull-c" r="15" />
                <circle class="pull-d" r="7" />
                <path class="pull-c" d="M-27 9A29 29 0 0 0 27 9" />
            </svg>
        </button>
    }
}

/// An aim in words: the degrees and the side.
pub(super) fn aim_words(aim: i16) -> String {
    let side = match aim {
        0 => "ahead",
        1.. => "right",
        _ => "left",
    };
    t!("throw-aim-is", side = side, degrees = (aim.abs() + 5) / 10)
}
