//! Going back in the browser's history closes what lies over the page.

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::sheet_is_open;
use crate::ui::routes::fragment;

/// The id of an entry that is left because what lay over the page has closed.
const CLOSED: f64 = 1.0;

/// Whether the current history entry was made by [`use_back`]: its id is above [`CLOSED`]. Those that `history_entry` in src/ui/app.rs makes have
/// ids below it.
fn is_over(history: &web_sys::History) -> bool {
    let id = history.state().ok().and_then(|state| state.as_f64());
    id.is_some_and(|id| id > CLOSED)
}

/// While `shown`, going back calls `onback` instead of leaving the screen: the address has a second entry in the history meanwhile.
#[hook]
pub fn use_back(shown: bool, onback: Callback<()>) {
    use_effect_with(shown, move |&shown| {
        let window = web_sys::window().filter(|_| shown);
        let over = window.and_then(|window| Some((window.history().ok()?, window)));
        let over = over.map(|(history, window)| {
            if !is_over(&history) {
                // If the browser refuses it, going back leaves the screen.
                let _ = history.push_state(&JsValue::from(CLOSED + js_sys::Math::random()), "");
            }
            let (went, here) = (history.clone(), fragment());
            // A link that leads elsewhere pops the state, too.
            let listener = EventListener::new(&window, "popstate", move |_| {
                if !is_over(&went) && fragment() == here {
                    onback.emit(());
                }
            });
            (history, listener)
        });
        move || {
            let Some((history, listener)) = over else {
                return;
            };
            drop(listener);
            // Another sheet may take this one's place at once.
            Timeout::new(0, move || {
                if !sheet_is_open() && is_over(&history) {
                    // The browser goes back later. Until then nothing else may go back, too, which would leave the screen or the page.
                    let _ = history.replace_state(&JsValue::from(CLOSED), "");
                    let _ = history.back();
                }
            })
            .forget();
        }
    });
}
