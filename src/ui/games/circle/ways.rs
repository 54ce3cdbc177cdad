//! The buttons for the choice of a direction.

use yew::prelude::*;

use super::{foresee::Way, words::hour};
use crate::{
    rules::{
        Side,
        circle::{Action, Direction},
    },
    ui::words::t,
};

/// The direction's angle clockwise from the reader's “up”, in degrees.
fn degrees(direction: Direction, up: u16) -> u16 {
    (u16::from(direction.hour()) * 30 + 360 - up) % 360
}

/// The angle, in degrees, that is “up” for this seat's player when the players sit face to face at their ends of the ring.
pub(super) fn up(seat: Side) -> u16 {
    if seat == Side::East { 90 } else { 270 }
}

/// A button for each way, with its result. `up`: the angle, in degrees, that is “up” for the reader.
pub(super) fn way_buttons(
    ways: &[Way],
    seat: Side,
    names: &[String; 2],
    choose: &Callback<Action>,
    up: u16,
) -> Html {
    let button = |place: usize, way: &Way| {
        let direction = way.direction?;
        let wins = way.out == Some(seat.other());
        Some(html! {
            <button key={direction.hour()} class={classes!("way-btn", wins.then_some("best"))} type="button" data-focus={(place == 0).then_some("")}
                data-hour={direction.hour().to_string()}
                onclick={choose.reform(move |_: MouseEvent| Action::Toward(direction))}>
                <svg viewBox="0 0 44 44" aria-hidden="true">
                    <circle cx="22" cy="22" r="20" />
                    <path d="M22 32V13M14 20L22 11L30 20" transform={format!("rotate({} 22 22)", degrees(direction, up))} />
                </svg>
                <span>{ hour(direction) }<small>{ way.comes_to(seat, names) }</small></span>
            </button>
        })
    };
    let buttons = ways.iter().enumerate();
    let buttons = buttons.filter_map(|(place, way)| button(place, way));
    html! { <div class="choice" role="group" aria-label={t!("circle-directions")}>{ for buttons }</div> }
}
