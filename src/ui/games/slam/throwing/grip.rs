//! Throwing on the picture itself: a pull back that begins anywhere in it, and the keys.

use std::{cell::Cell, rc::Rc};

use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::{Hand, Throwing, use_hand};
use crate::ui::{
    browser::hooks::{
        drag::{Drag, Moved, Released, slop},
        use_escape,
    },
    data::app_context::use_texts,
    words::t,
};

/// The length of the strongest pull, as a share of the picture’s height.
const FULL: f64 = 0.4;
/// The least and the greatest length of the strongest pull, in pixels.
const LEAST_FULL: f64 = 130.0;
const MOST_FULL: f64 = 240.0;

/// A pull in progress: the drag, its path from where it began, and the hand before it.
#[derive(Default)]
struct Pull {
    drag: Drag,
    way: Vec<(f64, f64)>,
    before: Hand,
}

/// What the picture hears of pulls.
pub(in crate::ui::games::slam) struct Pulling {
    /// Whether a pull is under way that would throw.
    pub pulls: bool,
    /// Whether the last press became a pull, so that its click means nothing.
    pub moved: Rc<Cell<bool>>,
    pub onpointerdown: Callback<PointerEvent>,
    pub onpointermove: Callback<PointerEvent>,
    pub onpointerup: Callback<PointerEvent>,
    pub onpointercancel: Callback<PointerEvent>,
    pub onlostpointercapture: Callback<PointerEvent>,
}

