//! What the sheets over a bout show.

use rules::circle::{Card, CardSet};
use yew::prelude::*;

use super::{
    cards::{label, sign, technique},
    seats::chip_face,
    words::card_name,
};
use crate::ui::{
    parts::{Sheet, figure_tile, p, with_kanji},
    words::t,
};

/// A sheet that only this game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetKind {
    /// The key to the ten symbols beside a name.
    Signs,
}

/// The key to the symbols, as a sheet.
pub(super) fn signs(onclose: Callback<()>) -> Html {
    html! {
        <Sheet id="s-signs" heading={t!("circle-signs")} {onclose}>
            { signs_key() }
            { table() }
        </Sheet>
    }
}

/// The key to the small symbols beside a name.
fn signs_key() -> Html {
    let samples = [
        ("gone", Card::Yorikiri),
        ("mine", Card::Oshidashi),
        ("known", Card::Hikkake),
        ("open", Card::Mamorite),
    ];
    let row = |(at, card): (&'static str, Card)| {
        html! { <li key={at}>{ chip_face(at, card) }{ t!("circle-sign", at) }</li> }
    };
    html! { <ul class="signs-key">{ for samples.map(row) }</ul> }
}

/// The quick reference.
pub(super) fn quick() -> Html {
    html! {
        <>
            <div class="prose">
                { p(t!("circle-quick-turn")) }
                { p(t!("circle-quick-order")) }
                { p(t!("circle-quick-limit")) }
                { p(t!("circle-quick-tsukidashi")) }
                { p(t!("circle-quick-basho")) }
            </div>
            <h3 class="col-h">{ t!("circle-signs") }</h3>
            { signs_key() }
            { table() }
        </>
    }
}

/// The ten cards, each with what it does.
pub(super) fn table() -> Html {
    html! {
        <ol class="kima waza-list">
            { for CardSet::ALL.into_iter().map(|card| html! {
                <li>
                    <span class="waza-no" role="img" aria-label={label(card)}>
                        <svg class="ico" aria-hidden="true"><use href={sign(card)} /></svg>{ card.number() }
                        { figure_tile(Some(&technique(card))) }
                    </span>
                    <div><b>{ with_kanji(&card_name(card), t!("term-kanji", term = card.slug())) }</b>{ " " }<small>{ t!("term-is", term = card.slug()) }</small>
                        { p(t!("circle-how", card = card.slug())) }</div>
                </li>
            }) }
        </ol>
    }
}
