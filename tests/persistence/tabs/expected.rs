//! What a player may expect to find.

use std::collections::{BTreeMap, BTreeSet};

use basho::{Book, Fighter};
use hakkyoi::ui::{
    data::{
        book,
        settings::{self, Settings},
    },
    stage::{load, save_missed_results},
};
use rules::track::Track;
use store::Store;

use super::browser::Browser;
use crate::bouts::{decided, told};

/// The slots in which the tabs write.
pub(super) const KEYS: [&str; 3] = ["hakkyoi.book", "hakkyoi.settings", "hakkyoi.bout.track"];
pub(super) const BOOK: usize = 0;
pub(super) const SETTINGS: usize = 1;
pub(super) const BOUT: usize = 2;

/// The wrestlers by id: name, and whether retired.
pub(super) type Wrestlers = BTreeMap<u32, (String, bool)>;

/// What somebody finds who looks everywhere.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct View {
    pub(super) wrestlers: Wrestlers,
    pub(super) bouts: BTreeSet<u64>,
    pub(super) settings: Settings,
    /// The bout as text, and its id once it is decided.
    pub(super) bout: Option<(String, Option<u64>)>,
    /// The texts of damaged entries.
    pub(super) damaged: BTreeSet<String>,
}

impl View {
    /// What this tab finds.
    pub(super) fn of(store: &Store) -> Self {
        let book = book::read(store);
        assert_eq!(book.clone().checked(), Ok(book.clone()));
        let model = load::<Track>(store);
        Self {
            wrestlers: wrestlers(&book),
            bouts: book.bouts().iter().map(|bout| bout.id).collect(),
            settings: settings::read(store),
            bout: model.map(|model| (told(&model), decided(&model))),
            damaged: store.set_aside().into_iter().map(|it| it.text).collect(),
        }
    }

    /// What a new tab finds, which starts as the page does. Nothing in the browser changes.
    pub(super) fn anew(browser: &Browser) -> Self {
        let store = Store::on(browser.copy().reach());
        save_missed_results(&store);
        Self::of(&store)
    }
}

pub(super) fn wrestlers(book: &Book) -> Wrestlers {
    let wrestlers = book.wrestlers().iter();
    wrestlers
        .map(|it| (it.id, (it.shikona.clone(), it.retired)))
        .collect()
}

/// The ids that only some tab has, since it could not store them.
#[derive(Clone, Debug, Default)]
pub(super) struct Own {
    pub(super) bouts: BTreeSet<u64>,
    pub(super) wrestlers: BTreeSet<u32>,
}

/// What the browser must have stored: of each slot, what our version stored there last, unless a later version has stored something.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Expected {
    pub(super) view: View,
    /// The texts that a later version has stored, for each slot.
    pub(super) newer: [Option<String>; 3],
}

impl Expected {
    /// The same after the content of a slot was lost to damage or given to a later version. Bouts on full segments are found without the book if
    /// nobody in them is a wrestler.
    pub(super) fn emptied(mut self, slot: usize, browser: &Browser) -> Self {
        self.newer[slot] = None;
        match slot {
            BOOK => {
                self.view.wrestlers.clear();
                let is_wrestler = |it: &Fighter| matches!(it, Fighter::Wrestler(_));
                let mut earlier = browser.earlier();
                earlier.retain(|bout| !bout.seats.iter().any(is_wrestler));
                self.view.bouts = earlier.iter().map(|bout| bout.id).collect();
            }
            SETTINGS => self.view.settings = Settings::default(),
            _ => self.view.bout = None,
        }
        self
    }

    /// Whether this is what is found. Beyond what is expected, what tabs could not store before may be found as well.
    pub(super) fn allows(&self, found: &View, may: &Own) -> bool {
        let mut must = self.view.clone();
        // A decided bout is entered in the books at the latest when a page starts.
        must.bouts
            .extend(must.bout.as_ref().and_then(|(_, id)| *id));
        let more = &found.bouts - &must.bouts;
        let same = |(id, it)| found.wrestlers.get(id) == Some(it);
        let mut others = found.wrestlers.keys();
        must.bouts.is_subset(&found.bouts)
            && more.is_subset(&may.bouts)
            && must.wrestlers.iter().all(same)
            && others.all(|id| must.wrestlers.contains_key(id) || may.wrestlers.contains(id))
            && must.settings == found.settings
            && must.bout == found.bout
            && must.damaged == found.damaged
    }

    /// Whether what a later version has stored is untouched.
    pub(super) fn leaves_newer(&self, browser: &Browser) -> bool {
        let mut slots = KEYS.iter().zip(&self.newer);
        slots.all(|(key, newer)| newer.is_none() || browser.text(key) == *newer)
    }
}
