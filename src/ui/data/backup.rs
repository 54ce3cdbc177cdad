//! Reminders to save a backup: how many bouts the last file held.

use serde::{Deserialize, Serialize};
use store::{Slot, Store};

use crate::ui::data::book;

/// The slot for the state of the last backup.
pub const BACKUP: Slot<BackUp> = Slot::new("backup", 1);

/// The number of unsaved bouts from which the page reminds the player.
const MANY: usize = 20;

/// The state of the last backup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BackUp {
    /// How many bouts were on scorepads then.
    bouts: usize,
}

/// How many bouts on scorepads no backup holds yet, if there are at least `MANY`.
pub fn overdue(store: &Store) -> Option<usize> {
    let saved = store.load(&BACKUP).unwrap_or_default().bouts;
    let new = book::read(store).bouts().len().checked_sub(saved)?;
    (new >= MANY).then_some(new)
}

/// Notes that a backup now holds all bouts.
pub fn done(store: &Store) {
    let bouts = book::read(store).bouts().len();
    // If this is not saved, the page only reminds the player too early.
    let _ = store.save(&BACKUP, &BackUp { bouts });
}

/// Saves a backup and returns whether that worked. Notes it before, so that the file contains the note and importing it brings no reminder, and
/// takes the note back if the file was not saved.
pub fn noting(store: &Store, save: impl FnOnce() -> bool) -> bool {
    let before = store.load(&BACKUP);
    done(store);
    let saved = save();
    if !saved {
        match before {
            Some(before) => drop(store.save(&BACKUP, &before)),
            None => store.remove(&BACKUP),
        }
    }
    saved
}

#[cfg(test)]
mod tests {
    use basho::{Bout, Fighter, Rank};
    use rules::{GameId, Seat};
    use store::Memory;

    use super::*;

    fn enter(store: &Store, ids: std::ops::Range<u64>) {
        for id in ids {
            let seats = vec![
                Fighter::Computer(Rank::Ozeki),
                Fighter::Guest("Umi".to_owned()),
            ];
            let bout = Bout {
                id,
                game: GameId::Tricks.into(),
                date: String::new(),
                seats,
                winner: Some(Seat::EAST),
                kimarite: "yorikiri".to_owned(),
                record: None,
            };
            book::enter(store, bout, &String::new).unwrap();
        }
    }

    #[test]
    fn reminder_comes_after_every_twenty_bouts() {
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
    fn backup_that_was_not_saved_is_not_noted() {
        let store = Store::on(Memory::default());
        enter(&store, 0..30);
        assert!(!noting(&store, || {
            assert_eq!(overdue(&store), None, "the file contains the note");
            false
        }));
        assert_eq!(overdue(&store), Some(30));
        assert_eq!(store.text(&BACKUP), None);
        assert!(noting(&store, || true));
        enter(&store, 30..60);
        assert!(!noting(&store, || false));
        assert_eq!(overdue(&store), Some(30));
    }

    #[test]
    fn erased_book_needs_no_backup() {
        let store = Store::on(Memory::default());
        enter(&store, 0..30);
        done(&store);
        store.remove(&book::BOOK);
        assert_eq!(overdue(&store), None);
    }
}
