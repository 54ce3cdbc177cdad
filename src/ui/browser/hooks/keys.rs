//! Keys: which one an event is about, and those that work wherever the focus is.

use gloo_events::EventListener;
use wasm_bindgen::JsCast as _;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::use_in_sight;

/// The `keyCode` of keys that belong to an input method.
const OF_INPUT_METHOD: u32 = 229;

/// The key that was pressed; `None` while a word is composed with an input method. The Enter that ends a composition says nothing else.
pub fn key_of(event: &KeyboardEvent) -> Option<String> {
    // Safari tells of that Enter only after the composition has ended.
    let composes = event.is_composing() || event.key_code() == OF_INPUT_METHOD;
    (!composes).then(|| event.key())
}

/// Calls back when Escape is pressed, while `on` is true and the screen is visible.
#[hook]
pub fn use_escape(on: bool, callback: Callback<()>) {
    let on = use_in_sight() && on;
    use_effect_with((on, callback), |(on, callback)| {
        let document = on
            .then(web_sys::window)
            .flatten()
            .and_then(|window| window.document());
        let listener = document.map(|document| {
            let callback = callback.clone();
            EventListener::new(&document, "keydown", move |event| {
                if event
                    .dyn_ref::<KeyboardEvent>()
                    .is_some_and(|event| event.key() == "Escape")
                {
                    callback.emit(());
                }
            })
        });
        move || drop(listener)
    });
}
