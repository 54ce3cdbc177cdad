//! The steps that tabs, the browser and a later version of the page take.

use std::collections::BTreeSet;

use basho::{Book, Bout, Fighter, Rank};
use hakkyoi::ui::{
    data::{
        book,
        settings::{self, SETTINGS},
    },
    stage::{Committed, GameUi as _, adding, entries::fits, load},
};
use rand::{RngExt as _, seq::IteratorRandom as _};
use rules::{GameId, Seat, track::Track};
use store::{Archive, Backend as _, Store, Trouble};

use super::{
    Dice,
    browser::Browser,
    expected::{BOOK, BOUT, Expected, KEYS, Own, SETTINGS as SETTINGS_SLOT, View, wrestlers},
    tab::{Setting, Tab},
    tales::{PLACES, TALES},
};
use crate::bouts::{decided, told};

/// One of so many sequences begins with a book that is nearly full.
const FULL_BOOKS: u64 = 64;
/// How long the text of such a book is, in bytes.
const NEARLY_FULL: usize = 39_800;

/// A bout of a wrestler or a guest.
fn bout(id: u64, wrestler: Option<u32>) -> Bout {
    let guest = Fighter::Guest("Umi".to_owned());
    let seats = vec![
        wrestler.map_or(guest, Fighter::Wrestler),
        Fighter::Computer(Rank::Ozeki),
    ];
    Bout {
        id,
        game: GameId::Tricks.into(),
        date: "2026-11-20".to_owned(),
        seats,
        winner: Some(Seat::EAST),
        kimarite: "yorikiri".to_owned(),
        record: None,
    }
}

/// The browser, its tabs, and what a player may expect of them.
pub(super) struct World {
    sequence: u64,
    tells: bool,
    browser: Browser,
    tabs: Vec<Tab>,
    expected: Expected,
    /// Saved files, and what is in them.
    files: Vec<(Archive, View)>,
    /// For ids and texts that do not repeat.
    number: u64,
}

/// What a step may have led to.
type Outcomes = Vec<Expected>;

impl World {
    pub(super) fn new(sequence: u64, tells: bool) -> Self {
        let mut world = Self {
            sequence,
            tells,
            browser: Browser::new(),
            tabs: Vec::new(),
            expected: Expected::default(),
            files: Vec::new(),
            number: 10_000 * sequence,
        };
        if sequence.is_multiple_of(FULL_BOOKS) {
            world.fill_book();
        }
        world.open();
        world
    }

    /// Stores so many bouts that the next ones go to full segments.
    fn fill_book(&mut self) {
        let mut full = Book::default();
        while book::BOOK
            .text(&full)
            .is_some_and(|text| text.len() < NEARLY_FULL)
        {
            full.enter(bout(self.new_number(), None)).unwrap();
        }
        let store = Store::on(self.browser.reach());
        store.save(&book::BOOK, &full).unwrap();
        self.expected.view = View::of(&store);
    }

    fn new_number(&mut self) -> u64 {
        self.number += 1;
        self.number
    }

    fn open(&mut self) {
        self.tabs.push(Tab::open(self.browser.reach()));
    }

    /// Takes a random step and checks everything.
    pub(super) fn step(&mut self, dice: &mut Dice) {
        let kind = dice.random_range(0..40);
        let actor = (!self.tabs.is_empty()).then(|| dice.random_range(0..self.tabs.len()));
        // A bout on a full segment may have lost its wrestlers, and comes back with them.
        let earlier = self.browser.earlier();
        let mut may = Own {
            bouts: earlier.iter().map(|bout| bout.id).collect(),
            ..Own::default()
        };
        for tab in &self.tabs {
            may.bouts.extend(&tab.own.bouts);
            may.wrestlers.extend(&tab.own.wrestlers);
            // A decided bout on a tab's screen is entered again if the book was damaged.
            let bout = tab.bout.as_ref();
            may.bouts
                .extend(bout.and_then(|&(tale, place, _)| decided(&TALES[tale][place])));
        }
        let what = format!("sequence {}: step {kind} of tab {actor:?}", self.sequence);
        if self.tells {
            println!("{what}");
        }
        let dies = dice.random_range(0..8) == 0 && kind > 6;
        let outcomes = match (kind, actor) {
            (0..=1, _) | (_, None) => {
                if self.tabs.len() < 3 {
                    self.open();
                }
                vec![self.expected.clone()]
            }
            (2, Some(actor)) => {
                self.tabs.remove(actor);
                vec![self.expected.clone()]
            }
            (3, _) => {
                let room = dice.random_range(0..3);
                self.browser
                    .leave((room > 0).then(|| dice.random_range(0..300 * room)));
                vec![self.expected.clone()]
            }
            (4, _) => self.plant(dice),
            (5, Some(actor)) => self.erase(actor),
            (6, Some(actor)) => self.discard(actor),
            (kind, Some(actor)) => {
                if dies {
                    self.tabs[actor].reach.die_after(dice.random_range(1..6));
                }
                self.act(kind, actor, dice)
            }
        };
        if self.tells {
            let dead = self.tabs.iter().position(|tab| tab.reach.is_dead());
            println!("  dead: {dead:?}, {:?}", self.browser.text(KEYS[BOUT]));
        }
        self.tabs.retain(|tab| !tab.reach.is_dead());
        self.tabs.iter().for_each(|tab| tab.reach.live_on());
        self.check(&outcomes, &may, &what);
    }

