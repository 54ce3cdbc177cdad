//! A timer for a single event.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::{use_effect_with, use_in_sight};

/// Calls back with the token once that many milliseconds have passed. A new token restarts the timer; `None` and a hidden screen stop it.
#[hook]
pub fn use_timer<T: Clone + PartialEq + 'static>(waiting: Option<(T, u32)>, callback: Callback<T>) {
    let in_sight = use_in_sight();
    let waiting = waiting.filter(|_| in_sight);
    // On a busy page, Yew runs effects some time after the render. Until then, a timer that is no longer wanted may still fire.
    let wanted = use_mut_ref(|| None);
    wanted.borrow_mut().clone_from(&waiting);
    use_effect_with(waiting, move |waiting| {
        let timeout = waiting.clone().map(|(token, after)| {
            Timeout::new(after, move || {
                let still = wanted.borrow().as_ref() == Some(&(token.clone(), after));
                if still {
                    callback.emit(token);
                }
            })
        });
        move || drop(timeout)
    });
}
