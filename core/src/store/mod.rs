//! What is kept on this device: versioned envelopes in the browser's localStorage, reached through `gloo-storage`.
//!
//! Every entry is `{"version":1,"data":…}` under `hakkyoi.<name>`. An entry that cannot be read is moved aside to
//! `hakkyoi.damaged.<name>.<n>` before anything else may be written in its place: it blocks nothing, is said, and can be saved to a file.

mod archive;
mod backend;
mod json;

use std::{fmt, marker::PhantomData, rc::Rc};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

pub use archive::{Archive, Fits, Unfit};
pub use backend::{Backend, Memory};
#[cfg(target_arch = "wasm32")]
use backend::{Browser, Tab};

const PREFIX: &str = "hakkyoi.";
const DAMAGED: &str = "hakkyoi.damaged.";

/// Why something could not be kept.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Trouble {
    /// The browser keeps nothing for this page (private mode, blocked storage).
    #[error("this browser keeps nothing for this page")]
    Unavailable,
    /// The write was refused; in practice the space for this page is full.
    #[error("the browser refused to keep it: {0}")]
    Refused(String),
}

/// A named place for one value of one type and version.
pub struct Slot<T> {
    name: &'static str,
    version: u32,
    value: PhantomData<fn() -> T>,
}

impl<T> Clone for Slot<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Slot<T> {}

impl<T> Slot<T> {
    /// The slot of that name; `version` tells the schema of `T`.
    pub const fn new(name: &'static str, version: u32) -> Self {
        Self {
            name,
            version,
            value: PhantomData,
        }
    }

    /// The slot's name.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    fn key(&self) -> String {
        format!("{PREFIX}{}", self.name)
    }

    fn read<U, E>(&self, text: &str, check: impl FnOnce(T) -> Result<U, E>) -> Option<U>
    where
        T: DeserializeOwned,
    {
        json::read::<Opened<T>>(text)
            .filter(|opened| opened.version == self.version)
            .and_then(|opened| check(opened.data).ok())
    }

    /// Whether a text could lie in this slot: can be read, and is not refused by `check`.
    pub fn reads<U, E>(&self, text: &str, check: impl FnOnce(T) -> Result<U, E>) -> bool
    where
        T: DeserializeOwned,
    {
        self.read(text, check).is_some()
    }
}

#[derive(Serialize)]
struct Envelope<'a, T> {
    version: u32,
    data: &'a T,
}

#[derive(Deserialize)]
struct Opened<T> {
    version: u32,
    data: T,
}

/// An entry that could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetAside {
    /// Where it lies now.
    pub key: String,
    /// Its text, as it was found.
    pub text: String,
}

impl SetAside {
    /// The name of the slot that it was found in.
    pub fn name(&self) -> &str {
        let name = self.key.strip_prefix(DAMAGED).unwrap_or(&self.key);
        name.rsplit_once('.').map_or(name, |(name, _)| name)
    }
}

/// The entries kept on this device.
#[derive(Clone)]
pub struct Store {
    backend: Rc<dyn Backend>,
    /// What the browser has refused, as long as the tab lasts.
    refused: Rc<dyn Backend>,
    lasting: bool,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store")
            .field("lasting", &self.lasting)
            .finish_non_exhaustive()
    }
}

impl PartialEq for Store {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.backend, &other.backend)
    }
}

impl Store {
    /// The browser's store; where there is none, one that lasts as long as the tab.
    pub fn open() -> Self {
        #[cfg(target_arch = "wasm32")]
        let (browser, tab) = (Browser::open(), Tab::open());
        #[cfg(not(target_arch = "wasm32"))]
        let (browser, tab) = (None::<Memory>, Memory::default());
        match browser {
            Some(browser) => Self::with(browser, tab),
            None => Self {
                backend: Rc::new(tab),
                refused: Rc::new(Memory::default()),
                lasting: false,
            },
        }
    }

    /// A store on that backend.
    pub fn on(backend: impl Backend + 'static) -> Self {
        Self::with(backend, Memory::default())
    }

    /// A store on that backend, with a place for what it refuses. Where a page died while it took a file in, that is finished first.
    fn with(backend: impl Backend + 'static, refused: impl Backend + 'static) -> Self {
        let store = Self {
            backend: Rc::new(backend),
            refused: Rc::new(refused),
            lasting: true,
        };
        // Refused for want of room: then it is as it was before.
        let _ = store.finish_import();
        store
    }

