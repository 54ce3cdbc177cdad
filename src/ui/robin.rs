//! The round robin that is going on, as the page reads and writes it.

use super::words::t;
use crate::{
    basho::RoundRobin,
    rules::track::Verdict,
    store::{Slot, Store},
};

/// Where the round robin is kept. A new one takes the place of the last.
pub const ROBIN: Slot<RoundRobin> = Slot::new("robin.track", 1);

/// The round robin as it is kept.
pub fn read(store: &Store) -> Option<RoundRobin> {
    store.load_with(&ROBIN, RoundRobin::checked)
}

/// Keeps a new round robin.
///
/// # Errors
/// In a player’s words, when the browser refuses it; nothing has changed then.
pub fn begin(store: &Store, robin: &RoundRobin) -> Result<(), String> {
    let before = read(store);
    store.save(&ROBIN, robin).map_err(|_| {
        // The store goes on with what has been refused; the page is not to.
        match before {
            Some(before) => drop(store.save(&ROBIN, &before)),
            None => store.remove(&ROBIN),
        }
        t!("book-refused")
    })
}

/// Writes down, once, how a bout of the round robin with that id ended; reads it afresh, for another tab may have written in it. Gives back
/// the round robin as it is then; none if it is another one by now.
///
/// # Errors
/// In a player’s words, when the browser refuses it; until the tab is closed, what is written holds.
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
        // It may have been written down for this tab alone.
        store.retry(&ROBIN)
    };
    kept.map(|()| Some(robin)).map_err(|_| t!("book-refused"))
}

#[cfg(test)]
mod tests {
    use std::{cell::Cell, rc::Rc};

    use super::*;
    use crate::{
        basho::{Fighter, Rank},
        rules::{Seat, track::Config},
        store::{Archive, Backend, Memory, Trouble},
        ui::kept::fits,
    };

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

    /// Memory that several stores look at, with room or without.
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
    fn it_goes_on_after_each_bout() {
        let device = Shared::default();
        let store = || Store::on(device.clone());
        assert_eq!(read(&store()), None);
        begin(&store(), &robin(u64::MAX)).unwrap();
        let mut played = robin(u64::MAX);
        let verdicts = [
            Verdict::OshiDashi(Seat::EAST),
            Verdict::Position(Seat::WEST),
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
    fn a_result_is_written_once_whatever_another_tab_says() {
        let device = Shared::default();
        let (here, there) = (Store::on(device.clone()), Store::on(device));
        begin(&here, &robin(7)).unwrap();
        enter(&here, 7, 2, Verdict::Tie).unwrap();
        let now = enter(&there, 7, 2, Verdict::OshiDashi(Seat::EAST)).unwrap();
        assert_eq!(now.and_then(|robin| robin.result(2)), Some(Verdict::Tie));
    }

    #[test]
    fn a_bout_of_an_earlier_round_robin_counts_no_more() {
        let store = Store::on(Memory::default());
        assert_eq!(enter(&store, 7, 0, Verdict::Tie), Ok(None));
        begin(&store, &robin(7)).unwrap();
        begin(&store, &robin(8)).unwrap();
        assert_eq!(enter(&store, 7, 0, Verdict::Tie), Ok(None));
        assert_eq!(read(&store), Some(robin(8)));
    }

    #[test]
    fn what_the_browser_refuses_is_said() {
        let device = Shared::default();
        let store = Store::on(device.clone());
        let refused = Err(t!("book-refused"));
        device.full.set(true);
        assert_eq!(begin(&store, &robin(7)), refused);
        assert_eq!(read(&store), None, "it has not begun");
        device.full.set(false);
        begin(&store, &robin(7)).unwrap();
        device.full.set(true);
        assert_eq!(begin(&store, &robin(8)), refused);
        assert_eq!(read(&store), Some(robin(7)), "the old one goes on");
        let entered = enter(&store, 7, 0, Verdict::Tie);
        assert_eq!(entered.map(|_| ()), refused);
        let now = read(&store).and_then(|robin| robin.result(0));
        assert_eq!(now, Some(Verdict::Tie), "as long as the tab lasts");
    }

    #[test]
    fn a_damaged_one_is_set_aside() {
        let device = Shared::default();
        let store = Store::on(device.clone());
        begin(&store, &robin(7)).unwrap();
        let sound = device.read(KEY).unwrap();
        for (place, damage) in [
            String::new(),
            sound.replace("[null,", "["),
            sound.replace("\"version\":1", "\"version\":2"),
            sound.replace("\"wrestler\":1", "\"wrestler\":-1"),
            sound.replace("\"ozeki\"", "\"sumo\""),
            sound.replace("null,null", "{\"position\":2},null"),
        ]
        .into_iter()
        .enumerate()
        {
            assert_ne!(damage, sound);
            device.write(KEY, &damage).unwrap();
            assert_eq!(fits("robin.track", &damage), Some(false));
            assert_eq!(read(&store), None);
            let aside = store.set_aside();
            assert_eq!(aside.len(), place + 1);
            assert_eq!(aside[place].name(), "robin.track");
            assert_eq!(aside[place].text, damage);
        }
        begin(&store, &robin(9)).unwrap();
        assert_eq!(read(&store), Some(robin(9)), "it blocks nothing");
    }

    #[test]
    fn it_travels_in_the_file_and_is_erased_with_the_rest() {
        let here = Store::on(Memory::default());
        begin(&here, &robin(7)).unwrap();
        enter(&here, 7, 3, Verdict::Position(Seat::WEST)).unwrap();
        let file = here.export("2026-11-21", &fits).unwrap();
        let there = Store::on(Memory::default());
        begin(&there, &robin(8)).unwrap();
        there.import(&Archive::open(&file, &fits).unwrap()).unwrap();
        assert_eq!(read(&there), read(&here));
        there.erase();
        assert_eq!(read(&there), None);
    }
}
