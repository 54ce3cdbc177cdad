//! What the sheets over a bout show.

use rules::track::{Config, Number};
use yew::prelude::*;

use super::{
    swaps::how,
    turn::Turn,
    words::{place, play_name, swap_card, turn_sums},
};
use crate::ui::{
    parts::{drawing, p, read},
    words::{self, t},
};

/// All turns in a table.
pub(super) fn history(turns: &[Turn], names: &[String; 2]) -> Html {
    let rows = turns.iter().map(|turn| {
        html! {
            <tr>
                <th scope="row">{ turn.number }</th>
                { for [0, 1].map(|seat| html! {
                    <td>
                        { play_name(turn.plays[seat]) }
                        if turn.referee[seat] {
                            <abbr title={t!("track-by-referee")}>{ "*" }</abbr>
                        }
                    </td>
                }) }
                <td>{ words::row(&turn_sums(turn)) }</td>
                <td>{ place(turn.to) }</td>
            </tr>
        }
    });
    html! {
        <table class="history">
            <thead>
                <tr>
                    <th scope="col">{ t!("track-turn-head") }</th>
                    { for names.iter().map(|name| html! { <th scope="col">{ name }</th> }) }
                    <th scope="col">{ t!("track-sum-head") }</th>
                    <th scope="col">{ t!("track-place-head") }</th>
                </tr>
            </thead>
            <tbody>{ for rows }</tbody>
        </table>
    }
}

/// The quick reference for these variants.
pub(super) fn quick(config: Config) -> Html {
    let end = if config.oshi_dashi {
        t!("track-quick-oshi")
    } else {
        t!("track-quick-end")
    };
    html! {
        <>
            <div class="prose">
                { p(t!("track-quick-turn")) }
                <p>{ end }</p>
                if config.zero {
                    { p(t!("track-quick-zero", oshi = config.oshi_dashi.to_string())) }
                }
                if config.tactical {
                    { p(t!("track-quick-tactical")) }
                }
            </div>
            if config.tactical {
                { tactics() }
            }
        </>
    }
}

/// The six tactics with their values.
pub(super) fn tactics() -> Html {
    let rows = Number::ALL.into_iter().skip(1).map(|number| {
        html! {
            <li>
                <svg class="num" aria-hidden="true"><use href={drawing(&format!("art.svg#n{}", number.get()))} /></svg>
                <div><b>{ read(&swap_card(number)) }</b><p>{ how(number) }</p></div>
            </li>
        }
    });
    html! { <ol class="kima">{ for rows }</ol> }
}
