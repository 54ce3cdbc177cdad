//! The bar at the top of a screen.

use yew::prelude::*;

use super::{Icon, Kanji};
use crate::ui::{routes::Route, words::t};

/// The bar: the way home, the heading, what is under it, and the ways to other screens. The heading takes the focus when what had it is
/// gone.
pub fn bar(kanji: String, heading: &str, under: Option<String>, ways: Html) -> Html {
    html! {
        <header class="bar">
            <a class="bar-home" href="#/" aria-label={t!("to-home")}>
                <svg aria-hidden="true"><use href="static/art.svg#logo" /></svg>
            </a>
            <h1 tabindex="-1" data-focus=""><Kanji text={kanji} />{ heading }</h1>
            if let Some(under) = under {
                <p>{ under }</p>
            }
            <nav class="bar-tools" aria-label={t!("elsewhere")}>{ ways }</nav>
        </header>
    }
}

/// A way to another screen.
pub fn way(to: Route, icon: &'static str, words: String) -> Html {
    html! { <a class="tool" href={to.fragment()}><Icon name={icon} /><span>{ words }</span></a> }
}
