//! The screens of the five games, one folder per game: model, wording and pages.

use yew::prelude::*;

use super::{
    Screen,
    routes::{Route, fragment},
    stage::{RecordPage, Replays, ReviewPage, SetsUp, SetupPage, Waiting, settle},
    words::t,
};
use crate::{
    rules::{Game, GameId},
    store::{Slot, Store},
    with_game,
};

pub mod circle;
pub mod momentum;
pub mod slam;
pub mod track;
pub mod tricks;

/// The screens of a game. The stage implements them for every two-player game; other games bring their own.
pub trait Screens: Game {
    /// Where the bout is kept, as home reads it.
    const WAITING: Slot<Waiting>;

    /// Writes down what the kept bout has come to, should the page have died before that was written.
    fn settle(store: &Store);

    /// The set-up page.
    fn setup() -> Html;

    /// The page of the stored bout.
    fn bout() -> Html;

    /// The review of the bout that has just ended.
    fn review() -> Html;

    /// The bout of the record in the address, or a form to enter a record.
    fn record() -> Html;

    /// The title and the content of the rules page.
    fn rules() -> (String, Html);

    /// A screen that only this game has; `None` if it has none at this address.
    fn special(route: Route) -> Option<Screen>;
}

impl<G: SetsUp + Replays> Screens for G {
    const WAITING: Slot<Waiting> = G::BOUT.read_as();

    fn settle(store: &Store) {
        settle::<G>(store);
    }

    fn setup() -> Html {
        html! { <SetupPage<G> /> }
    }

    fn bout() -> Html {
        <G as SetsUp>::bout()
    }

    fn review() -> Html {
        html! { <ReviewPage<G> /> }
    }

    fn record() -> Html {
        html! { <RecordPage<G> key={fragment()} /> }
    }

    fn rules() -> (String, Html) {
        <G as Replays>::rules()
    }

    fn special(route: Route) -> Option<Screen> {
        <G as SetsUp>::special(route)
    }
}

/// The screen of the game at this address, if there is one.
fn screen_of<G: Screens>(route: Route) -> Option<Screen> {
    let (name, html) = match route {
        Route::Setup(_) => (t!("new-bout"), G::setup()),
        Route::Bout(_) => (t!("game-name", game = G::ID.slug()), G::bout()),
        Route::Review(_) => (t!("review"), G::review()),
        Route::Record(_) => (t!("record"), G::record()),
        Route::Rules(_) => G::rules(),
        _ => return G::special(route),
    };
    Some(Screen::new(name, html))
}

/// The screen of this game at this address, if it has one there.
pub fn screen(game: GameId, route: Route) -> Option<Screen> {
    with_game!(game, G => screen_of::<G>(route))
}

/// How the bout of this game stands that is kept, if there is one.
pub fn waiting(store: &Store, game: GameId) -> Option<Waiting> {
    store.load(&with_game!(game, G => G::WAITING))
}

/// Writes down what kept bouts have come to, should the page have died before that was written.
pub fn settle_all(store: &Store) {
    for game in GameId::ALL {
        with_game!(game, G => G::settle(store));
    }
}
