//! Card faces and backs, composed from the drawings of numerals and guardians.

use rules::tricks::{Card, Suit};
use yew::prelude::*;

use super::words::card_name;
use crate::ui::{parts::drawing, words::t};

fn letter_class(suit: Suit) -> char {
    suit.letter().to_ascii_lowercase()
}

/// The class that colours a guardian on a paper background.
pub(super) fn mark_class(suit: Suit) -> String {
    format!("mark-{}", letter_class(suit))
}

/// The drawing of a colour’s guardian.
pub(super) fn crest(suit: Suit) -> String {
    drawing(&format!("art.svg#c-{}", letter_class(suit)))
}

/// A card’s face; `named` if something around the card names it already.
pub(super) fn face(card: Card, class: impl Into<Classes>, named: bool) -> Html {
    let suit = card.suit();
    let numeral = drawing(&format!("art.svg#n{}", card.number()));
    let half = || {
        html! {
            <>
                <use href={numeral.clone()} x="11" y="12" width="41" height="54.7" />
                <use href={crest(suit)} x="59" y="13" width="30" height="30" />
                <text x="74" y="62">{ t!("suit-letter", suit = suit.slug()) }</text>
            </>
        }
    };
    let class = classes!("fuda", format!("suit-{}", letter_class(suit)), class.into());
    let label = (!named).then(|| card_name(card));
    html! {
        <svg key={card.to_string()} {class} viewBox="0 0 100 140" role={label.is_some().then_some("img")} aria-label={label}
            aria-hidden={named.then_some("true")}>
            <rect class="cp" x="1" y="1" width="98" height="138" rx="7" />
            <rect class="cg" x="5" y="5" width="90" height="130" rx="4" />
            <path class="cd" d="M11 91L89 49" />
            <g>{ half() }</g>
            <g transform="rotate(180 50 70)">{ half() }</g>
        </svg>
    }
}

/// A card’s back; `own` if it is the viewing player's own card that lies there.
pub(super) fn back(own: bool) -> Html {
    let label = own.then(|| t!("card-face-down"));
    html! {
        <svg key="back" class="fuda back" viewBox="0 0 100 140" role={own.then_some("img")} aria-label={label}
            aria-hidden={(!own).then_some("true")}>
            <rect class="cp" x="1" y="1" width="98" height="138" rx="7" />
            <rect class="cg" x="5" y="5" width="90" height="130" rx="4" />
            <path class="cbl" d="M12 12H88V128H12Z" />
            <use href={drawing("art.svg#logo")} x="19" y="39" width="62" height="62" />
        </svg>
    }
}
