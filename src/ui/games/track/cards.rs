//! Card faces and backs: a number or a tactic in the seat's colours.

use rules::{
    Side,
    track::{Card, Tactic},
};
use yew::prelude::*;

use super::words::card_name;
use crate::ui::{
    parts::{card_back, card_class, crest, drawing},
    words::t,
};

/// The value of a card, 0 to 6. A tactic has the value of the number that is swapped for it.
pub(super) fn value(card: Card) -> u8 {
    match card {
        Card::Number(number) => number.get(),
        Card::Tactic(tactic) => tactic.value(),
        Card::Master => 6,
    }
}

/// The kanji on a tactic’s card.
fn kanji(card: Card) -> Option<String> {
    let tactic = match card {
        Card::Number(_) => return None,
        Card::Tactic(tactic) => Tactic::slug(tactic),
        Card::Master => "master",
    };
    Some(t!("track-tactic-kanji", tactic))
}

/// A card in the shortest form: its number, or the first kanji of its tactic.
pub(super) fn mark(card: Card) -> String {
    kanji(card).map_or_else(
        || value(card).to_string(),
        |kanji| kanji.chars().take(1).collect(),
    )
}

/// A small card: its mark, and its name for screen readers.
pub(super) fn mini(seat: Side, card: Card) -> Html {
    html! {
        <span class={classes!("mini", seat.slug())}>
            <span aria-hidden="true" lang={kanji(card).map(|_| "ja")}>{ mark(card) }</span><span class="vh">{ card_name(card) }</span>
        </span>
    }
}

/// A card’s face. `named`: an element around it already names it.
pub(super) fn face(seat: Side, card: Card, named: bool) -> Html {
    let half = || {
        let numeral = drawing(&format!("art.svg#n{}", value(card)));
        match kanji(card) {
            None => html! {
                <>
                    <use href={numeral} x="11" y="11" width="41" height="54.7" />
                    if value(card) == 6 {
                        <path fill="currentColor" d="M14 69H49V74H14Z" />
                    }
                    <use href={crest(seat)} x="60" y="14" width="28" height="28" />
                </>
            },
            Some(kanji) => html! {
                <>
                    <use href={numeral} x="68" y="12" width="18" height="24" />
                    <text class="tac-k" x="36" y="47" lang="ja">{ kanji }</text>
                </>
            },
        }
    };
    let label = (!named).then(|| t!("track-card-of", seat, card));
    html! {
        <svg class={classes!("fuda", card_class(seat))} viewBox="0 0 100 140" role={label.is_some().then_some("img")} aria-label={label}
            aria-hidden={named.then_some("true")}>
            <rect class="cp" x="1" y="1" width="98" height="138" rx="7" />
            <rect class="cg" x="5" y="5" width="90" height="130" rx="4" />
            <path class="cd" d="M11 91L89 49" />
            <g>{ half() }</g>
            <g transform="rotate(180 50 70)">{ half() }</g>
        </svg>
    }
}

/// A card’s back.
pub(super) fn back(seat: Side) -> Html {
    card_back(seat, t!("track-face-down", seat))
}

/// The empty place of a card that is no longer in the hand.
pub(super) fn spent(card: Card, what: String) -> Html {
    html! {
        <div class="spent" aria-hidden="true">
            <svg class="num" viewBox="0 0 60 80"><use href={drawing(&format!("art.svg#n{}", value(card)))} /></svg>
            { what }
        </div>
    }
}
