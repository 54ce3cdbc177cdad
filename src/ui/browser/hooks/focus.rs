//! The keyboard focus.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};

/// The first element on the visible screen that matches the selector.
fn find(selector: &str) -> Option<HtmlElement> {
    let document = web_sys::window()?.document()?;
    let screen = document.query_selector(".screen:not([hidden])").ok()??;
    screen.query_selector(selector).ok()??.dyn_into().ok()
}

/// Whether a sheet is open.
pub fn sheet_is_open() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    let sheet = document.and_then(|page| page.query_selector("dialog[open]").ok()?);
    sheet.is_some()
}

/// Focuses the first element that matches the selector.
pub fn focus(selector: &str) {
    if let Some(element) = find(selector) {
        // If the element cannot take the focus, the focus stays where it is.
        let _ = element.focus();
    }
}

/// Scrolls to the first element that matches the selector, and focuses it.
pub fn go_to(selector: &str) {
    focus(selector);
    if let Some(element) = find(selector) {
        element.scroll_into_view();
    }
}

/// Scrolls back to the first element that matches the selector, if its beginning is above the window.
pub fn back_to(selector: &str) {
    if let Some(element) = find(selector).filter(|it| it.get_bounding_client_rect().top() < 0.0) {
        element.scroll_into_view();
    }
}

/// Whether the focused element has left the page, is on a hidden screen, or is a heading that has the focus only because nothing else wanted
/// it yet, as on the screen of a bout before the hand is there.
pub fn focus_is_lost() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| {
        let active = document.active_element();
        let idle = |element: &Element| {
            matches!(
                element.closest("[hidden], h1:not([data-focus])"),
                Ok(Some(_))
            )
        };
        active.as_ref().is_none_or(idle) || active == document.body().map(Into::into)
    })
}

/// Focuses the first element that matches the selector, if the focus is lost.
pub fn focus_if_lost(selector: &str) {
    if focus_is_lost() {
        focus(selector);
    }
}

/// The target of the focused link, if a link has the focus.
pub fn focused_link() -> Option<String> {
    let active = web_sys::window()?.document()?.active_element()?;
    active.get_attribute("href")
}

/// Whether the focus is on a card while the player is not asked to play.
fn focus_is_idle() -> bool {
    find(".tray.is-waiting :focus").is_some()
}

/// If the focus is lost or idle, moves it to the element that wants it next. If there is none, a lost focus moves to the hand.
pub fn refocus() {
    let lost = focus_is_lost();
    if !lost && !focus_is_idle() {
        return;
    }
    let next = find("[data-focus]").or_else(|| find(".tray [tabindex='0']").filter(|_| lost));
    if let Some(next) = next {
        // Both kinds of element can always take the focus.
        let _ = next.focus();
    }
}

/// Whether this element contains the focus.
pub fn focus_is_in(node: &yew::NodeRef) -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    let active = document.and_then(|document| document.active_element());
    node.cast::<HtmlElement>()
        .is_some_and(|element| element.contains(active.as_ref().map(AsRef::as_ref)))
}
