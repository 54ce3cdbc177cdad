//! Where the keyboard is.

use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

fn find(selector: &str) -> Option<HtmlElement> {
    let document = web_sys::window()?.document()?;
    document.query_selector(selector).ok()??.dyn_into().ok()
}

/// Puts the focus on the first element that the selector finds.
pub fn focus(selector: &str) {
    if let Some(element) = find(selector) {
        // An element that cannot take the focus leaves it where it is.
        let _ = element.focus();
    }
}

/// Goes to the first element that the selector finds: it comes to the top of the screen and has the focus.
pub fn go_to(selector: &str) {
    focus(selector);
    if let Some(element) = find(selector) {
        element.scroll_into_view();
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

/// Whether a card has the focus that nobody is asked to play.
fn focus_is_idle() -> bool {
    find(".tray.is-waiting :focus").is_some()
}

/// Puts the focus on what wants it next, when what had it has gone or waits; where nothing wants it yet, a lost focus stands in the hand.
pub fn refocus() {
    let lost = focus_is_lost();
    if !lost && !focus_is_idle() {
        return;
    }
    let next = find("[data-focus]").or_else(|| find(".tray [tabindex='0']").filter(|_| lost));
    if let Some(next) = next {
        // Both can always take it.
        let _ = next.focus();
    }
}

/// Whether something in this element has the focus.
pub fn focus_is_in(node: &yew::NodeRef) -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    let active = document.and_then(|document| document.active_element());
    node.cast::<HtmlElement>()
        .is_some_and(|element| element.contains(active.as_ref().map(AsRef::as_ref)))
}
