//! The page's root component.
use yew::prelude::*;

/// The whole page.
#[component]
pub fn App() -> Html {
    html! { <h1>{ "Hakkyoi" }</h1> }
}
