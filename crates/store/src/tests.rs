use std::cell::Cell;

use serde::Deserialize;

use super::*;

const SLOT: Slot<Vec<u8>> = Slot::new("numbers", 2);

fn store(entries: &[(&str, &str)]) -> Store {
    let memory = Memory::default();
    for (key, text) in entries {
        memory.write(key, text).unwrap();
    }
    Store::on(memory)
}

#[test]
fn saved_value_is_loaded() {
    let store = store(&[]);
    assert_eq!(store.load(&SLOT), None);
    store.save(&SLOT, &vec![1, 2]).unwrap();
    assert_eq!(store.load(&SLOT), Some(vec![1, 2]));
    store.remove(&SLOT);
    assert_eq!(store.load(&SLOT), None);
    assert_eq!(store.set_aside(), []);
}

#[test]
fn damaged_entry_is_set_aside_and_blocks_nothing() {
    for text in [
        "",
        "{",
        "{\"version\":2,\"data\":\"no list\"}",
        "{\"version\":2}",
        "{\"version\":1,\"data\":[1]}",
        "{\"version\":0,\"data\":[1]}",
        "{\"version\":-3,\"data\":[1]}",
        "{\"version\":\"3\",\"data\":[1]}",
        "{\"version\":3,\"data\":[1",
        "{\"version\":2,\"data\":[1],\"version\":2}",
        "{\"version\":2,\"data\":[1],\"data\":[1]}",
        "[2]",
        "[2,[1]]",
        "[3]",
        "\u{0}\u{fffd}",
    ] {
        let store = store(&[("hakkyoi.numbers", text)]);
        assert_eq!(store.load(&SLOT), None, "{text:?}");
        let aside = store.set_aside();
        assert_eq!(aside.len(), 1);
        assert_eq!((aside[0].name(), &*aside[0].text), ("numbers", text));
        store.save(&SLOT, &vec![7]).unwrap();
        assert_eq!(store.load(&SLOT), Some(vec![7]));
        assert_eq!(store.set_aside(), aside);
        store.discard(&aside[0]);
        assert_eq!(store.set_aside(), []);
    }
}

#[test]
fn value_that_the_check_refuses_is_set_aside() {
    let store = store(&[("hakkyoi.numbers", "{\"version\":2,\"data\":[9]}")]);
    let none = store.load_with(
        &SLOT,
        |numbers| if numbers[0] > 8 { Err(()) } else { Ok(numbers) },
    );
    assert_eq!(none, None);
    assert_eq!(store.set_aside().len(), 1);
}

#[test]
fn second_damaged_entry_does_not_replace_the_first() {
    let store = store(&[("hakkyoi.numbers", "x"), ("hakkyoi.damaged.numbers.1", "y")]);
    store.load(&SLOT);
    let texts: Vec<String> = store
        .set_aside()
        .into_iter()
        .map(|aside| aside.text)
        .collect();
    assert_eq!(texts, ["y", "x"]);
}

/// A backend that refuses every write with which it would exceed `room` bytes.
struct Tight {
    memory: Memory,
    room: Cell<usize>,
}

impl Backend for Rc<Tight> {
    fn read(&self, key: &str) -> Option<String> {
        self.memory.read(key)
    }

