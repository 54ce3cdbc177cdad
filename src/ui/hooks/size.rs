//! The size of the page's window.

use yew::prelude::*;

use super::use_events;

/// The size of a tablet, used where there is no window.
const TABLET: (i32, i32) = (1180, 820);

fn size() -> (i32, i32) {
    if !cfg!(target_family = "wasm") {
        return TABLET;
    }
    let document = web_sys::window().and_then(|window| window.document());
    let root = document.and_then(|document| document.document_element());
    root.map_or(TABLET, |root| (root.client_width(), root.client_height()))
}

/// The width and height of the window in CSS pixels; pinch-zooming does not change them.
#[hook]
pub fn use_size() -> (i32, i32) {
    let now = use_state_eq(size);
    let set = now.clone();
    use_events(&["resize"], Callback::from(move |_| set.set(size())));
    *now
}
