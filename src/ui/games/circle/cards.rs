//! Card faces and backs: number, kind, name, and a diagram of what the card does.

use rules::{
    Side,
    circle::{Card, Kind},
};
use yew::prelude::*;

use super::words::card_name;
use crate::ui::{
    parts::{card_back, card_class, drawing},
    words::t,
};

fn numeral(card: Card) -> String {
    drawing(&format!("art.svg#n{}", card.number()))
}

/// The symbol of an attack or a defence.
pub(super) fn sign(card: Card) -> String {
    drawing(match card.kind() {
        Kind::Attack => "art.svg#i-att",
        Kind::Defence => "art.svg#i-def",
    })
}

/// The card’s label, like “Oshidashi, attack 3”.
pub(super) fn label(card: Card) -> String {
    let kind = match card.kind() {
        Kind::Attack => "attack",
        Kind::Defence => "defence",
    };
    t!("circle-card-label", card, kind, number = card.number())
}

/// A card’s face. `named`: an element around it already names it.
pub(super) fn face(seat: Side, card: Card, named: bool) -> Html {
    let words = (!named).then(|| label(card));
    html! {
        <svg class={classes!("fuda", "waza", card_class(seat))} viewBox="0 0 100 140" role={words.is_some().then_some("img")} aria-label={words}
            aria-hidden={named.then_some("true")}>
            <rect class="cp" x="1" y="1" width="98" height="138" rx="7" />
            <rect class="cg" x="5" y="5" width="90" height="130" rx="4" />
            <use href={numeral(card)} x="11" y="11" width="28" height="37.3" />
            <use href={sign(card)} x="62" y="12" width="27" height="27" />
            <g transform="rotate(180 50 70)">
                <use href={numeral(card)} x="12" y="12" width="19.5" height="26" />
                <use href={sign(card)} x="68" y="13" width="19" height="19" />
            </g>
            <use href={drawing(&format!("circle.svg#{}", card.code()))} x="0" y="62" width="100" height="40" />
            <text class="wz-n" x="50" y="64">{ card_name(card) }</text>
        </svg>
    }
}

/// A card’s back.
pub(super) fn back(seat: Side) -> Html {
    card_back(seat, t!("circle-face-down", seat))
}