    fn glance(&self, key: &str) -> Option<(String, usize)> {
        let text = self.read(key)?;
        Some((text.chars().take(32).collect(), text.encode_utf16().count()))
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Trouble> {
        let others = self.keys().into_iter().filter(|other| other != key);
        let used: usize = others
            .map(|k| k.len() + self.read(&k).map_or(0, |t| t.len()))
            .sum();
        if used + key.len() + text.len() > self.room.get() {
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

#[test]
fn full_store_reports_refused_writes_and_loads_them_until_the_page_closes() {
    let tight = Tight {
        memory: Memory::default(),
        room: Cell::new(60),
    };
    let store = Store::on(Rc::new(tight));
    store.save(&SLOT, &vec![1]).unwrap();
    assert!(matches!(
        store.save(&SLOT, &vec![1; 99]),
        Err(Trouble::Refused(_))
    ));
    assert_eq!(
        store.clone().load(&SLOT),
        Some(vec![1; 99]),
        "every clone of the store must load the refused value"
    );
    let kept = store.backend.read("hakkyoi.numbers").unwrap();
    assert!(kept.contains("[1]"), "the old value must still be stored");
    store.save(&SLOT, &vec![2]).unwrap();
    assert_eq!(store.load(&SLOT), Some(vec![2]));
}

/// A store with this damaged text in the slot, and too little room for a copy of it.
fn cramped(text: &str) -> (Store, Rc<Tight>) {
    let tight = Rc::new(Tight {
        memory: Memory::default(),
        room: Cell::new(text.len() + 60),
    });
    tight.memory.write("hakkyoi.numbers", text).unwrap();
    (Store::on(tight.clone()), tight)
}

#[test]
fn damaged_entry_without_room_for_a_copy_stays_and_is_reported() {
    let text = "damaged, and longer than the free room";
    let (store, tight) = cramped(text);
    assert_eq!(store.load(&SLOT), None);
    assert_eq!(tight.keys(), ["hakkyoi.numbers"]);
    let aside = store.set_aside();
    assert_eq!(aside.len(), 1);
    assert_eq!((aside[0].name(), &*aside[0].text), ("numbers", text));
    assert!(aside[0].is_in_its_slot());
    // The tab goes on with the value in memory, and `save` reports that it is not stored.
    assert!(store.save(&SLOT, &vec![7]).is_err());
    assert_eq!(store.load(&SLOT), Some(vec![7]));
    assert_eq!(tight.read("hakkyoi.numbers").as_deref(), Some(text));
    // Other entries are stored.
    store.save(&Slot::new("n", 1), &1).unwrap();

    store.discard(&aside[0]);
    assert_eq!(store.set_aside(), []);
    store.retry(&SLOT).unwrap();
    assert_eq!(
        Store::on(tight).load(&SLOT),
        Some(vec![7]),
        "the slot must be free once the damaged entry is discarded"
    );
}

#[test]
fn damaged_entry_is_set_aside_once_there_is_room_for_a_copy() {
    let text = "damaged, and longer than the free room";
    let (store, tight) = cramped(text);
    assert_eq!(store.load(&SLOT), None);
    assert!(store.save(&SLOT, &vec![7]).is_err());
    tight.room.set(1000);
    store.retry(&SLOT).unwrap();
    let aside = store.set_aside();
    assert_eq!(aside.len(), 1);
    assert_eq!(aside[0].text, text);
    assert!(!aside[0].is_in_its_slot());
    assert_eq!(Store::on(tight).load(&SLOT), Some(vec![7]));
}

#[test]
fn damaged_entry_that_was_never_loaded_is_set_aside_before_a_save() {
    let store = store(&[("hakkyoi.numbers", "damaged")]);
    store.save(&SLOT, &vec![7]).unwrap();
    assert_eq!(store.set_aside().len(), 1);
    assert_eq!(store.load(&SLOT), Some(vec![7]));
}

#[test]
fn newer_entry_is_never_moved_rewritten_or_deleted() {
    for text in [
        r#"{"version":3,"data":[1]}"#,
        r#"{"data":{"of":["another","form"]},"version":4294967295}"#,
        r#"{"version":3}"#,
        r#"{"version":3,"data":1,"data":2}"#,
    ] {
        let (store, tight) = cramped(text);
        tight.room.set(1000);
        assert_eq!(SLOT.read(text, Ok::<_, ()>), Found::Newer);
        assert!(store.is_newer(&SLOT));
        assert_eq!(store.load(&SLOT), None);
        assert_eq!(store.set_aside(), []);
        // This tab goes on without it.
        assert_eq!(store.save(&SLOT, &vec![7]), Err(Trouble::Newer));
        assert_eq!(store.load(&SLOT), Some(vec![7]));
        assert_eq!(store.retry(&SLOT), Err(Trouble::Newer));
        store.remove(&SLOT);
        assert_eq!(store.load(&SLOT), None);
        assert_eq!(store.text(&SLOT).as_deref(), Some(text));
    }
}

#[test]
fn segments_are_entries_of_their_own() {
    let store = store(&[
        ("hakkyoi.numbers.07", "no page"),
        ("hakkyoi.numbers", "no page either"),
    ]);
    for segment in [10, 2] {
        store
            .save(&SLOT.segment(segment), &vec![segment as u8])
            .unwrap();
    }
    store.backend.write("hakkyoi.numbers.3", "damaged").unwrap();
    assert_eq!(store.segments(&SLOT), [2, 3, 10]);
    assert_eq!(store.load(&SLOT.segment(3)), None);
    assert_eq!(store.set_aside()[0].name(), "numbers.3");
    assert_eq!(store.segments(&SLOT), [2, 10]);
    assert_eq!(store.load(&SLOT.segment(10)), Some(vec![10]));
    let sizes = store.sizes();
    let text = store.text(&SLOT.segment(2)).unwrap();
    let size = "hakkyoi.numbers.2".len() + text.len();
    assert!(sizes.contains(&("numbers.2".to_owned(), size)));
}

/// Two tabs of one browser that can be full.
fn two_tabs() -> (Store, Store, Rc<Tight>) {
    let tight = Rc::new(Tight {
        memory: Memory::default(),
        room: Cell::new(1000),
    });
    (Store::on(tight.clone()), Store::on(tight.clone()), tight)
}

/// What both lists hold, without what the other tab has removed since the base.
fn join(base: Option<Vec<u8>>, ours: Vec<u8>, theirs: Option<Vec<u8>>) -> Option<Vec<u8>> {
    let (base, theirs) = (base.unwrap_or_default(), theirs.unwrap_or_default());
    let new = ours
        .into_iter()
        .filter(|it| !base.contains(it) && !theirs.contains(it));
    let new: Vec<u8> = new.collect();
    Some([theirs, new].concat()).filter(|joined| !joined.is_empty())
}

#[test]
fn refused_value_is_joined_with_what_another_tab_has_stored_since() {
    const JOINED: Slot<Vec<u8>> = SLOT.joining(join);
    let (here, there, tight) = two_tabs();
    here.save(&JOINED, &vec![1, 2]).unwrap();
    tight.room.set(0);
    assert!(here.save(&JOINED, &vec![1, 2, 3]).is_err());
    assert!(here.is_refused(&JOINED));
    assert!(here.retry(&JOINED).is_err());
    assert_eq!(here.load(&JOINED), Some(vec![1, 2, 3]));
    tight.room.set(1000);
    there.save(&JOINED, &vec![2, 4]).unwrap();
    assert_eq!(here.load(&JOINED), Some(vec![2, 4, 3]));
    assert_eq!(there.load(&JOINED), Some(vec![2, 4]));
    there.save(&JOINED, &vec![2, 4, 5]).unwrap();
    here.retry(&JOINED).unwrap();
    assert!(!here.is_refused(&JOINED));
    assert_eq!(there.load(&JOINED), Some(vec![2, 4, 5, 3]));
    // Items that the other tab erased stay erased. An item that only this tab has added is kept.
    tight.room.set(0);
    assert!(here.save(&JOINED, &vec![2, 6]).is_err());
    there.erase();
    assert_eq!(here.load(&JOINED), Some(vec![6]));
}

#[test]
fn refused_value_of_a_slot_without_a_join_gives_way_to_another_tab() {
    let (here, there, tight) = two_tabs();
    here.save(&SLOT, &vec![1]).unwrap();
    tight.room.set(0);
    assert!(here.save(&SLOT, &vec![1, 2]).is_err());
    tight.room.set(1000);
    there.save(&SLOT, &vec![3]).unwrap();
    here.retry(&SLOT).unwrap();
    assert_eq!(here.load(&SLOT), Some(vec![3]));
    assert_eq!(there.load(&SLOT), Some(vec![3]));
}

#[test]
fn refused_value_is_dropped_after_an_erase_and_kept_beside_damaged_or_newer_entries() {
    let (here, there, tight) = two_tabs();
    here.save(&SLOT, &vec![1]).unwrap();
    tight.room.set(0);
    assert!(here.save(&SLOT, &vec![1, 2]).is_err());
    there.erase();
    assert_eq!(here.load(&SLOT), None);
    tight.room.set(1000);
    assert!(here.retry(&SLOT).is_ok());
    assert_eq!(there.load(&SLOT), None);

    tight.room.set(0);
    assert!(here.save(&SLOT, &vec![1, 2]).is_err());
    tight.room.set(1000);
    tight.write("hakkyoi.numbers", "damaged").unwrap();
    here.retry(&SLOT).unwrap();
    assert_eq!(there.load(&SLOT), Some(vec![1, 2]));
    assert_eq!(there.set_aside().len(), 1);

    let newer = r#"{"version":3,"data":[]}"#;
    tight.room.set(0);
    assert!(here.save(&SLOT, &vec![1, 2, 3]).is_err());
    tight.room.set(1000);
    tight.write("hakkyoi.numbers", newer).unwrap();
    assert_eq!(here.retry(&SLOT), Err(Trouble::Newer));
    assert_eq!(here.load(&SLOT), Some(vec![1, 2, 3]));
    assert_eq!(tight.read("hakkyoi.numbers").as_deref(), Some(newer));
}

#[test]
fn newest_prefers_what_this_tab_has_changed() {
    assert_eq!(newest(1, 1, 2), 2);
    assert_eq!(newest(1, 3, 2), 3);
    assert_eq!(newest(1, 3, 1), 3);
}

/// The schemas of a slot in three versions.
mod versions {
    use super::*;

    #[derive(Deserialize)]
    pub(super) struct V1(pub(super) u8);

    #[derive(Deserialize)]
    pub(super) struct V2 {
        pub(super) number: u8,
    }

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    pub(super) struct V3 {
        pub(super) numbers: Vec<u8>,
    }

    impl From<V1> for V2 {
        fn from(V1(number): V1) -> Self {
            Self { number }
        }
    }

    impl From<V2> for V3 {
        fn from(before: V2) -> Self {
            let numbers = vec![before.number];
            Self { numbers }
        }
    }
}

#[test]
fn every_earlier_version_is_upgraded_step_by_step() {
    use versions::{V1, V2, V3};
    const NOW: Slot<V3> = Slot::new("numbers", 3).upgrading(&[
        |text| data::<V1>(text).map(V2::from).map(V3::from),
        |text| data::<V2>(text).map(V3::from),
    ]);
    for text in [
        r#"{"version":1,"data":5}"#,
        r#"{"version":2,"data":{"number":5}}"#,
        r#"{"version":3,"data":{"numbers":[5]}}"#,
    ] {
        let store = store(&[("hakkyoi.numbers", text)]);
        let value = store.load(&NOW);
        assert_eq!(value, Some(V3 { numbers: vec![5] }), "{text}");
        assert_eq!(store.text(&NOW).as_deref(), Some(text), "until it is saved");
        store.save(&NOW, &value.unwrap()).unwrap();
        let now = r#"{"version":3,"data":{"numbers":[5]}}"#;
        assert_eq!(store.text(&NOW).as_deref(), Some(now));
    }
    for text in [
        r#"{"version":1,"data":{"number":5}}"#,
        r#"{"version":2,"data":5}"#,
        r#"{"version":0,"data":5}"#,
    ] {
        assert_eq!(NOW.read(text, Ok::<_, ()>), Found::Damaged, "{text}");
    }
}

#[test]
fn texts_round_trip() {
    const NAMES: Slot<Vec<String>> = Slot::new("names", 1);
    let store = store(&[]);
    let names = [
        "",
        "\"\\/\n\t\u{0}\u{1f}\u{7f}",
        "相撲 🏯",
        "[[{{",
        &"x".repeat(9999),
    ];
    let names: Vec<String> = names.map(str::to_owned).to_vec();
    store.save(&NAMES, &names).unwrap();
    assert_eq!(store.load(&NAMES), Some(names));
    let escaped = "{\"version\":1,\"data\":[\"\\u76F8\\u64b2\\/\\ud83C\\udfef\"]}";
    store.backend.write("hakkyoi.names", escaped).unwrap();
    assert_eq!(store.load(&NAMES), Some(vec!["相撲/🏯".to_owned()]));
}

#[test]
fn enum_variants_of_every_shape_round_trip() {
    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    enum Choice {
        Nothing,
        One(u8),
        Named { number: u8, marked: bool },
    }
    const CHOICES: Slot<[Option<Choice>; 4]> = Slot::new("choices", 1);
    let store = store(&[]);
    let choices = [
        None,
        Some(Choice::Nothing),
        Some(Choice::One(1)),
        Some(Choice::Named {
            number: 2,
            marked: true,
        }),
    ];
    store.save(&CHOICES, &choices).unwrap();
    assert_eq!(store.load(&CHOICES), Some(choices));
}

#[test]
fn deeply_nested_brackets_are_set_aside() {
    let deep = "[".repeat(1 << 20);
    let ignored = format!("{{\"version\":2,\"more\":{deep},\"data\":[1]}}");
    for text in [deep, ignored] {
        let store = store(&[("hakkyoi.numbers", &text)]);
        assert_eq!(store.load(&SLOT), None);
        assert_eq!(store.set_aside().len(), 1);
    }
}
