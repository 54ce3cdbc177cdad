//! The set-up sheet: who plays, by which rules; remembered from last time.

use std::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use yew::prelude::*;

use super::{
    Change, Model, Play, Sitting, Who, begin, has_room, names, seating_asks, sitting_asks,
};
use crate::{
    basho::Series,
    store::{Slot, Store},
    ui::{
        Screen, book,
        desk::Desk,
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
    /// What is asked beside who sits down: variants and table rules.
    type Terms: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned + 'static;

    /// Where the last set-up is kept.
    const SETUP: Slot<Setup<Self::Terms>>;

    /// Whether these terms can be.
    fn sound_terms(_terms: &Self::Terms) -> bool {
        true
    }

    /// The rules of a bout on these terms.
    fn config(terms: &Self::Terms) -> Self::Config;

    /// Seconds that people have for a choice; 0 where there is no clock.
    fn clock(_terms: &Self::Terms) -> u16 {
        0
    }

    /// The basho that the bout is the first period of; `None` for a bout by itself.
    fn series(_terms: &Self::Terms) -> Option<Series> {
        None
    }

    /// The screen of the bout that is kept.
    fn bout() -> Html;

    /// Another screen of the program that plays the game.
    fn screen(_route: Route) -> Option<Screen> {
        None
    }

    /// The board before the bout.
    fn board(terms: &Self::Terms, names: &[String; 2]) -> Html;

    /// The questions about the terms.
    fn asks(setup: &Setup<Self::Terms>, onchange: &Callback<Self::Terms>) -> Html;

    /// The quick reference to these rules.
    fn quick(terms: &Self::Terms, onclose: Callback<()>) -> Html;
}

/// The last set-up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Setup<T> {
    /// Who sits down.
    pub sitting: Sitting,
    /// By which rules.
    pub terms: T,
}

/// This set-up, if a bout can be set up so.
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

/// The last set-up of the game on this device, if there was one.
pub fn last_setup<G: SetsUp>(store: &Store) -> Option<Setup<G::Terms>> {
    store.load_with(&G::SETUP, checked_setup::<G>)
}

/// The set-up sheet.
#[component]
pub fn SetupPage<G: SetsUp>() -> Html {
    let desk = use_context::<Desk>();
    let setup = {
        let desk = desk.clone();
        use_state(move || {
            desk.and_then(|desk| last_setup::<G>(&desk.store))
                .unwrap_or_default()
        })
    };
    let elsewhere = use_elsewhere();
    let unfinished = use_memo(elsewhere, |_| {
        let kept = desk.as_ref().and_then(|desk| Model::<G>::kept(&desk.store));
        kept.filter(|model| !model.done())
    });
    let book = {
        let desk = desk.clone();
        use_memo((), |()| {
            desk.map(|desk| book::read(&desk.store)).unwrap_or_default()
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
        let (desk, setup, book) = (desk.clone(), setup.clone(), book.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(desk) = &desk {
                let sitting = &setup.sitting;
                let config = G::config(&setup.terms);
                let model: Model<G> = sitting.bout(&book, config, &mut random::rng());
                let model = model.in_series(G::series(&setup.terms));
                let watched = sitting.who == Who::Watch;
                let model = model.timed(if watched { 0 } else { G::clock(&setup.terms) });
                // A refusal is said on the bout page, which tries again with every step.
                let _ = desk.store.save(&G::SETUP, &setup);
                let _ = desk.store.save(&G::BOUT, &model.save());
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
                { sitting_asks(&setup.sitting, &book, &sit, seating) }
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
