//! Damaged entries: moved to another key, or left where they are if there is no room for a copy.

use super::{DAMAGED, PREFIX, Store};

/// A damaged entry, which the page offers to save to a file or to throw away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetAside {
    /// The key under which it is stored now.
    pub key: String,
    /// Its unchanged text.
    pub text: String,
}

impl SetAside {
    /// The name of the slot it was found in.
    pub fn name(&self) -> &str {
        match self.key.strip_prefix(DAMAGED) {
            Some(name) => name.rsplit_once('.').map_or(name, |(name, _)| name),
            None => self.key.strip_prefix(PREFIX).unwrap_or(&self.key),
        }
    }

    /// Whether it is still in its slot, because the browser has no room for a copy. Nothing new can be stored there until it is discarded.
    pub fn is_in_its_slot(&self) -> bool {
        !self.key.starts_with(DAMAGED)
    }
}

impl Store {
    /// The damaged entries that were not discarded yet, in order of their keys.
    pub fn set_aside(&self) -> Vec<SetAside> {
        let mut keys = self.backend.keys();
        keys.retain(|key| key.starts_with(DAMAGED));
        let entry = |key: String| {
            let text = self.backend.read(&key)?;
            Some(SetAside { key, text })
        };
        let mut entries: Vec<SetAside> = keys.into_iter().filter_map(entry).collect();
        entries.extend(self.refused.set_aside());
        let stuck = self.stuck.borrow();
        let still = |entry: &&SetAside| self.backend.read(&entry.key).as_ref() == Some(&entry.text);
        entries.extend(stuck.iter().filter(still).cloned());
        entries.sort_by(|a, b| a.key.cmp(&b.key));
        entries
    }

    /// Deletes a damaged entry.
    pub fn discard(&self, entry: &SetAside) {
        if !entry.is_in_its_slot() {
            self.refused.remove(&entry.key);
        }
        self.stuck.borrow_mut().retain(|stuck| stuck != entry);
        // Another tab may have stored a valid text in the slot meanwhile.
        if self.backend.read(&entry.key).as_ref() == Some(&entry.text) {
            self.backend.remove(&entry.key);
        }
    }

    /// Whether this damaged text could not be moved out of its slot.
    pub(super) fn is_stuck(&self, key: &str, text: &str) -> bool {
        let stuck = self.stuck.borrow();
        stuck.iter().any(|it| it.key == key && it.text == text)
    }

    /// Moves a damaged entry out of its slot, and returns whether the slot is free. If there is no room for a copy, the entry stays where it
    /// is.
    pub(super) fn move_aside(&self, name: &str, key: &str, text: &str) -> bool {
        let stuck = SetAside {
            key: key.to_owned(),
            text: text.to_owned(),
        };
        self.stuck.borrow_mut().retain(|it| it.key != key);
        // Copies first: if the page dies in between, the entry is there twice rather than lost.
        if self.has_copy(name, text) || self.backend.write(&self.free(name), text).is_ok() {
            self.backend.remove(key);
            return true;
        }
        self.stuck.borrow_mut().push(stuck);
        false
    }

    /// Whether this text of that slot has been copied already: by a page that died before it emptied the slot.
    pub(super) fn has_copy(&self, name: &str, text: &str) -> bool {
        let set_aside = self.set_aside();
        set_aside
            .iter()
            .any(|it| !it.is_in_its_slot() && it.name() == name && it.text == text)
    }

    /// An unused key for a damaged entry of that name.
    pub(super) fn free(&self, name: &str) -> String {
        let taken = self.backend.keys();
        let key = |n: u32| format!("{DAMAGED}{name}.{n}");
        (1..=u32::MAX)
            .map(key)
            .find(|key| !taken.contains(key))
            .unwrap_or_default()
    }
}
