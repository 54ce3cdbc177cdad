//! A device whose browser fails at a chosen change.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use store::{Backend, Memory, Trouble};

/// How the browser fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// The tab dies, and the change is not made.
    DiesBefore,
    /// The tab dies right after the change.
    DiesAfter,
    /// The tab dies, and only this percentage of the text is written.
    Torn(usize),
    /// The browser refuses this write.
    RefusesOnce,
    /// The browser refuses this write and all later ones.
    RefusesForEver,
}

/// The entries of a device, shared by all its tabs.
#[derive(Clone)]
pub(crate) struct Device {
    memory: Rc<Memory>,
    /// The capacity in bytes of keys and texts.
    room: usize,
    /// The number of the change at which it fails, and how.
    fault: Option<(usize, Fault)>,
    changes: Rc<Cell<usize>>,
    dead: Rc<Cell<bool>>,
    /// The key and text of a torn entry.
    torn: Rc<RefCell<Option<(String, String)>>>,
}

impl Device {
    /// A device without faults, with these entries.
    pub(crate) fn with(entries: &[(String, String)]) -> Self {
        let memory = Memory::default();
        for (key, text) in entries {
            memory.write(key, text).unwrap();
        }
        Self {
            memory: Rc::new(memory),
            room: usize::MAX,
            fault: None,
            changes: Rc::default(),
            dead: Rc::default(),
            torn: Rc::default(),
        }
    }

    /// The device with this capacity.
    pub(crate) fn roomy(self, room: usize) -> Self {
        Self { room, ..self }
    }

    /// The device, failing at this change. Changes count from 0.
    pub(crate) fn failing(self, change: usize, fault: Fault) -> Self {
        let fault = Some((change, fault));
        Self { fault, ..self }
    }

    /// Devices with these entries that fail at one of the first changes, each in one way, and the words for how.
    pub(crate) fn each_failing(
        entries: &[(String, String)],
    ) -> impl Iterator<Item = (Self, String)> {
        let faults = [
            Fault::DiesBefore,
            Fault::DiesAfter,
            Fault::RefusesOnce,
            Fault::RefusesForEver,
        ];
        faults.into_iter().flat_map(move |fault| {
            (0..3).map(move |change| {
                let device = Self::with(entries).failing(change, fault);
                (device, format!("{fault:?} at {change}"))
            })
        })
    }

    /// A new tab without faults, with the same entries and capacity.
    pub(crate) fn opened_again(&self) -> Self {
        Self::with(&self.entries()).roomy(self.room)
    }

    /// Whether the tab has died.
    pub(crate) fn is_dead(&self) -> bool {
        self.dead.get()
    }

    /// How many changes there were.
    pub(crate) fn changes(&self) -> usize {
        self.changes.get()
    }

    /// The key and text of the torn entry.
    pub(crate) fn torn(&self) -> Option<(String, String)> {
        self.torn.borrow().clone()
    }

    /// All entries, by key.
    pub(crate) fn entries(&self) -> Vec<(String, String)> {
        let entry = |key: String| self.memory.read(&key).map(|text| (key, text));
        let mut entries: Vec<_> = self.memory.keys().into_iter().filter_map(entry).collect();
        entries.sort();
        entries
    }

    /// How many bytes the entries take.
    pub(crate) fn used(&self) -> usize {
        let size = |(key, text): &(String, String)| key.len() + text.len();
        self.entries().iter().map(size).sum()
    }

    /// Counts the next change and returns its fault.
    fn befalls(&self) -> Option<Fault> {
        let change = self.changes.replace(self.changes.get() + 1);
        self.fault
            .filter(|&(at, fault)| at == change || fault == Fault::RefusesForEver && at < change)
            .map(|(_, fault)| fault)
    }
}

impl Backend for Device {
    fn read(&self, key: &str) -> Option<String> {
        self.memory.read(key)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Trouble> {
        if self.is_dead() {
            return Ok(());
        }
        let refused = || Err(Trouble::Refused("full".to_owned()));
        if self.room < usize::MAX {
            let old = self.read(key).map_or(0, |text| key.len() + text.len());
            if self.used() - old + key.len() + text.len() > self.room {
                return refused();
            }
        }
        let befalls = self.befalls();
        match befalls {
            Some(Fault::RefusesOnce | Fault::RefusesForEver) => return refused(),
            Some(Fault::DiesBefore | Fault::DiesAfter | Fault::Torn(_)) => self.dead.set(true),
            None => (),
        }
        match befalls {
            Some(Fault::DiesBefore) => Ok(()),
            Some(Fault::Torn(hundredths)) => {
                let place = text.floor_char_boundary(text.len() * hundredths / 100);
                let torn = (key.to_owned(), text[..place].to_owned());
                self.memory.write(&torn.0, &torn.1)?;
                self.torn.replace(Some(torn));
                Ok(())
            }
            _ => self.memory.write(key, text),
        }
    }

    fn remove(&self, key: &str) {
        if self.is_dead() {
            return;
        }
        let befalls = self.befalls();
        let dies = matches!(
            befalls,
            Some(Fault::DiesBefore | Fault::DiesAfter | Fault::Torn(_))
        );
        self.dead.set(dies);
        if !dies || befalls == Some(Fault::DiesAfter) {
            self.memory.remove(key);
        }
    }

    fn keys(&self) -> Vec<String> {
        self.memory.keys()
    }
}