    /// Checks what a new tab and all open tabs find.
    fn check(&mut self, outcomes: &[Expected], may: &Own, what: &str) {
        let found = View::anew(&self.browser);
        let fits = outcomes
            .iter()
            .find(|it| it.allows(&found, may) && it.leaves_newer(&self.browser));
        let Some(fits) = fits else {
            panic!("{what}: found {found:#?}, expected one of {outcomes:#?}, perhaps with {may:?}");
        };
        let book = self.browser.text(KEYS[BOOK]);
        let newer = fits.newer.clone();
        let undecided = found.bout.as_ref().and_then(|(_, id)| *id).filter(|id| {
            let book = book.as_deref().unwrap_or_default();
            !book.contains(&format!("[{id},\""))
        });
        self.expected = Expected { view: found, newer };
        if let Some(id) = undecided {
            self.expected.view.bouts.remove(&id);
        }
        if self.expected.newer[BOOK].is_some() {
            let newer = self.expected.newer.clone();
            let emptied = self.expected.clone().emptied(BOOK, &self.browser);
            self.expected = Expected { newer, ..emptied };
        }
        for tab in &mut self.tabs {
            tab.check(&self.expected, what);
        }
    }

    /// Damages an entry, or lets a later version of the page write it.
    fn plant(&mut self, dice: &mut Dice) -> Outcomes {
        let slot = dice.random_range(0..KEYS.len());
        let number = self.new_number();
        let before = self.browser.text(KEYS[slot]);
        let mut expected = self.expected.clone();
        // A damaged entry that could not be moved would be gone.
        if before.is_none_or(|text| !expected.view.damaged.contains(&text)) {
            expected = expected.emptied(slot, &self.browser);
            let text = if dice.random() {
                let text = format!("{{\"version\":1,\"damaged\":{number}");
                expected.view.damaged.insert(text.clone());
                text
            } else {
                // The later version's page finishes what died.
                drop(Store::on(self.browser.reach()));
                let text = format!("{{\"version\":1000,\"data\":{{\"later\":{number}}}}}");
                expected.newer[slot] = Some(text.clone());
                text
            };
            self.browser.put(KEYS[slot], &text);
        }
        vec![expected]
    }

    fn erase(&mut self, actor: usize) -> Outcomes {
        // While a later version's book hides them, a tab has bouts of full segments as its own. They are erased as well.
        let earlier = self.browser.earlier();
        let erased: BTreeSet<u64> = earlier.iter().map(|bout| bout.id).collect();
        for tab in &mut self.tabs {
            tab.own.bouts.retain(|id| !erased.contains(id));
        }
        let tab = &mut self.tabs[actor];
        tab.store.erase();
        tab.forget();
        vec![Expected::default()]
    }

    fn discard(&mut self, actor: usize) -> Outcomes {
        let tab = &self.tabs[actor];
        // Looks at everything first, as the notice does.
        drop(View::of(&tab.store));
        for entry in tab.store.set_aside() {
            tab.store.discard(&entry);
        }
        let mut expected = self.expected.clone();
        expected.view.damaged.clear();
        vec![expected]
    }

    /// A step of a tab, during which it may die.
    fn act(&mut self, kind: u32, actor: usize, dice: &mut Dice) -> Outcomes {
        match kind {
            7..=12 => self.enter(actor, dice),
            13..=17 => self.change_book(actor, dice),
            18..=21 => self.change_setting(actor, dice),
            22..=23 => self.begin(actor, dice),
            24..=25 => self.open_bout(actor),
            26..=34 => self.play(actor),
            35 => {
                let tab = &mut self.tabs[actor];
                tab.shown = settings::read(&tab.store);
                tab.look();
                vec![self.expected.clone()]
            }
            36..=37 => self.export(actor),
            38 => self.import(actor, dice),
            _ => self.add(actor, dice),
        }
    }

