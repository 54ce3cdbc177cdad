//! The hand: which cards may be played, and which action a played card is.

use yew::prelude::*;

use super::cards::{face, label};
use crate::{
    rules::{
        Side,
        circle::{Action, Ask, Card, CardSet, Choice, View},
    },
    ui::{
        parts::{Item, hint_mark},
        words::t,
    },
};

/// Whether the choice is made with a card from the hand: one in place of another card, or a further attack.
pub(super) fn follows(choice: Choice) -> bool {
    !matches!(choice.ask, Ask::Direction { .. })
}

/// The action that the seat takes by playing this card from its hand.
pub(super) fn played(view: &View, seat: Side, card: Card) -> Action {
    let follows = view
        .choice
        .is_some_and(|choice| choice.seat == seat && follows(choice));
    if follows {
        Action::Follow(card)
    } else {
        Action::Reveal(card)
    }
}

/// The card that an action takes out of the hand.
pub(super) fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Reveal(card) | Action::Follow(card) => Some(card),
        Action::Toward(_) | Action::Pass => None,
    }
}

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
