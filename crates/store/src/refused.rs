//! The entries that the browser refused to write. They are held in memory until the tab is closed.

use std::cell::RefCell;

use super::{DAMAGED, SetAside};

/// An entry that the browser refused to write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct RefusedEntry {
    pub(super) key: String,
    /// The text that was to be written.
    pub(super) text: String,
    /// What the text replaces: the stored text when the write was refused.
    pub(super) base: Option<String>,
}

/// All entries that the browser refused to write. They are few, so a list is enough.
#[derive(Debug, Default)]
pub(super) struct Refused(RefCell<Vec<RefusedEntry>>);

impl Refused {
    /// What is held for this key.
    pub(super) fn get(&self, key: &str) -> Option<RefusedEntry> {
        let all = self.0.borrow();
        all.iter().find(|entry| entry.key == key).cloned()
    }

    /// Holds an entry in place of any other with its key.
    pub(super) fn hold(&self, entry: RefusedEntry) {
        self.remove(&entry.key);
        self.0.borrow_mut().push(entry);
    }

    /// Forgets the entry with this key.
    pub(super) fn remove(&self, key: &str) {
        self.0.borrow_mut().retain(|entry| entry.key != key);
    }

    /// Forgets all entries.
    pub(super) fn clear(&self) {
        self.0.borrow_mut().clear();
    }

    /// All keys.
    pub(super) fn keys(&self) -> Vec<String> {
        let all = self.0.borrow();
        all.iter().map(|entry| entry.key.clone()).collect()
    }

    /// The damaged entries among them.
    pub(super) fn set_aside(&self) -> Vec<SetAside> {
        let all = self.0.borrow();
        let damaged = all.iter().filter(|entry| entry.key.starts_with(DAMAGED));
        damaged
            .map(|entry| SetAside {
                key: entry.key.clone(),
                text: entry.text.clone(),
            })
            .collect()
    }
}
