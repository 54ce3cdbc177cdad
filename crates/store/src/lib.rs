//! The entries stored on this device: versioned envelopes, read and written through a [`Backend`].
//!
//! Every entry is `{"version":1,"data":…}` under the key `hakkyoi.<name>`. The store moves a damaged entry to `hakkyoi.damaged.<name>.<n>`
//! before it writes a new one. Damaged entries block nothing; the page lists them and can save them to a file. An entry of a later version
//! of the page is not damaged: the store neither moves nor rewrites it, and this tab goes on without it.
//!
//! If the browser refuses a write, this tab keeps the text in memory and loads it instead of the stored one. If another tab has changed the
//! stored one since, this tab first joins both (as [`Slot::joining`] says), so that neither overwrites the other.

mod archive;
mod aside;
mod backend;
mod json;
mod refused;
mod slot;

use std::{
    cell::{Cell, RefCell},
    convert::Infallible,
    fmt,
    rc::Rc,
};

use serde::{Serialize, de::DeserializeOwned};

pub use archive::{Archive, Fits, Unfit};
pub use aside::SetAside;
pub use backend::{Backend, Memory};
use refused::{Refused, RefusedEntry};
pub use slot::{Found, Join, Slot, Upgrade, data, newest, segment_number};

const PREFIX: &str = "hakkyoi.";
const DAMAGED: &str = "hakkyoi.damaged.";
/// How the names of damaged entries that were set aside begin.
pub const DAMAGED_NAMES: &str = "damaged.";

/// How a slot joins texts: the base, ours, and theirs.
type JoinedTexts<'a> = dyn Fn(Option<&str>, &str, Option<&str>) -> Found<Option<String>> + 'a;

/// Why an entry could not be saved.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Trouble {
    /// The browser stores nothing for this page (private mode, blocked storage).
    #[error("this browser keeps nothing for this page")]
    Unavailable,
    /// The browser refused the write, in practice because the space for this page is full.
    #[error("the browser refused to keep it: {0}")]
    Refused(String),
    /// A later version of the page has stored something there, which this version must not replace.
    #[error("a later version of this page has stored something there")]
    Newer,
}

/// The entries saved on this device.
#[derive(Clone)]
pub struct Store {
    backend: Rc<dyn Backend>,
    refused: Rc<Refused>,
    /// The damaged entries that this tab could not move out of their slots.
    stuck: Rc<RefCell<Vec<SetAside>>>,
    /// Whether this tab has begun an import that it could neither finish nor undo, because the browser refused the writes. The next page
    /// finishes it.
    gave_up: Rc<Cell<bool>>,
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
    fn with(backend: Rc<dyn Backend>, lasting: bool) -> Self {
        Self {
            backend,
            refused: Rc::default(),
            stuck: Rc::default(),
            gave_up: Rc::default(),
            lasting,
        }
    }

    /// A store in memory, for browsers that store nothing for this page.
    pub fn in_memory() -> Self {
        Self::with(Rc::new(Memory::default()), false)
    }

    /// A store on that backend. If the page died during an import, the import is finished first.
    pub fn on(backend: impl Backend + 'static) -> Self {
        let store = Self::with(Rc::new(backend), true);
        // If there is no room to finish the import, it restores the old entries.
        let _ = store.finish_import();
        store
    }

    /// Whether the entries persist after the tab is closed.
    pub fn lasting(&self) -> bool {
        self.lasting
    }

    /// Saves a value in its slot, in one write.
    ///
    /// # Errors
    /// If the browser refuses the write, a damaged entry cannot be moved out of the slot, or a later version has stored something there.
    /// The stored text is unchanged, but until the slot can be saved, this tab loads the refused value instead.
    pub fn save<T: Serialize>(&self, slot: &Slot<T>, value: &T) -> Result<(), Trouble> {
        let text = slot
            .text(value)
            .ok_or_else(|| Trouble::Refused("it has no JSON form".to_owned()))?;
        self.put(&slot.entry(), slot.version, text)
    }

    /// Writes the slot's value again if the browser refused it before, together with what another tab has stored since.
    ///
    /// # Errors
    /// As [`Store::save`].
    pub fn retry<T>(&self, slot: &Slot<T>) -> Result<(), Trouble> {
        match self.held(slot) {
            Some(text) => self.put(&slot.entry(), slot.version, text),
            None => Ok(()),
        }
    }

    /// Whether the browser has refused this slot's value, so that only this tab has it.
    pub fn is_refused<T>(&self, slot: &Slot<T>) -> bool {
        self.refused.get(&slot.key()).is_some()
    }

    /// The text that this tab could not store in the slot, together with what another tab has stored since.
    fn held<T>(&self, slot: &Slot<T>) -> Option<String> {
        self.settle_import();
        let join =
            |base: Option<&str>, ours: &str, theirs: Option<&str>| slot.joined(base, ours, theirs);
        self.catch_up(&slot.entry(), slot.version, &join);
        self.refused.get(&slot.key()).map(|held| held.text)
    }

