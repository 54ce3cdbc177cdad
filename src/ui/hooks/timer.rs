//! One thing that happens after a while.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// Calls back with `token` once `after` milliseconds have passed; a new token begins anew, `None` waits for nothing.
#[hook]
pub fn use_timer<T: Clone + PartialEq + 'static>(waiting: Option<(T, u32)>, callback: Callback<T>) {
    use_effect_with(waiting, move |waiting| {
        let timeout = waiting
            .clone()
            .map(|(token, after)| Timeout::new(after, move || callback.emit(token)));
        move || drop(timeout)
    });
}
