//! The two programs of each game: one to play it, one to learn it and to look at bouts again.

use std::marker::PhantomData;

use yew::prelude::*;

use super::{Replays, ReviewPage, SetsUp, SetupPage, review::RecordPage, settle};
use crate::{
    rules::Game,
    store::Store,
    ui::{
        Program, Screen,
        routes::{Route, fragment},
        words::t,
    },
};

/// A game that has screens to play it. Those between two have them from the stage; others bring their own.
pub trait Plays: Game {
    /// Sees to what the store holds before anything is shown.
    fn open(store: &Store);

    /// The screen of the set-up.
    fn setup() -> Html;

    /// The screen of the bout that is kept.
    fn bout() -> Html;

    /// Another screen of the program that plays the game.
    fn screen(route: Route) -> Option<Screen>;
}

impl<G: SetsUp> Plays for G {
    fn open(store: &Store) {
        settle::<G>(store);
    }

    fn setup() -> Html {
        html! { <SetupPage<G> /> }
    }

    fn bout() -> Html {
        <G as SetsUp>::bout()
    }

    fn screen(route: Route) -> Option<Screen> {
        <G as SetsUp>::screen(route)
    }
}

/// A game that has screens to learn it. Those between two have them from the stage; others bring their own.
pub trait Studies: Game {
    /// The screen of the bout that has just ended.
    fn review() -> Html;

    /// The screen of the record that stands in the address, or of a place to put one.
    fn record() -> Html;

    /// The screen of the rules, and what it is called.
    fn rules() -> (String, Html);

    /// Another screen of the program to learn the game.
    fn screen(route: Route) -> Option<Screen>;
}

impl<G: Replays> Studies for G {
    fn review() -> Html {
        html! { <ReviewPage<G> /> }
    }

    fn record() -> Html {
        html! { <RecordPage<G> key={fragment()} /> }
    }

    fn rules() -> (String, Html) {
        <G as Replays>::rules()
    }

    fn screen(route: Route) -> Option<Screen> {
        G::lesson(route)
    }
}

/// Playing: set-up and bout.
#[derive(Debug)]
pub struct Playing<G>(PhantomData<G>);

impl<G: Plays> Program for Playing<G> {
    fn open(store: &Store) {
        G::open(store);
    }

    fn screen(route: Route) -> Option<Screen> {
        let slug = G::ID.slug();
        let (name, html) = match route {
            Route::Setup(game) if game == G::ID => (t!("new-bout"), G::setup()),
            Route::Bout(game) if game == G::ID => (t!("game-name", game = slug), G::bout()),
            _ => return G::screen(route),
        };
        Some(Screen::new(name, html))
    }
}

/// Learning: rules, and bouts looked at again.
#[derive(Debug)]
pub struct Studying<G>(PhantomData<G>);

impl<G: Studies> Program for Studying<G> {
    fn screen(route: Route) -> Option<Screen> {
        let (name, html) = match route {
            Route::Review(game) if game == G::ID => (t!("review"), G::review()),
            // Another record is another page.
            Route::Record(game) if game == G::ID => (t!("record"), G::record()),
            Route::Rules(game) if game == G::ID => G::rules(),
            _ => return G::screen(route),
        };
        Some(Screen::new(name, html))
    }
}
