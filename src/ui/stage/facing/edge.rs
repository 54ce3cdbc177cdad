//! What stands at the head of an edge in every game: who sits there, how far the bout has come, and the tools in reach.

use yew::prelude::*;

use crate::{
    rules::Seat,
    ui::{
        parts::{Icon, Sign},
        stage::{Model, Msg, Play, names},
        words::t,
    },
};

/// The head of a seat's edge: the name, the `stars` of a basho where they stand here, the `stage`; undo in practice; and what lays the two
/// sheets, the log and the menu.
pub fn edge_head<G: Play, L: Copy + 'static>(
    model: &Model<G>,
    seat: Seat,
    (stars, stage): (Html, Html),
    [log, menu]: [L; 2],
    lay: &Callback<(Seat, L)>,
    send: &Callback<Msg<G>>,
) -> Html {
    let tool = |name: &'static str, words: String, next: L| {
        let onclick = lay.reform(move |_: MouseEvent| (seat, next));
        html! { <button class="tool" type="button" aria-label={words} {onclick}><Icon {name} /></button> }
    };
    let [east, west] = names(model.players());
    let name = if seat == Seat::EAST { east } else { west };
    html! {
        <header>
            <Sign {seat} /><b>{ name }</b>{ stars }<small>{ stage }</small>
            if model.keiko() {
                <button class="tool" type="button" aria-label={t!("undo")} aria-disabled={(!model.can_undo()).then_some("true")}
                    onclick={send.reform(|_: MouseEvent| Msg::Undo)}><Icon name="undo" /></button>
            }
            { tool("log", t!("log"), log) }
            { tool("menu", t!("menu"), menu) }
        </header>
    }
}