    /// What may hold after a step that leads to `after`, as the tab says.
    fn outcomes(&self, actor: usize, stored: bool, after: Expected) -> Outcomes {
        match (self.tabs[actor].reach.is_dead(), stored) {
            (true, _) => vec![self.expected.clone(), after],
            (false, true) => vec![after],
            (false, false) => vec![self.expected.clone()],
        }
    }

    fn enter(&mut self, actor: usize, dice: &mut Dice) -> Outcomes {
        let id = self.new_number();
        let tab = &mut self.tabs[actor];
        let wrestlers = wrestlers(&book::read(&tab.store));
        let wrestler = wrestlers.keys().choose(dice).copied();
        let stored = book::enter(&tab.store, bout(id, wrestler), &String::new).is_ok();
        if !stored {
            tab.own.bouts.insert(id);
        }
        let mut after = self.expected.clone();
        after.view.bouts.insert(id);
        self.outcomes(actor, stored, after)
    }

    fn change_book(&mut self, actor: usize, dice: &mut Dice) -> Outcomes {
        let id = self.new_number() as u32;
        let name = format!("Wrestler {id}");
        let tab = &self.tabs[actor];
        let before = wrestlers(&book::read(&tab.store));
        let which = before.keys().choose(dice).copied();
        let way = dice.random_range(0..4);
        let changed = book::change(&tab.store, &|book| match (way, which) {
            (0, Some(which)) => book.rename(which, &name),
            (1, Some(which)) => book.retire(which),
            (2, Some(which)) => book.come_back(which),
            _ => book.create(id, &name),
        });
        let mut after = self.expected.clone();
        let stored = changed.is_ok() && after.newer[BOOK].is_none();
        if let Ok(book) = &changed {
            let now = wrestlers(book);
            let changed = |id: &u32| before[id] != now[id];
            assert!(before.keys().filter(|id| changed(id)).count() <= 1);
            if stored {
                after.view.wrestlers = now;
            }
        }
        self.outcomes(actor, stored, after)
    }

    fn change_setting(&mut self, actor: usize, dice: &mut Dice) -> Outcomes {
        let setting = Setting::any(dice);
        let tab = &mut self.tabs[actor];
        let mut changed = tab.shown;
        setting.set(&mut changed);
        let is_new = changed != tab.shown;
        tab.shown = settings::change(&tab.store, tab.shown, changed);
        assert!(!is_new || setting.is_in(&tab.shown));
        let stored = !tab.store.is_refused(&SETTINGS);
        let mut after = self.expected.clone();
        after.view.settings = tab.shown;
        if stored {
            // Whatever it changed and could not store before is stored now.
            assert!(tab.reach.is_dead() || tab.explains(&self.expected.view.settings, setting));
            tab.pending.clear();
        } else if is_new {
            tab.pending
                .retain(|it| std::mem::discriminant(it) != std::mem::discriminant(&setting));
            tab.pending.push(setting);
        }
        self.outcomes(actor, stored, after)
    }

    fn begin(&mut self, actor: usize, dice: &mut Dice) -> Outcomes {
        let tale = dice.random_range(0..TALES.len());
        let first = &TALES[tale][0];
        let tab = &mut self.tabs[actor];
        let stored = tab.store.save(&Track::BOUT, &first.save()).is_ok();
        let mut after = self.expected.clone();
        after.view.bout = Some((told(first), None));
        tab.show((tale, 0));
        self.outcomes(actor, stored, after)
    }

    fn open_bout(&mut self, actor: usize) -> Outcomes {
        let tab = &mut self.tabs[actor];
        let Some(model) = load::<Track>(&tab.store) else {
            return vec![self.expected.clone()];
        };
        tab.show(PLACES[&told(&model)]);
        let Some((_, _, saver)) = &tab.bout else {
            return Vec::new();
        };
        let made_up = saver.borrow_mut().make_up(&model);
        tab.known = tab.reach.read(KEYS[BOUT]);
        let mut after = self.expected.clone();
        if after.newer[BOUT].is_none() {
            after.view.bout = Some((told(&model), decided(&model)));
        }
        if made_up == Committed::Well {
            return self.outcomes(actor, true, after);
        }
        vec![self.expected.clone(), after]
    }