    /// If another tab has written or emptied this slot since the browser refused our value, joins both values in memory.
    fn catch_up(&self, name: &str, version: u32, join: &JoinedTexts) {
        let key = slot::key(name);
        let Some(held) = self.refused.get(&key) else {
            return;
        };
        let stored = self.sound_text(&key);
        if stored == held.base {
            return;
        }
        let theirs = stored.as_deref();
        let base = held.base.as_deref();
        let found = match theirs.map(slot::version_of) {
            Some(None) => Found::Damaged,
            Some(Some(theirs)) if theirs > version => Found::Newer,
            Some(Some(_)) | None => join(base, &held.text, theirs),
        };
        if let (Found::Damaged, Some(damaged)) = (&found, theirs) {
            self.move_aside(name, &key, damaged);
        }
        self.refused.remove(&key);
        let text = match found {
            Found::Value(joined) => joined,
            Found::Damaged | Found::Newer => Some(held.text),
        };
        if let Some(text) = text {
            let base = self.sound_text(&key);
            self.refused.hold(RefusedEntry { key, text, base });
        }
    }

    /// The stored text, unless it is a damaged one that could not be moved away.
    fn sound_text(&self, key: &str) -> Option<String> {
        let text = self.backend.read(key)?;
        (!self.is_stuck(key, &text)).then_some(text)
    }

    /// Stores a text of this version in its slot, or holds it in memory.
    fn put(&self, name: &str, version: u32, text: String) -> Result<(), Trouble> {
        self.settle_import();
        let key = slot::key(name);
        let outcome = self
            .make_way(name, &key, version)
            .and_then(|()| self.backend.write(&key, &text));
        if outcome.is_ok() {
            self.refused.remove(&key);
        } else {
            let base = self.sound_text(&key);
            self.refused.hold(RefusedEntry { key, text, base });
        }
        outcome
    }

    /// Makes a slot writable: moves a damaged entry out of it.
    fn make_way(&self, name: &str, key: &str, version: u32) -> Result<(), Trouble> {
        let Some(stored) = self.backend.read(key) else {
            return Ok(());
        };
        match slot::version_of(&stored) {
            Some(stored) if stored > version => Err(Trouble::Newer),
            Some(_) if !self.is_stuck(key, &stored) => Ok(()),
            _ if self.move_aside(name, key, &stored) => Ok(()),
            _ => Err(Trouble::Refused(
                "there is no room to set a damaged entry aside".to_owned(),
            )),
        }
    }

    /// Whether a later version of the page has stored something in this slot.
    pub fn is_newer<T>(&self, slot: &Slot<T>) -> bool {
        let Some((start, _)) = self.backend.glance(&slot.key()) else {
            return false;
        };
        // Reading the version parses the whole text. A text of this or an earlier version shows it in its first characters.
        let begins = |version: u32| start.starts_with(&format!("{{\"version\":{version},"));
        let version = || slot::version_of(&self.text(slot)?);
        !(1..=slot.version).any(begins) && version().is_some_and(|version| version > slot.version)
    }

    /// The numbers of the segments of this slot, in order.
    pub fn segments<T>(&self, slot: &Slot<T>) -> Vec<u32> {
        self.settle_import();
        let keys = [self.backend.keys(), self.refused.keys()].concat();
        let names = keys.iter().filter_map(|key| key.strip_prefix(PREFIX));
        let segments = names.filter_map(|name| segment_number(slot.name(), name));
        let mut segments: Vec<u32> = segments.collect();
        segments.sort_unstable();
        segments.dedup();
        segments
    }

    /// The names of all entries, and how many characters each takes with its key: UTF-16 units, in which browsers count.
    pub fn sizes(&self) -> Vec<(String, usize)> {
        let size = |key: String| {
            let name = key.strip_prefix(PREFIX)?.to_owned();
            let (_, length) = self.backend.glance(&key)?;
            Some((name, key.encode_utf16().count() + length))
        };
        self.backend.keys().into_iter().filter_map(size).collect()
    }

    /// The stored text of a slot, as every tab reads it: never a refused value.
    pub fn text<T>(&self, slot: &Slot<T>) -> Option<String> {
        self.backend.read(&slot.key())
    }

    /// Whether a slot's text contains this text. That costs much less than reading its value.
    pub fn mentions<T>(&self, slot: &Slot<T>, letters: &str) -> bool {
        let held = self.refused.get(&slot.key()).map(|held| held.text);
        let mut texts = held.into_iter().chain(self.text(slot));
        texts.any(|text| text.contains(letters))
    }

    /// The value in a slot. Sets it aside if it is damaged.
    pub fn load<T: DeserializeOwned>(&self, slot: &Slot<T>) -> Option<T> {
        self.load_with(slot, Ok::<T, Infallible>)
    }

    /// What `check` returns for the value in a slot. Sets the value aside if it is damaged or `check` refuses it. A value of a later
    /// version stays in the slot.
    pub fn load_with<T: DeserializeOwned, U, E>(
        &self,
        slot: &Slot<T>,
        check: impl Fn(T) -> Result<U, E>,
    ) -> Option<U> {
        if let Some(text) = self.held(slot)
            && let Found::Value(value) = slot.read(&text, &check)
        {
            return Some(value);
        }
        let key = slot.key();
        let text = self.backend.read(&key)?;
        let found = slot.read(&text, check);
        if matches!(found, Found::Damaged) {
            self.move_aside(&slot.entry(), &key, &text);
        }
        found.value()
    }

    /// Empties a slot, unless a later version has stored something there.
    pub fn remove<T>(&self, slot: &Slot<T>) {
        self.refused.remove(&slot.key());
        if !self.is_newer(slot) {
            self.backend.remove(&slot.key());
        }
    }
}

#[cfg(test)]
mod tests;
