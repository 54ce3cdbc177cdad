//! A browser whose storage several tabs share.

use std::{cell::Cell, rc::Rc};

use basho::Bout;
use hakkyoi::ui::data::book::{SEGMENTS, checked_segment};
use store::{Backend, Memory, Trouble};

/// The storage of a browser.
#[derive(Clone)]
pub(super) struct Browser {
    memory: Rc<Memory>,
    /// How many bytes of keys and texts it stores.
    room: Rc<Cell<usize>>,
}

/// The storage as one tab reaches it.
#[derive(Clone)]
pub(super) struct Reach {
    browser: Browser,
    /// After how many changes the tab dies.
    left: Rc<Cell<usize>>,
}

impl Browser {
    pub(super) fn new() -> Self {
        Self {
            memory: Rc::default(),
            room: Rc::new(Cell::new(usize::MAX)),
        }
    }

    /// A new tab's access.
    pub(super) fn reach(&self) -> Reach {
        Reach {
            browser: self.clone(),
            left: Rc::new(Cell::new(usize::MAX)),
        }
    }

    /// Another browser with the same entries and unlimited room.
    pub(super) fn copy(&self) -> Self {
        let copy = Self::new();
        for key in self.memory.keys() {
            copy.put(&key, &self.text(&key).unwrap());
        }
        copy
    }

    /// The text under a key.
    pub(super) fn text(&self, key: &str) -> Option<String> {
        self.memory.read(key)
    }

    /// The bouts on full segments.
    pub(super) fn earlier(&self) -> Vec<Bout> {
        let mut keys = self.memory.keys();
        keys.retain(|key| key.starts_with("hakkyoi.bouts."));
        let segment = |key: &String| SEGMENTS.read(&self.text(key).unwrap(), checked_segment);
        let segments = keys.iter().filter_map(|key| segment(key).value());
        segments.flatten().collect()
    }

    /// Writes a text, as nobody of ours would.
    pub(super) fn put(&self, key: &str, text: &str) {
        self.memory.write(key, text).unwrap();
    }

    /// Leaves room for this many bytes more, or for everything.
    pub(super) fn leave(&self, room: Option<usize>) {
        let room = room.map_or(usize::MAX, |room| self.used() + room);
        self.room.set(room);
    }

    fn used(&self) -> usize {
        let keys = self.memory.keys();
        let size = |key: &String| key.len() + self.text(key).map_or(0, |text| text.len());
        keys.iter().map(size).sum()
    }
}

impl Reach {
    /// Lets the tab die after this many changes.
    pub(super) fn die_after(&self, changes: usize) {
        self.left.set(changes);
    }

    /// Lets the tab live on.
    pub(super) fn live_on(&self) {
        self.left.set(usize::MAX);
    }

    /// Whether the tab has died: it has tried a change too many.
    pub(super) fn is_dead(&self) -> bool {
        self.left.get() == 0
    }

    /// Counts a change; returns whether it is made.
    fn changes(&self) -> bool {
        match self.left.get() {
            usize::MAX => true,
            0 => false,
            left => {
                self.left.set(left - 1);
                left > 1
            }
        }
    }
}

impl Backend for Reach {
    fn read(&self, key: &str) -> Option<String> {
        self.browser.text(key)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Trouble> {
        let Browser { memory, room } = &self.browser;
        if room.get() < usize::MAX {
            let old = self.read(key).map_or(0, |text| key.len() + text.len());
            if self.browser.used() - old + key.len() + text.len() > room.get() {
                return Err(Trouble::Refused("full".to_owned()));
            }
        }
        if self.changes() {
            memory.write(key, text)
        } else {
            Ok(())
        }
    }

    fn remove(&self, key: &str) {
        if self.changes() {
            self.browser.memory.remove(key);
        }
    }

    fn keys(&self) -> Vec<String> {
        self.browser.memory.keys()
    }
}
