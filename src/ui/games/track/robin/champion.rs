//! The end of a round robin: who won it.

use basho::{RoundRobin, Standing};
use yew::prelude::*;

use crate::ui::{
    parts::{art, explained, japanese},
    words::{self, t},
};

/// Who won the round robin, in a sentence.
pub(super) fn champions(first: &[Standing], name: &dyn Fn(usize) -> String) -> String {
    let names = first.iter().map(|standing| name(standing.entrant));
    let names: Vec<String> = names.collect();
    t!(
        "robin-won",
        number = names.len(),
        names = words::list(&names)
    )
}

/// The winner in the ring, and with what they won.
pub(super) fn champion(robin: &RoundRobin, name: &dyn Fn(usize) -> String) -> Html {
    let mut first = robin.table();
    first.retain(|standing| standing.place == 1);
    let points = first
        .first()
        .map(|best| t!("robin-won-with", points = best.points, bouts = best.played));
    html! {
        <div class="champion">
            { art("art.svg#w-shiko", "victor side-e", Some("0 0 240 240"), None) }
            <div>
                <h2 id="robin-next" tabindex="-1">{ explained(champions(&first, name)) }</h2>
                <p>{ for points }</p>
            </div>
            <div class="kim" lang="ja">{ japanese(t!("term-kanji", term = "yusho")) }</div>
        </div>
    }
}
