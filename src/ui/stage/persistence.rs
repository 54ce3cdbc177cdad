//! Persists a bout after every step. Only the tab that plays the bout writes; a tab that watches follows what is stored.
//!
//! A tab remembers the stored text that it last read or wrote. If the stored text has changed since, another tab wrote it (it was playing a
//! moment ago, or started another bout), and its version wins: this tab drops the step that it has not saved yet.

use serde::Serialize;
use yew::prelude::*;

use super::{BoutLock, Model, Play};
use crate::{
    store::{Slot, Store},
    ui::{
        app_context::AppContext,
        hooks::{use_events, use_seconds},
        words::t,
    },
};

/// The result of saving a step.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Kept {
    Well,
    /// The step was not stored; holds the message for the player.
    Refused(String),
    /// Another tab wrote the bout meanwhile.
    Crossed,
}

/// Saves a bout to that slot after every step, before the step is shown, if this tab plays it. `write_down` records the bout's result;
/// `follow` receives the store when another tab has written the bout. Returns the message that the player must see, if any.
#[hook]
pub fn use_persistence<S: Serialize + PartialEq + 'static>(
    slot: Slot<S>,
    lock: &BoutLock,
    save: S,
    write_down: impl FnOnce(&Store) -> Result<(), String>,
    follow: Callback<Store>,
) -> Option<String> {
    let store = use_context::<AppContext>().map(|app| app.store);
    let lies = move |store: &Option<Store>| store.as_ref().and_then(|store| store.text(&slot));
    let known = {
        let store = store.clone();
        use_mut_ref(move || lies(&store))
    };
    let goes_along = {
        let (store, known) = (store.clone(), known.clone());
        move || {
            let now = lies(&store);
            let elsewhere = now != known.replace(now.clone());
            if let Some(store) = store.as_ref().filter(|_| elsewhere) {
                follow.emit(store.clone());
            }
            elsewhere
        }
    };
    let look = {
        let (goes_along, lock) = (goes_along.clone(), lock.clone());
        move || {
            if goes_along() {
                lock.overtaken();
            }
        }
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
    // Catches what was written before the listener ran: effects of a hidden page are delayed, and WebKit shows another tab's write late.
    use_effect_with((), move |()| {
        goes_along();
    });
    let watches = lock.watches();
    let kept = use_memo(save, move |save| {
        let Some(app) = store.as_ref().filter(|_| !watches) else {
            return Kept::Well;
        };
        if lies(&store) != *known.borrow() {
            return Kept::Crossed;
        }
        let refused = app.save(&slot, save).is_err();
        *known.borrow_mut() = lies(&store);
        match write_down(app) {
            _ if refused => Kept::Refused(t!("save-refused")),
            Ok(()) => Kept::Well,
            Err(why) => Kept::Refused(why),
        }
    });
    use_effect_with(kept.clone(), move |kept| {
        if **kept == Kept::Crossed {
            look();
        }
    });
    match &*kept {
        Kept::Refused(why) => Some(why.clone()),
        Kept::Well | Kept::Crossed => None,
    }
}

/// Records the result of the saved bout, in case the page died before it did so.
pub fn settle<G: Play>(store: &Store) {
    if let Some(model) = Model::<G>::kept(store) {
        // The bout's page tries again, and reports a failure.
        let _ = model.write_down(store);
    }
}
