//! The player's own hand: every card, with what playing it would do.

use rules::{
    Side,
    tricks::{Card, CardSet, View},
};
use yew::prelude::*;

use super::{
    cards::face,
    columns::decides,
    words::{card_name, kimarite_name},
};
use crate::ui::{
    parts::{Item, hint_mark},
    words::t,
};

/// The viewing player's hand, sorted, without the player's own card that already lies face down on the dohyō.
pub(super) fn sorted(view: &View, sealed: Option<Card>) -> Vec<Card> {
    let sealed: CardSet = sealed.into_iter().collect();
    view.hand.without(sealed).into_iter().collect()
}

/// The viewing player's cards as tray items. `asked`: whether the player has to choose; `hinted`: the cards that a hint is about; `posed`:
/// whether this is a problem, in which no card says that it would decide the bout.
pub(super) fn items(
    view: &View,
    looker: Side,
    cards: Vec<Card>,
    asked: bool,
    hinted: CardSet,
    posed: bool,
) -> Vec<Item<Card>> {
    let playable = if asked {
        view.playable()
    } else {
        CardSet::EMPTY
    };
    let item = |card: Card| {
        let shut = !playable.contains(card);
        let decides = decides(view, card).filter(|_| !posed && !shut);
        let wins = decides.and_then(|(seat, kimarite)| (seat == looker).then_some(kimarite));
        let loses = decides.and_then(|(seat, kimarite)| (seat != looker).then_some(kimarite));
        let follows = !shut
            && view
                .trick
                .is_some_and(|(_, led)| led.is_some_and(|led| led.suit() == card.suit()));
        let name = card_name(card);
        let label = match wins {
            _ if shut && asked => t!("option-shut", card = name),
            Some(kimarite) => t!(
                "option-wins",
                card = name,
                kimarite = kimarite_name(kimarite)
            ),
            None => match loses {
                Some(kimarite) => t!(
                    "option-loses",
                    card = name,
                    kimarite = kimarite_name(kimarite)
                ),
                None => name,
            },
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
                    { face(card, "", true) }
                    { hint_mark(hinted) }
                    if let Some(kimarite) = wins {
                        <span class="fits" aria-hidden="true">
                            <span class="fits-long">{ kimarite_name(kimarite) }</span>
                            <span class="fits-short">{ t!("fits-wins") }</span>
                        </span>
                    } else if let Some(kimarite) = loses {
                        <span class="fits is-lost" aria-hidden="true">
                            <span class="fits-long">{ t!("fits-loses", kimarite = kimarite_name(kimarite)) }</span>
                            <span class="fits-short">{ t!("fits-lost") }</span>
                        </span>
                    } else if follows {
                        <span class="fits is-follow" aria-hidden="true">{ t!("fits-follows") }</span>
                    }
                </>
            },
        }
    };
    cards.into_iter().map(item).collect()
}
