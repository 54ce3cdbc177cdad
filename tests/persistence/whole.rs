//! A device with an entry in every slot.

use basho::{Book, Bout, Fighter, Rank, RoundRobin};
use hakkyoi::ui::{
    data::{
        backup::{self, BACKUP},
        book::{self, BOOK, SEGMENTS, checked_segment},
        problems::{self, SOLVED},
        report::REPORT,
        robin,
        settings::{Pace, SETTINGS, Settings, Theme},
    },
    games::slam::fairness,
    stage::{GameUi, LessonUi, Progress, SetupUi, last_setup, load},
};
use rules::{
    GameId, Seat,
    slam::{Fall, Ring},
    track::{Config, Verdict},
    with_game,
};
use store::{Store, segment_number};

use crate::{
    bouts::{self, IN_ROBIN, Played, WRESTLERS},
    device::Device,
};

/// The names of an entry in every slot, sorted.
pub(crate) fn names() -> Vec<&'static str> {
    let mut names = vec![
        "backup",
        "book",
        "bouts.1",
        "problems",
        "report",
        "robin.track",
        "settings",
        "throws.slam",
    ];
    for game in GameId::ALL {
        names.extend(with_game!(game, G => [G::BOUT.name(), <G as SetupUi>::SETUP.name(), G::PROGRESS.name()]));
    }
    names.sort_unstable();
    names
}

/// A book with the wrestlers and this many bouts.
pub(crate) fn book(bouts: u64) -> Book {
    let mut book = Book::default();
    for (id, name) in WRESTLERS {
        book.create(id, name).unwrap();
    }
    for id in 0..bouts {
        let bout = Bout {
            id: u64::MAX - id,
            game: GameId::ALL[id as usize % GameId::ALL.len()].into(),
            date: "2026-11-20".to_owned(),
            seats: vec![
                Fighter::Wrestler(7 + id as u32 % 3),
                Fighter::Computer(Rank::Ozeki),
            ],
            winner: Some(Seat::PAIR[id as usize % 2]),
            kimarite: "yorikiri".to_owned(),
            record: None,
        };
        assert_eq!(book.enter(bout), Ok(true));
    }
    book
}

/// A bout on a full segment.
fn earlier_bout() -> Bout {
    Bout {
        id: 1,
        game: GameId::Tricks.into(),
        date: "2026-11-01".to_owned(),
        seats: vec![
            Fighter::Wrestler(7),
            Fighter::Guest("Guest “客”".to_owned()),
        ],
        winner: Some(Seat::EAST),
        kimarite: "utchari".to_owned(),
        record: None,
    }
    .recorded("[Game \"tricks\"]\n")
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

/// Stores a bout of the game, its default set-up, and a lesson that has begun.
fn keep<G: Played + SetupUi + LessonUi>(store: &Store) {
    let bout = bouts::begun::<G>(400);
    store.save(&G::BOUT, &bout.save()).unwrap();
    let setup = G::Setup::default();
    store.save(&<G as SetupUi>::SETUP, &setup).unwrap();
    store.save(&G::PROGRESS, &Progress::At(2)).unwrap();
}

/// Whether the game's entry with this name loads; `None` if the game has no slot with it.
fn game_loads<G: SetupUi + LessonUi>(store: &Store, name: &str) -> Option<bool> {
    if name == G::BOUT.name() {
        Some(load::<G>(store).is_some())
    } else if name == G::PROGRESS.name() {
        Some(store.load(&G::PROGRESS).is_some())
    } else {
        (name == <G as SetupUi>::SETUP.name()).then(|| last_setup::<G>(store).is_some())
    }
}

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
    let segment = SEGMENTS.segment(1);
    store.save(&segment, &vec![earlier_bout()]).unwrap();
    backup::done(store);
    let report = "it died\n\tat “here”: \u{1} \\ \"".to_owned();
    store.save(&REPORT, &report).unwrap();
    robin::begin(store, &round_robin()).unwrap();
    for game in GameId::ALL {
        with_game!(game, G => keep::<G>(store));
    }
    fairness::count(store, Ring::default(), &[Fall::Side, Fall::Belly]);
    problems::solve(store, GameId::Track, 3, Some(20_783));
    let keys: Vec<String> = device.entries().into_iter().map(|(key, _)| key).collect();
    let expected = names().into_iter().map(|name| format!("hakkyoi.{name}"));
    assert_eq!(keys, expected.collect::<Vec<_>>());
    device.entries()
}

/// Whether the slot with this name loads as the page loads it.
pub(crate) fn loads(store: &Store, name: &str) -> bool {
    match name {
        "backup" => store.load(&BACKUP).is_some(),
        "book" => store.load_with(&book::BOOK, Book::checked).is_some(),
        "problems" => store.load(&SOLVED).is_some(),
        "report" => store.load(&REPORT).is_some(),
        "robin.track" => robin::read(store).is_some(),
        "settings" => store.load(&SETTINGS).is_some(),
        "throws.slam" => store.load(&fairness::THROWN).is_some(),
        _ if segment_number(SEGMENTS.name(), name).is_some() => {
            let segment = SEGMENTS.segment(segment_number(SEGMENTS.name(), name).unwrap());
            store.load_with(&segment, checked_segment).is_some()
        }
        _ => {
            let mut games = GameId::ALL.into_iter();
            let loads = games.find_map(|game| with_game!(game, G => game_loads::<G>(store, name)));
            loads.unwrap_or_else(|| panic!("no slot has the name {name}"))
        }
    }
}