fn at(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

fn full(frame: &NodeRef) -> f64 {
    let high = frame.cast::<HtmlElement>();
    let high = high.map_or(0, |frame| frame.client_height());
    (f64::from(high) * FULL).clamp(LEAST_FULL, MOST_FULL)
}

/// Draws the sling: a line from where the pull began to where the pointer is.
fn draw(frame: &NodeRef, event: &PointerEvent, (right, down): (f64, f64)) {
    let Some(frame) = frame.cast::<Element>() else {
        return;
    };
    let Ok(Some(sling)) = frame.query_selector(".sling") else {
        return;
    };
    let area = frame.get_bounding_client_rect();
    let (x, y) = at(event);
    let (x, y) = (x - area.left(), y - area.top());
    let ends = [x - right, y - down, x, y].map(|it| (it.round() as i32).to_string());
    let names = [
        ["x1", "y1", "x2", "y2"],
        ["cx", "cy", "", ""],
        ["", "", "cx", "cy"],
    ];
    let parts = ["line", ".sling-from", ".sling-to"];
    for (part, names) in parts.into_iter().zip(names) {
        if let Ok(Some(part)) = sling.query_selector(part) {
            for (name, end) in names
                .into_iter()
                .zip(&ends)
                .filter(|(name, _)| !name.is_empty())
            {
                // These names are valid.
                let _ = part.set_attribute(name, end);
            }
        }
    }
}

/// Pulls on the picture throw. Without a hand that throws, nothing is heard.
#[hook]
pub(in crate::ui::games::slam) fn use_pull(throwing: Option<Throwing>, frame: &NodeRef) -> Pulling {
    let pull = use_mut_ref(Pull::default);
    let pulls = use_state_eq(|| false);
    let moved = use_mut_ref(|| Rc::new(Cell::new(false)));
    let moved = moved.borrow().clone();

    let restore = {
        let (pull, throwing, pulls) = (pull.clone(), throwing.clone(), pulls.setter());
        Callback::from(move |()| {
            let before = {
                let mut pull = pull.borrow_mut();
                let dragging = matches!(pull.drag, Drag::Dragging { .. });
                pull.drag.cancel();
                dragging.then_some(pull.before)
            };
            if let (Some(before), Some(throwing)) = (before, &throwing) {
                throwing.set(before);
            }
            pulls.set(false);
        })
    };
    use_escape(*pulls, restore.clone());

    let onpointerdown = {
        let (pull, throwing, moved) = (pull.clone(), throwing.clone(), moved.clone());
        Callback::from(move |event: PointerEvent| {
            moved.set(false);
            let Some(throwing) = throwing.as_ref().filter(|it| it.is_due()) else {
                return;
            };
            let mut pull = pull.borrow_mut();
            if event.button() == 0
                && pull
                    .drag
                    .press(event.pointer_id(), at(&event), slop(&event))
            {
                pull.before = throwing.hand();
                pull.way = vec![(0.0, 0.0)];
            }
        })
    };
    let onpointermove = {
        let (pull, throwing, moved) = (pull.clone(), throwing.clone(), moved.clone());
        let (frame, pulls) = (frame.clone(), pulls.setter());
        Callback::from(move |event: PointerEvent| {
            let Some(throwing) = &throwing else { return };
            let (by, hand, before) = {
                let mut pull = pull.borrow_mut();
                let (x, y) = match pull.drag.moved(event.pointer_id(), at(&event)) {
                    Moved::Nothing => return,
                    Moved::Begins(x, y) => {
                        moved.set(true);
                        if let Some(frame) = frame.cast::<Element>() {
                            // Without capture the pull still works while the pointer is over the picture.
                            let _ = frame.set_pointer_capture(event.pointer_id());
                        }
                        (x, y)
                    }
                    Moved::By(x, y) => (x, y),
                };
                pull.way.push((x, y));
                ((x, y), Hand::pulled(&pull.way, full(&frame)), pull.before)
            };
            draw(&frame, &event, by);
            pulls.set(hand.is_some());
            throwing.set(hand.unwrap_or(before));
        })
    };
    let onpointerup = {
        let (pull, throwing, moved) = (pull.clone(), throwing.clone(), moved.clone());
        let (frame, pulls) = (frame.clone(), pulls.setter());
        Callback::from(move |event: PointerEvent| {
            let (hand, before) = {
                let mut pull = pull.borrow_mut();
                let hand = match pull.drag.release(event.pointer_id()) {
                    Released::Nothing => return,
                    Released::Tap => {
                        moved.set(false);
                        None
                    }
                    Released::Drop => Hand::pulled(&pull.way, full(&frame)),
                };
                (hand, pull.before)
            };
            pulls.set(false);
            let Some(throwing) = &throwing else { return };
            throwing.set(hand.unwrap_or(before));
            if hand.is_some() {
                throwing.throw();
            }
        })
    };
    let onpointercancel = {
        let (pull, restore) = (pull.clone(), restore.clone());
        Callback::from(move |event: PointerEvent| {
            let holds = pull.borrow().drag.holds(event.pointer_id());
            if holds {
                restore.emit(());
            }
        })
    };
    // What the pointer pressed loses its own capture when the picture captures the pointer.
    let onlostpointercapture = {
        let (frame, lost) = (frame.clone(), onpointercancel.clone());
        Callback::from(move |event: PointerEvent| {
            let from = event.target_dyn_into::<Element>();
            if from.is_some() && from == frame.cast::<Element>() {
                lost.emit(event);
            }
        })
    };
    Pulling {
        pulls: *pulls,
        moved,
        onpointerdown,
        onpointermove,
        onpointerup,
        onpointercancel,
        onlostpointercapture,
    }
}

/// The properties of the grip.
#[derive(Properties, PartialEq)]
pub struct ThrowGripProps {
    /// The hand that the keys move.
    pub throwing: Throwing,
    /// Whether a pull is under way.
    pub pulls: bool,
}

/// The picture as a button: arrow keys change aim and strength, Shift with left or right the spin; Enter throws. A tag reads out the pull.
#[component]
pub fn ThrowGrip(props: &ThrowGripProps) -> Html {
    use_texts();
    let throwing = &props.throwing;
    let hand = use_hand(throwing);
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
        side = side(hand.aim),
        degrees = degrees(hand.aim),
        strength = hand.strength / 10,
        spin = hand.spin
    );
    let [first, second] = if props.pulls {
        let spin = match hand.spin {
            0 => "none",
            1.. => "right",
            _ => "left",
        };
        [
            t!("throw-pulled", strength = hand.strength / 10),
            t!(
                "throw-pulled-to",
                side = side(hand.aim),
                degrees = degrees(hand.aim),
                spin
            ),
        ]
    } else {
        [t!("throw-pull"), t!("throw-pull-spin")]
    };
    html! {
        <>
            <button type="button" class="throw-grip" disabled={!due} aria-label={words} data-focus={due.then_some("")} {onclick} {onkeydown} />
            <div class="ring-pull" aria-hidden="true"><b>{ first }</b><span>{ second }</span></div>
            <svg class="sling" aria-hidden="true"><line /><circle class="sling-from" r="9" /><circle class="sling-to" r="15" /></svg>
        </>
    }
}

fn side(aim: i16) -> &'static str {
    match aim {
        0 => "ahead",
        1.. => "right",
        _ => "left",
    }
}

fn degrees(aim: i16) -> i16 {
    (aim.abs() + 5) / 10
}

/// An aim in words: the degrees and the side.
pub(super) fn aim_words(aim: i16) -> String {
    t!("throw-aim-is", side = side(aim), degrees = degrees(aim))
}
