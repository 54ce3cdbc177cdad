//! A bout is kept after every step, by one tab at a time.
//!
//! Two tabs that show one bout each know how it lay in the store when they last read or wrote it. One that finds it otherwise, told so by the
//! browser or before it writes, has been overtaken: it writes nothing any more until its player takes the bout over as it lies there. Steps
//! taken in both within the same few milliseconds can still cross: what one tab writes, another finds only after a moment.

use yew::prelude::*;

use super::{Model, Msg, Play, Waiting};
use crate::{
    store::Store,
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

/// Keeps a bout after every step, and writes it down once it is decided.
#[hook]
pub fn use_keeping<G: Play>(model: &Model<G>, send: Callback<Msg<G>>) -> Keeping {
    let store = use_context::<Desk>().map(|desk| desk.store);
    let lies = |store: &Option<Store>| store.as_ref().and_then(|store| store.text(&G::BOUT));
    let known = {
        let store = store.clone();
        use_mut_ref(move || lies(&store))
    };
    let overtaken = use_state_eq(|| false);
    let trouble = use_state_eq(|| None::<String>);
    {
        let (store, known, overtaken) = (store.clone(), known.clone(), overtaken.clone());
        let look = move |_| {
            if lies(&store) != *known.borrow() {
                overtaken.set(true);
            }
        };
        use_events(&["storage"], Callback::from(look));
    }
    {
        let (store, known) = (store.clone(), known.clone());
        let (overtaken, trouble) = (overtaken.clone(), trouble.clone());
        let now = model.clone();
        use_effect_with(model.save(), move |saved| {
            let Some(desk) = &store else { return };
            if *overtaken || lies(&store) != *known.borrow() {
                overtaken.set(true);
                return;
            }
            let refused = desk.save(&G::BOUT, saved).is_err();
            *known.borrow_mut() = lies(&store);
            let unwritten = now.write_down(desk).err();
            trouble.set(if refused {
                Some(t!("save-refused"))
            } else {
                unwritten
            });
        });
    }
    let take_over = {
        let (overtaken, model) = (overtaken.clone(), model.clone());
        Callback::from(move |()| {
            *known.borrow_mut() = lies(&store);
            overtaken.set(false);
            let kept = store.as_ref().and_then(Model::kept);
            // Where the store has been emptied, this tab has the last of it.
            send.emit(Msg::Fresh(Box::new(kept.unwrap_or_else(|| model.clone()))));
        })
    };
    Keeping {
        trouble: (*trouble).clone(),
        overtaken: *overtaken,
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
