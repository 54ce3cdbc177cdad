//! What is kept on this device: versioned envelopes, read and written through a [`Backend`].
//!
//! Every entry is `{"version":1,"data":…}` under the key `hakkyoi.<name>`. The store moves an entry that it cannot read to
//! `hakkyoi.damaged.<name>.<n>` before it writes a new one. Damaged entries block nothing; the page lists them and can save them to a file.

mod archive;
mod backend;
mod json;

use std::{fmt, marker::PhantomData, rc::Rc};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

pub use archive::{Archive, Fits, Unfit};
pub use backend::{Backend, Memory};

const PREFIX: &str = "hakkyoi.";
const DAMAGED: &str = "hakkyoi.damaged.";

/// Why an entry could not be saved.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Trouble {
    /// The browser stores nothing for this page (private mode, blocked storage).
    #[error("this browser keeps nothing for this page")]
    Unavailable,
    /// The browser refused the write, in practice because the space for this page is full.
    #[error("the browser refused to keep it: {0}")]
    Refused(String),
}

/// A named entry that holds one value of type `T` in one version of its schema.
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
    /// The slot of that name. `version` is the version of `T`'s schema.
    pub const fn new(name: &'static str, version: u32) -> Self {
        Self {
            name,
            version,
            value: PhantomData,
        }
    }

    /// The same slot, for a reader that wants only a part of what is stored there.
    pub const fn read_as<U>(self) -> Slot<U> {
        Slot::new(self.name, self.version)
    }

    /// The slot's name, which is its key without the prefix `hakkyoi.`.
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

    /// Whether the text is valid for this slot: it can be read, and `check` accepts it.
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

/// An entry that could not be read and was moved to another key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetAside {
    /// The key it was moved to.
    pub key: String,
    /// Its unchanged text.
    pub text: String,
}

impl SetAside {
    /// The name of the slot it was found in.
    pub fn name(&self) -> &str {
        let name = self.key.strip_prefix(DAMAGED).unwrap_or(&self.key);
        name.rsplit_once('.').map_or(name, |(name, _)| name)
    }
}

/// The entries saved on this device.
#[derive(Clone)]
pub struct Store {
    backend: Rc<dyn Backend>,
    /// The entries that the browser refused to write. They last as long as the tab.
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
    /// A store that lasts as long as the program runs, for where nothing else is allowed.
    pub fn in_memory() -> Self {
        Self {
            backend: Rc::new(Memory::default()),
            refused: Rc::new(Memory::default()),
            lasting: false,
        }
    }

    /// A store on that backend. If the page died during an import, the import is finished first.
    pub fn on(backend: impl Backend + 'static) -> Self {
        let store = Self {
            backend: Rc::new(backend),
            refused: Rc::new(Memory::default()),
            lasting: true,
        };
        // If there is no room to finish the import, it restores the old entries.
        let _ = store.finish_import();
        store
    }

    /// Whether entries outlive the tab.
    pub fn lasting(&self) -> bool {
        self.lasting
    }

    /// Saves a value in its slot, in one write.
    ///
    /// # Errors
    /// If the browser refuses the write. It still has the previous value then, but until the slot can be saved, this tab loads the refused
    /// value instead.
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

    /// Writes the slot's value again if the browser refused it before.
    ///
    /// # Errors
    /// If the browser refuses it again.
    pub fn retry<T>(&self, slot: &Slot<T>) -> Result<(), Trouble> {
        let key = slot.key();
        if let Some(text) = self.refused.read(&key) {
            self.backend.write(&key, &text)?;
            self.refused.remove(&key);
        }
        Ok(())
    }

    /// The stored text of a slot, as every tab reads it: never a refused value.
    pub fn text<T>(&self, slot: &Slot<T>) -> Option<String> {
        self.backend.read(&slot.key())
    }

    /// The value in a slot. Sets it aside if it cannot be read.
    pub fn load<T: DeserializeOwned>(&self, slot: &Slot<T>) -> Option<T> {
        self.load_with(slot, Ok::<T, std::convert::Infallible>)
    }

    /// What `check` makes of the value in a slot. Sets the value aside if it cannot be read or `check` refuses it.
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
            // Another version of the page, loaded before in this tab, wrote it. The stored entry is still good.
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

    /// The entries that were set aside and not yet discarded, in order of their keys.
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

    /// Deletes an entry that was set aside.
    pub fn discard(&self, entry: &SetAside) {
        self.refused.remove(&entry.key);
        self.backend.remove(&entry.key);
    }

    /// An unused key for a damaged entry of that name.
    fn free(&self, name: &str) -> Option<String> {
        let taken = [self.backend.keys(), self.refused.keys()].concat();
        (1..=u32::MAX)
            .map(|n| format!("{DAMAGED}{name}.{n}"))
            .find(|key| !taken.contains(key))
    }

    fn move_aside(&self, name: &str, key: &str, text: &str) {
        // Copies first: if the page dies in between, the entry is there twice rather than lost. If there is no room for a copy, removes the
        // original first.
        if let Some(aside) = self.free(name)
            && self.backend.write(&aside, text).is_err()
        {
            self.backend.remove(key);
            if self.backend.write(&aside, text).is_err() && self.backend.write(key, text).is_err() {
                // The browser now refuses every write, so the entry lasts only as long as the tab.
                let _ = self.refused.write(&aside, text);
            }
            return;
        }
        self.backend.remove(key);
    }
}

#[cfg(test)]
mod tests;
