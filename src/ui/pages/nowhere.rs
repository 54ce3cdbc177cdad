//! An address without a screen.

use yew::prelude::*;

use crate::ui::{parts::Art, words::t};

/// Says that nothing is here, and leads home.
#[component]
pub fn Nowhere() -> Html {
    html! {
        <main class="page nowhere">
            <Art of="art.svg#logo" view_box="0 0 100 100" />
            <h1>{ t!("nothing-here") }</h1>
            <p>{ t!("nothing-here-why") }</p>
            <a class="btn btn-big" href="#/">{ t!("home") }</a>
        </main>
    }
}
