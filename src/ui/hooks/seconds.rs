//! Seconds that pass before somebody’s eyes.

use gloo_timers::callback::Interval;
use yew::prelude::*;

/// Calls back once a second as long as `on` and the page can be seen.
#[hook]
pub fn use_seconds(on: bool, callback: Callback<()>) {
    // The interval outlives renderings; it calls whoever was rendered last.
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
