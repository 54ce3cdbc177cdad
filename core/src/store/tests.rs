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
        "{\"version\":1,\"data\":[1]}",
        "{\"version\":3,\"data\":[1]}",
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
    room: usize,
}

impl Backend for Tight {
    fn read(&self, key: &str) -> Option<String> {
        self.memory.read(key)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Trouble> {
        let others = self.keys().into_iter().filter(|other| other != key);
        let used: usize = others
            .map(|k| k.len() + self.read(&k).map_or(0, |t| t.len()))
            .sum();
        if used + key.len() + text.len() > self.room {
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
        room: 60,
    };
    let store = Store::on(tight);
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

#[test]
fn damaged_entry_is_set_aside_without_room_for_a_copy() {
    let tight = Tight {
        memory: Memory::default(),
        room: 70,
    };
    let text = "damaged, and longer than half of the room";
    tight.memory.write("hakkyoi.numbers", text).unwrap();
    let store = Store::on(tight);
    assert_eq!(store.load(&SLOT), None);
    let texts: Vec<String> = store
        .set_aside()
        .into_iter()
        .map(|aside| aside.text)
        .collect();
    assert_eq!(texts, [text]);
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
    let escaped = "{\"version\":1,\"data\":[\"\\u76F8\\u64b2\\/\"]}";
    store.backend.write("hakkyoi.names", escaped).unwrap();
    assert_eq!(store.load(&NAMES), Some(vec!["相撲/".to_owned()]));
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
