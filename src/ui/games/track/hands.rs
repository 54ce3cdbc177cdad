//! Both open hands, and what lies before them.

use yew::prelude::*;

use super::{
    cards::{face, spent, value},
    middle::Lying,
    model::{Model, Msg, Turn},
    words::card_name,
};
use crate::{
    rules::{
        Seat,
        track::{Action, Card, Event, Nomination, Swaps, View},
    },
    ui::{parts::Item, words::t},
};

/// What lies at East’s place and at West’s.
pub(super) fn lying(
    model: &Model,
    event: Option<&Event>,
    turn: Option<&Turn>,
    asked: bool,
    target: bool,
) -> [Lying; 2] {
    Seat::PAIR.map(|seat| match (event, turn) {
        (Some(Event::Swapped { .. }), _) => Lying::Nothing,
        (Some(_), Some(turn)) => Lying::Open(turn.plays[seat.index()]),
        _ if model.has_sealed(seat) => Lying::FaceDown,
        _ if asked && seat == model.looker() => Lying::Place { own: true, target },
        _ if asked => Lying::Place {
            own: false,
            target: false,
        },
        _ => Lying::Nothing,
    })
}

/// All the cards that a seat began with, in the order of their values.
pub(super) fn slots(view: &View, seat: Seat) -> Vec<Card> {
    let swaps = view
        .bout
        .swaps()
        .map_or(Swaps::NONE, |swaps| swaps[seat.index() & 1]);
    let mut cards: Vec<Card> = view.bout.config().hand(swaps).into_iter().collect();
    cards.sort_by_key(|&card| value(card));
    cards
}

pub(super) fn items(view: &View, seat: Seat, model: &Model, asked: bool) -> Vec<Item<Card>> {
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

/// The other's open hand; with a clock, each card of it can be nominated.
pub(super) fn other_hand(view: &View, seat: Seat, model: &Model, send: &Callback<Msg>) -> Html {
    let hand = view.bout.hand(seat);
    // No clock runs for a computer.
    let can_nominate = model.shared() && model.seconds_left().is_some() && !model.has_sealed(seat);
    let nominated = model
        .nominated()
        .map(Nomination::card)
        .filter(|_| can_nominate);
    let cards = slots(view, seat).into_iter().map(|card| {
        let here = hand.contains(card);
        let name = t!("track-card-of", seat = seat.slug(), card = card_name(card));
        html! {
            <li key={card.to_string()} class={(nominated == Some(card)).then_some("is-nominated")}>
                if !here {
                    { spent(card, t!("track-spent")) }
                    <span class="vh">{ t!("track-option-spent", card = card_name(card)) }</span>
                } else if can_nominate {
                    <button class="nominate" type="button" aria-pressed={(nominated == Some(card)).to_string()}
                        aria-label={t!("track-nominate", card = name)}
                        onclick={send.reform(move |_: MouseEvent| Msg::Nominate((nominated != Some(card)).then_some(Nomination::Card(card))))}>
                        { face(seat, card, true) }
                    </button>
                } else {
                    { face(seat, card, false) }
                }
            </li>
        }
    });
    html! {
        <>
            <ul class="six" aria-label={t!("track-hand", seat = seat.slug())}>{ for cards }</ul>
            if can_nominate {
                <p class="note">{ nominated.map_or_else(|| t!("track-nominate-why"), |card| t!("track-nominated", card = card_name(card))) }</p>
            }
        </>
    }
}
