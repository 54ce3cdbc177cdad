//! Seconds that pass while the page is visible.

use gloo_timers::callback::Interval;
use yew::prelude::*;

use super::use_in_sight;

/// Calls back once a second, while `on` is true and the screen is visible.
#[hook]
pub fn use_seconds(on: bool, callback: Callback<()>) {
    let on = use_in_sight() && on;
    // The interval outlives renders; it calls the callback of the latest render.
    let latest = use_mut_ref(Callback::noop);
    *latest.borrow_mut() = callback;
    use_effect_with(on, move |&on| {
        let interval = on.then(|| {
            Interval::new(1000, move || {
                let document = web_sys::window().and_then(|window| window.document());
                if document.is_some_and(|document| !document.hidden()) {
                    let callback = latest.borrow().clone();
                    callback.emit(());
                }
            })
        });
        move || drop(interval)
    });
}
