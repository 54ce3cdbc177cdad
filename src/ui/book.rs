//! The book of wrestlers and bouts, as the page reads and writes it.

#[cfg(target_arch = "wasm32")]
use super::promise::let_go;
use super::{clock, words::t};
use crate::{
    ai::Level,
    basho::{Book, Bout, Fighter, Keeper, Rank, Refusal, Sheet},
    store::{Slot, Store},
};

/// Where the book is kept.
pub const BOOK: Slot<Book> = Slot::new("book", 1);

/// After how many bouts the browser is asked not to clear what is kept: one that says no to a newcomer may say yes to a regular.
const ASKED_AFTER: [usize; 3] = [1, 10, 50];

/// The book as it is kept.
pub fn read(store: &Store) -> Book {
    store.load_with(&BOOK, Book::checked).unwrap_or_default()
}

/// Reads the book afresh, for another tab may have written in it, changes it, and keeps it.
///
/// # Errors
/// In a player’s words; nothing has changed then.
pub fn change(
    store: &Store,
    change: &dyn Fn(&mut Book) -> Result<(), Refusal>,
) -> Result<Book, String> {
    let before = read(store);
    let mut book = before.clone();
    change(&mut book).map_err(|refusal| match refusal {
        Refusal::NoName => t!("book-no-name"),
        Refusal::NameTaken => t!("book-name-taken"),
        _ => t!("book-not-there"),
    })?;
    if store.save(&BOOK, &book).is_err() {
        // The store goes on with what has been refused; the book is not to.
        let _ = store.save(&BOOK, &before);
        return Err(t!("book-refused"));
    }
    Ok(book)
}

/// Writes a decided bout down, once, under today's date; what nobody keeps a sheet of is not written.
///
/// # Errors
/// In a player’s words, when the browser refuses it.
pub fn enter(store: &Store, bout: Bout) -> Result<(), String> {
    let mut book = read(store);
    if book.bout(bout.id).is_some() {
        // It may be there for this tab alone.
        return store.retry(&BOOK).map_err(|_| t!("book-refused"));
    }
    let bout = Bout {
        date: clock::today(),
        ..bout
    };
    if book.enter(bout) == Ok(true) {
        store.save(&BOOK, &book).map_err(|_| t!("book-refused"))?;
        if ASKED_AFTER.contains(&book.bouts().len()) {
            ask_to_persist();
        }
    }
    Ok(())
}

/// Asks the browser not to clear what is kept here when it wants room: once there is something that would be missed. It may ask the player.
#[cfg(target_arch = "wasm32")]
fn ask_to_persist() {
    if let Some(window) = web_sys::window() {
        // Browsers that have no answer go on as before.
        let _ = window.navigator().storage().persist().map(let_go);
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn ask_to_persist() {}

/// The rank by which a computer opponent is known.
pub fn rank_of(level: Level) -> Rank {
    match level {
        Level::Makushita => Rank::Makushita,
        Level::Maegashira => Rank::Maegashira,
        Level::Komusubi => Rank::Komusubi,
        Level::Ozeki => Rank::Ozeki,
        Level::Yokozuna => Rank::Yokozuna,
    }
}

/// The level of the computer opponent that is known by that rank.
pub fn level_of(rank: Rank) -> Level {
    let mut levels = Level::ALL.into_iter();
    levels
        .find(|&level| rank_of(level) == rank)
        .unwrap_or_default()
}

/// A rank in words.
pub fn rank_name(rank: Rank) -> String {
    t!("rank", rank = rank.slug())
}

/// A rank in kanji.
pub fn rank_kanji(rank: Rank) -> String {
    t!("rank-kanji", rank = rank.slug())
}

/// The name of one who keeps sheets.
pub fn keeper_name(book: &Book, keeper: Keeper) -> String {
    match keeper {
        Keeper::Wrestler(id) => book
            .wrestler(id)
            .map(|wrestler| wrestler.shikona.clone())
            .unwrap_or_default(),
        Keeper::Computer(rank) => rank_name(rank),
    }
}

/// The name of one who sat at a table.
pub fn fighter_name(book: &Book, fighter: &Fighter) -> String {
    match fighter {
        Fighter::Guest(name) => name.clone(),
        Fighter::Wrestler(id) => keeper_name(book, Keeper::Wrestler(*id)),
        Fighter::Computer(rank) => rank_name(*rank),
    }
}

/// Wins and losses of a sheet in words.
pub fn score(sheet: &Sheet<'_>) -> String {
    t!(
        "score",
        wins = t!("wins", number = sheet.wins()),
        losses = t!("losses", number = sheet.losses())
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Backend, Trouble};

    /// A browser that has no room.
    struct Full;

    impl Backend for Full {
        fn read(&self, _: &str) -> Option<String> {
            None
        }

        fn write(&self, _: &str, _: &str) -> Result<(), Trouble> {
            Err(Trouble::Refused("full".to_owned()))
        }

        fn remove(&self, _: &str) {}

        fn keys(&self) -> Vec<String> {
            Vec::new()
        }
    }

    #[test]
    fn what_the_browser_refuses_has_not_happened() {
        let store = Store::on(Full);
        let create = |book: &mut Book| book.create(7, "Tetsu");
        for _ in 0..2 {
            assert_eq!(change(&store, &create), Err(t!("book-refused")));
            assert_eq!(read(&store), Book::default());
        }
    }
}
