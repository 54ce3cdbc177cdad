//! The set-up page: who plays, and by which rules. It starts with the last set-up.

use std::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use yew::prelude::*;

use super::{
    Change, Model, Participants, Play, Who, begin, has_room, names, participant_asks, seating_asks,
};
use crate::{
    basho::Series,
    store::{Slot, Store},
    ui::{
        Screen,
        app_context::AppContext,
        book,
        hooks::{use_elsewhere, use_size},
        pages::Damaged,
        parts::{title_bar, tool},
        random,
        routes::Route,
        settings::PaceAsks,
        words::t,
    },
};

/// A game that can be set up.
pub trait SetsUp: Play {
    /// What is asked besides the participants: variants and table rules.
    type Terms: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned + 'static;

    /// The slot in which the last set-up is saved.
    const SETUP: Slot<Setup<Self::Terms>>;

    /// Whether these terms are valid.
    fn sound_terms(_terms: &Self::Terms) -> bool {
        true
    }

    /// The config of a bout on these terms.
    fn config(terms: &Self::Terms) -> Self::Config;

    /// How many seconds people have for a choice; 0 for no clock.
    fn clock(_terms: &Self::Terms) -> u16 {
        0
    }

    /// The basho whose first period the bout is; `None` for a single bout.
    fn series(_terms: &Self::Terms) -> Option<Series> {
        None
    }

    /// The screen of the saved bout.
    fn bout() -> Html;

    /// A screen that only this game has; `None` if it has none at this route.
    fn special(_route: Route) -> Option<Screen> {
        None
    }

    /// The board before the bout.
    fn board(terms: &Self::Terms, names: &[String; 2]) -> Html;

    /// The questions about the terms.
    fn asks(setup: &Setup<Self::Terms>, onchange: &Callback<Self::Terms>) -> Html;

    /// The quick reference to these rules.
    fn quick(terms: &Self::Terms, onclose: Callback<()>) -> Html;
}

/// A set-up of a bout.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Setup<T> {
    /// The participants.
    pub sitting: Participants,
    /// Variants and table rules.
    pub terms: T,
}

/// Returns this set-up if it is valid.
pub(in crate::ui) fn checked_setup<G: SetsUp>(
    setup: Setup<G::Terms>,
) -> Result<Setup<G::Terms>, ()> {
    let sitting = setup.sitting.checked().ok_or(())?;
    let terms = G::sound_terms(&setup.terms).then_some(setup.terms);
    Ok(Setup {
        sitting,
        terms: terms.ok_or(())?,
    })
}

/// The game's last set-up on this device, if there is one.
pub fn last_setup<G: SetsUp>(store: &Store) -> Option<Setup<G::Terms>> {
    store.load_with(&G::SETUP, checked_setup::<G>)
}

/// The set-up page.
#[component]
pub fn SetupPage<G: SetsUp>() -> Html {
    let app = use_context::<AppContext>();
    let setup = {
        let app = app.clone();
        use_state(move || {
            app.and_then(|app| last_setup::<G>(&app.store))
                .unwrap_or_default()
        })
    };
    let elsewhere = use_elsewhere();
    let unfinished = use_memo(elsewhere, |_| {
        let kept = app.as_ref().and_then(|app| Model::<G>::kept(&app.store));
        kept.filter(|model| !model.done())
    });
    let book = {
        let app = app.clone();
        use_memo((), |()| {
            app.map(|app| book::read(&app.store)).unwrap_or_default()
        })
    };
    let rules = use_state(|| false);
    let size = use_size();
    let sit = {
        let setup = setup.clone();
        Callback::from(move |to: Change| {
            setup.set(Setup {
                sitting: setup.sitting.after(to),
                terms: setup.terms.clone(),
            });
        })
    };
    let onterms = {
        let setup = setup.clone();
        Callback::from(move |terms: G::Terms| {
            setup.set(Setup {
                sitting: setup.sitting.clone(),
                terms,
            });
        })
    };
    let onsubmit = {
        let (app, setup, book) = (app.clone(), setup.clone(), book.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(app) = &app {
                let sitting = &setup.sitting;
                let config = G::config(&setup.terms);
                let model: Model<G> = sitting.bout(&book, config, &mut random::rng());
                let model = model.in_series(G::series(&setup.terms));
                let watched = sitting.who == Who::Watch;
                let model = model.timed(if watched { 0 } else { G::clock(&setup.terms) });
                // The bout page tries again after every step, and reports a failure.
                let _ = app.store.save(&G::SETUP, &setup);
                let _ = app.store.save(&G::BOUT, &model.save());
                Route::Bout(G::ID).go();
            }
        })
    };
    let lay_rules = |on: bool| {
        let rules = rules.clone();
        Callback::from(move |()| rules.set(on))
    };
    let names = names(&setup.sitting.players(&book));
    let tools = tool("rules", t!("rules"), false, lay_rules(true).reform(|_| ()));
    let onseating = sit.reform(Change::Seating);
    let seating = seating_asks::<G>(setup.sitting.seating, &onseating, !has_room(size));
    html! {
        <>
        <Damaged />
        <main class="page setup">
            { title_bar(G::ID, html! { <p>{ t!("new-bout") }</p> }, tools) }
            { G::board(&setup.terms, &names) }
            <form class="setup-form" {onsubmit}>
                { participant_asks(&setup.sitting, &book, &sit, seating) }
                { G::asks(&setup, &onterms) }
                <PaceAsks />
                { begin(unfinished.as_ref().as_ref(), Route::Bout(G::ID)) }
            </form>
        </main>
        if *rules {
            { G::quick(&setup.terms, lay_rules(false)) }
        }
        </>
    }
}
