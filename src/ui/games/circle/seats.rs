//! Who sits where: names, stars of the basho, and where each of the ten cards is.

use yew::prelude::*;

use super::{cards::sign, words::card_name};
use crate::{
    rules::{
        Seat,
        circle::{Card, CardSet, View},
    },
    ui::{parts::Sign, words::t},
};

/// Where a card is, as far as the viewer knows.
fn whereabouts(view: &View, seat: Seat, card: Card) -> &'static str {
    let of = seat.index() & 1;
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

/// The ten cards of a seat: which have gone, which are in hand, and which may still come.
fn strip(view: &View, seat: Seat, name: &str) -> Html {
    html! {
        <ul class="chips" aria-label={t!("circle-cards-of", name = name)}>
            { for CardSet::ALL.into_iter().map(|card| {
                let at = whereabouts(view, seat, card);
                html! {
                    <li key={card.code()} class={classes!("chip", at)} title={card_name(card)}>
                        <svg class="ico" aria-hidden="true"><use href={sign(card)} /></svg>
                        <span aria-hidden="true">{ card.number() }</span>
                        <span class="vh">{ t!("circle-chip", card = card_name(card), at = at) }</span>
                    </li>
                }
            }) }
        </ul>
    }
}

/// Both seats; `stars` are those that each has won in the basho.
pub(super) fn seats(view: &View, names: &[String; 2], stars: [Html; 2]) -> Html {
    let [east, west] = stars;
    let row = |seat: Seat, stars: Html| {
        let name = &names[seat.index() & 1];
        html! {
            <li key={seat.slug()} class={seat.slug()}>
                <Sign {seat} />
                <span class="who">{ name }<small>{ t!("circle-wrestler", seat = seat.slug()) }</small></span>
                { stars }
                <em>
                    if view.priority == Some(seat) {
                        <b>{ t!("circle-priority") }</b>{ " " }
                    }
                    <span>{ t!("circle-pile", number = view.piles[seat.index() & 1]) }</span>{ " " }
                    <span>{ t!("circle-hand", number = view.held[seat.index() & 1]) }</span>
                </em>
                { strip(view, seat, name) }
            </li>
        }
    };
    html! { <ul class="seats">{ row(Seat::EAST, east) }{ row(Seat::WEST, west) }</ul> }
}
