//! Whether an installed page would begin without the player's data.

use js_sys::Reflect;

/// Whether the page runs in a browser that gives an installed page a storage of its own, as those on iOS do. Only they have
/// `navigator.standalone`, which is false until the page is installed.
pub fn begins_empty() -> bool {
    let navigator = cfg!(target_arch = "wasm32").then(web_sys::window).flatten();
    let navigator = navigator.map(|window| window.navigator());
    let standalone = navigator.and_then(|it| Reflect::get(&it, &"standalone".into()).ok());
    standalone.and_then(|it| it.as_bool()) == Some(false)
}
