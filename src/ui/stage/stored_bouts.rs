//! The stored bouts: reading them, beginning a new one in the place of the last, and the results of those that are over.

use basho::{Book, Fighter};
use bout::{Model, Player, Waiting};
use rules::{GameId, with_game};
use store::Store;

use super::{
    GameUi,
    names::{is_typed, names_of},
};
use crate::ui::{
    browser::random,
    data::book::{self, fighter_name},
};

/// How many bouts of the past propose names.
const NAMING_BOUTS: usize = 50;

/// The saved bout in the store, if there is one.
pub fn load<G: GameUi>(store: &Store) -> Option<Model<G>> {
    store.load_with(&G::BOUT, Model::resume)
}

/// Saves a new bout in the place of the game's last one. If that one was still going on, it stays in the archive as unfinished.
pub fn begin_in<G: GameUi>(store: &Store, model: &Model<G>) {
    if let Some(last) = load::<G>(store).filter(Model::leaves_a_trace) {
        archive_unfinished(store, &last);
    }
    // The bout page tries again after every step, and reports a failure.
    let _ = store.save(&G::BOUT, &model.save());
}

/// Puts a bout that is given up into the archive. If the browser refuses to store it, nothing that counts is lost.
fn archive_unfinished<G: GameUi>(store: &Store, model: &Model<G>) {
    let names = names_of(model);
    if let Some(mut bout) = model.unfinished(&names) {
        if model.for_points() {
            // The round robin begins this bout anew, and then finds it by its id.
            bout.id = random::seed();
        }
        let _ = book::enter(store, bout, &|| model.record(&names));
    }
}

/// Writes the result of a finished bout to the scorepads and its round robin, only once, however often it is called.
///
/// # Errors
/// A message for the player, if it cannot be written.
pub fn save_result<G: GameUi>(store: &Store, model: &Model<G>) -> Result<(), String> {
    let of = model.identity().and_then(|identity| identity.robin);
    let of = of.filter(|_| model.over());
    let in_robin = of.map_or(Ok(()), |of| G::into_robin(store, of, &model.public_view()));
    let names = names_of(model);
    let on_pads = model.finished(&names).map_or(Ok(()), |bout| {
        book::enter(store, bout, &|| model.record(&names))
    });
    in_robin.and(on_pads)
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

/// Saves the results of stored bouts, in case the page died before it did so.
pub fn save_missed_results(store: &Store) {
    for game in GameId::ALL {
        with_game!(game, G => save_missed_result::<G>(store));
    }
}

/// Saves the result of the stored bout, in case the page died before it did so.
fn save_missed_result<G: GameUi>(store: &Store) {
    if let Some(model) = load::<G>(store) {
        // The bout's page tries again, and reports a failure.
        let _ = save_result(store, &model);
    }
}

#[cfg(test)]
mod tests;
