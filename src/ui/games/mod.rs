//! The screens of the games, one folder per game: its picture, its words and its pages.

use bout::Digest;
use rules::{GameId, with_game};
use store::Store;
use yew::prelude::*;

use crate::ui::{
    parts::{Rules, Screen},
    routes::{Route, fragment},
    stage::{
        BoutPage, BoutUi, LessonPage, LessonUi, ProblemPage, RecordAtAddress, ReviewPage, ReviewUi,
        SetupPage, SetupUi, Tournament, TrainingPage, is_new, record_page,
    },
    words::{introduction::introduction, t},
};

pub mod circle;
pub mod momentum;
#[cfg(test)]
mod proofs;
pub mod slam;
pub mod track;
pub mod tricks;

#[cfg(test)]
pub use proofs::{Proof, check_rules, markup};

/// A game with all its screens.
pub trait Screens: LessonUi + SetupUi + ReviewUi {}

impl<G: LessonUi + SetupUi + ReviewUi> Screens for G {}

/// The screen of the game at this address, if there is one.
fn screen_of<G: Screens>(route: Route) -> Option<Screen> {
    let (name, html) = match route {
        Route::Setup(_) => (t!("new-bout"), html! { <SetupPage<G> /> }),
        Route::Bout(game) => (introduction(game).name, html! { <BoutPage<G> /> }),
        Route::Review(_) => (
            t!("review"),
            html! { <ReviewPage<G> key={&*route.fragment()} /> },
        ),
        Route::Record(_) => (
            t!("record"),
            html! { <RecordAtAddress<G> key={fragment()} /> },
        ),
        Route::Rules(_) => (G::RULES.title.say(), html! { <Rules page={G::RULES} /> }),
        Route::Problem(_, which) => (
            t!("problem"),
            html! { <ProblemPage<G> key={which.slug()} {which} /> },
        ),
        Route::Training(_) => (t!("training"), html! { <TrainingPage<G> /> }),
        Route::Lesson(_) => (
            t!("lesson"),
            html! { <LessonPage<G> key={&*route.fragment()} /> },
        ),
        _ => return <G as SetupUi>::special(route),
    };
    Some(Screen::new(name, html))
}

/// The screen of this game at this address, if it has one there.
pub fn screen(game: GameId, route: Route) -> Option<Screen> {
    with_game!(game, G => screen_of::<G>(route))
}

/// The replay of this record of this game, or what is wrong with it.
pub fn review_of(game: GameId, record: &str) -> Html {
    with_game!(game, G => record_page::<G>(record))
}

/// Whether the lesson of this game has neither been played nor skipped.
pub fn lesson_is_new(store: &Store, game: GameId) -> bool {
    with_game!(game, G => is_new::<G>(store))
}

/// Whether this game's turns can be trained.
pub fn has_training(game: GameId) -> bool {
    with_game!(game, G => G::TRAINING.is_some())
}

/// The tournament of this game that is going on.
pub fn tournament(store: &Store, game: GameId) -> Option<Tournament> {
    with_game!(game, G => G::tournament(store))
}

/// How far an unfinished bout of this game is, as a sentence.
pub fn unfinished(game: GameId, digest: &Digest) -> String {
    with_game!(game, G => G::unfinished(digest))
}
