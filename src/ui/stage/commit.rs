//! The state of the bout on screen, and the commit step between two of its states.
//!
//! A message leads to the next state ([`Model::after`]). Before that state is shown, it is committed: the device stores it, and the books get
//! the result of a finished bout. Rendering stores nothing. Only the tab that plays the bout commits; a tab that watches follows what is
//! stored.

use std::{cell::RefCell, rc::Rc};

use bout::{Gesture, Model, Msg};
use yew::prelude::*;

use super::{BoutLock, BoutSaver, Committed, Crossing, GameUi, has_room};
use crate::ui::{
    browser::hooks::{use_events, use_seconds, use_size},
    data::app_context::AppContext,
    words::t,
};

/// The last state of a bout that this tab has shown, which it keeps if another tab erases the stored one.
#[derive(Debug)]
pub struct LastShown<G: GameUi>(Rc<RefCell<Option<Rc<Model<G>>>>>);

impl<G: GameUi> LastShown<G> {
    /// The state, if a bout has been shown.
    pub fn get(&self) -> Option<Model<G>> {
        let model = self.0.borrow();
        model.as_ref().map(|model| (**model).clone())
    }
}

impl<G: GameUi> Clone for LastShown<G> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<G: GameUi> Default for LastShown<G> {
    fn default() -> Self {
        Self(Rc::default())
    }
}

impl<G: GameUi> PartialEq for LastShown<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The bout on screen.
#[derive(Debug)]
pub struct BoutOnScreen<G: GameUi> {
    /// Its state.
    pub model: Rc<Model<G>>,
    /// Sends it a message, as long as this tab plays it.
    pub send: Callback<Msg<G>>,
    /// The message about a refused commit that the player must see, if any.
    pub trouble: Option<String>,
}

/// The bout on screen, which is committed after every message. Follows another tab that plays it. `erased`: whether another tab has erased
/// the stored bout, so that `start` is the only copy.
#[hook]
pub fn use_bout<G: GameUi>(
    start: &Model<G>,
    erased: bool,
    lock: &BoutLock,
    last: &LastShown<G>,
) -> BoutOnScreen<G> {
    let store = use_context::<AppContext>().map(|app| app.store);
    let room = has_room(use_size());
    let shown = use_state(|| Rc::new(start.after(Msg::Room(room))));
    let trouble = use_state_eq(|| None::<String>);
    // What another tab has done to the bout; stays until the player's next choice, however many steps are stored meanwhile.
    let done_elsewhere = use_state_eq(|| erased.then(|| t!("bout-erased")));
    // The newest state, which is rendered a moment later.
    let newest = {
        let first = (*shown).clone();
        use_mut_ref(move || first)
    };
    let saver: Rc<RefCell<BoutSaver<G>>> = {
        let loaded = start.clone();
        use_mut_ref(move || BoutSaver::new(store, &loaded))
    };
    saver.borrow_mut().watches = lock.watches();

    let show = {
        let (shown, newest) = (shown.setter(), newest.clone());
        move |next: Model<G>| {
            let next = Rc::new(next);
            newest.replace(next.clone());
            shown.set(next);
        }
    };
    // Returns whether another tab's state is shown from now on.
    let look = {
        let (saver, newest, show, lock, done_elsewhere) = (
            saver.clone(),
            newest.clone(),
            show.clone(),
            lock.clone(),
            done_elsewhere.setter(),
        );
        move || {
            let Some(Crossing { model, message }) = saver.borrow_mut().look() else {
                return false;
            };
            if message.is_some() {
                done_elsewhere.set(message);
            }
            let Some(model) = model else {
                return false;
            };
            let next = newest.borrow().after(Msg::Fresh(Box::new(model)));
            show(next);
            lock.another_tab_wrote();
            true
        }
    };
    let commit = {
        let (saver, trouble, look) = (saver.clone(), trouble.setter(), look.clone());
        // Returns whether the state may be shown.
        move |next: &Model<G>, by: fn(&mut BoutSaver<G>, &Model<G>) -> Committed| {
            let committed = by(&mut saver.borrow_mut(), next);
            match committed {
                Committed::Nothing => (),
                Committed::Well => trouble.set(None),
                Committed::Refused(why) => trouble.set(Some(why)),
                Committed::Crossed if look() => return false,
                // Another tab has erased the bout, or stored one that this tab cannot read.
                Committed::Crossed => {
                    if let Committed::Refused(why) = by(&mut saver.borrow_mut(), next) {
                        trouble.set(Some(why));
                    }
                }
            }
            true
        }
    };
    let dispatch = {
        let (commit, done_elsewhere) = (commit.clone(), done_elsewhere.setter());
        let newest = newest.clone();
        Callback::from(move |msg: Msg<G>| {
            if matches!(msg, Msg::Choose(..) | Msg::Edge(_, Gesture::Play)) {
                done_elsewhere.set(None);
            }
            let next = newest.borrow().after(msg);
            let changed = next != **newest.borrow();
            if changed && commit(&next, BoutSaver::commit) {
                show(next);
            }
        })
    };
    {
        let look = look.clone();
        use_events(
            &["storage"],
            Callback::from(move |_| {
                look();
            }),
        );
    }
    {
        // Firefox sometimes announces a write before the tab can read it, and announces it only once.
        let look = look.clone();
        use_seconds(
            lock.watches(),
            Callback::from(move |()| {
                look();
            }),
        );
    }
    {
        // Catches what was written before the listener ran: effects of a hidden page are delayed, and WebKit shows another tab's write late.
        use_effect_with((), move |()| {
            if !look() {
                let newest = newest.borrow().clone();
                commit(&newest, BoutSaver::make_up);
            }
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
    last.0.replace(Some((*shown).clone()));
    BoutOnScreen {
        model: (*shown).clone(),
        send,
        trouble: (*trouble).clone().or_else(|| (*done_elsewhere).clone()),
    }
}
