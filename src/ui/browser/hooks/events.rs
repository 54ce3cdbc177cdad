//! Events that the page handles wherever they happen.

use gloo_events::{EventListener, EventListenerOptions};
use web_sys::Event;
use yew::prelude::*;

/// Calls back at every event of these types that reaches the window.
#[hook]
pub fn use_events(names: &'static [&'static str], callback: Callback<Event>) {
    // The listeners outlive renders; they call the callback of the latest render.
    let latest = use_mut_ref(Callback::noop);
    *latest.borrow_mut() = callback;
    use_effect_with((), move |()| {
        let window = web_sys::window();
        let listeners = window.map(|window| {
            let listen = |&name: &&'static str| {
                let latest = latest.clone();
                let options = EventListenerOptions::enable_prevent_default();
                EventListener::new_with_options(&window, name, options, move |event| {
                    let callback = latest.borrow().clone();
                    callback.emit(event.clone());
                })
            };
            names.iter().map(listen).collect::<Vec<_>>()
        });
        move || drop(listeners)
    });
}

/// How often another tab has written to the store since the first render; each write renders again.
#[hook]
pub fn use_elsewhere() -> u32 {
    let times = use_state(|| 0);
    {
        let times = times.clone();
        use_events(&["storage"], Callback::from(move |_| times.set(*times + 1)));
    }
    *times
}
