//! Where the keyboard is.

use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

/// Puts the focus on the first element that the selector finds.
pub fn focus(selector: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let found = document.and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // An element that cannot take the focus leaves it where it is.
        let _ = element.focus();
    }
}

/// Whether the element that had the focus has gone from the page.
pub fn focus_is_lost() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| {
        let active = document.active_element();
        active.is_none() || active == document.body().map(Into::into)
    })
}
