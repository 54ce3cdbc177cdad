//! The head of a player's edge, the same in every game: the name, how far the bout is, and the tools.

use bout::{Model, Msg};
use rules::Seat;
use yew::prelude::*;

use crate::ui::{
    parts::{icon, seat_sign},
    stage::{BoutSheet, GameUi, Opener, pair_names},
    words::t,
};

/// The head of a seat's edge: the name, the `stars` of a basho if they are shown here, the `stage`, undo in practice, and the buttons that
/// open `sheets`.
pub fn edge_head<G: GameUi, L: Copy + 'static>(
    model: &Model<G>,
    seat: Seat,
    (stars, stage): (Html, Html),
    sheets: Vec<Opener<L>>,
    show_sheet: &Callback<(Seat, BoutSheet<L>)>,
    send: &Callback<Msg<G>>,
) -> Html {
    let tools = sheets.into_iter().map(|(name, words, next)| {
        let onclick = show_sheet.reform(move |_: MouseEvent| (seat, next));
        sign_button(name, words, false, onclick)
    });
    let name = pair_names(model)[usize::from(seat == Seat::WEST)].clone();
    let undo = model.keiko().then(|| {
        let undo = send.reform(|_: MouseEvent| Msg::Undo);
        sign_button("undo", t!("undo"), !model.can_undo(), undo)
    });
    head(
        seat,
        name,
        [stars, stage],
        undo.into_iter().chain(tools).collect(),
    )
}

fn head(seat: Seat, name: String, [stars, stage]: [Html; 2], tools: Html) -> Html {
    html! { <header>{ seat_sign(seat) }<p><b>{ name }</b>{ stars }<small>{ stage }</small></p>{ tools }</header> }
}

/// A button that shows only its sign.
fn sign_button(
    sign: &'static str,
    words: String,
    shut: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button class="tool" type="button" aria-label={words} aria-disabled={shut.then_some("true")} {onclick}>{ icon(sign) }</button>
    }
}
