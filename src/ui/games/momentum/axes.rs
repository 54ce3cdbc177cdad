//! The order of the axes: three cards to tap, and where each order ends.

use rules::momentum::{Axis, Draft, Event, Facing, Order};
use yew::prelude::*;

use super::{
    disks::Forward,
    draft::{Build, Do, comes_to_the_same},
    words::{facing, toward},
};
use crate::ui::{
    parts::phrase,
    words::{self, t},
};

/// The direction in which an axis leads with this difference, relative to how its seat faces.
pub(super) fn way(axis: Axis, net: i8) -> Facing {
    if net < 0 {
        axis.forward().opposite()
    } else {
        axis.forward()
    }
}

/// The result of a turn.
pub(super) struct Upshot {
    /// The name of the case in the catalogues.
    pub(super) what: &'static str,
    /// Who is pushed; else empty.
    pub(super) name: String,
    /// The name of the case, in the catalogues, of the direction in which somebody leaves the board; else empty.
    pub(super) toward: &'static str,
    /// How many hexes the turn pushes or, if it does not push, walks.
    pub(super) number: u8,
}

/// What a turn with these events comes to.
pub(super) fn upshot(events: &[Event], names: &[String; 2]) -> Upshot {
    let mut upshot = Upshot {
        what: "stay",
        name: String::new(),
        toward: "",
        number: 0,
    };
    for event in events {
        match *event {
            Event::Walked { spaces, .. } if spaces > 0 && upshot.what != "push" => {
                upshot.what = "walk";
                upshot.number += spaces;
            }
            Event::Pushed { by, spaces, .. } => {
                if upshot.what != "push" {
                    upshot.what = "push";
                    upshot.name.clone_from(&names[by.other().index()]);
                    upshot.number = 0;
                }
                upshot.number += spaces;
            }
            Event::PushedOff { by, direction, .. } => {
                upshot.what = "off";
                upshot.name.clone_from(&names[by.other().index()]);
                upshot.toward = toward(direction, by);
                break;
            }
            Event::Fell {
                seat, direction, ..
            } => {
                upshot.what = "fall";
                upshot.toward = toward(direction, seat);
                break;
            }
            _ => (),
        }
    }
    upshot
}

/// The result of a turn in a few words, like “pushes Kaze 2 hexes”.
fn comes_to(events: &[Event], names: &[String; 2]) -> String {
    let Upshot {
        what,
        name,
        toward,
        number,
    } = upshot(events, names);
    t!("momentum-comes", what, name, toward, number)
}

/// The three axes, each with its rank in the order. The cards keep their positions on the page, so the focus stays where it is.
pub(super) fn axis_cards(build: &Build, forward: Forward, onact: &Callback<Do>) -> Html {
    let draft = build.full();
    let given = |axis: Axis| build.draft.axes().any(|walked| walked == axis);
    // Axes that the player need not put in order.
    let added = draft.axes().filter(|&axis| !given(axis)).count();
    let card = |axis: Axis| {
        let net = draft.net(axis);
        let toward = way(axis, net);
        let place = draft.axes().position(|walked| walked == axis);
        let when = match place {
            _ if net == 0 => "none",
            None => "open",
            Some(_) if added > 1 && !given(axis) => "any",
            Some(0) => "first",
            Some(1) => "then",
            Some(_) => "last",
        };
        let onclick = onact.reform(move |_: MouseEvent| Do::Walk(axis));
        let hidden = (net == 0).then_some("vh");
        html! {
            <button key={axis.letter().to_string()} class={classes!("axis", place.map(|_| "on"), (net == 0).then_some("still"))} type="button"
                data-axis={axis.letter().to_string()} aria-disabled={(net == 0 || given(axis)).then_some("true")} {onclick}>
                <i class={hidden}>{ t!("momentum-when", when) }</i>
                <svg viewBox="0 0 44 44" aria-hidden="true">
                    <path d="M22 42L39.3 32V12L22 2L4.7 12V32Z" />
                    { arrow(&draft, axis, forward) }
                </svg>
                <span class={hidden}>{ phrase(net.unsigned_abs().to_string()) }<small>{ if net == 0 { t!("momentum-still") } else { facing(toward) } }</small></span>
            </button>
        }
    };
    html! { <div class="axes" role="group" aria-label={t!("momentum-axes")}>{ for Axis::ALL.map(card) }</div> }
}

/// The arrow of an axis, with forward there on the screen.
fn arrow(draft: &Draft, axis: Axis, forward: Forward) -> Html {
    let net = draft.net(axis);
    if net == 0 {
        // Both ends are alike.
        return html! { <path class="ax-w" d="M14 18H30M14 27H30" /> };
    }
    let turn = forward.angle(way(axis, net));
    html! { <path class="ax-w" transform={format!("rotate({turn} 22 22)")} d="M11 22H32M24 14L33 22L24 30" /> }
}

/// The orders of the axes that differ in their results, with these.
pub(super) fn orders(build: &Build, names: &[String; 2], onact: &Callback<Do>) -> Html {
    let now = build.full();
    let rows = build.orders();
    if rows.len() < 2 {
        return Html::default();
    }
    let forward = Forward::of(now.start().mover());
    let row = |(order, turn): (Order, Draft)| {
        let on = build.action().is_some() && comes_to_the_same(&turn, &now);
        let axes: Vec<String> = turn
            .axes()
            .map(|axis| facing(way(axis, turn.net(axis))))
            .collect();
        let onclick = onact.reform(move |_: MouseEvent| Do::Order(order));
        html! {
            <li key={order.to_string()}>
                <button class={classes!("order", on.then_some("on"))} type="button" aria-pressed={on.to_string()} {onclick}>
                    <b aria-hidden="true">
                        { for turn.axes().map(|axis| html! { <><svg viewBox="0 0 44 44">{ arrow(&turn, axis, forward) }</svg>{ turn.net(axis).unsigned_abs() }</> }) }
                    </b><span class="vh">{ t!("momentum-order", axes = words::row(&axes)) }{ words::gap() }</span>{ comes_to(&turn.events(), names) }
                </button>
            </li>
        }
    };
    html! { <ul class="orders" aria-label={t!("momentum-orders")}>{ for rows.into_iter().map(row) }</ul> }
}
