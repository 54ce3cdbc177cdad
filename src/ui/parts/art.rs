//! Drawings out of `static/`, which the browser fetches when they are first shown.

use yew::prelude::*;

use crate::{
    rules::Seat,
    ui::{files::file, words::t},
};

/// The class that gives a side's colours.
pub fn side_class(seat: Seat) -> &'static str {
    if seat == Seat::EAST {
        "side-e"
    } else {
        "side-w"
    }
}

/// The address of a drawing by its file and symbol, as in `art.svg#logo`.
pub fn drawing(of: &str) -> String {
    file(&["static/", of].concat())
}

/// The address of a side's crest.
pub fn crest(seat: Seat) -> String {
    drawing(if seat == Seat::EAST {
        "art.svg#c-east"
    } else {
        "art.svg#c-west"
    })
}

/// What to draw.
#[derive(Properties, PartialEq)]
pub struct ArtProps {
    /// File and symbol, as in `art.svg#logo`.
    pub of: &'static str,
    /// Classes of the `svg` element.
    #[prop_or_default]
    pub class: Classes,
    /// The `viewBox`; without one the symbol's own serves.
    #[prop_or_default]
    pub view_box: Option<&'static str>,
    /// How the drawing fills its place.
    #[prop_or_default]
    pub fit: Option<&'static str>,
}

/// A drawing that says nothing by itself.
#[component]
pub fn Art(props: &ArtProps) -> Html {
    html! {
        <svg class={props.class.clone()} viewBox={props.view_box} preserveAspectRatio={props.fit} aria-hidden="true">
            <use href={drawing(props.of)} />
        </svg>
    }
}

/// Which icon.
#[derive(Properties, PartialEq)]
pub struct IconProps {
    /// The symbol's name in `art.svg`, without `i-`.
    pub name: &'static str,
}

/// An icon beside a word.
#[component]
pub fn Icon(props: &IconProps) -> Html {
    html! {
        <svg class="ico" aria-hidden="true"><use href={drawing(&format!("art.svg#i-{}", props.name))} /></svg>
    }
}

/// Which kanji.
#[derive(Properties, PartialEq)]
pub struct KanjiProps {
    /// The characters.
    pub text: AttrValue,
}

/// Kanji, beside the rōmaji that say the same.
#[component]
pub fn Kanji(props: &KanjiProps) -> Html {
    html! { <span class="k" lang="ja">{ props.text.clone() }</span> }
}

/// Which side.
#[derive(Properties, PartialEq)]
pub struct SignProps {
    /// The seat whose sign it is.
    pub seat: Seat,
}

/// A side's sign: 東 or 西 on its colour.
#[component]
pub fn Sign(props: &SignProps) -> Html {
    html! {
        <span class={classes!("sign", "k", side_class(props.seat))} lang="ja" aria-hidden="true">
            { t!("seat-kanji", seat = props.seat.slug()) }
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
