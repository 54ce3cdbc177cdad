//! The overview of both seats: names, basho stars, and the place of each of the ten cards.

use bout::games::circle::Model;
use rules::{
    Side,
    circle::{Card, CardSet, View},
};
use yew::prelude::*;

use super::{cards::sign, words::card_name};
use crate::ui::{parts::seat_sign, stage::stars_of, words::t};

/// Where a card is, as far as the viewer knows.
fn whereabouts(view: &View, seat: Side, card: Card) -> &'static str {
    let of = seat.index();
    let own = view.viewer.is(seat);
    if view.aside[of].contains(card) || view.table[of].contains(card) {
        "gone"
    } else if own && view.hand.contains(card) {
        "mine"
    } else if view.known[of].contains(card) {
        "known"
    } else {
        "open"
    }
}

/// The small symbol of a card in the overview.
pub(super) fn chip_face(at: &'static str, card: Card) -> Html {
    html! {
        <span class={classes!("chip", at)} aria-hidden="true"><svg class="ico"><use href={sign(card)} /></svg>{ card.number() }</span>
    }
}

/// The ten cards of a seat: which are gone, which are in the hand, and which may still come.
fn strip(view: &View, seat: Side, name: &str) -> Html {
    html! {
        <ul class="chips" aria-label={t!("circle-cards-of", name)}>
            { for CardSet::ALL.into_iter().map(|card| {
                let at = whereabouts(view, seat, card);
                html! {
                    <li key={card.code()} title={card_name(card)}>
                        { chip_face(at, card) }
                        <span class="vh">{ t!("circle-chip", card, at) }</span>
                    </li>
                }
            }) }
        </ul>
    }
}

/// The place of each card, for the player at the edge of seat `by`, with that player's own cards first, and the stars of both players.
pub(super) fn seats_at(view: &View, by: Side, names: &[String; 2], model: &Model) -> Html {
    let seat = |seat: Side| {
        html! {
            <div key={seat.slug()}>
                { seat_sign(seat) }
                { stars_of(model, seat.into()) }
                if view.priority == Some(seat) {
                    <b>{ t!("circle-priority") }</b>
                }
                { strip(view, seat, &names[seat.index()]) }
            </div>
        }
    };
    html! { <div class="seats-at">{ for [by, by.other()].map(seat) }</div> }
}

/// Both seats. `stars`: the stars that each has won in the basho; `onkey` opens the key to the symbols.
pub(super) fn seats(
    view: &View,
    names: &[String; 2],
    stars: [Html; 2],
    onkey: Option<Callback<MouseEvent>>,
) -> Html {
    let [east, west] = stars;
    let row = |seat: Side, stars: Html| {
        let name = &names[seat.index()];
        html! {
            <li key={seat.slug()} class={seat.slug()}>
                { seat_sign(seat) }
                <span class="who">{ name }<small>{ t!("circle-wrestler", seat) }</small></span>
                { stars }
                <em>
                    if view.priority == Some(seat) {
                        <b>{ t!("circle-priority") }</b>{ " " }
                    }
                    <span>{ t!("circle-pile", number = view.piles[seat.index()]) }</span>{ " " }
                    <span>{ t!("circle-hand", number = view.held[seat.index()]) }</span>
                </em>
                { strip(view, seat, name) }
            </li>
        }
    };
    let key = onkey.map(|onclick| {
        html! { <button class="signs-tool" type="button" aria-label={t!("circle-signs")} title={t!("circle-signs")} {onclick}><span>{ "?" }</span></button> }
    });
    html! {
        <div class="seats-box">
            <ul class="seats">{ row(Side::East, east) }{ row(Side::West, west) }</ul>
            { for key }
        </div>
    }
}
