//! A bout is kept after every step, by the tab that plays it; one that watches goes along with it.
//!
//! A tab knows how the bout lay in the store when it last read or wrote it. Where it lies otherwise, another has written it: one that played it
//! a moment ago, or one in which another bout was begun. What lies there holds; a step that was not kept before is not taken.

use serde::Serialize;
use yew::prelude::*;

use super::{Model, Play, Tenure, Waiting};
use crate::{
    store::{Slot, Store},
    ui::{desk::Desk, hooks::{use_events, use_seconds}, words::t},
};

/// What came of keeping a step.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Kept {
    Well,
    /// What the player has to be told.
    Refused(String),
    /// The bout has gone on elsewhere.
    Crossed,
}

/// Keeps a bout after every step in that slot, before anything of the step is shown, if this tab plays it. `write_down` writes down what it
/// has come to; `follow` is called with the store where the bout has gone on in another tab. Says what the player has to be told.
#[hook]
pub fn use_keeping<S: Serialize + PartialEq + 'static>(
    slot: Slot<S>,
    tenure: &Tenure,
    save: S,
    write_down: impl FnOnce(&Store) -> Result<(), String>,
    follow: Callback<Store>,
) -> Option<String> {
    let store = use_context::<Desk>().map(|desk| desk.store);
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
        let (goes_along, tenure) = (goes_along.clone(), tenure.clone());
        move || {
            if goes_along() {
                tenure.overtaken();
            }
        }
    };
    {
        let look = look.clone();
        use_events(&["storage"], Callback::from(move |_| look()));
    }
    {
        // Firefox sometimes announces a write before the tab can read it, and then nothing tells the tab again.
        let look = look.clone();
        use_seconds(tenure.watches(), Callback::from(move |()| look()));
    }
    // What was told before it listened: out of sight, effects wait for a while. And WebKit finds what another tab has written a moment late.
    use_effect_with((), move |()| {
        goes_along();
    });
    let watches = tenure.watches();
    let kept = use_memo(save, move |save| {
        let Some(desk) = store.as_ref().filter(|_| !watches) else {
            return Kept::Well;
        };
        if lies(&store) != *known.borrow() {
            return Kept::Crossed;
        }
        let refused = desk.save(&slot, save).is_err();
        *known.borrow_mut() = lies(&store);
        match write_down(desk) {
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

/// Writes down what kept bouts have come to, should the page have died before that was written: those of the game whose rules are known here
/// in its round robin, too.
pub fn settle<G: Play>(store: &Store) {
    Waiting::settle(store);
    if let Some(model) = Model::<G>::kept(store) {
        // Said on the bout's page, which tries it again.
        let _ = model.write_down(store);
    }
}
