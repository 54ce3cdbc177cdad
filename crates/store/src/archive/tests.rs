use std::{cell::Cell, rc::Rc};

use rand::{Rng as _, RngExt as _, SeedableRng as _, rngs::SmallRng};

use super::*;
use crate::{Backend, Memory, Slot};

const NUMBERS: Slot<Vec<u8>> = Slot::new("numbers", 1);
const WORDS: Slot<Vec<String>> = Slot::new("words", 2);

fn fits(name: &str, text: &str) -> Option<Found<()>> {
    match name {
        "numbers" | "numbers.1" => Some(NUMBERS.read(text, |numbers| match numbers[..] {
            [first, ..] if first < 200 => Ok(()),
            _ => Err(()),
        })),
        "words" => Some(WORDS.read(text, Ok::<_, ()>).kind()),
        _ => None,
    }
}

/// A backend shared by several stores in turn. It dies after `left` changes and ignores later ones, and holds at most `room` bytes.
#[derive(Clone)]
struct Mortal {
    memory: Rc<Memory>,
    left: Rc<Cell<usize>>,
    room: usize,
}

impl Mortal {
    fn new(entries: &[(&str, &str)]) -> Self {
        let memory = Memory::default();
        for (key, text) in entries {
            memory.write(key, text).unwrap();
        }
        Self {
            memory: Rc::new(memory),
            left: Rc::new(Cell::new(usize::MAX)),
            room: usize::MAX,
        }
    }

    fn lives(&self) -> bool {
        let left = self.left.get();
        self.left.set(left.saturating_sub(1));
        left > 0
    }

    fn all(&self) -> Vec<(String, String)> {
        let mut all: Vec<_> = self
            .keys()
            .into_iter()
            .map(|k| (self.read(&k).unwrap(), k))
            .collect();
        all.sort_by(|a, b| a.1.cmp(&b.1));
        all.into_iter().map(|(text, key)| (key, text)).collect()
    }
}