    fn play(&mut self, actor: usize) -> Outcomes {
        let tab = &mut self.tabs[actor];
        let Some((tale, place, saver)) = &mut tab.bout else {
            return vec![self.expected.clone()];
        };
        let Some(next) = TALES[*tale].get(*place + 1) else {
            return vec![self.expected.clone()];
        };
        let up_to_date = tab.known == tab.reach.read(KEYS[BOUT]);
        let mut committed = saver.borrow_mut().commit(next);
        if committed == Committed::Crossed {
            assert!(!up_to_date, "nobody else has written the bout");
            if tab.look() {
                return vec![self.expected.clone()];
            }
            let Some((_, _, saver)) = &mut tab.bout else {
                return Vec::new();
            };
            committed = saver.borrow_mut().commit(next);
        } else {
            assert!(
                up_to_date || committed == Committed::Nothing,
                "another tab's bout was overwritten"
            );
        }
        if let Some((_, place, _)) = &mut tab.bout {
            *place += 1;
        }
        if committed != Committed::Nothing {
            tab.known = tab.reach.read(KEYS[BOUT]);
        }
        let id = decided(next);
        let mut after = self.expected.clone();
        if after.newer[BOUT].is_none() {
            after.view.bout = Some((told(next), id));
        }
        match committed {
            Committed::Nothing => vec![self.expected.clone()],
            Committed::Well => self.outcomes(actor, true, after),
            Committed::Crossed => panic!("crossed twice"),
            Committed::Refused(why) => {
                assert!(why.len() > 20);
                let entered = id.filter(|id| book::read(&tab.store).bout(*id).is_some());
                tab.own.bouts.extend(entered);
                // Bout and book are stored one after the other, and either may be refused.
                let mut booked = self.expected.clone();
                booked.view.bouts.extend(entered);
                vec![self.expected.clone(), after, booked]
            }
        }
    }

    fn export(&mut self, actor: usize) -> Outcomes {
        let store = &self.tabs[actor].store;
        let file = store.export("2026-11-23", &fits).unwrap();
        let archive = Archive::open(&file, &fits);
        let newer = self.expected.newer.iter().any(Option::is_some);
        assert_eq!(archive.is_err(), newer, "{archive:?}");
        if let Ok(archive) = archive {
            let there = Store::in_memory();
            there.adopt(&archive).unwrap();
            let view = View::of(&there);
            assert!(self.tabs[actor].reach.is_dead() || view == View::of(store));
            self.files.push((archive, view));
        }
        vec![self.expected.clone()]
    }

    fn import(&mut self, actor: usize, dice: &mut Dice) -> Outcomes {
        let Some((archive, view)) = self.files.iter().choose(dice).cloned() else {
            return vec![self.expected.clone()];
        };
        let tab = &mut self.tabs[actor];
        let outcome = tab.store.import(&archive, &fits);
        let newer = self.expected.newer.iter().any(Option::is_some);
        assert_eq!(outcome == Err(Trouble::Newer), newer);
        if outcome.is_ok() {
            tab.forget();
        }
        let after = Expected {
            view,
            ..Expected::default()
        };
        self.outcomes(actor, outcome.is_ok(), after)
    }

    fn add(&mut self, actor: usize, dice: &mut Dice) -> Outcomes {
        let Some((archive, file)) = self.files.iter().choose(dice).cloned() else {
            return vec![self.expected.clone()];
        };
        let tab = &mut self.tabs[actor];
        let mut view = View::of(&tab.store);
        let there = Store::in_memory();
        there.adopt(&archive).unwrap();
        let mut joined = book::read(&tab.store);
        joined.add(book::read(&there));
        let has = |slot: usize| {
            let refused = [
                false,
                tab.store.is_refused(&SETTINGS),
                tab.store.is_refused(&Track::BOUT),
            ];
            refused[slot] || self.browser.text(KEYS[slot]).is_some()
        };
        if !has(SETTINGS_SLOT) {
            view.settings = file.settings;
        }
        if !has(BOUT) {
            view.bout = file.bout;
        }
        view.wrestlers = wrestlers(&joined);
        view.bouts = joined.bouts().iter().map(|bout| bout.id).collect();
        view.damaged.extend(file.damaged);
        let outcome = adding::add(&archive, &tab.store);
        if outcome.is_ok() {
            tab.forget();
        }
        let after = Expected {
            view,
            ..Expected::default()
        };
        self.outcomes(actor, outcome.is_ok(), after)
    }
}
