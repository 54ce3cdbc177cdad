//! The sheets that open over a bout.

use yew::prelude::*;

use super::{
    cards::{label, sign},
    seats::chip_face,
    words::{card_name, log_line},
};
use crate::{
    rules::{
        GameId,
        circle::{Card, CardSet, Circle, Event},
    },
    ui::{
        parts::{Sheet, log_list, p, with_kanji},
        routes::Route,
        stage::{MenuSeating, menu_sheet},
        words::t,
    },
};

/// Which sheet is open over the bout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetKind {
    /// The log of the bout.
    Log,
    /// The quick reference.
    Rules,
    /// The key to the ten symbols beside a name.
    Signs,
    /// Settings, and the ways to leave the bout.
    Menu,
}

/// The open sheet, and what it may show.
pub(super) struct OpenSheet {
    pub(super) kind: SheetKind,
    pub(super) story: Vec<Event>,
    pub(super) names: [String; 2],
    /// The angle, in degrees, that is “up” for the reader.
    pub(super) up: u16,
    pub(super) onsheet: Callback<Option<SheetKind>>,
    /// How two players who share the device sit.
    pub(super) sits: MenuSeating,
}

/// The open sheet.
pub(super) fn open_sheet(open: &OpenSheet) -> Html {
    let onclose = open.onsheet.reform(|()| None);
    match open.kind {
        SheetKind::Log => html! {
            <Sheet id="s-log" heading={t!("log")} {onclose}>
                { log_list(open.story.iter().map(|event| log_line(event, &open.names, open.up))) }
            </Sheet>
        },
        SheetKind::Rules => quick(onclose),
        SheetKind::Signs => html! {
            <Sheet id="s-signs" heading={t!("circle-signs")} {onclose}>
                { signs_key() }
                { table() }
            </Sheet>
        },
        SheetKind::Menu => menu_sheet::<Circle>(&open.sits, Html::default(), onclose),
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
        html! { <li key={at}>{ chip_face(at, card) }{ t!("circle-sign", at = at) }</li> }
    };
    html! { <ul class="signs-key">{ for samples.map(row) }</ul> }
}

/// The quick reference.
pub(super) fn quick(onclose: Callback<()>) -> Html {
    html! {
        <Sheet id="s-rules" heading={t!("quick")} kanji={t!("circle-kanji")} {onclose}>
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
            <div class="sheet-acts">
                <a class="btn btn-line" href={Route::Rules(GameId::Circle).fragment()}>{ t!("rules-link") }</a>
            </div>
        </Sheet>
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
                    </span>
                    <div><b>{ with_kanji(&card_name(card), t!("term-kanji", term = card.slug())) }</b>{ " " }<small>{ t!("term-is", term = card.slug()) }</small>
                        { p(t!("circle-how", card = card.slug())) }</div>
                </li>
            }) }
        </ol>
    }
}