    /// Whether entries outlive the tab.
    pub fn lasting(&self) -> bool {
        self.lasting
    }

    /// Puts a value into its slot, in one write.
    ///
    /// # Errors
    /// When the browser refuses it. What was there before is still there, but is not loaded again in this tab before the slot can be saved:
    /// until then, what was refused is.
    pub fn save<T: Serialize>(&self, slot: &Slot<T>, value: &T) -> Result<(), Trouble> {
        let envelope = Envelope {
            version: slot.version,
            data: value,
        };
        let text = json::write(&envelope)
            .ok_or_else(|| Trouble::Refused("it has no JSON form".to_owned()))?;
        let kept = self.backend.write(&slot.key(), &text);
        if kept.is_ok() {
            self.refused.remove(&slot.key());
        } else {
            self.refused.write(&slot.key(), &text)?;
        }
        kept
    }

    /// Asks the browser once more to keep what it has refused of a slot.
    ///
    /// # Errors
    /// When it refuses it again.
    pub fn retry<T>(&self, slot: &Slot<T>) -> Result<(), Trouble> {
        let key = slot.key();
        if let Some(text) = self.refused.read(&key) {
            self.backend.write(&key, &text)?;
            self.refused.remove(&key);
        }
        Ok(())
    }

    /// The text that lies in a slot, as every tab finds it.
    pub fn text<T>(&self, slot: &Slot<T>) -> Option<String> {
        self.backend.read(&slot.key())
    }

    /// The value in a slot. One that cannot be read is set aside.
    pub fn load<T: DeserializeOwned>(&self, slot: &Slot<T>) -> Option<T> {
        self.load_with(slot, Ok::<T, std::convert::Infallible>)
    }

    /// What `check` makes of the value in a slot. One that cannot be read, or that `check` refuses, is set aside.
    pub fn load_with<T: DeserializeOwned, U, E>(
        &self,
        slot: &Slot<T>,
        check: impl Fn(T) -> Result<U, E>,
    ) -> Option<U> {
        let key = slot.key();
        if let Some(text) = self.refused.read(&key) {
            let value = slot.read(&text, &check);
            if value.is_some() {
                return value;
            }
            // Of another version of the page, which the tab was loaded anew with; what is kept is no worse for it.
            self.refused.remove(&key);
            if let Some(aside) = self.free(slot.name) {
                let _ = self.refused.write(&aside, &text);
            }
        }
        let text = self.backend.read(&key)?;
        let value = slot.read(&text, check);
        if value.is_none() {
            self.move_aside(slot.name, &key, &text);
        }
        value
    }

    /// Empties a slot.
    pub fn remove<T>(&self, slot: &Slot<T>) {
        self.refused.remove(&slot.key());
        self.backend.remove(&slot.key());
    }

    /// The entries that were set aside and not yet discarded.
    pub fn set_aside(&self) -> Vec<SetAside> {
        let mut entries = Vec::new();
        for place in [&self.backend, &self.refused] {
            for key in place.keys() {
                if key.starts_with(DAMAGED)
                    && let Some(text) = place.read(&key)
                {
                    entries.push(SetAside { key, text });
                }
            }
        }
        entries.sort_unstable_by(|a, b| a.key.cmp(&b.key));
        entries
    }

    /// Throws away an entry that was set aside.
    pub fn discard(&self, entry: &SetAside) {
        self.refused.remove(&entry.key);
        self.backend.remove(&entry.key);
    }

    /// A key for a damaged entry of that name.
    fn free(&self, name: &str) -> Option<String> {
        let taken = [self.backend.keys(), self.refused.keys()].concat();
        (1..=u32::MAX)
            .map(|n| format!("{DAMAGED}{name}.{n}"))
            .find(|key| !taken.contains(key))
    }

    fn move_aside(&self, name: &str, key: &str, text: &str) {
        // The copy comes first: a page that dies in between has the entry twice, never not at all. Where there is no room for a copy,
        // the entry makes room for itself.
        if let Some(aside) = self.free(name)
            && self.backend.write(&aside, text).is_err()
        {
            self.backend.remove(key);
            if self.backend.write(&aside, text).is_err() && self.backend.write(key, text).is_err() {
                // This browser keeps nothing more: it lasts as long as the tab.
                let _ = self.refused.write(&aside, text);
            }
            return;
        }
        self.backend.remove(key);
    }
}

#[cfg(test)]
mod tests;
