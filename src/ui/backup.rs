//! When the player last took everything along as a file.

use serde::{Deserialize, Serialize};

use super::book;
use crate::store::{Slot, Store};

/// Where it is kept what the last file held.
pub const BACKUP: Slot<BackUp> = Slot::new("backup", 1);

/// After how many bouts the player is reminded.
const MANY: usize = 20;

/// What the last file held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BackUp {
    /// How many bouts were on scorepads.
    bouts: usize,
}

/// How many bouts on scorepads are in no file yet, if they are many.
pub fn overdue(store: &Store) -> Option<usize> {
    let saved = store.load(&BACKUP).unwrap_or_default().bouts;
    let new = book::read(store).bouts().len().checked_sub(saved)?;
    (new >= MANY).then_some(new)
}

/// Notes that all that is kept now goes into a file.
pub fn done(store: &Store) {
    let bouts = book::read(store).bouts().len();
    // Refused, it is only a reminder too many.
    let _ = store.save(&BACKUP, &BackUp { bouts });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        basho::{Bout, Fighter, Rank},
        rules::{GameId, Seat},
        store::Memory,
    };

    fn enter(store: &Store, ids: std::ops::Range<u64>) {
        for id in ids {
            let seats = vec![
                Fighter::Computer(Rank::Ozeki),
                Fighter::Guest("Umi".to_owned()),
            ];
            let bout = Bout {
                id,
                game: GameId::Tricks,
                date: String::new(),
                seats,
                winner: Seat::EAST,
                kimarite: "yorikiri".to_owned(),
            };
            book::enter(store, bout).unwrap();
        }
    }

    #[test]
    fn after_twenty_bouts_the_player_is_reminded_once_more() {
        let store = Store::on(Memory::default());
        enter(&store, 0..19);
        assert_eq!(overdue(&store), None);
        enter(&store, 19..21);
        assert_eq!(overdue(&store), Some(21));
        done(&store);
        assert_eq!(overdue(&store), None);
        enter(&store, 21..41);
        assert_eq!(overdue(&store), Some(20));
    }

    #[test]
    fn a_book_that_was_erased_owes_nothing() {
        let store = Store::on(Memory::default());
        enter(&store, 0..30);
        done(&store);
        store.remove(&book::BOOK);
        assert_eq!(overdue(&store), None);
    }
}
