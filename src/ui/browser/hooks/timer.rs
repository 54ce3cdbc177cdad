//! A timer for a single event.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::{use_changes, use_in_sight};

/// Calls back with the token once that many milliseconds have passed. A new token restarts the timer; `None` and a hidden screen stop it.
#[hook]
pub fn use_timer<T: Clone + PartialEq + 'static>(waiting: Option<(T, u32)>, callback: Callback<T>) {
    let in_sight = use_in_sight();
    let waiting = waiting.filter(|_| in_sight);
    let (changes, newest) = use_changes(waiting.clone());
    use_effect_with(changes, move |_| {
        let timeout = waiting.map(|(token, after)| {
            Timeout::new(after, move || {
                if newest.get() == changes {
                    callback.emit(token);
                }
            })
        });
        move || drop(timeout)
    });
}
