//! Throwing on the picture itself: a pull back that begins anywhere in it, and the keys.

use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::{Hand, Throwing, use_hand};
use crate::ui::{
    browser::hooks::drag::{Act, DragEvent, UseDragHandle, slop, use_drag},
    data::app_context::use_texts,
    words::t,
};

/// The length of the strongest pull, as a share of the picture’s height.
const FULL: f64 = 0.4;
/// The least and the greatest length of the strongest pull, in pixels.
const LEAST_FULL: f64 = 130.0;
const MOST_FULL: f64 = 240.0;

/// A pull in progress: its path from where it began, and the hand before it.
#[derive(Default)]
struct Pull {
    way: Vec<(f64, f64)>,
    before: Hand,
}

fn full(frame: &NodeRef) -> f64 {
    let high = frame.cast::<HtmlElement>();
    let high = high.map_or(0, |frame| frame.client_height());
    (f64::from(high) * FULL).clamp(LEAST_FULL, MOST_FULL)
}

/// Draws the sling: a line from where the pull began to where the pointer is.
fn draw(frame: &NodeRef, (x, y): (f64, f64), (right, down): (f64, f64)) {
    let Some(frame) = frame.cast::<Element>() else {
        return;
    };
    let Ok(Some(sling)) = frame.query_selector(".sling") else {
        return;
    };
    let area = frame.get_bounding_client_rect();
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

/// Pulls on the picture throw. Returns whether a pull is under way that would throw, and the drag. Without a hand that throws, nothing is
/// pulled.
#[hook]
pub(in crate::ui::games::slam) fn use_pull(
    throwing: Option<Throwing>,
    frame: &NodeRef,
) -> (bool, UseDragHandle<()>) {
    let pull = use_mut_ref(Pull::default);
    let pulls = use_state_eq(|| false);
    let possible = throwing.as_ref().is_some_and(Throwing::is_due);
    let ondrag = {
        let (frame, pulls) = (frame.clone(), pulls.setter());
        Callback::from(move |event: DragEvent<()>| {
            let Some(throwing) = &throwing else { return };
            let before = pull.borrow().before;
            match event.act {
                Act::Press => {
                    pull.replace(Pull {
                        way: vec![(0.0, 0.0)],
                        before: throwing.hand(),
                    });
                    if !throwing.is_due() {
                        event.drag.cancel();
                    }
                }
                Act::Begin => (),
                Act::Move => {
                    draw(&frame, event.at, event.by);
                    pull.borrow_mut().way.push(event.by);
                    let hand = Hand::pulled(&pull.borrow().way, full(&frame));
                    pulls.set(hand.is_some());
                    throwing.set(hand.unwrap_or(before));
                }
                Act::Drop => {
                    let hand = Hand::pulled(&pull.borrow().way, full(&frame));
                    pulls.set(false);
                    throwing.set(hand.unwrap_or(before));
                    if hand.is_some() {
                        throwing.throw();
                    }
                }
                Act::Tap | Act::Cancel => {
                    pulls.set(false);
                    throwing.set(before);
                }
            }
        })
    };
    (*pulls, use_drag(possible, slop, ondrag))
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
                spin = spin
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
