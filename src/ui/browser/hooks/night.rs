//! Whether the device prefers dark colours.

use gloo_events::EventListener;
use web_sys::MediaQueryList;
use yew::prelude::*;

fn asked() -> Option<MediaQueryList> {
    let window = web_sys::window()?;
    window.match_media("(prefers-color-scheme: dark)").ok()?
}

/// Whether the device prefers dark colours now; renders again when that changes. For canvases: style sheets use the media query themselves.
#[hook]
pub fn use_night() -> bool {
    let night = use_state_eq(|| {
        cfg!(target_family = "wasm") && asked().is_some_and(|asked| asked.matches())
    });
    let set = night.setter();
    use_effect_with((), move |()| {
        let listener = asked().map(|asked| {
            let now = asked.clone();
            EventListener::new(&asked, "change", move |_| set.set(now.matches()))
        });
        move || drop(listener)
    });
    *night
}
