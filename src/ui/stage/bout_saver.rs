//! What a tab stores of a bout, and what it knows of other tabs with the same bout.
//!
//! A tab remembers the stored text that it last read or wrote. If the stored text has changed since, another tab wrote it (it was playing a
//! moment ago, or started another bout), and its version wins: this tab drops the step that it has not committed yet. If another tab has
//! erased the bout, this tab has the last copy: it goes on with it, says so, and stores it again with the next step.

use bout::Model;
use store::{Store, Trouble};

use super::{GameUi, load, save_result};
use crate::ui::{data::trouble::bout_not_kept, words::t};

/// The result of a commit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Committed {
    /// There is nothing new to store; what the player was told before still holds.
    Nothing,
    /// Everything is stored.
    Well,
    /// Something was not stored; holds the message for the player.
    Refused(String),
    /// Another tab wrote or erased the bout meanwhile, so nothing was stored.
    Crossed,
}

/// What another tab has made of the stored bout.
#[derive(Clone, PartialEq, Debug)]
pub struct Crossing<G: GameUi> {
    /// The bout that is stored now, which this tab shows from now on; `None` if this tab has the only copy that it can read.
    pub model: Option<Model<G>>,
    /// The message for the player, if this tab has lost something, or goes on alone.
    pub message: Option<String>,
}

/// What this tab stores of a bout, and what it knows to be stored.
#[derive(Debug)]
pub struct BoutSaver<G: GameUi> {
    store: Option<Store>,
    /// Whether another tab plays the bout, so that this one stores nothing.
    pub watches: bool,
    /// The stored text that this tab last read or wrote.
    known: Option<String>,
    /// What this tab loaded or committed last.
    saved: Option<G::Saved>,
}

impl<G: GameUi> BoutSaver<G> {
    /// What is known when the page has loaded this bout.
    pub fn new(store: Option<Store>, loaded: &Model<G>) -> Self {
        let mut saver = Self {
            store,
            watches: false,
            known: None,
            saved: Some(loaded.save()),
        };
        saver.known = saver.stored();
        saver
    }

    /// The text that is stored now.
    fn stored(&self) -> Option<String> {
        self.store.as_ref().and_then(|store| store.text(&G::BOUT))
    }

    /// Commits the bout: stores it if it has changed, and enters a decided one in the books.
    pub fn commit(&mut self, model: &Model<G>) -> Committed {
        let Some(store) = self.store.clone().filter(|_| !self.watches) else {
            return Committed::Nothing;
        };
        let next = Some(model.save());
        if next == self.saved {
            return Committed::Nothing;
        }
        if self.stored() != self.known {
            return Committed::Crossed;
        }
        let saved = next
            .as_ref()
            .map_or(Ok(()), |next| store.save(&G::BOUT, next));
        self.known = self.stored();
        self.saved = next;
        Self::save_result(model, &store, saved)
    }

    /// Makes up for what was refused or missed before the page of the bout listened: stores a bout that the browser has refused, and
    /// enters a decided one in the books. A bout that was erased stays away until its next step.
    pub fn make_up(&mut self, model: &Model<G>) -> Committed {
        let Some(store) = self.store.clone().filter(|_| !self.watches) else {
            return Committed::Nothing;
        };
        if self.known.is_none() && !store.is_refused(&G::BOUT) {
            return Committed::Nothing;
        }
        if Some(model.save()) != self.saved {
            return self.commit(model);
        }
        let saved = store.retry(&G::BOUT);
        self.known = self.stored();
        Self::save_result(model, &store, saved)
    }

    /// Enters a finished bout in the books. `saved`: whether the bout itself was stored.
    fn save_result(model: &Model<G>, store: &Store, saved: Result<(), Trouble>) -> Committed {
        match (saved, save_result(store, model)) {
            (Err(trouble), _) => Committed::Refused(bout_not_kept(&trouble)),
            (Ok(()), Err(why)) => Committed::Refused(why),
            (Ok(()), Ok(())) => Committed::Well,
        }
    }

    /// What another tab has made of the stored bout since this was last asked; `None` if it is unchanged.
    pub fn look(&mut self) -> Option<Crossing<G>> {
        let stored = self.stored();
        if stored == self.known {
            return None;
        }
        let store = self.store.as_ref()?;
        let refused = store.is_refused(&G::BOUT);
        let model = load(store);
        let message = match (&model, &stored) {
            (Some(_), _) => (refused && !store.is_refused(&G::BOUT)).then(|| t!("bout-passed")),
            (None, None) => Some(t!("bout-erased")),
            (None, Some(_)) => None,
        };
        self.saved = model.as_ref().map(Model::save);
        // Reading may have moved a damaged text aside.
        self.known = self.stored();
        Some(Crossing { model, message })
    }
}
