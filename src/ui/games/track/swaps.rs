//! The secret choice before a tactical bout: which numbers to swap for tactics.

use rules::{
    Side,
    track::{Card, MOST_SWAPS, Number, Swaps, Tactic},
};
use yew::prelude::*;

use super::{
    cards::face,
    words::{swap_card, tactic_how},
};
use crate::ui::words::t;

/// The tactic card of this value.
fn card(number: Number) -> Card {
    let tactic = Tactic::ALL
        .into_iter()
        .find(|tactic| tactic.value() == number.get());
    tactic.map_or(Card::Master, Card::Tactic)
}

/// What the tactic card of this value does.
pub(super) fn how(number: Number) -> String {
    match card(number) {
        Card::Tactic(tactic) => tactic_how(tactic),
        _ => t!("track-how", tactic = "master"),
    }
}

/// The choice of numbers. Calls `onswap` with each number that the player presses.
pub(super) fn swaps(seat: Side, chosen: Swaps, onswap: &Callback<Number>) -> Html {
    let full = chosen.len() == MOST_SWAPS;
    let rows = Number::ALL.into_iter().skip(1).map(|number| {
        let on = chosen.contains(number);
        let shut = full && !on;
        let onclick = onswap.reform(move |_: MouseEvent| number);
        html! {
            <li key={number.get().to_string()}>
                <button class={classes!("swap", on.then_some("on"))} type="button" aria-pressed={on.to_string()}
                    aria-disabled={shut.then_some("true")} data-swap={number.get().to_string()}
                    data-focus={(number.get() == 1).then_some("")} {onclick}>
                    { face(seat, if on { card(number) } else { Card::Number(number) }, true) }
                    <span><b>{ t!("track-swap", number = number.get(), tactic = swap_card(number)) }</b>{ how(number) }</span>
                </button>
            </li>
        }
    });
    html! {
        <section class="swaps" aria-label={t!("track-swaps")}>
            <ul>{ for rows }</ul>
        </section>
    }
}
