//! Where entries lie: the browser's localStorage, or memory.

use std::cell::RefCell;

use super::Trouble;

/// A place for texts by key.
pub trait Backend {
    /// The text under a key.
    fn read(&self, key: &str) -> Option<String>;
    /// Puts a text under a key, whole or not at all.
    ///
    /// # Errors
    /// When it is refused.
    fn write(&self, key: &str, text: &str) -> Result<(), Trouble>;
    /// Removes a key.
    fn remove(&self, key: &str);
    /// All keys.
    fn keys(&self) -> Vec<String>;
}

/// Entries that last as long as the page. Few, so a list does: a map would be 3 kB of the page's first load.
#[derive(Debug, Default)]
pub struct Memory(RefCell<Vec<(String, String)>>);

impl Backend for Memory {
    fn read(&self, key: &str) -> Option<String> {
        let entries = self.0.borrow();
        let entry = entries.iter().find(|entry| entry.0 == key)?;
        Some(entry.1.clone())
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Trouble> {
        self.remove(key);
        self.0.borrow_mut().push((key.to_owned(), text.to_owned()));
        Ok(())
    }

    fn remove(&self, key: &str) {
        self.0.borrow_mut().retain(|entry| entry.0 != key);
    }

    fn keys(&self) -> Vec<String> {
        let entries = self.0.borrow();
        entries.iter().map(|entry| entry.0.clone()).collect()
    }
}

/// Entries that last as long as the tab: they lie in memory, and in the window's name, where the page finds them when it is loaded anew.
#[cfg(target_arch = "wasm32")]
pub(super) struct Tab(Memory);

#[cfg(target_arch = "wasm32")]
impl Tab {
    /// What a window's name begins with when it holds entries.
    const MARK: &str = "hakkyoi:";

    /// The entries of this tab.
    pub(super) fn open() -> Self {
        let name = web_sys::window().and_then(|window| window.name().ok());
        let entries = name
            .as_deref()
            .and_then(|name| name.strip_prefix(Self::MARK))
            .and_then(super::json::read);
        Self(Memory(RefCell::new(entries.unwrap_or_default())))
    }

    fn keep(&self) {
        if let (Some(window), Some(entries)) =
            (web_sys::window(), super::json::write(&*self.0.0.borrow()))
        {
            // A window takes any name.
            let _ = window.set_name(&[Self::MARK, &entries].concat());
        }
    }
}

#[cfg(target_arch = "wasm32")]
impl Backend for Tab {
    fn read(&self, key: &str) -> Option<String> {
        self.0.read(key)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Trouble> {
        self.0.write(key, text)?;
        self.keep();
        Ok(())
    }

    fn remove(&self, key: &str) {
        if self.0.read(key).is_some() {
            self.0.remove(key);
            self.keep();
        }
    }

    fn keys(&self) -> Vec<String> {
        self.0.keys()
    }
}

/// localStorage.
#[cfg(target_arch = "wasm32")]
pub(super) struct Browser(web_sys::Storage);

#[cfg(target_arch = "wasm32")]
impl Browser {
    /// localStorage, if the browser gives it to this page. `gloo-storage` throws where it does not, so that is asked first.
    pub(super) fn open() -> Option<Self> {
        use gloo_storage::Storage as _;
        web_sys::window()?.local_storage().ok()??;
        Some(Self(gloo_storage::LocalStorage::raw()))
    }
}

#[cfg(target_arch = "wasm32")]
impl Backend for Browser {
    fn read(&self, key: &str) -> Option<String> {
        self.0.get_item(key).ok().flatten()
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Trouble> {
        self.0
            .set_item(key, text)
            .map_err(|error| Trouble::Refused(format!("{error:?}")))
    }

    fn remove(&self, key: &str) {
        // Removing fails only where reading fails too; there is nothing left to do then.
        let _ = self.0.remove_item(key);
    }

    fn keys(&self) -> Vec<String> {
        let length = self.0.length().unwrap_or(0);
        (0..length)
            .filter_map(|n| self.0.key(n).ok().flatten())
            .collect()
    }
}
