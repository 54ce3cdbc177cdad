//! All slots of the page, for checking files that the player imports.

use basho::{Book, RoundRobin};
use bout::Model;
use rules::{GameId, with_game};
use store::{Found, Slot, Store, segment_number};

use crate::ui::{
    data::{
        backup::BACKUP,
        book::{BOOK, SEGMENTS, checked_segment},
        problems::SOLVED,
        report::REPORT,
        robin::ROBIN,
        settings::SETTINGS,
    },
    stage::{LessonUi, SetupUi},
};

/// A slot, whatever the type of its value.
#[derive(Clone, Copy)]
pub struct AnySlot {
    slot: Slot<()>,
    /// What this text holds for the slot.
    read: fn(&str) -> Found<()>,
}

impl AnySlot {
    /// This slot; `read` says what a text holds for it.
    pub const fn new<T>(slot: Slot<T>, read: fn(&str) -> Found<()>) -> Self {
        Self {
            slot: slot.read_as(),
            read,
        }
    }

    /// Whether the slot's entries are called so.
    fn is_called(&self, name: &str) -> bool {
        let slot = self.slot.name();
        if slot == SEGMENTS.name() {
            segment_number(slot, name).is_some()
        } else {
            slot == name
        }
    }
}

/// The slots of no game, and that of the round robin. An import with any other entry is refused, so a test compares the slots with those in
/// the source.
const COMMON: [AnySlot; 7] = [
    AnySlot::new(SETTINGS, |text| SETTINGS.read(text, Ok::<_, ()>).kind()),
    AnySlot::new(BACKUP, |text| BACKUP.read(text, Ok::<_, ()>).kind()),
    AnySlot::new(REPORT, |text| REPORT.read(text, Ok::<_, ()>).kind()),
    AnySlot::new(SEGMENTS, |text| SEGMENTS.read(text, checked_segment).kind()),
    AnySlot::new(BOOK, |text| BOOK.read(text, Book::checked).kind()),
    AnySlot::new(ROBIN, |text| ROBIN.read(text, RoundRobin::checked).kind()),
    AnySlot::new(SOLVED, |text| SOLVED.read(text, Ok::<_, ()>).kind()),
];

/// The slots of a game: its last set-up, its bout, how far its lesson has come, and its own.
fn of_game<G: SetupUi + LessonUi>() -> Vec<AnySlot> {
    let setup = <G as SetupUi>::SETUP;
    let of_every_game = [
        AnySlot::new(setup, |text| {
            let checked = |setup| G::checked(setup).ok_or(());
            <G as SetupUi>::SETUP.read(text, checked).kind()
        }),
        AnySlot::new(G::BOUT, |text| {
            G::BOUT.read(text, Model::<G>::resume).kind()
        }),
        AnySlot::new(G::PROGRESS, |text| {
            G::PROGRESS.read(text, Ok::<_, ()>).kind()
        }),
    ];
    [&of_every_game[..], G::ENTRIES].concat()
}

/// All slots.
fn all() -> impl Iterator<Item = AnySlot> {
    let games = GameId::ALL.into_iter();
    COMMON
        .into_iter()
        .chain(games.flat_map(|game| with_game!(game, G => of_game::<G>())))
}

/// All slots, whatever the types of their values.
pub fn slots() -> impl Iterator<Item = Slot<()>> {
    all().map(|it| it.slot)
}

/// What this text holds for the slot of this name; `None` if there is no such slot.
pub fn fits(name: &str, text: &str) -> Option<Found<()>> {
    let slot = all().find(|slot| slot.is_called(name))?;
    Some((slot.read)(text))
}

