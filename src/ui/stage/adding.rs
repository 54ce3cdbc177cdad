//! Adding a backup file to what is stored: wrestlers and bouts are joined by their ids, and nothing that is here changes.

use basho::Added;
use rules::GameId;
use store::{Archive, Store, Trouble};

use super::{entries::fits, waiting};
use crate::ui::data::book;

/// What a file would bring.
#[derive(Clone, PartialEq, Debug)]
pub struct Addition {
    /// The wrestlers and bouts on scorepads.
    pub book: Added,
    /// How many unfinished bouts it would bring, each of a game of which none is here.
    pub unfinished: usize,
    /// Everything that would be stored then.
    whole: Archive,
}

impl Addition {
    /// What this file would bring to the store, which stays as it is.
    pub fn of(file: &Archive, store: &Store) -> Self {
        let [here, there] = [(); 2].map(|()| Store::in_memory());
        // Memory refuses nothing.
        let _ = here.adopt(&store.archive(file.date()));
        let _ = there.adopt(file);
        let mut joined = book::read(&here);
        let book = joined.add(book::read(&there));
        book::rewrite(&here, &joined);
        book::clear(&there);
        let file = &there.archive(file.date());
        let waits = |store: &Store, game: GameId| {
            waiting(store, game).is_some_and(|waiting| !waiting.digest.over)
        };
        let lacks = GameId::ALL.map(|game| waiting(&here, game).is_none());
        let _ = here.adopt(file);
        let new = GameId::ALL.into_iter().zip(lacks);
        let unfinished = new.filter(|&(game, lacks)| lacks && waits(&here, game));
        Self {
            book,
            unfinished: unfinished.count(),
            whole: here.archive(file.date()),
        }
    }

    /// Whether the file would bring nothing that the player can see.
    pub fn is_empty(&self) -> bool {
        self.book.wrestlers + self.book.bouts + self.unfinished == 0
    }
}

/// Adds a file to what is stored by now, all of it or nothing.
///
/// # Errors
/// If the browser refuses a write, or a later version of the page has stored something.
pub fn add(file: &Archive, store: &Store) -> Result<(), Trouble> {
    store.import(&Addition::of(file, store).whole, &fits)
}
