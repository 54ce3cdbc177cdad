//! Reading and writing the current round robin.

use basho::RoundRobin;
use rules::track::Verdict;
use store::{Slot, Store};

use crate::ui::data::trouble::not_kept;

/// The slot of the round robin. A new one replaces the last.
pub const ROBIN: Slot<RoundRobin> =
    Slot::new("robin.track", 1).joining(|_, ours, theirs| Some(ours.joined(theirs?)));

/// The stored round robin.
pub fn read(store: &Store) -> Option<RoundRobin> {
    store.load_with(&ROBIN, RoundRobin::checked)
}

/// Saves a new round robin.
///
/// # Errors
/// A message for the player, if the browser refuses to store it; the old round robin stays.
pub fn begin(store: &Store, robin: &RoundRobin) -> Result<(), String> {
    let before = read(store);
    store.save(&ROBIN, robin).map_err(|trouble| {
        // The store still holds the refused text in memory; this puts the old state back.
        match before {
            Some(before) => drop(store.save(&ROBIN, &before)),
            None => store.remove(&ROBIN),
        }
        not_kept(&trouble)
    })
}

/// Writes the result of a bout in the round robin with that id, only once. Reads the round robin again, since another tab may have written
/// it, and returns it with the result; `None` if another round robin has replaced it.
///
/// # Errors
/// A message for the player, if the browser refuses to store it; the result then holds until the tab is closed.
pub fn enter(
    store: &Store,
    id: u64,
    bout: usize,
    verdict: Verdict,
) -> Result<Option<RoundRobin>, String> {
    let Some(mut robin) = read(store).filter(|robin| robin.id() == id) else {
        return Ok(None);
    };
    let kept = if robin.enter(bout, verdict) == Ok(true) {
        store.save(&ROBIN, &robin)
    } else {
        // An earlier save may have been refused, so that only this tab holds the result.
        store.retry(&ROBIN)
    };
    kept.map(|()| Some(robin))
        .map_err(|trouble| not_kept(&trouble))
}

#[cfg(test)]
mod tests {
    use std::{cell::Cell, rc::Rc};

    use basho::{Fighter, Rank};
    use rules::{Side, track::Config};
    use store::{Archive, Backend, Found, Memory, Trouble};

    use super::*;
    use crate::ui::{stage::entries::fits, words::t};

    fn robin(id: u64) -> RoundRobin {
        let entrants = vec![
            Fighter::Wrestler(1),
            Fighter::Guest("Umi “海” \"\\".to_owned()),
            Fighter::Computer(Rank::Ozeki),
            Fighter::Computer(Rank::Ozeki),
        ];
        let config = Config {
            zero: true,
            oshi_dashi: true,
            tactical: false,
        };
        RoundRobin::new(id, config, entrants).unwrap()
    }

    /// Memory shared by several stores, which can be full.
    #[derive(Clone, Default)]
    struct Shared {
        memory: Rc<Memory>,
        full: Rc<Cell<bool>>,
    }

    impl Backend for Shared {
        fn read(&self, key: &str) -> Option<String> {
            self.memory.read(key)
        }

        fn write(&self, key: &str, text: &str) -> Result<(), Trouble> {
            if self.full.get() {
                return Err(Trouble::Refused("full".to_owned()));
            }
            self.memory.write(key, text)
        }

        fn remove(&self, key: &str) {
            self.memory.remove(key);
        }

        fn keys(&self) -> Vec<String> {
            self.memory.keys()
        }
    }

    const KEY: &str = "hakkyoi.robin.track";

    #[test]
    fn round_robin_is_saved_after_each_bout() {
        let device = Shared::default();
        let store = || Store::on(device.clone());
        assert_eq!(read(&store()), None);
        begin(&store(), &robin(u64::MAX)).unwrap();
        let mut played = robin(u64::MAX);
        let verdicts = [
            Verdict::OshiDashi(Side::East),
            Verdict::Position(Side::West),
            Verdict::Tie,
        ];
        for (bout, verdict) in (0..6).zip(verdicts.into_iter().cycle()) {
            played.enter(bout, verdict).unwrap();
            let now = enter(&store(), u64::MAX, bout, verdict);
            assert_eq!(now, Ok(Some(played.clone())));
            assert_eq!(read(&store()), Some(played.clone()), "on a later visit");
        }
        assert_eq!(played.round(), None);
    }

