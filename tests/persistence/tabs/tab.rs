//! A tab, and what it should know and find.

use std::{cell::RefCell, collections::BTreeSet};

use hakkyoi::ui::{
    data::settings::{self, Language, Pace, Perspective, SETTINGS, Settings, Theme},
    stage::{BoutSaver, GameUi as _, save_missed_results},
};
use rand::RngExt as _;
use rules::track::Track;
use store::{Backend as _, Store};

use super::{
    Dice,
    browser::Reach,
    expected::{BOUT, Expected, KEYS, Own, SETTINGS as SETTINGS_SLOT, View},
    tales::{PLACES, TALES},
};
use crate::bouts::told;

/// An open tab.
pub(super) struct Tab {
    pub(super) reach: Reach,
    pub(super) store: Store,
    /// The settings that it shows.
    pub(super) shown: Settings,
    /// The settings and the damaged entries that it found at the last check.
    found: (Settings, BTreeSet<String>),
    /// The settings that it had when the stored ones were damaged. What it cannot store, it keeps.
    kept: Option<Settings>,
    /// The settings that it changed and could not store.
    pub(super) pending: Vec<Setting>,
    /// What it has and could not store.
    pub(super) own: Own,
    /// The bout on its screen: its place in the tales, and what it knows to be stored.
    pub(super) bout: Option<(usize, usize, RefCell<BoutSaver<Track>>)>,
    /// The stored text of the bout that it knows.
    pub(super) known: Option<String>,
}

/// A setting.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Setting {
    Theme(Theme),
    Perspective(Perspective),
    Pace(Pace),
    Confirm(bool),
    Silent(bool),
    NoLetters(bool),
    Language(Language),
}

impl Setting {
    pub(super) fn any(dice: &mut Dice) -> Self {
        let on = dice.random();
        match dice.random_range(0..7) {
            0 => Self::Theme([Theme::Day, Theme::Night][usize::from(on)]),
            1 => Self::Pace([Pace::Fast, Pace::Slow][usize::from(on)]),
            2 => Self::Confirm(on),
            3 => Self::Silent(on),
            4 => Self::NoLetters(on),
            5 => Self::Perspective([Perspective::Oblique, Perspective::Plan][usize::from(on)]),
            _ => Self::Language(Language(on.then_some("de"))),
        }
    }

    pub(super) fn set(self, settings: &mut Settings) {
        match self {
            Self::Theme(theme) => settings.theme = theme,
            Self::Perspective(perspective) => settings.perspective = perspective,
            Self::Pace(pace) => settings.pace = pace,
            Self::Confirm(on) => settings.confirm = on,
            Self::Silent(on) => settings.silent = on,
            Self::NoLetters(on) => settings.no_letters = on,
            Self::Language(language) => settings.language = language,
        }
    }

    pub(super) fn is_in(self, settings: &Settings) -> bool {
        let mut same = *settings;
        self.set(&mut same);
        same == *settings
    }
}

impl Tab {
    /// A new tab, which starts as the page does.
    pub(super) fn open(reach: Reach) -> Self {
        let store = Store::on(reach.clone());
        save_missed_results(&store);
        let settings = settings::read(&store);
        Self {
            shown: settings,
            found: (settings, BTreeSet::new()),
            kept: None,
            reach,
            store,
            pending: Vec::new(),
            own: Own::default(),
            bout: None,
            known: None,
        }
    }

    /// Puts the state at this place of the tales on the screen.
    pub(super) fn show(&mut self, (tale, place): (usize, usize)) {
        let saver = BoutSaver::new(Some(self.store.clone()), &TALES[tale][place]);
        self.bout = Some((tale, place, RefCell::new(saver)));
        self.known = self.reach.read(KEYS[BOUT]);
    }

    /// Looks whether another tab has written the bout; returns whether its bout is on the screen now.
    pub(super) fn look(&mut self) -> bool {
        let Some((tale, place, saver)) = &mut self.bout else {
            return false;
        };
        let refused = self.store.is_refused(&Track::BOUT);
        let crossing = saver.borrow_mut().look();
        self.known = self.reach.read(KEYS[BOUT]);
        let Some(crossing) = crossing else {
            return false;
        };
        let follows = crossing.model.is_some();
        if let Some(model) = crossing.model {
            let lost = refused && !self.store.is_refused(&Track::BOUT);
            assert_eq!(crossing.message.is_some(), lost, "lost steps must be told");
            (*tale, *place) = PLACES[&told(&model)];
        }
        follows
    }

    /// Forgets what it could not store, as it does after it has erased or imported something.
    pub(super) fn forget(&mut self) {
        self.own = Own::default();
        self.kept = None;
        self.pending.clear();
        self.shown = settings::read(&self.store);
    }

    /// Whether each of the settings that it shows is as stored, or as this tab has changed or kept it.
    pub(super) fn explains(&self, stored: &Settings, setting: Setting) -> bool {
        let changed = self.pending.iter().chain([&setting]).map(|change| {
            let mut changed = *stored;
            change.set(&mut changed);
            changed
        });
        let sources: Vec<Settings> = changed.chain([*stored]).chain(self.kept).collect();
        let is = |same: &dyn Fn(&Settings) -> bool| sources.iter().any(same);
        // Every field is named, so that a new one cannot be forgotten here.
        let Settings {
            theme,
            perspective,
            pace,
            confirm,
            silent,
            no_letters,
            language,
        } = self.shown;
        is(&|it| it.theme == theme)
            && is(&|it| it.perspective == perspective)
            && is(&|it| it.pace == pace)
            && is(&|it| it.confirm == confirm)
            && is(&|it| it.silent == silent)
            && is(&|it| it.no_letters == no_letters)
            && is(&|it| it.language == language)
    }

    /// Checks what the tab itself finds.
    pub(super) fn check(&mut self, expected: &Expected, what: &str) {
        let view = View::of(&self.store);
        let bouts = &view.bouts;
        assert!(
            expected.view.bouts.is_subset(bouts),
            "{what}: {view:?}, {expected:?}"
        );
        assert!(
            self.own.bouts.is_subset(bouts),
            "{what}: {:?} is not in {view:?}",
            self.own
        );
        let refused = self.store.is_refused(&SETTINGS);
        if !refused {
            self.kept = None;
        } else if !expected.view.damaged.is_subset(&self.found.1) {
            self.kept = Some(self.found.0);
        }
        self.found = (view.settings, view.damaged.clone());
        if refused && expected.newer[SETTINGS_SLOT].is_none() {
            let any = self
                .pending
                .first()
                .copied()
                .unwrap_or(Setting::Silent(view.settings.silent));
            let shown = std::mem::replace(&mut self.shown, view.settings);
            assert!(
                self.explains(&expected.view.settings, any),
                "{what}: {view:?}, {expected:?}"
            );
            self.shown = shown;
        } else if expected.newer[SETTINGS_SLOT].is_none() {
            assert_eq!(view.settings, expected.view.settings, "{what}");
        }
        let wrestlers = view.wrestlers.keys().copied();
        self.own = Own {
            bouts: bouts - &expected.view.bouts,
            wrestlers: wrestlers
                .filter(|id| !expected.view.wrestlers.contains_key(id))
                .collect(),
        };
    }
}
