//! The own hand: every card with what it would do.

use yew::prelude::*;

use super::{
    cards::Face,
    columns::wins_with,
    words::{card_name, kimarite_name},
};
use crate::{
    rules::{
        Seat,
        tricks::{Card, CardSet, View},
    },
    ui::{
        parts::{Icon, Item},
        words::t,
    },
};

/// The cards in the hand of the player who looks: without the own card that lies on the dohyō already, face down; `asked` is whether the
/// player has to choose, `hinted` the cards that a hint is about.
pub(super) fn items(
    view: &View,
    looker: Seat,
    sealed: Option<Card>,
    asked: bool,
    hinted: CardSet,
) -> Vec<Item<Card>> {
    let mut hand = view.hand;
    if let Some(card) = sealed {
        hand.remove(card);
    }
    let playable = if asked {
        view.playable()
    } else {
        CardSet::EMPTY
    };
    let item = |card: Card| {
        let shut = !playable.contains(card);
        let wins = wins_with(view, looker, card).filter(|_| !shut);
        let follows = !shut
            && view
                .trick
                .is_some_and(|(_, led)| led.is_some_and(|led| led.suit() == card.suit()));
        let name = card_name(card);
        let label = match wins {
            _ if shut && asked => t!("option-shut", card = name),
            Some(kimarite) => format!("{name}, {}", kimarite_name(kimarite)),
            None => name,
        };
        let hinted = hinted.contains(card);
        Item {
            card,
            slug: card.to_string(),
            label: if hinted {
                t!("hint-meant", card = label)
            } else {
                label
            },
            shut,
            face: html! {
                <>
                    <Face {card} named=true />
                    if hinted {
                        <span class="hinted"><Icon name="hint" /></span>
                    }
                    if let Some(kimarite) = wins {
                        <span class="fits" aria-hidden="true">
                            <span class="fits-long">{ kimarite_name(kimarite) }</span>
                            <span class="fits-short">{ t!("fits-wins", number = kimarite.number()) }</span>
                        </span>
                    } else if follows {
                        <span class="fits" aria-hidden="true">{ t!("fits-follows") }</span>
                    }
                </>
            },
        }
    };
    hand.into_iter().map(item).collect()
}