impl Backend for Mortal {
    fn read(&self, key: &str) -> Option<String> {
        self.memory.read(key)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Trouble> {
        let others = self.all().into_iter().filter(|(other, _)| other != key);
        let used: usize = others.map(|(key, text)| key.len() + text.len()).sum();
        if used + key.len() + text.len() > self.room {
            return Err(Trouble::Refused("full".to_owned()));
        }
        if self.lives() {
            self.memory.write(key, text)
        } else {
            Ok(())
        }
    }

    fn remove(&self, key: &str) {
        if self.lives() {
            self.memory.remove(key);
        }
    }

    fn keys(&self) -> Vec<String> {
        self.memory.keys()
    }
}

/// Why an import failed.
#[derive(PartialEq, Debug)]
enum Failure {
    Unfit(Unfit),
    Trouble(Trouble),
}

fn import(there: &Mortal, file: &str) -> Result<(), Failure> {
    let archive = Archive::open(file, &fits).map_err(Failure::Unfit)?;
    let store = Store::on(there.clone());
    store.import(&archive, &fits).map_err(Failure::Trouble)
}

const OLD: [(&str, &str); 4] = [
    ("another.page", "of the same host"),
    ("hakkyoi.damaged.words.1", "\u{0}{ \"not\" JSON"),
    ("hakkyoi.numbers", r#"{"version":1,"data":[1,2]}"#),
    (
        "hakkyoi.words",
        r#"{"version":2,"data":["a \"b\"\n","相撲"]}"#,
    ),
];

fn old() -> Mortal {
    Mortal::new(&OLD)
}

fn file() -> String {
    Store::on(old()).export("2026-11-20", &fits).unwrap()
}

/// Another device, with one entry that the file lacks and one that differs.
fn other() -> Mortal {
    Mortal::new(&[
        ("another.page", "of the same host"),
        ("hakkyoi.damaged.words.7", "old"),
        ("hakkyoi.numbers", r#"{"version":1,"data":[9]}"#),
    ])
}

#[test]
fn imported_export_restores_every_entry() {
    let file = file();
    assert!(file.starts_with(
        r#"{"format":"hakkyoi","version":1,"date":"2026-11-20","entries":[["damaged.words.1","#
    ));
    let there = other();
    import(&there, &file).unwrap();
    assert_eq!(there.all(), old().all());
}

/// An editor or a mail program may save a file as other JSON that means the same.
#[test]
fn export_that_another_program_has_saved_again_is_imported() {
    let mut device = OLD;
    device[3].1 = r#"{"version":2,"data":["😀"]}"#;
    let here = Mortal::new(&device);
    let file = Store::on(here.clone()).export("2026-11-20", &fits).unwrap();
    // Reading it as any value sorts the fields.
    let value: serde_json::Value = serde_json::from_str(&file).unwrap();
    let pretty = serde_json::to_string_pretty(&value).unwrap();
    let escaped = |unit: u16| match u8::try_from(unit) {
        Ok(byte) if byte.is_ascii() => char::from(byte).to_string(),
        _ => format!("\\u{unit:04x}"),
    };
    let ascii: Vec<String> = pretty.encode_utf16().map(escaped).collect();
    let ascii = ascii.concat();
    assert!(ascii.contains(r"\ud83d\ude00"), "{ascii}");
    let there = other();
    import(&there, &ascii).unwrap();
    assert_eq!(there.all(), here.all());
}

#[test]
fn export_sets_invalid_entries_aside() {
    let here = Mortal::new(&[
        ("hakkyoi.numbers", r#"{"version":1,"data":[201]}"#),
        ("hakkyoi.words", "x"),
        ("hakkyoi.later", "of a later version"),
    ]);
    let store = Store::on(here);
    let file = store.export("2026-11-20", &fits).unwrap();
    assert_eq!(store.set_aside().len(), 2);
    assert_eq!(
        Archive::open(&file, &fits),
        Err(Unfit::Unknown("later".to_owned()))
    );
}

/// What later versions have stored: an entry of a slot that this version knows, and one of a slot that it does not know.
const LATER: [(&str, &str); 2] = [
    ("hakkyoi.words", r#"{"version":3,"data":{"many":2}}"#),
    ("hakkyoi.sheets", r#"{"version":1,"data":[]}"#),
];

#[test]
fn newer_entries_are_exported_as_they_are_and_stop_an_import() {
    let archive = Archive::open(&file(), &fits).unwrap();
    for newer in LATER {
        let here = Mortal::new(&[newer, OLD[2]]);
        let store = Store::on(here.clone());
        let before = here.all();
        let file = store.export("2026-11-20", &fits).unwrap();
        let exported: Archive = json::read(&file).unwrap();
        let name = newer.0.strip_prefix(PREFIX).unwrap();
        let entry = (name.to_owned(), newer.1.to_owned());
        assert!(exported.entries.contains(&entry));
        assert_eq!(store.set_aside(), []);
        assert_eq!(store.import(&archive, &fits), Err(Trouble::Newer));
        assert_eq!(here.all(), before);
    }
}

#[test]
fn only_the_newer_version_finishes_an_import_that_it_began() {
    let begun = r#"{"format":"hakkyoi","version":2,"date":"2026-11-20","parts":[]}"#;
    let there = Mortal::new(&[(TAKEN_IN, begun), (ROOM, " "), OLD[2]]);
    let before = there.all();
    drop(Store::on(there.clone()));
    assert_eq!(there.all(), before);
}

#[test]
fn damaged_entry_without_room_for_a_copy_is_set_aside_in_the_file() {
    let here = Mortal {
        room: 30,
        ..Mortal::new(&[("hakkyoi.words", "damaged text")])
    };
    let store = Store::on(here);
    assert!(store.save(&WORDS, &vec!["new".to_owned()]).is_err());
    let file = store.export("2026-11-20", &fits).unwrap();
    let there = Mortal::new(&[]);
    import(&there, &file).unwrap();
    let store = Store::on(there);
    let aside = store.set_aside();
    assert_eq!((aside.len(), &*aside[0].text), (1, "damaged text"));
    assert_eq!(store.load(&WORDS), Some(vec!["new".to_owned()]));
}

#[test]
fn adopted_file_adds_only_missing_entries() {
    let there = other();
    let store = Store::on(there.clone());
    let archive = Archive::open(&file(), &fits).unwrap();
    store.adopt(&archive).unwrap();
    let mut expected = other().all();
    expected.push((OLD[3].0.to_owned(), OLD[3].1.to_owned()));
    expected.push(("hakkyoi.damaged.words.1".to_owned(), OLD[1].1.to_owned()));
    expected.sort();
    assert_eq!(there.all(), expected);
    store.adopt(&archive).unwrap();
    assert_eq!(there.all(), expected, "nothing is taken in twice");
}

#[test]
fn erase_removes_only_our_own_entries() {
    let here = old();
    Store::on(here.clone()).erase();
    assert_eq!(here.keys(), ["another.page"]);
}

#[test]
fn refused_import_gives_the_reason_and_changes_nothing() {
    let entries = |entries: &str| {
        format!(r#"{{"format":"hakkyoi","version":1,"date":"","entries":[{entries}]}}"#)
    };
    let named = |name: &str| entries(&format!(r#"["{name}","{{\"version\":1,\"data\":[1]}}"]"#));
    let cases = [
        (String::new(), Unfit::NoArchive),
        ("[]".to_owned(), Unfit::NoArchive),
        (file().replace("\"hakkyoi\"", "\"chess\""), Unfit::NoArchive),
        (
            file().replacen("\"version\":1", "\"version\":2", 1),
            Unfit::Version(2),
        ),
        (
            file().replacen("\"version\":1", "\"version\":0", 1),
            Unfit::NoArchive,
        ),
        (
            entries(r#"["words","{\"version\":3,\"data\":{}}"]"#),
            Unfit::Newer("words".to_owned()),
        ),
        (
            file().replace("\"entries\"", "\"others\""),
            Unfit::NoArchive,
        ),
        (format!("{} x", file()), Unfit::NoArchive),
        (entries(r#"["numbers"]"#), Unfit::NoArchive),
        (
            entries(r#"["numbers","[]"]"#),
            Unfit::Damaged("numbers".to_owned()),
        ),
        (
            entries(r#"["numbers","{\"version\":1,\"data\":[]}"]"#),
            Unfit::Damaged("numbers".to_owned()),
        ),
        (named("words"), Unfit::Damaged("words".to_owned())),
        (named("import"), Unfit::Unknown("import".to_owned())),
        (named(""), Unfit::Unknown(String::new())),
        (
            named("damaged.a b.1"),
            Unfit::Damaged("damaged.a b.1".to_owned()),
        ),
        (
            entries(r#"["damaged.x.1","y"],["damaged.x.1","z"]"#),
            Unfit::NoArchive,
        ),
    ];
    for (file, why) in cases {
        let there = other();
        assert_eq!(import(&there, &file), Err(Failure::Unfit(why)), "{file}");
        assert_eq!(there.all(), other().all(), "{file}");
    }
    let there = other();
    import(&there, &named("numbers")).unwrap();
    assert_eq!(there.keys().len(), 2);
}

#[test]
fn damaged_file_is_refused_or_imported_whole() {
    let whole = file();
    let mut rng = SmallRng::seed_from_u64(20_261_120);
    let mut taken = 0;
    for _ in 0..1000 {
        let mut bytes = whole.clone().into_bytes();
        for _ in 0..rng.random_range(1..4) {
            let place = rng.random_range(0..bytes.len());
            match rng.random_range(0..5) {
                0 => bytes[place] = b"\"\\{}[]:,0123456789abx \n\0"[rng.random_range(0..24)],
                1 => bytes[place] ^= 1 << rng.random_range(0..7),
                2 => bytes.truncate(place + 1),
                3 => drop(bytes.remove(place)),
                _ => bytes.insert(place, rng.next_u32() as u8 & 0x7f),
            }
        }
        let file = String::from_utf8_lossy(&bytes);
        let there = other();
        if import(&there, &file).is_err() {
            assert_eq!(there.all(), other().all(), "{file}");
            continue;
        }
        taken += 1;
        let archive: Archive = json::read(&file).unwrap();
        assert_eq!(there.keys().len(), archive.entries.len() + 1, "{file}");
        for (name, text) in archive.entries {
            assert_eq!(there.read(&format!("{PREFIX}{name}")), Some(text));
        }
    }
    assert!(
        (10..900).contains(&taken),
        "{taken} of the files were imported"
    );
}

#[test]
fn next_page_finishes_an_interrupted_import() {
    let file = file();
    let mut outcomes = [0; 2];
    for changes in 0..20 {
        let there = other();
        there.left.set(changes);
        import(&there, &file).unwrap();
        there.left.set(usize::MAX);
        Store::on(there.clone());
        let done = there.all() == old().all();
        assert!(
            done || there.all() == other().all(),
            "after {changes}: {:?}",
            there.all()
        );
        outcomes[usize::from(done)] += 1;
    }
    // After 0 or 1 changes, the file was not yet written, only the blanks that reserve room for it.
    assert_eq!(outcomes, [2, 18]);
}

#[test]
fn open_tab_finds_the_segments_of_an_interrupted_import() {
    let segment = ("hakkyoi.numbers.1", r#"{"version":1,"data":[1]}"#);
    let there = Mortal::new(&[&OLD[..], &[segment]].concat());
    let file = Store::on(there).export("2026-11-20", &fits).unwrap();
    let mut outcomes = [0; 2];
    for changes in 0..20 {
        let there = other();
        let tab = Store::on(there.clone());
        there.left.set(changes);
        import(&there, &file).unwrap();
        there.left.set(usize::MAX);
        let found = tab.segments(&NUMBERS);
        assert_eq!(
            found,
            Store::on(there).segments(&NUMBERS),
            "after {changes}"
        );
        outcomes[found.len()] += 1;
    }
    assert_eq!(outcomes, [2, 18]);
}

#[test]
fn import_without_room_changes_nothing() {
    let file = file();
    let mut refused = 0;
    for room in (80..900).step_by(3) {
        let there = Mortal { room, ..other() };
        let outcome = import(&there, &file);
        let now = if outcome.is_ok() { old() } else { other() };
        assert_eq!(there.all(), now.all(), "with room for {room}: {outcome:?}");
        refused += usize::from(outcome.is_err());
    }
    assert!((20..250).contains(&refused), "{refused}");
}

/// A full store. It refused a newer value of one stored entry, and an entry that it does not have at all.
fn full() -> Store {
    let there = Mortal {
        room: 0,
        ..Mortal::new(&[OLD[2]])
    };
    let store = Store::on(there);
    assert!(store.save(&NUMBERS, &vec![1, 2, 3]).is_err());
    assert!(store.save(&WORDS, &vec!["new".to_owned()]).is_err());
    store
}

#[test]
fn export_includes_refused_writes() {
    let file = full().export("2026-11-20", &fits).unwrap();
    let there = Mortal::new(&[]);
    import(&there, &file).unwrap();
    let store = Store::on(there);
    assert_eq!(store.load(&NUMBERS), Some(vec![1, 2, 3]));
    assert_eq!(store.load(&WORDS), Some(vec!["new".to_owned()]));
}

#[test]
fn erase_and_import_also_drop_refused_writes() {
    let store = full();
    store.erase();
    assert_eq!((store.load(&NUMBERS), store.load(&WORDS)), (None, None));

    let there = Mortal {
        room: 400,
        ..Mortal::new(&[OLD[2]])
    };
    let store = Store::on(there);
    let long = vec!["long".repeat(100)];
    assert!(store.save(&WORDS, &long).is_err());
    let archive = |entries: &str| {
        let head = r#"{"format":"hakkyoi","version":1,"date":"2026-11-20","entries":"#;
        Archive::open(&format!("{head}{entries}}}"), &fits).unwrap()
    };
    let large = archive(&format!(
        r#"[["words","{{\"version\":2,\"data\":[\"{}\"]}}"]]"#,
        "x".repeat(300)
    ));
    assert!(
        store.import(&large, &fits).is_err(),
        "there must be no room for it either"
    );
    assert_eq!(store.load(&WORDS), Some(long));
    let small = archive(r#"[["numbers","{\"version\":1,\"data\":[7]}"]]"#);
    store.import(&small, &fits).unwrap();
    assert_eq!(
        (store.load(&NUMBERS), store.load(&WORDS)),
        (Some(vec![7]), None)
    );
}
