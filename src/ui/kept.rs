//! All slots of the page, for checking files that the player imports.

use super::{
    backup::BACKUP,
    book::BOOK,
    games::slam::fairness::THROWN,
    report::REPORT,
    robin::ROBIN,
    settings::SETTINGS,
    stage::{Model, SetsUp},
};
use crate::{
    basho::{Book, RoundRobin},
    rules::GameId,
    with_game,
};

/// The check for one slot.
struct Kind {
    name: &'static str,
    /// Whether this text is valid for the slot.
    fits: fn(&str) -> bool,
}

/// The slots of no game, or of one game's own screens. An import with any other entry is refused, so a test compares the slots with those in
/// the source.
const COMMON: [Kind; 6] = [
    Kind {
        name: SETTINGS.name(),
        fits: |text| SETTINGS.reads(text, Ok::<_, ()>),
    },
    Kind {
        name: BACKUP.name(),
        fits: |text| BACKUP.reads(text, Ok::<_, ()>),
    },
    Kind {
        name: REPORT.name(),
        fits: |text| REPORT.reads(text, Ok::<_, ()>),
    },
    Kind {
        name: BOOK.name(),
        fits: |text| BOOK.reads(text, Book::checked),
    },
    Kind {
        name: ROBIN.name(),
        fits: |text| ROBIN.reads(text, RoundRobin::checked),
    },
    Kind {
        name: THROWN.name(),
        fits: |text| THROWN.reads(text, Ok::<_, ()>),
    },
];

/// The slots of a game: its last set-up and its bout.
fn of_game<G: SetsUp>() -> [Kind; 2] {
    [
        Kind {
            name: <G as SetsUp>::SETUP.name(),
            fits: |text| <G as SetsUp>::SETUP.reads(text, |setup| G::checked(setup).ok_or(())),
        },
        Kind {
            name: G::BOUT.name(),
            fits: |text| G::BOUT.reads(text, Model::<G>::resume),
        },
    ]
}

/// All slots.
fn kinds() -> impl Iterator<Item = Kind> {
    let games = GameId::ALL.into_iter();
    COMMON
        .into_iter()
        .chain(games.flat_map(|game| with_game!(game, G => of_game::<G>())))
}

/// Whether this text is valid for the slot of this name; `None` if there is no such slot.
pub fn fits(name: &str, text: &str) -> Option<bool> {
    let kind = kinds().find(|kind| kind.name == name)?;
    Some((kind.fits)(text))
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use rand::{SeedableRng as _, rngs::SmallRng};
    use serde::Serialize;

    use super::*;
    use crate::{
        basho::{Fighter, Rank},
        rules::track::Config,
        store::{Memory, Slot, Store},
        ui::{backup::BackUp, games::slam::fairness::Thrown, settings::Settings},
    };

    /// The names in the list, sorted.
    fn names() -> Vec<&'static str> {
        let mut names: Vec<_> = kinds().map(|kind| kind.name).collect();
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
                let source = fs::read_to_string(&path).unwrap();
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
    }

    /// The slot's name and the text that it stores for the value.
    fn kept<T: Serialize>(slot: &Slot<T>, value: &T) -> (&'static str, String) {
        let store = Store::on(Memory::default());
        store.save(slot, value).unwrap();
        (slot.name(), store.text(slot).unwrap())
    }

    /// The game's default set-up, and a bout that starts with it.
    fn examples_of<G: SetsUp>(rng: &mut SmallRng) -> [(&'static str, String); 2] {
        let setup = G::Setup::default();
        let bout = G::begin(&setup, &Book::default(), rng);
        [
            kept(&<G as SetsUp>::SETUP, &setup),
            kept(&G::BOUT, &bout.save()),
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
            kept(&ROBIN, &robin),
            kept(&THROWN, &Thrown::default()),
        ];
        for game in GameId::ALL {
            examples.extend(with_game!(game, G => examples_of::<G>(rng)));
        }
        examples.sort_unstable();
        assert!(examples.iter().map(|(name, _)| *name).eq(names()));
        for (name, text) in examples {
            assert_eq!(fits(name, &text), Some(true), "{name}: {text}");
            let later = text.replacen("\"version\":1", "\"version\":1000", 1);
            let empty = r#"{"version":1,"data":null}"#.to_owned();
            for wrong in ["no JSON".to_owned(), later, empty] {
                assert_eq!(fits(name, &wrong), Some(false), "{name}: {wrong}");
            }
        }
    }

    #[test]
    fn entry_content_is_checked() {
        for (name, text, expected) in [
            (
                "book",
                r#"{"version":1,"data":{"wrestlers":[],"bouts":[]}}"#,
                true,
            ),
            (
                "book",
                r#"{"version":2,"data":{"wrestlers":[],"bouts":[]}}"#,
                false,
            ),
            (
                "book",
                r#"{"version":1,"data":{"wrestlers":[{"id":1,"shikona":" ","retired":false}],"bouts":[]}}"#,
                false,
            ),
            (
                "book",
                r#"{"version":1,"data":{"wrestlers":[],"bouts":[{"id":0,"game":"tricks","date":"2026-11-20","seats":[{"computer":"ozeki"},{"guest":"Umi"}],"winner":0,"kimarite":"yorikiri"}]}}"#,
                true,
            ),
            (
                "book",
                r#"{"version":1,"data":{"wrestlers":[],"bouts":[{"id":0,"game":"tricks","date":"2026-11-20","seats":[{"wrestler":1},{"guest":"Umi"}],"winner":0,"kimarite":"yorikiri"}]}}"#,
                false,
            ),
        ] {
            assert_eq!(fits(name, text), Some(expected), "{text}");
        }
    }
}
