//! The set-up page: who plays, and by which rules. It starts with the last set-up.

use std::{fmt::Debug, rc::Rc};

use basho::{Book, Series};
use bout::Model;
use rand::Rng;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use store::{Slot, Store};
use yew::prelude::*;

use super::{
    BoutUi, Change, GameUi, Participants, StoredNotices, Who, begin, begin_in, entries::AnySlot,
    has_room, is_shared, known_names, load, names, participant_asks, quick_sheet, seating_asks,
};
use crate::ui::{
    browser::{
        hooks::{use_elsewhere, use_size},
        random,
    },
    data::{app_context::AppContext, book},
    parts::{Folded, Screen, explained, opener, pace_asks, title_bar},
    routes::Route,
    words::{introduction::introduction, t},
};

/// The id of the list of names that people have typed for any game.
pub const KNOWN_NAMES: &str = "known-names";

/// A game that can be set up.
pub trait SetupUi: GameUi {
    /// Everything that the set-up asks.
    type Setup: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned + 'static;

    /// The slot in which the last set-up is saved.
    const SETUP: Slot<Self::Setup>;

    /// This set-up, if a bout can be set up like this.
    fn checked(setup: Self::Setup) -> Option<Self::Setup>;

    /// A bout by this set-up.
    fn begin<R: Rng>(setup: &Self::Setup, book: &Book, rng: &mut R) -> Model<Self>;

    /// Why no bout can begin yet, in a sentence for the player; `None` if one can.
    fn lacks(_setup: &Self::Setup) -> Option<String> {
        None
    }

    /// The board before the bout.
    fn board(setup: &Self::Setup, book: &Book) -> Html;

    /// This set-up with each guest who has a wrestler’s name seated as that wrestler.
    fn settled(setup: Self::Setup, book: &Book) -> Self::Setup;

    /// The set-up before the first bout on this device. `shared`: whether two people are likely to sit at it, as at a tablet. `names`: those
    /// of the people who have played here, the last ones first.
    fn first(shared: bool, names: Vec<String>) -> Self::Setup;

    /// The questions that are asked each time; adds the others to `folded`. `cramped`: whether the screen is too small for two who sit face to
    /// face.
    fn questions(
        setup: &Self::Setup,
        book: &Book,
        onchange: &Callback<Self::Setup>,
        cramped: bool,
        folded: &mut Folded,
    ) -> Html;

    /// The quick reference to the rules that the set-up asks for.
    fn reference(setup: &Self::Setup, onclose: Callback<()>) -> Html;

    /// The tournament that is going on; `None` while one of its bouts is unfinished.
    fn tournament(_store: &Store) -> Option<Tournament> {
        None
    }

    /// The entries that only this game stores.
    const ENTRIES: &'static [AnySlot] = &[];

    /// A screen that only this game has; `None` if it has none at this route.
    fn special(_route: Route) -> Option<Screen> {
        None
    }
}

/// A tournament that is going on.
pub struct Tournament {
    /// Its screen.
    pub route: Route,
    /// Its name.
    pub name: String,
    /// How far it is.
    pub stands: String,
    /// The names of all who take part.
    pub names: Vec<String>,
}

/// A game for two, whose set-up asks for the participants and for the game's own terms.
pub trait PairSetup: BoutUi {
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

    /// The tournament that is going on; see [`SetupUi::tournament`].
    fn tournament(_store: &Store) -> Option<Tournament> {
        None
    }

    /// A screen that only this game has; `None` if it has none at this route.
    fn special(_route: Route) -> Option<Screen> {
        None
    }

    /// The board before the bout.
    fn board(terms: &Self::Terms, names: &[String; 2]) -> Html;

    /// Adds the questions about the terms.
    fn asks(setup: &Setup<Self::Terms>, onchange: &Callback<Self::Terms>, folded: &mut Folded);
}

/// A set-up of a bout for two.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Setup<T> {
    /// The participants.
    pub sitting: Participants,
    /// Variants and table rules.
    pub terms: T,
}

impl<G: PairSetup> SetupUi for G {
    type Setup = Setup<G::Terms>;

    const SETUP: Slot<Setup<G::Terms>> = <G as PairSetup>::SETUP;

    fn checked(setup: Self::Setup) -> Option<Self::Setup> {
        Some(Setup {
            sitting: setup.sitting.checked()?,
            terms: G::sound_terms(&setup.terms).then_some(setup.terms)?,
        })
    }

    fn begin<R: Rng>(setup: &Self::Setup, book: &Book, rng: &mut R) -> Model<Self> {
        let sitting = &setup.sitting;
        let model: Model<G> = sitting.bout(book, G::config(&setup.terms), rng);
        let watched = sitting.who == Who::Watch;
        model.in_series(G::series(&setup.terms)).timed(if watched {
            0
        } else {
            G::clock(&setup.terms)
        })
    }

    fn board(setup: &Self::Setup, book: &Book) -> Html {
        let mut names = names(&setup.sitting.players(book)).into_iter();
        let names = [(); 2].map(|()| names.next().unwrap_or_default());
        <G as PairSetup>::board(&setup.terms, &names)
    }

    fn settled(mut setup: Self::Setup, book: &Book) -> Self::Setup {
        setup.sitting.settle(book);
        setup
    }

    fn first(shared: bool, names: Vec<String>) -> Self::Setup {
        let mut setup = Setup::default();
        for (own, name) in setup.sitting.names.iter_mut().zip(names) {
            *own = name;
        }
        if shared {
            setup.sitting.who = Who::Table;
        }
        setup
    }

