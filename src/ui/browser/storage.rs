//! The browser's localStorage as a [`Backend`] of the `store` crate. No other Rust code uses it.

use gloo_storage::{LocalStorage, Storage as _};
use js_sys::{JsString, Reflect};
use store::{Backend, Store, Trouble};
use wasm_bindgen::JsCast as _;

/// The store of this browser; one in memory if the browser stores nothing for the page.
pub fn open() -> Store {
    // `LocalStorage::raw` throws where the browser denies it, and the page would end.
    let granted = web_sys::window()
        .and_then(|window| window.local_storage().ok().flatten())
        .is_some();
    if granted {
        Store::on(Granted(LocalStorage::raw()))
    } else {
        Store::in_memory()
    }
}

/// How many UTF-16 units [`Backend::glance`] returns at least.
const START: u32 = 32;

/// The storage that the browser has granted once: asking again could throw, if the player denies it while the page is open.
///
/// Texts go through its own methods. Those of gloo would encode them as JSON once more, and throw where these only fail.
struct Granted(web_sys::Storage);

impl Backend for Granted {
    fn read(&self, key: &str) -> Option<String> {
        self.0.get_item(key).ok().flatten()
    }

    fn glance(&self, key: &str) -> Option<(String, usize)> {
        let text = Reflect::get(&self.0, &key.into()).ok()?;
        let text: JsString = text.dyn_into().ok()?;
        Some((text.slice(0, START).into(), text.length() as usize))
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Trouble> {
        self.0
            .set_item(key, text)
            .map_err(|error| Trouble::Refused(format!("{error:?}")))
    }

    fn remove(&self, key: &str) {
        // Removing fails only if reading fails too, and then there is nothing to remove.
        let _ = self.0.remove_item(key);
    }

    fn keys(&self) -> Vec<String> {
        let length = self.0.length().unwrap_or(0);
        (0..length)
            .filter_map(|n| self.0.key(n).ok().flatten())
            .collect()
    }
}
