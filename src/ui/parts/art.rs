//! Drawings from `static/`, which the browser loads when they are first shown.

use rules::{Seat, Side};
use yew::prelude::*;

use crate::ui::{browser::files::file, words::t};

/// The CSS class that sets a side's colours.
pub fn side_class(seat: impl Into<Seat>) -> &'static str {
    match seat.into().side() {
        Some(Side::East) => "side-e",
        _ => "side-w",
    }
}

/// The address of a drawing, given by file and symbol, as in `art.svg#logo`.
pub fn drawing(of: &str) -> String {
    file(&["static/", of].concat())
}

/// The address of a side's crest.
pub fn crest(side: Side) -> String {
    drawing(match side {
        Side::East => "art.svg#c-east",
        Side::West => "art.svg#c-west",
    })
}

/// The CSS class that sets a card's colours.
pub fn card_class(side: Side) -> &'static str {
    match side {
        Side::East => "of-east",
        Side::West => "of-west",
    }
}

/// A card's back in the colours of its side. `label` is what a screen reader says.
pub fn card_back(side: Side, label: String) -> Html {
    let half = || html! { <use href={crest(side)} x="27" y="18" width="46" height="46" /> };
    html! {
        <svg class={classes!("fuda", card_class(side))} viewBox="0 0 100 140" role="img" aria-label={label}>
            <rect class="cp" x="1" y="1" width="98" height="138" rx="7" />
            <rect class="cg" x="5" y="5" width="90" height="130" rx="4" />
            <path class="tbl" d="M12 12H88V128H12ZM20 70H80" />
            <g>{ half() }</g>
            <g transform="rotate(180 50 70)">{ half() }</g>
        </svg>
    }
}

/// A decorative drawing, hidden from screen readers, given by file and symbol, as in `art.svg#logo`.
pub fn art(
    of: &str,
    class: impl Into<Classes>,
    view_box: Option<&'static str>,
    fit: Option<&'static str>,
) -> Html {
    html! {
        <svg class={class.into()} viewBox={view_box} preserveAspectRatio={fit} aria-hidden="true">
            <use href={drawing(of)} />
        </svg>
    }
}

/// Two wrestlers in a clinch, at the head of a page about wrestlers.
pub fn clinch() -> Html {
    let wrestler = |side: Side, stance: &'static str| {
        html! { <use href={drawing("art.svg#w-oshi")} class={side_class(side)} width="240" height="240" transform={stance} /> }
    };
    html! {
        <svg class="clinch-pic" viewBox="0 0 640 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <path d="M0 118H640V160H0Z" />
            { wrestler(Side::West, "translate(362 148) scale(-.625 .625) translate(-120 -226)") }
            { wrestler(Side::East, "translate(278 148) scale(.625) translate(-120 -226)") }
        </svg>
    }
}

/// An icon next to a label; `name` is the symbol's id in `art.svg`, without `i-`.
pub fn icon(name: &str) -> Html {
    debug_assert!(
        include_str!("../../../static/art.svg").contains(&format!("id=\"i-{name}\"")),
        "static/art.svg has no symbol i-{name}"
    );
    html! {
        <svg class="ico" aria-hidden="true"><use href={drawing(&format!("art.svg#i-{name}"))} /></svg>
    }
}

/// A side's sign: 東 or 西 on its colour.
pub fn seat_sign(seat: impl Into<Seat>) -> Html {
    let seat = seat.into();
    html! {
        <span class={classes!("sign", "k", side_class(seat))} lang="ja" aria-hidden="true">
            { t!("seat-kanji", seat) }
        </span>
    }
}

/// A star on a scorepad: outlined for a win, filled for a loss.
pub fn hoshi(won: bool) -> Html {
    let (class, name) = if won {
        ("hoshi", t!("win"))
    } else {
        ("hoshi hoshi-x", t!("loss"))
    };
    html! { <span {class} role="img" aria-label={name}></span> }
}
