//! The screens of the games, one folder per game: model, wording and pages.

use super::{
    Screen,
    book::fighter_name,
    introduction::introduction,
    routes::{Route, fragment},
    stage::{
        BoutUi, Digest, GameUi, LessonUi, ReviewUi, SetupUi, Tournament, Waiting, bout_page,
        is_new, is_typed, lesson_page, opened, problem_page, record_at_address, record_page,
        review_page, save_missed_result, setup_page, training_page,
    },
    words::t,
};
use yew::Html;

use crate::{
    basho::{Book, Fighter},
    problems::Posed as _,
    rules::GameId,
    session::Player,
    store::Store,
    with_game,
};

pub mod circle;
pub mod momentum;
pub mod slam;
pub mod track;
pub mod tricks;

/// How many bouts of the past propose names.
const NAMING_BOUTS: usize = 50;

/// A game with all its screens.
pub trait Screens: LessonUi + SetupUi + ReviewUi {}

impl<G: LessonUi + SetupUi + ReviewUi> Screens for G {}

/// The screen of the game at this address, if there is one.
fn screen_of<G: Screens>(route: Route) -> Option<Screen> {
    let (name, html) = match route {
        Route::Setup(_) => (t!("new-bout"), setup_page::<G>()),
        Route::Bout(game) => (introduction(game).name, bout_page::<G>()),
        Route::Review(_) => (t!("review"), opened(&route.fragment(), review_page::<G>)),
        Route::Record(_) => (t!("record"), opened(&fragment(), record_at_address::<G>)),
        Route::Rules(_) => G::rules(),
        Route::Problem(_, which) => (t!("problem"), problem_page::<G>(which)),
        Route::Training(_) => (t!("training"), training_page::<G>()),
        Route::Lesson(_) => (t!("lesson"), opened(&route.fragment(), lesson_page::<G>)),
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

/// How the stored bout of this game stands, if there is one.
pub fn waiting(store: &Store, game: GameId) -> Option<Waiting> {
    store.load(&with_game!(game, G => G::BOUT.read_as::<Waiting>()))
}

/// The names of the people in the newest bouts of the book, the last ones first, and then in the unfinished bout of each game.
pub fn known_names(store: &Store, book: &Book) -> Vec<String> {
    let newest = book.bouts().iter().rev().take(NAMING_BOUTS);
    let seated = newest.flat_map(|bout| &bout.seats);
    let people = seated.filter(|fighter| match fighter {
        Fighter::Wrestler(id) => book.wrestler(*id).is_some_and(|it| !it.retired),
        Fighter::Guest(_) => true,
        Fighter::Computer(_) => false,
    });
    let met = people.map(|fighter| fighter_name(book, fighter));
    let waiting = GameId::ALL
        .into_iter()
        .filter_map(|game| waiting(store, game));
    let players = waiting.flat_map(|bout| bout.players);
    let waiting = players.filter_map(|player| match player {
        Player::Person(name) => Some(name),
        Player::Computer(_) => None,
    });
    let mut names = Vec::new();
    for name in met.chain(waiting) {
        if is_typed(&name) && !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// The ids of the bouts that the games' pages show.
pub fn shown_bouts(store: &Store) -> Vec<u64> {
    let bouts = GameId::ALL
        .into_iter()
        .filter_map(|game| waiting(store, game));
    bouts.filter_map(|bout| Some(bout.identity?.id)).collect()
}

/// Whether the lesson of this game has neither been played nor skipped.
pub fn lesson_is_new(store: &Store, game: GameId) -> bool {
    with_game!(game, G => is_new::<G>(store))
}

/// Whether this game has problems.
pub fn has_problems(game: GameId) -> bool {
    with_game!(game, G => G::POSING.is_some())
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

/// Saves the results of stored bouts, in case the page died before it did so.
pub fn save_missed_results(store: &Store) {
    for game in GameId::ALL {
        with_game!(game, G => save_missed_result::<G>(store));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        basho::{Bout, Rank},
        rules::Seat,
        store::Memory,
    };

    #[test]
    fn names_of_the_newest_bouts_come_first() {
        let mut book = Book::default();
        book.create(1, "Anna").unwrap();
        let computer = Fighter::Computer(Rank::Ozeki);
        let guest = |name: &str| Fighter::Guest(name.to_owned());
        let seats = [
            [guest("Ben"), computer.clone()],
            [guest("Tetsu"), guest("Ben")],
            [Fighter::Wrestler(1), computer],
        ];
        for (id, seats) in (0..).zip(seats) {
            let bout = Bout {
                id,
                game: GameId::Circle.into(),
                date: "2026-11-20".to_owned(),
                seats: seats.into(),
                winner: Some(Seat::EAST),
                kimarite: "oshidashi".to_owned(),
                record: None,
            };
            book.enter(bout).unwrap();
        }
        let store = Store::on(Memory::default());
        assert_eq!(known_names(&store, &book), ["Anna", "Ben"]);
    }
}
