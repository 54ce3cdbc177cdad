//! The size of the page's window and of its parts.

use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, ResizeObserver};
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

/// Calls back whenever the element has another size, before this is painted.
#[hook]
pub fn use_resized(element: &NodeRef, callback: Callback<()>) {
    // The observer outlives renders; it calls the callback of the latest render.
    let latest = use_mut_ref(Callback::noop);
    *latest.borrow_mut() = callback;
    let element = element.clone();
    use_effect_with((), move |()| {
        let resized = Closure::<dyn Fn()>::new(move || {
            let callback = latest.borrow().clone();
            callback.emit(());
        });
        let observer = element.cast::<Element>().and_then(|element| {
            let observer = ResizeObserver::new(resized.as_ref().unchecked_ref()).ok()?;
            observer.observe(&element);
            Some(observer)
        });
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(resized);
        }
    });
}
