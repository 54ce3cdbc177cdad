//! Reading and writing the book of wrestlers and bouts.

mod archive;
mod segments;

use ai::Level;
use basho::{Book, BookV1, Bout, Fighter, PadOwner, Rank, Refusal, Sheet, Wrestler};
use bout::rank_of;
use rules::GameId;
use segments::Parts;
use store::{Slot, Store, Trouble, data};

use crate::ui::{
    data::trouble::not_kept,
    words::{clock, t},
};

#[cfg(target_arch = "wasm32")]
use crate::ui::browser::promise::let_go;

pub use archive::{Archive, ArchiveStep, delete, find, take_along};
pub use segments::{SEGMENTS, checked as checked_segment};
pub(crate) use segments::{clear, rewrite};

/// The slot of the book, without the bouts that are on full segments.
pub const BOOK: Slot<Book> = Slot::new("book", 2)
    .upgrading(&[|text| data::<BookV1>(text).map(Book::from)])
    .joining(joined);

/// What two tabs have made of the book; of one that was emptied, what only ours has.
fn joined(base: Option<Book>, ours: Book, theirs: Option<Book>) -> Option<Book> {
    let joined = Book::joined(base, ours, theirs.unwrap_or_default());
    (joined != Book::default()).then_some(joined)
}

/// After how many bouts the page asks the browser for persistent storage: a browser that refuses a newcomer may grant it to a regular
/// visitor.
const ASKED_AFTER: [usize; 3] = [1, 10, 50];

/// The stored book; an empty one if there is none.
pub fn read(store: &Store) -> Book {
    Parts::read(store).whole()
}

/// The stored wrestlers.
pub fn wrestlers(store: &Store) -> Vec<Wrestler> {
    segments::open(store).wrestlers().to_vec()
}

/// Reads the book again, since another tab may have written it, applies a change to its wrestlers, and saves it.
///
/// # Errors
/// A message for the player; the book is unchanged then.
pub fn change(
    store: &Store,
    change: &dyn Fn(&mut Book) -> Result<(), Refusal>,
) -> Result<Book, String> {
    let Parts { mut open, earlier } = Parts::read(store);
    let before = open.clone();
    change(&mut open).map_err(|refusal| match refusal {
        Refusal::NoName => t!("book-no-name"),
        Refusal::NameTaken => t!("book-name-taken"),
        _ => t!("book-not-there"),
    })?;
    match segments::save(store, &open) {
        // A notice says that this tab only remembers what it should store.
        Ok(()) | Err(Trouble::Newer) => Ok(Parts { open, earlier }.whole()),
        Err(trouble) => {
            // The store still holds the refused text in memory; this puts the old book back.
            let _ = store.save(&BOOK, &before);
            Err(not_kept(&trouble))
        }
    }
}

/// Enters a finished bout once, under today's date, with its record.
///
/// # Errors
/// A message for the player, if the browser refuses to store it.
pub fn enter(store: &Store, bout: Bout, record: &dyn Fn() -> String) -> Result<(), String> {
    let mut open = segments::open(store);
    if open.had(bout.id) || segments::with(store, bout.id).next().is_some() {
        // An earlier save may have been refused, so that only this tab holds the bout.
        return store.retry(&BOOK).map_err(|trouble| not_kept(&trouble));
    }
    let bout = Bout {
        date: clock::today(),
        ..bout
    };
    if open.enter(bout.recorded(&record())) == Ok(true) {
        let saved = segments::save(store, &open);
        saved.map_err(|trouble| not_kept(&trouble))?;
        if ASKED_AFTER.contains(&open.bouts().len()) && store.segments(&SEGMENTS).is_empty() {
            ask_to_persist();
        }
    }
    Ok(())
}

/// Asks the browser not to evict this page's data, once there is something worth keeping. The browser may ask the player.
#[cfg(target_arch = "wasm32")]
fn ask_to_persist() {
    if let Some(window) = web_sys::window() {
        // The answer does not matter here.
        let _ = window.navigator().storage().persist().map(let_go);
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn ask_to_persist() {}

/// The level of the computer opponent with that rank.
pub fn level_of(rank: Rank) -> Level {
    let mut levels = Level::ALL.into_iter();
    levels
        .find(|&level| rank_of(level) == rank)
        .unwrap_or_default()
}

/// The ring name of the computer opponent of that level: a rank is not a person.
pub fn opponent_name(level: Level) -> String {
    t!("opponent", level = level.slug())
}

/// The name of a computer opponent and how strong it plays, for where a player chooses one.
pub fn opponent_label(name: &str, level: Level) -> String {
    t!("opponent-level", name, level = level.slug())
}

/// The name of a rank.
pub fn rank_name(rank: Rank) -> String {
    t!("rank", rank = rank.slug())
}

/// The kanji of a rank.
pub fn rank_kanji(rank: Rank) -> String {
    t!("term-kanji", term = rank.slug())
}

/// The name of the owner of a scorepad.
pub fn owner_name(book: &Book, owner: PadOwner) -> String {
    match owner {
        PadOwner::Wrestler(id) => book
            .wrestler(id)
            .map(|wrestler| wrestler.shikona.clone())
            .unwrap_or_default(),
        PadOwner::Computer(rank) => opponent_name(level_of(rank)),
    }
}

/// The name of a participant of a bout.
pub fn fighter_name(book: &Book, fighter: &Fighter) -> String {
    match fighter {
        Fighter::Guest(name) => name.clone(),
        Fighter::Wrestler(id) => owner_name(book, PadOwner::Wrestler(*id)),
        Fighter::Computer(rank) => owner_name(book, PadOwner::Computer(*rank)),
    }
}

/// The wins and losses of a sheet in words.
pub fn score(sheet: &Sheet<'_>) -> String {
    t!("won-lost", won = sheet.wins(), lost = sheet.losses())
}

/// How many basho of the game the owner has won, in a few words; `None` before the first.
pub fn basho_won(book: &Book, owner: PadOwner, game: GameId) -> Option<String> {
    let [won, lost] = book.basho(owner, game);
    let all = won + lost;
    (all > 0).then(|| t!("pad-basho", won, all))
}

#[cfg(test)]
mod tests {
    use store::Backend;

    use super::*;

    /// A browser without free space.
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
    fn refused_save_changes_nothing() {
        let store = Store::on(Full);
        let create = |book: &mut Book| book.create(7, "Tetsu");
        for _ in 0..2 {
            assert_eq!(change(&store, &create), Err(t!("book-refused")));
            assert_eq!(read(&store), Book::default());
        }
    }
}
