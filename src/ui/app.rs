//! The page's root component.
use yew::prelude::*;

use super::words::t;

/// The whole page.
#[component]
pub fn App() -> Html {
    html! {
        <>
            <h1>{ t!("app-name") }</h1>
            <p>{ t!("app-tagline") }</p>
        </>
    }
}