    fn questions(
        setup: &Self::Setup,
        book: &Book,
        onchange: &Callback<Self::Setup>,
        cramped: bool,
        folded: &mut Folded,
    ) -> Html {
        let sit = changes(setup, onchange, |setup, to: Change| {
            setup.sitting = setup.sitting.after(to);
        });
        let onterms = changes(setup, onchange, |setup, terms| setup.terms = terms);
        let onseating = sit.reform(Change::Seating);
        let seating = seating_asks::<G>(setup.sitting.seating, &onseating, cramped);
        let asks = participant_asks(&setup.sitting, book, &sit, seating, folded);
        G::asks(setup, &onterms, folded);
        asks
    }

    fn reference(setup: &Self::Setup, onclose: Callback<()>) -> Html {
        quick_sheet::<G>(&G::config(&setup.terms), onclose)
    }

    fn tournament(store: &Store) -> Option<Tournament> {
        <G as PairSetup>::tournament(store)
    }

    fn special(route: Route) -> Option<Screen> {
        <G as PairSetup>::special(route)
    }
}

/// A callback that changes this set-up by what it is called with.
pub fn changes<S: Clone + 'static, T: 'static>(
    setup: &S,
    set: &Callback<S>,
    change: impl Fn(&mut S, T) + 'static,
) -> Callback<T> {
    let setup = setup.clone();
    set.reform(move |with| {
        let mut setup = setup.clone();
        change(&mut setup, with);
        setup
    })
}

/// The game's last set-up on this device, if there is one.
pub fn last_setup<G: SetupUi>(store: &Store) -> Option<G::Setup> {
    store.load_with(&<G as SetupUi>::SETUP, |setup| G::checked(setup).ok_or(()))
}

/// The set-up page.
#[component]
pub fn SetupPage<G: SetupUi>() -> Html {
    let app = use_context::<AppContext>();
    let size = use_size();
    let book = {
        let app = app.clone();
        use_memo((), |()| {
            app.map(|app| book::read(&app.store)).unwrap_or_default()
        })
    };
    let known = use_known_names(&book);
    let setup = {
        let (app, book, known) = (app.clone(), book.clone(), known.clone());
        use_state(move || {
            let setup = app
                .and_then(|app| last_setup::<G>(&app.store))
                .unwrap_or_else(|| G::first(is_shared(size), (*known).clone()));
            G::settled(setup, &book)
        })
    };
    let elsewhere = use_elsewhere();
    let unfinished = use_memo(elsewhere, |_| {
        let kept = app.as_ref().and_then(|app| load::<G>(&app.store));
        kept.filter(|model| !model.done())
    });
    let rules = use_state(|| false);
    // Why the bout could not begin when the player wanted it to.
    let lacks = use_state(|| None::<String>);
    let cramped = !has_room(size);
    let onchange = {
        let (setup, lacks) = (setup.clone(), lacks.clone());
        Callback::from(move |next: G::Setup| {
            lacks.set(None);
            setup.set(next);
        })
    };
    let onsubmit = {
        let (app, setup, book, lacks) = (app.clone(), setup.clone(), book.clone(), lacks.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let refused = G::lacks(&setup);
            if let Some(app) = app.as_ref().filter(|_| refused.is_none()) {
                let setup = G::settled((*setup).clone(), &book);
                let model = G::begin(&setup, &book, &mut random::rng());
                // A set-up that cannot be saved is asked anew next time.
                let _ = app.store.save(&<G as SetupUi>::SETUP, &setup);
                begin_in(&app.store, &model);
                Route::Bout(G::ID).go();
            }
            lacks.set(refused);
        })
    };
    let show_rules = |on: bool| {
        let rules = rules.clone();
        Callback::from(move |()| rules.set(on))
    };
    let tools = opener("rules", t!("rules"), show_rules(true).reform(|_| ()));
    let mut folded = Folded::default();
    let questions = G::questions(&setup, &book, &onchange, cramped, &mut folded);
    if let Some(app) = &app {
        folded.add(pace_asks(app));
    }
    let begin = begin(unfinished.as_ref().as_ref(), (*lacks).clone());
    let board = <G as SetupUi>::board(&setup, &book);
    html! {
        <>
        <StoredNotices />
        <main class={classes!("page", "setup", format!("{}-setup", G::ID.slug()))}>
            { title_bar(G::ID, html! { <p>{ t!("new-bout") }</p> }, tools) }
            <div class="setup-pic">{ board }</div>
            <form class="setup-form" tabindex="-1" data-focus="" aria-label={t!("new-bout")} {onsubmit}>
                <p class="setup-goal">{ explained(introduction(G::ID).goal) }</p>
                { questions }
                { folded.folded() }
                { begin }
            </form>
            <datalist id={KNOWN_NAMES}>{ for known.iter().map(|name| html! { <option value={name.clone()} /> }) }</datalist>
        </main>
        if *rules {
            { G::reference(&setup, show_rules(false)) }
        }
        </>
    }
}

/// The names of the people who have played here, the last ones first.
#[hook]
fn use_known_names(book: &Rc<Book>) -> Rc<Vec<String>> {
    let app = use_context::<AppContext>();
    let book = book.clone();
    use_memo((), move |()| {
        app.map(|app| known_names(&app.store, &book))
            .unwrap_or_default()
    })
}
