//! Where entries are stored: the browser's storage or memory, behind [`Backend`].

use std::cell::RefCell;

use super::Trouble;

/// A key-value store of texts.
pub trait Backend {
    /// The text under a key.
    fn read(&self, key: &str) -> Option<String>;
    /// The first 32 UTF-16 units of the text under a key, or more, and how many it has in all. A text that the page wrote shows its version
    /// there. A browser need not copy the whole text for it.
    fn glance(&self, key: &str) -> Option<(String, usize)> {
        let text = self.read(key)?;
        let length = text.encode_utf16().count();
        Some((text, length))
    }
    /// Stores a text under a key, whole or not at all.
    ///
    /// # Errors
    /// If the write is refused.
    fn write(&self, key: &str, text: &str) -> Result<(), Trouble>;
    /// Removes a key.
    fn remove(&self, key: &str);
    /// All keys.
    fn keys(&self) -> Vec<String>;
}

/// Entries that last as long as the program runs. There are few, so a list is enough.
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
