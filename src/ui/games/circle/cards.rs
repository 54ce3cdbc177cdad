//! Card faces and backs: number, kind, name, and two pictures: the technique, and a diagram of what it does on the board.

use rules::{
    Side,
    circle::{Card, Kind},
};
use yew::prelude::*;

use super::words::card_name;
use crate::ui::{
    parts::{Pose, card_back, card_class, drawing, side_class},
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

/// The drawing of a wrestler in the card’s technique, as the ring shows him.
pub(super) fn technique(card: Card) -> String {
    Pose::Technique(card.code()).symbol()
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
            <use href={numeral(card)} x="11" y="10" width="25.5" height="34" />
            <use href={sign(card)} x="64" y="11" width="25" height="25" />
            <g transform="rotate(180 50 70)">
                <use href={numeral(card)} x="11" y="9" width="14" height="18.7" />
                <use href={sign(card)} x="75" y="10" width="15" height="15" />
            </g>
            <text class="wz-n" x="50" y="55.5">{ card_name(card) }</text>
            <rect class="waza-sand" x="6" y="60" width="88" height="51" />
            <use class={classes!("waza-man", side_class(seat))} href={drawing(&technique(card))} x="27" y="66" width="46" height="46" />
            <use href={drawing(&format!("circle.svg#{}", card.code()))} x="21" y="111" width="55" height="22" />
        </svg>
    }
}

/// A card’s back.
pub(super) fn back(seat: Side) -> Html {
    card_back(seat, t!("circle-face-down", seat))
}

#[cfg(test)]
mod tests;
