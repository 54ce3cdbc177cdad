//! The buttons for the choice of a direction.

use rules::{
    Side,
    circle::{Action, Direction},
};
use yew::prelude::*;

use super::{
    foresee::Way,
    words::{degrees, hour},
};
use crate::ui::words::t;

/// The direction's place in the order in which the reader meets the directions on the board: up, across, down; each from left to right.
fn place(direction: Direction, up: u16) -> Option<usize> {
    const HOURS: [u16; 12] = [10, 11, 0, 1, 2, 9, 3, 8, 7, 6, 5, 4];
    HOURS.iter().position(|&at| at == hour(direction, up))
}

/// A button for each way, with its result, in the order in which the ways lie on the board. `up`: the angle, in degrees, that is “up” for
/// the reader.
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
        let words = t!("circle-toward-hour", number = hour(direction, up));
        Some(html! {
            <button key={direction.hour()} class={classes!("way-btn", wins.then_some("best"))} type="button" data-focus={(place == 0).then_some("")}
                data-hour={direction.hour().to_string()}
                onclick={choose.reform(move |_: MouseEvent| Action::Toward(direction))}>
                <svg viewBox="0 0 44 44" aria-hidden="true">
                    <circle cx="22" cy="22" r="20" />
                    <path d="M22 32V13M14 20L22 11L30 20" transform={format!("rotate({} 22 22)", degrees(direction, up))} />
                </svg>
                <span>{ words }<small>{ way.comes_to(seat, names) }</small></span>
            </button>
        })
    };
    let mut ways: Vec<&Way> = ways.iter().collect();
    ways.sort_by_key(|way| way.direction.map(|direction| place(direction, up)));
    let buttons = ways.into_iter().enumerate();
    let buttons = buttons.filter_map(|(place, way)| button(place, way));
    html! { <div class="choice" role="group" aria-label={t!("circle-directions")}>{ for buttons }</div> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::games::circle::words::up;

    #[test]
    fn buttons_are_ordered_as_on_the_board() {
        let ordered = |turned: u16| {
            let mut all = Direction::ALL;
            all.sort_by_key(|&direction| place(direction, turned));
            all.map(Direction::hour)
        };
        assert_eq!(ordered(0), [11, 1, 9, 3, 7, 5]);
        assert_eq!(ordered(up(Side::East)), [1, 3, 5, 11, 9, 7]);
        assert_eq!(ordered(up(Side::West)), [7, 9, 11, 5, 3, 1]);
    }
}