    #[test]
    fn first_result_of_a_bout_wins_across_tabs() {
        let device = Shared::default();
        let (here, there) = (Store::on(device.clone()), Store::on(device));
        begin(&here, &robin(7)).unwrap();
        enter(&here, 7, 2, Verdict::Tie).unwrap();
        let now = enter(&there, 7, 2, Verdict::OshiDashi(Side::East)).unwrap();
        assert_eq!(now.and_then(|robin| robin.result(2)), Some(Verdict::Tie));
    }

    #[test]
    fn bout_of_a_replaced_round_robin_does_not_count() {
        let store = Store::on(Memory::default());
        assert_eq!(enter(&store, 7, 0, Verdict::Tie), Ok(None));
        begin(&store, &robin(7)).unwrap();
        begin(&store, &robin(8)).unwrap();
        assert_eq!(enter(&store, 7, 0, Verdict::Tie), Ok(None));
        assert_eq!(read(&store), Some(robin(8)));
    }

    #[test]
    fn refused_save_is_reported() {
        let device = Shared::default();
        let store = Store::on(device.clone());
        let refused = Err(t!("book-refused"));
        device.full.set(true);
        assert_eq!(begin(&store, &robin(7)), refused);
        assert_eq!(read(&store), None, "the round robin has not begun");
        device.full.set(false);
        begin(&store, &robin(7)).unwrap();
        device.full.set(true);
        assert_eq!(begin(&store, &robin(8)), refused);
        assert_eq!(read(&store), Some(robin(7)), "the old round robin stays");
        let entered = enter(&store, 7, 0, Verdict::Tie);
        assert_eq!(entered.map(|_| ()), refused);
        let now = read(&store).and_then(|robin| robin.result(0));
        assert_eq!(
            now,
            Some(Verdict::Tie),
            "the result holds until the tab is closed"
        );
    }

    #[test]
    fn damaged_round_robin_is_set_aside() {
        let device = Shared::default();
        let store = Store::on(device.clone());
        begin(&store, &robin(7)).unwrap();
        let sound = device.read(KEY).unwrap();
        for (place, damage) in [
            String::new(),
            sound.replace("[null,", "["),
            sound.replace("\"version\":1", "\"version\":0"),
            sound.replace("\"wrestler\":1", "\"wrestler\":-1"),
            sound.replace("\"ozeki\"", "\"sumo\""),
            sound.replace("null,null", "{\"position\":2},null"),
        ]
        .into_iter()
        .enumerate()
        {
            assert_ne!(damage, sound);
            device.write(KEY, &damage).unwrap();
            assert_eq!(fits("robin.track", &damage), Some(Found::Damaged));
            assert_eq!(read(&store), None);
            let aside = store.set_aside();
            assert_eq!(aside.len(), place + 1);
            assert_eq!(aside[place].name(), "robin.track");
            assert_eq!(aside[place].text, damage);
        }
        begin(&store, &robin(9)).unwrap();
        assert_eq!(
            read(&store),
            Some(robin(9)),
            "a damaged entry does not block a new round robin"
        );
    }

    #[test]
    fn round_robin_is_exported_imported_and_erased() {
        let here = Store::on(Memory::default());
        begin(&here, &robin(7)).unwrap();
        enter(&here, 7, 3, Verdict::Position(Side::West)).unwrap();
        let file = here.export("2026-11-21", &fits).unwrap();
        let there = Store::on(Memory::default());
        begin(&there, &robin(8)).unwrap();
        let archive = Archive::open(&file, &fits).unwrap();
        there.import(&archive, &fits).unwrap();
        assert_eq!(read(&there), read(&here));
        there.erase();
        assert_eq!(read(&there), None);
    }
}
