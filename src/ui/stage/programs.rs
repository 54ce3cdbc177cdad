//! The two programs of each game: one to play it, one to learn it and to look at bouts again.

use std::marker::PhantomData;

use yew::prelude::*;

use super::{Replays, ReviewPage, SetsUp, SetupPage, review::RecordPage, settle};
use crate::{
    store::Store,
    ui::{
        Program, Screen,
        routes::{Route, fragment},
        words::t,
    },
};

/// Playing: set-up and bout.
#[derive(Debug)]
pub struct Playing<G>(PhantomData<G>);

impl<G: SetsUp> Program for Playing<G> {
    fn open(store: &Store) {
        settle::<G>(store);
    }

    fn screen(route: Route) -> Option<Screen> {
        let slug = G::ID.slug();
        let (name, html) = match route {
            Route::Setup(game) if game == G::ID => (t!("new-bout"), html! { <SetupPage<G> /> }),
            Route::Bout(game) if game == G::ID => (t!("game-name", game = slug), G::bout()),
            _ => return G::screen(route),
        };
        Some(Screen::new(name, html))
    }
}

/// Learning: rules, and bouts looked at again.
#[derive(Debug)]
pub struct Studying<G>(PhantomData<G>);

impl<G: Replays> Program for Studying<G> {
    fn screen(route: Route) -> Option<Screen> {
        let (name, html) = match route {
            Route::Review(game) if game == G::ID => (t!("review"), html! { <ReviewPage<G> /> }),
            // Another record is another page.
            Route::Record(game) if game == G::ID => {
                (t!("record"), html! { <RecordPage<G> key={fragment()} /> })
            }
            Route::Rules(game) if game == G::ID => G::rules(),
            _ => return G::lesson(route),
        };
        Some(Screen::new(name, html))
    }
}