/// Whether a later version of the page has stored something in one of the slots, so that this tab goes on without it.
pub fn has_newer(store: &Store) -> bool {
    let is_newer = |slot: Slot<()>| store.is_newer(&slot);
    let segments = store.segments(&SEGMENTS).into_iter();
    slots().any(is_newer)
        || segments
            .map(|number| SEGMENTS.read_as().segment(number))
            .any(is_newer)
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use basho::{Fighter, Rank};
    use rand::{SeedableRng as _, rngs::SmallRng};
    use rules::track::Config;
    use serde::Serialize;
    use store::{Backend as _, Memory};

    use super::*;
    use crate::ui::{
        data::{backup::BackUp, problems::Solved, settings::Settings},
        games::slam::fairness::{THROWN, Thrown},
        stage::Progress,
    };

    /// The names in the list, sorted.
    fn names() -> Vec<&'static str> {
        let mut names: Vec<_> = super::slots().map(|slot| slot.name()).collect();
        names.sort_unstable();
        names
    }

    /// The name and version of a slot, read from its constructor call; `None` if they are not literals.
    fn slot(made: &str) -> Option<(String, u32)> {
        let (made, _) = made.strip_prefix("new(")?.split_once(')')?;
        let (name, version) = made.split_once(',')?;
        let name = name.trim().strip_prefix('"')?.strip_suffix('"')?;
        let version = version.trim().trim_end_matches(',').parse().ok()?;
        Some((name.to_owned(), version))
    }

    /// The slots that the source defines, except in tests.
    fn slots(folder: &Path, found: &mut BTreeSet<(String, u32)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                slots(&path, found);
            } else if !path.ends_with("tests.rs") {
                let source = fs::read_to_string(&path).unwrap().replace("AnySlot", "");
                for made in source.split(concat!("Slot", "::")).skip(1) {
                    let slot = slot(made);
                    assert!(slot.is_some(), "{}: {made:.40}", path.display());
                    found.extend(slot);
                }
            }
        }
    }

    #[test]
    fn list_contains_exactly_the_slots_in_the_source() {
        let mut found = BTreeSet::new();
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        slots(&source, &mut found);
        // A name used with two versions would appear twice.
        let found: Vec<&str> = found.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(found, names());
        assert_eq!(fits("import", ""), None);
        assert_eq!(fits("damaged.book.1", ""), None);
        for name in [
            "bouts",
            "bouts.",
            "bouts.01",
            "bouts.-1",
            "bouts.4294967296",
            "book.1",
        ] {
            assert_eq!(fits(name, ""), None, "{name}");
        }
    }

    /// A store in which this text is stored under this name.
    fn store_with(name: &str, text: &str) -> Store {
        let memory = Memory::default();
        memory.write(&format!("hakkyoi.{name}"), text).unwrap();
        Store::on(memory)
    }

    /// The slot's name and the text that it stores for the value.
    fn kept<T: Serialize>(slot: &Slot<T>, value: &T) -> (&'static str, String) {
        let store = Store::on(Memory::default());
        store.save(slot, value).unwrap();
        (slot.name(), store.text(slot).unwrap())
    }

    /// The game's default set-up, a bout that starts with it, and a lesson that has begun.
    fn examples_of<G: SetupUi + LessonUi>(rng: &mut SmallRng) -> [(&'static str, String); 3] {
        let setup = G::Setup::default();
        let bout = G::begin(&setup, &Book::default(), rng);
        [
            kept(&<G as SetupUi>::SETUP, &setup),
            kept(&G::BOUT, &bout.save()),
            kept(&G::PROGRESS, &Progress::At(3)),
        ]
    }

    #[test]
    fn every_slot_accepts_what_it_writes_and_nothing_else() {
        let rng = &mut SmallRng::seed_from_u64(1);
        let entrants = [Rank::Makushita, Rank::Komusubi, Rank::Ozeki].map(Fighter::Computer);
        let robin = RoundRobin::new(1, Config::default(), entrants.to_vec()).unwrap();
        let mut examples = vec![
            kept(&SETTINGS, &Settings::default()),
            kept(&BACKUP, &BackUp::default()),
            kept(&REPORT, &String::new()),
            kept(&BOOK, &Book::default()),
            kept(&SEGMENTS, &Vec::new()),
            kept(&ROBIN, &robin),
            kept(&THROWN, &Thrown::default()),
            kept(&SOLVED, &Solved::default()),
        ];
        for game in GameId::ALL {
            examples.extend(with_game!(game, G => examples_of::<G>(rng)));
        }
        examples.sort_unstable();
        assert!(examples.iter().map(|(name, _)| *name).eq(names()));
        for (name, text) in examples {
            let segment = format!("{name}.1");
            let name = if name == SEGMENTS.name() {
                &segment
            } else {
                name
            };
            assert_eq!(fits(name, &text), Some(Found::Value(())), "{name}: {text}");
            let later = text.replacen("\"version\":", "\"version\":100", 1);
            assert_eq!(fits(name, &later), Some(Found::Newer), "{name}: {later}");
            let empty = r#"{"version":1,"data":null}"#.to_owned();
            for wrong in ["no JSON".to_owned(), empty] {
                assert_eq!(fits(name, &wrong), Some(Found::Damaged), "{name}: {wrong}");
            }
            assert!(!has_newer(&store_with(name, &text)), "{name}");
            assert!(has_newer(&store_with(name, &later)), "{name}");
        }
    }

    #[test]
    fn entry_content_is_checked() {
        for (name, text, expected) in [
            (
                "book",
                r#"{"version":1,"data":{"wrestlers":[],"bouts":[]}}"#,
                Found::Value(()),
            ),
            (
                "book",
                r#"{"version":3,"data":{"wrestlers":[],"bouts":[],"deleted":[]}}"#,
                Found::Newer,
            ),
            (
                "book",
                r#"{"version":1,"data":{"wrestlers":[{"id":1,"shikona":" ","retired":false}],"bouts":[]}}"#,
                Found::Damaged,
            ),
            (
                "book",
                r#"{"version":1,"data":{"wrestlers":[],"bouts":[{"id":0,"game":"tricks","date":"2026-11-20","seats":[{"computer":"ozeki"},{"guest":"Umi"}],"winner":0,"kimarite":"yorikiri"}]}}"#,
                Found::Value(()),
            ),
            (
                "book",
                r#"{"version":1,"data":{"wrestlers":[],"bouts":[{"id":0,"game":"tricks","date":"2026-11-20","seats":[{"wrestler":1},{"guest":"Umi"}],"winner":0,"kimarite":"yorikiri"}]}}"#,
                Found::Damaged,
            ),
        ] {
            assert_eq!(fits(name, text), Some(expected), "{text}");
        }
    }
}
