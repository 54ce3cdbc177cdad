//! The browser's localStorage as a [`Backend`] of the core. No other Rust code uses it.

use js_sys::{JsString, Reflect};
use wasm_bindgen::JsCast as _;
use web_sys::Storage;

use crate::store::{Backend, Store, Trouble};

/// The store of this browser; one in memory if the browser stores nothing for the page.
pub(super) fn open() -> Store {
    let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    storage.map_or_else(Store::in_memory, |storage| Store::on(LocalStorage(storage)))
}

/// How many UTF-16 units [`Backend::glance`] returns at least.
const START: u32 = 32;

struct LocalStorage(Storage);

impl Backend for LocalStorage {
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
