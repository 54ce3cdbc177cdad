//! Both open hands, and the slots before them.

use bout::games::track::{Model, Msg};
use rules::{
    Side,
    track::{Action, Card, Event, Nomination, Swaps, View},
};
use yew::prelude::*;

use super::{
    cards::{face, spent, value},
    middle::SlotState,
    turn::Turn,
    words::card_name,
};
use crate::ui::{parts::Item, words::t};

/// What is in East’s slot and in West’s.
pub(super) fn slot_states(
    model: &Model,
    event: Option<&Event>,
    turn: Option<&Turn>,
    asked: bool,
    target: bool,
) -> [SlotState; 2] {
    Side::PAIR.map(|seat| match (event, turn) {
        (Some(Event::Swapped { .. }), _) => SlotState::Nothing,
        (Some(_), Some(turn)) => SlotState::Open(turn.plays[seat.index()]),
        _ if model.has_sealed(seat.into()) => SlotState::FaceDown,
        _ if asked && model.looker().side() == Some(seat) => SlotState::Place { own: true, target },
        _ if asked => SlotState::Place {
            own: false,
            target: false,
        },
        _ => SlotState::Nothing,
    })
}

/// All the cards that a seat started with, ordered by value.
pub(super) fn slots(view: &View, seat: Side) -> Vec<Card> {
    let swaps = view
        .bout
        .swaps()
        .map_or(Swaps::NONE, |swaps| swaps[seat.index()]);
    let mut cards: Vec<Card> = view.bout.config().hand(swaps).into_iter().collect();
    cards.sort_by_key(|&card| value(card));
    cards
}

pub(super) fn items(view: &View, seat: Side, model: &Model, asked: bool) -> Vec<Item<Card>> {
    let hand = view.bout.hand(seat);
    let sealed = match model.sealed() {
        Some(Action::Play { play, .. }) => Some(play.card()),
        _ => None,
    };
    slots(view, seat)
        .into_iter()
        .map(|card| {
            let name = card_name(card);
            let gone = !hand.contains(card);
            let chosen = sealed == Some(card);
            Item {
                card,
                slug: card.to_string(),
                label: if gone {
                    t!("track-option-spent", card = name)
                } else if chosen {
                    t!("track-option-chosen", card = name)
                } else if asked {
                    name
                } else {
                    t!("option-shut", card = name)
                },
                shut: !asked || gone || chosen,
                face: if gone {
                    spent(card, t!("track-spent"))
                } else if chosen {
                    spent(card, t!("track-chosen"))
                } else {
                    face(seat, card, true)
                },
            }
        })
        .collect()
}

/// The opponent's open hand. With a clock, the player can nominate each of its cards.
pub(super) fn other_hand(view: &View, seat: Side, model: &Model, send: &Callback<Msg>) -> Html {
    let hand = view.bout.hand(seat);
    let can_nominate = model.may_nominate(seat.other().into());
    let nominated = nominated(model, seat);
    let cards = slots(view, seat).into_iter().map(|card| {
        let here = hand.contains(card);
        html! {
            <li key={card.to_string()} class={(nominated == Some(card)).then_some("is-nominated")}>
                if !here {
                    { spent(card, t!("track-spent")) }
                    <span class="vh">{ t!("track-option-spent", card) }</span>
                } else if can_nominate {
                    { nominee(seat, card, nominated, send) }
                } else {
                    { face(seat, card, false) }
                }
            </li>
        }
    });
    html! {
        <>
            <ul class="six" aria-label={t!("track-hand", seat)}>{ for cards }</ul>
            if can_nominate {
                <p class="note">{ nominated.map_or_else(|| t!("track-nominate-why"), |card| t!("track-nominated", card)) }</p>
            }
        </>
    }
}

/// The card of this seat that the opponent has nominated, while the opponent may still change it.
fn nominated(model: &Model, seat: Side) -> Option<Card> {
    let by = seat.other().into();
    let nominated = model.nominated(by).filter(|_| model.may_nominate(by));
    nominated.map(Nomination::card)
}

/// A card of this seat. The opponent presses it to nominate it, and again to withdraw the nomination.
fn nominee(seat: Side, card: Card, nominated: Option<Card>, send: &Callback<Msg>) -> Html {
    let pressed = nominated == Some(card);
    let name = t!("track-card-of", seat, card);
    let next = (!pressed).then_some(Nomination::Card(card));
    html! {
        <button class="nominate" type="button" aria-pressed={pressed.to_string()}
            onclick={send.reform(move |_: MouseEvent| Msg::Nominate(seat.other().into(), next))}>
            <span class="vh">{ t!("track-nominate", card = name) }</span>
            { face(seat, card, true) }
        </button>
    }
}

/// The opponent's cards at this player's own edge, while the player may nominate one of them.
pub(super) fn nominees(view: &View, by: Side, model: &Model, send: &Callback<Msg>) -> Option<Html> {
    let seat = by.other();
    let nominated = nominated(model, seat);
    let hand = view.bout.hand(seat);
    let cards = slots(view, seat)
        .into_iter()
        .filter(|&card| hand.contains(card));
    model.may_nominate(by.into()).then(|| {
        html! {
            <div class="nominees">
                <p>{ t!("track-nominees") }</p>
                <ul aria-label={t!("track-nominees")}>
                    { for cards.map(|card| html! {
                        <li key={card.to_string()} class={(nominated == Some(card)).then_some("is-nominated")}>{ nominee(seat, card, nominated, send) }</li>
                    }) }
                </ul>
            </div>
        }
    })
}
