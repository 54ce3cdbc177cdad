//! The screen for an unknown address.

use yew::prelude::*;

use crate::ui::{parts::art, words::t};

/// Says that nothing is here, and links home.
pub fn nowhere() -> Html {
    html! {
        <main class="page nowhere">
            { art("art.svg#logo", "", Some("0 0 100 100"), None) }
            <h1>{ t!("nothing-here") }</h1>
            <p>{ t!("nothing-here-why") }</p>
            <a class="btn btn-big" href="#/">{ t!("home") }</a>
        </main>
    }
}
