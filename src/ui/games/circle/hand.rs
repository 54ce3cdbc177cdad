//! The hand: which cards may be played, and which action a played card is.

use bout::games::circle::played;
use rules::{
    Side,
    circle::{Card, CardSet, View},
};
use yew::prelude::*;

use super::cards::{face, label};
use crate::ui::{
    parts::{Item, hint_mark},
    words::t,
};

/// The cards that the viewing player may play now.
pub(super) fn playable(view: &View, seat: Side) -> CardSet {
    let free = view
        .hand
        .into_iter()
        .filter(|&card| view.options().contains(played(view, seat, card)));
    free.collect()
}

/// The viewing player's cards as tray items. `asked`: whether the player has to choose one; `hinted`: the cards that a hint is about.
pub(super) fn items<T>(
    view: &View,
    seat: Side,
    cards: impl Iterator<Item = (T, Card)>,
    asked: bool,
    hinted: CardSet,
) -> Vec<Item<T>> {
    let free = playable(view, seat);
    cards
        .map(|(card, of)| Item {
            card,
            slug: of.code().to_owned(),
            label: if hinted.contains(of) {
                t!("hint-meant", card = label(of))
            } else {
                label(of)
            },
            shut: asked && !free.contains(of),
            face: html! { <>{ face(seat, of, true) }{ hint_mark(hinted.contains(of)) }</> },
        })
        .collect()
}
