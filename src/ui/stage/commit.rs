//! The state of the bout on screen, and the commit step between two of its states.
//!
//! A message leads to the next state ([`Model::after`]). Before that state is shown, it is committed: the device stores it, and the books get
//! the result of a decided bout. Rendering stores nothing. Only the tab that plays the bout commits; a tab that watches follows what is
//! stored.
//!
//! A tab remembers the stored text that it last read or wrote. If the stored text has changed since, another tab wrote it (it was playing a
//! moment ago, or started another bout), and its version wins: this tab drops the step that it has not committed yet.

use std::{cell::RefCell, rc::Rc};

use yew::prelude::*;

use super::{BoutLock, Model, Msg, Play, has_room};
use crate::{
    store::{Store, Trouble},
    ui::{
        app_context::AppContext,
        hooks::{use_events, use_seconds, use_size},
        trouble::bout_not_kept,
    },
};

/// The result of a commit.
enum Committed {
    /// There is nothing new to store; what the player was told before still holds.
    Nothing,
    /// Everything is stored.
    Well,
    /// Something was not stored; holds the message for the player.
    Refused(String),
    /// Another tab wrote the bout meanwhile.
    Crossed,
}

/// What this tab stores of a bout, and what it knows to be stored.
struct Keeper<G: Play> {
    store: Option<Store>,
    watches: bool,
    /// The stored text that this tab last read or wrote.
    known: Option<String>,
    /// What this tab loaded or committed last.
    saved: Option<G::Saved>,
}

impl<G: Play> Keeper<G> {
    /// What is known when the page has loaded this bout.
    fn new(store: Option<Store>, loaded: &Model<G>) -> Self {
        let mut keeper = Self {
            store,
            watches: false,
            known: None,
            saved: Some(loaded.save()),
        };
        keeper.known = keeper.stored();
        keeper
    }

    /// The text that is stored now.
    fn stored(&self) -> Option<String> {
        self.store.as_ref().and_then(|store| store.text(&G::BOUT))
    }

    /// Commits the bout: stores it if it has changed, and enters a decided one in the books.
    fn commit(&mut self, model: &Model<G>) -> Committed {
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
        Self::entered(model, &store, saved)
    }

    /// Commits the bout as it was loaded, and makes up for what was refused or missed before: stores a bout that the browser has refused, and
    /// enters a decided one in the books.
    fn make_up(&mut self, model: &Model<G>) -> Committed {
        let Some(store) = self.store.clone().filter(|_| !self.watches) else {
            return Committed::Nothing;
        };
        if Some(model.save()) != self.saved {
            return self.commit(model);
        }
        let saved = store.retry(&G::BOUT);
        self.known = self.stored();
        Self::entered(model, &store, saved)
    }

    /// Enters a decided bout in the books. `saved`: whether the bout itself was stored.
    fn entered(model: &Model<G>, store: &Store, saved: Result<(), Trouble>) -> Committed {
        match (saved, model.write_down(store)) {
            (Err(trouble), _) => Committed::Refused(bout_not_kept(&trouble)),
            (Ok(()), Err(why)) => Committed::Refused(why),
            (Ok(()), Ok(())) => Committed::Well,
        }
    }

    /// Whether another tab has written the bout since this was last asked, and what it wrote. If it emptied the store, this tab keeps its
    /// own copy.
    fn overtaken(&mut self) -> (bool, Option<Model<G>>) {
        let now = self.stored();
        if now == self.known {
            return (false, None);
        }
        self.known = now;
        let model = self.store.as_ref().and_then(Model::kept);
        self.saved = model.as_ref().map(Model::save);
        (true, model)
    }
}

/// The bout on screen.
#[derive(Debug)]
pub struct BoutOnScreen<G: Play> {
    /// Its state.
    pub model: Rc<Model<G>>,
    /// Sends it a message, as long as this tab plays it.
    pub send: Callback<Msg<G>>,
    /// The message about a refused commit that the player must see, if any.
    pub trouble: Option<String>,
}

/// The bout on screen, which is committed after every message. Follows another tab that plays it.
#[hook]
pub fn use_bout<G: Play>(start: &Model<G>, lock: &BoutLock) -> BoutOnScreen<G> {
    let store = use_context::<AppContext>().map(|app| app.store);
    let room = has_room(use_size());
    let shown = use_state(|| Rc::new(start.after(Msg::Room(room))));
    let trouble = use_state_eq(|| None::<String>);
    // The newest state, which is rendered a moment later.
    let newest = {
        let first = (*shown).clone();
        use_mut_ref(move || first)
    };
    let keeper: Rc<RefCell<Keeper<G>>> = {
        let loaded = start.clone();
        use_mut_ref(move || Keeper::new(store, &loaded))
    };
    keeper.borrow_mut().watches = lock.watches();

    let show = {
        let (shown, newest) = (shown.setter(), newest.clone());
        move |next: Model<G>| {
            let next = Rc::new(next);
            newest.replace(next.clone());
            shown.set(next);
        }
    };
    let look = {
        let (keeper, newest, show, lock) =
            (keeper.clone(), newest.clone(), show.clone(), lock.clone());
        move || {
            let (overtaken, model) = keeper.borrow_mut().overtaken();
            if let Some(model) = model {
                let next = newest.borrow().after(Msg::Fresh(Box::new(model)));
                show(next);
            }
            if overtaken {
                lock.overtaken();
            }
        }
    };
    let commit = {
        let (keeper, trouble, look) = (keeper.clone(), trouble.setter(), look.clone());
        // Returns whether the state may be shown.
        move |next: &Model<G>, by: fn(&mut Keeper<G>, &Model<G>) -> Committed| {
            let committed = by(&mut keeper.borrow_mut(), next);
            match committed {
                Committed::Nothing => (),
                Committed::Well => trouble.set(None),
                Committed::Refused(why) => trouble.set(Some(why)),
                Committed::Crossed => {
                    let emptied = keeper.borrow().stored().is_none();
                    look();
                    return emptied;
                }
            }
            true
        }
    };
    let dispatch = {
        let commit = commit.clone();
        Callback::from(move |msg: Msg<G>| {
            let next = newest.borrow().after(msg);
            let changed = next != **newest.borrow();
            if changed && commit(&next, Keeper::commit) {
                show(next);
            }
        })
    };
    {
        let look = look.clone();
        use_events(&["storage"], Callback::from(move |_| look()));
    }
    {
        // Firefox sometimes announces a write before the tab can read it, and announces it only once.
        let look = look.clone();
        use_seconds(lock.watches(), Callback::from(move |()| look()));
    }
    {
        // Catches what was written before the listener ran: effects of a hidden page are delayed, and WebKit shows another tab's write late.
        let first = (*shown).clone();
        use_effect_with((), move |()| {
            look();
            commit(&first, Keeper::make_up);
        });
    }
    {
        let dispatch = dispatch.clone();
        use_effect_with(room, move |&room| dispatch.emit(Msg::Room(room)));
    }
    let watches = lock.watches();
    let send = Callback::from(move |msg| {
        if !watches {
            dispatch.emit(msg);
        }
    });
    BoutOnScreen {
        model: (*shown).clone(),
        send,
        trouble: (*trouble).clone(),
    }
}

/// Records the result of the saved bout, in case the page died before it did so.
pub fn settle<G: Play>(store: &Store) {
    if let Some(model) = Model::<G>::kept(store) {
        // The bout's page tries again, and reports a failure.
        let _ = model.write_down(store);
    }
}
