//! A bout is kept after every step, by one tab at a time. Serves every game's bout.
//!
//! Two tabs that show one bout each know how it lay in the store when they last read or wrote it. One that finds it otherwise, told so by the
//! browser or before it writes, has been overtaken: it writes nothing any more until its player takes the bout over as it lies there. Steps
//! taken in both within the same few milliseconds can still cross: what one tab writes, another finds only after a moment.

use serde::Serialize;
use yew::prelude::*;

use super::{Model, Play, Waiting};
use crate::{
    store::{Slot, Store},
    ui::{desk::Desk, hooks::use_events, parts::Art, words::t},
};

/// What came of keeping a bout.
#[derive(Clone, Debug)]
pub struct Keeping {
    /// What the player has to be told.
    pub trouble: Option<String>,
    /// Whether the bout has gone on in another tab, so that here it rests.
    pub overtaken: bool,
    /// Goes on here, from where the bout stands in the store.
    pub take_over: Callback<()>,
}

/// Keeps a bout after every step in that slot, before anything of the step is shown. `write_down` writes down what it has come to; `take_over`
/// is called with the store to go on from what lies there.
#[hook]
pub fn use_keeping<S: Serialize + PartialEq + 'static>(
    slot: Slot<S>,
    save: S,
    write_down: impl FnOnce(&Store) -> Result<(), String>,
    take_over: Callback<Option<Store>>,
) -> Keeping {
    let store = use_context::<Desk>().map(|desk| desk.store);
    let lies = move |store: &Option<Store>| store.as_ref().and_then(|store| store.text(&slot));
    let known = {
        let store = store.clone();
        use_mut_ref(move || lies(&store))
    };
    let overtaken = use_mut_ref(|| false);
    let again = use_force_update();
    {
        let (store, known) = (store.clone(), known.clone());
        let (overtaken, again) = (overtaken.clone(), again.clone());
        let look = move |_| {
            if lies(&store) != *known.borrow() {
                *overtaken.borrow_mut() = true;
                again.force_update();
            }
        };
        use_events(&["storage"], Callback::from(look));
    }
    let trouble = {
        let (store, known, overtaken) = (store.clone(), known.clone(), overtaken.clone());
        use_memo(save, move |save| {
            let desk = store.as_ref()?;
            let mut overtaken = overtaken.borrow_mut();
            *overtaken |= lies(&store) != *known.borrow();
            if *overtaken {
                return None;
            }
            let refused = desk.save(&slot, save).is_err();
            *known.borrow_mut() = lies(&store);
            let unwritten = write_down(desk).err();
            if refused {
                Some(t!("save-refused"))
            } else {
                unwritten
            }
        })
    };
    let rests = *overtaken.borrow();
    let take_over = Callback::from(move |()| {
        *known.borrow_mut() = lies(&store);
        *overtaken.borrow_mut() = false;
        take_over.emit(store.clone());
        // The bout that lies there may be the one shown.
        again.force_update();
    });
    Keeping {
        trouble: (*trouble).clone(),
        overtaken: rests,
        take_over,
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

/// What stands in the place of a bout that has gone on in another tab.
pub fn overtaken(keeping: &Keeping) -> Html {
    html! {
        <main class="page nowhere">
            <Art of="art.svg#logo" view_box="0 0 100 100" />
            <h1>{ t!("overtaken") }</h1>
            <p role="status">{ t!("overtaken-why") }</p>
            <button class="btn btn-big" type="button" data-focus="" onclick={keeping.take_over.reform(|_: MouseEvent| ())}>
                { t!("overtaken-here") }
            </button>
            <a class="btn btn-line" href="#/">{ t!("home") }</a>
        </main>
    }
}
