//! A device with an entry in every slot.

use hakkyoi::{
    basho::{Book, Bout, Fighter, Rank, RoundRobin},
    rules::{
        GameId, Seat,
        circle::Circle,
        momentum::Momentum,
        slam::{Fall, Ring},
        track::{Config, Track, Verdict},
        tricks::Tricks,
    },
    store::{Slot, Store},
    ui::{
        backup::{self, BACKUP},
        book::{self, BOOK},
        games::slam::{self, fairness},
        report::REPORT,
        robin,
        settings::{Pace, SETTINGS, Settings, Theme},
        stage::{self, SetsUp, Setup, last_setup},
    },
};

use crate::{
    bouts::{self, IN_ROBIN, Page, WRESTLERS},
    device::Device,
};

/// The names of all slots.
pub(crate) const NAMES: [&str; 16] = [
    "backup",
    "book",
    "bout.circle",
    "bout.momentum",
    "bout.slam",
    "bout.track",
    "bout.tricks",
    "report",
    "robin.track",
    "settings",
    "setup.circle",
    "setup.momentum",
    "setup.slam",
    "setup.track",
    "setup.tricks",
    "throws.slam",
];

/// A book with the wrestlers and this many bouts.
pub(crate) fn book(bouts: u64) -> Book {
    let mut book = Book::default();
    for (id, name) in WRESTLERS {
        book.create(id, name).unwrap();
    }
    for id in 0..bouts {
        let bout = Bout {
            id: u64::MAX - id,
            game: GameId::ALL[id as usize % 5],
            date: "2026-11-20".to_owned(),
            seats: vec![
                Fighter::Wrestler(7 + id as u32 % 3),
                Fighter::Computer(Rank::Ozeki),
            ],
            winner: Seat::PAIR[id as usize % 2],
            kimarite: "yorikiri".to_owned(),
        };
        assert_eq!(book.enter(bout), Ok(true));
    }
    book
}

/// A round robin under way.
pub(crate) fn round_robin() -> RoundRobin {
    let mut entrants: Vec<_> = WRESTLERS.map(|(id, _)| Fighter::Wrestler(id)).to_vec();
    entrants.push(Fighter::Guest("Guest “客”".to_owned()));
    let config = Config {
        zero: true,
        oshi_dashi: false,
        tactical: true,
    };
    let mut robin = RoundRobin::new(IN_ROBIN.id, config, entrants).unwrap();
    robin.enter(0, Verdict::Tie).unwrap();
    robin.timed(30)
}

fn keep<P: Page>(store: &Store) {
    bouts::begun::<P>(400).keep(store).unwrap();
}

fn keep_setup<G: SetsUp>(store: &Store) {
    store.save(&G::SETUP, &Setup::default()).unwrap();
}

const SLAM_SETUP: Slot<slam::Setup> = Slot::new("setup.slam", 1);

/// The entries of a device with one in every slot.
pub(crate) fn entries() -> Vec<(String, String)> {
    let device = Device::with(&[]);
    let store = &Store::on(device.clone());
    let settings = Settings {
        theme: Theme::Night,
        pace: Pace::Fast,
        ..Settings::default()
    };
    store.save(&SETTINGS, &settings).unwrap();
    store.save(&BOOK, &book(6)).unwrap();
    backup::done(store);
    let report = "it died\n\tat “here”: \u{1} \\ \"".to_owned();
    store.save(&REPORT, &report).unwrap();
    robin::begin(store, &round_robin()).unwrap();
    keep::<stage::Model<Tricks>>(store);
    keep::<stage::Model<Track>>(store);
    keep::<stage::Model<Circle>>(store);
    keep::<stage::Model<Momentum>>(store);
    keep::<slam::Model>(store);
    fairness::count(store, Ring::default(), &[Fall::Side, Fall::Belly]);
    keep_setup::<Tricks>(store);
    keep_setup::<Track>(store);
    keep_setup::<Circle>(store);
    keep_setup::<Momentum>(store);
    store.save(&SLAM_SETUP, &slam::Setup::default()).unwrap();
    let keys: Vec<String> = device.entries().into_iter().map(|(key, _)| key).collect();
    assert_eq!(keys, NAMES.map(|name| format!("hakkyoi.{name}")));
    device.entries()
}

/// Whether the slot with this name loads as the page loads it.
pub(crate) fn loads(store: &Store, name: &str) -> bool {
    match name {
        "backup" => store.load(&BACKUP).is_some(),
        "book" => store.load_with(&book::BOOK, Book::checked).is_some(),
        "bout.circle" => stage::Model::<Circle>::kept(store).is_some(),
        "bout.momentum" => stage::Model::<Momentum>::kept(store).is_some(),
        "bout.slam" => slam::Model::kept(store).is_some(),
        "bout.track" => stage::Model::<Track>::kept(store).is_some(),
        "bout.tricks" => stage::Model::<Tricks>::kept(store).is_some(),
        "report" => store.load(&REPORT).is_some(),
        "robin.track" => robin::read(store).is_some(),
        "settings" => store.load(&SETTINGS).is_some(),
        "setup.circle" => last_setup::<Circle>(store).is_some(),
        "setup.momentum" => last_setup::<Momentum>(store).is_some(),
        "setup.slam" => slam::Setup::last(store).is_some(),
        "setup.track" => last_setup::<Track>(store).is_some(),
        "setup.tricks" => last_setup::<Tricks>(store).is_some(),
        "throws.slam" => store.load(&fairness::THROWN).is_some(),
        _ => panic!("no slot has the name {name}"),
    }
}
