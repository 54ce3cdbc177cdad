//! The kinds of damage to a file.

use std::ops::Range;

use rand::{RngExt, rngs::Xoshiro256PlusPlus, seq::IndexedRandom};
use serde_json::{Value, json};

pub(super) type Dice = Xoshiro256PlusPlus;

/// A kind of damage.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Damage {
    Cut,
    Doubled,
    Swapped,
    Digit,
    Bit,
    Truncated,
    Head,
    EntryGone,
    EntryTwice,
    EntryRenamed,
    EntriesMixed,
    FileValue,
    EntryValue,
    EntryField,
    HugeNumber,
    Deep,
    Record,
}

/// A random range of bytes.
fn part(length: usize, dice: &mut Dice) -> Range<usize> {
    let from = dice.random_range(0..length.max(1));
    let most = [1, 3, 40, 1000][dice.random_range(0..4)];
    from..(from + dice.random_range(1..=most)).min(length)
}

/// A random value of any kind.
fn any_value(dice: &mut Dice) -> Value {
    let values = [
        Value::Null,
        json!(true),
        json!(0),
        json!(1),
        json!(-1),
        json!(255),
        json!(256),
        json!(1.5),
        json!(1e300),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(""),
        json!("相撲 \u{0}\""),
        json!("x".repeat(300)),
        json!([]),
        json!({}),
        json!([null, null]),
        json!({"version": 1, "data": {}}),
    ];
    values.choose(dice).cloned().unwrap_or_default()
}

/// Collects the paths of this value and all values inside it.
fn nodes<'a>(value: &'a mut Value, path: &str, paths: &mut Vec<String>) -> &'a mut Value {
    paths.push(path.to_owned());
    match value {
        Value::Array(values) => {
            for (place, value) in values.iter_mut().enumerate() {
                nodes(value, &format!("{path}/{place}"), paths);
            }
        }
        Value::Object(fields) => {
            for (name, value) in fields.iter_mut() {
                nodes(value, &format!("{path}/{name}"), paths);
            }
        }
        _ => (),
    }
    value
}

/// Changes a random value in the text, if it is JSON.
fn at_some_value(text: &str, dice: &mut Dice, change: &dyn Fn(&mut Value, &mut Dice)) -> String {
    let Ok(mut value) = serde_json::from_str::<Value>(text) else {
        return text.to_owned();
    };
    let mut paths = Vec::new();
    nodes(&mut value, "", &mut paths);
    let path = paths.choose(dice).cloned().unwrap_or_default();
    if let Some(value) = value.pointer_mut(&path) {
        change(value, dice);
    }
    value.to_string()
}

/// Changes the file's entries, if it still has any.
fn with_entries(file: &str, change: impl FnOnce(&mut Vec<Value>)) -> String {
    let Ok(mut value) = serde_json::from_str::<Value>(file) else {
        return file.to_owned();
    };
    if let Some(entries) = value["entries"].as_array_mut().filter(|it| !it.is_empty()) {
        change(entries);
    }
    value.to_string()
}

/// Changes the text of a random entry.
fn at_some_text(file: &str, dice: &mut Dice, change: &dyn Fn(&str, &mut Dice) -> String) -> String {
    with_entries(file, |entries| {
        let place = dice.random_range(0..entries.len());
        if let Some(text) = entries[place][1].as_str() {
            entries[place][1] = Value::String(change(text, dice));
        }
    })
}

/// Removes, duplicates or renames something in a list or object; changes a number or text slightly.
fn disordered(value: &mut Value, dice: &mut Dice) {
    match value {
        Value::Array(values) if !values.is_empty() => {
            let place = dice.random_range(0..values.len());
            let value = values.remove(place);
            if dice.random() {
                values.insert(place, value.clone());
                values.push(value);
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            let names: Vec<String> = fields.keys().cloned().collect();
            let name = &names[dice.random_range(0..names.len())];
            let value = fields.remove(name).unwrap_or_default();
            if dice.random() {
                fields.insert(format!("{name}s"), value);
            }
        }
        Value::Number(number) => *value = json!(number.as_u64().unwrap_or(0) ^ 1),
        Value::String(text) => text.push('s'),
        _ => (),
    }
}

/// Changes characters or moves of the record in the text.
fn other_record(text: &str, dice: &mut Dice) -> String {
    let Ok(mut value) = serde_json::from_str::<Value>(text) else {
        return text.to_owned();
    };
    if let Some(Value::String(record)) = value.pointer_mut("/data/table/record") {
        let mut words: Vec<char> = record.chars().collect();
        if words.is_empty() {
            return text.to_owned();
        }
        let place = dice.random_range(0..words.len());
        match dice.random_range(0..5) {
            0 => words.truncate(place),
            1 => words[place] = '7',
            2 => drop(words.remove(place)),
            3 => words.reverse(),
            _ => {
                let moves = record.split_inclusive(' ').map(str::to_owned);
                let mut moves: Vec<String> = moves.collect();
                moves.pop();
                words = moves.concat().chars().collect();
            }
        }
        *record = words.into_iter().collect();
    }
    value.to_string()
}

impl Damage {
    pub(super) const ALL: [Self; 17] = [
        Self::Cut,
        Self::Doubled,
        Self::Swapped,
        Self::Digit,
        Self::Bit,
        Self::Truncated,
        Self::Head,
        Self::EntryGone,
        Self::EntryTwice,
        Self::EntryRenamed,
        Self::EntriesMixed,
        Self::FileValue,
        Self::EntryValue,
        Self::EntryField,
        Self::HugeNumber,
        Self::Deep,
        Self::Record,
    ];

    /// Applies the damage to the file.
    pub(super) fn to(self, file: &str, dice: &mut Dice) -> String {
        match self {
            Self::FileValue => at_some_value(file, dice, &|value, dice| *value = any_value(dice)),
            Self::EntryValue => at_some_text(file, dice, &|text, dice| {
                at_some_value(text, dice, &|value, dice| *value = any_value(dice))
            }),
            Self::EntryField => at_some_text(file, dice, &|text, dice| {
                at_some_value(text, dice, &disordered)
            }),
            Self::Record => at_some_text(file, dice, &other_record),
            Self::Deep => {
                let depth = [10, 63, 64, 65, 100_000][dice.random_range(0..5)];
                let deep = ["[", "{\"a\":"][dice.random_range(0..2)].repeat(depth);
                if dice.random() {
                    return file.replacen('[', &format!("[{deep}"), dice.random_range(0..3));
                }
                at_some_text(file, dice, &|text, _| {
                    text.replacen(':', &format!(":{deep}"), 2)
                })
            }
            Self::HugeNumber => {
                let huge = [
                    "99999999999999999999",
                    "-9",
                    "1e999",
                    "1.0",
                    "00",
                    "18446744073709551616",
                ];
                let huge = huge[dice.random_range(0..huge.len())];
                let digits: Vec<usize> = file
                    .bytes()
                    .enumerate()
                    .filter_map(|(place, byte)| byte.is_ascii_digit().then_some(place))
                    .collect();
                let Some(&place) = digits.choose(dice) else {
                    return file.to_owned();
                };
                format!("{}{huge}{}", &file[..place], &file[place + 1..])
            }
            Self::EntryGone => with_entries(file, |entries| {
                entries.remove(dice.random_range(0..entries.len()));
            }),
            Self::EntryTwice => with_entries(file, |entries| {
                let twice = entries[dice.random_range(0..entries.len())].clone();
                entries.push(twice);
            }),
            Self::EntryRenamed => with_entries(file, |entries| {
                let names = [
                    "",
                    "import",
                    "damaged.book.1",
                    "damaged.é",
                    "settings",
                    "book",
                    "bout.track",
                    "bout.tricks",
                    "setup.circle",
                    "Book",
                    "hakkyoi.book",
                    "report",
                ];
                let place = dice.random_range(0..entries.len());
                entries[place][0] = json!(names[dice.random_range(0..names.len())]);
            }),
            Self::EntriesMixed => with_entries(file, |entries| {
                let [a, b] = [0, 0].map(|_: usize| dice.random_range(0..entries.len()));
                let text = entries[a][1].clone();
                entries[a][1] = std::mem::replace(&mut entries[b][1], text);
                entries.reverse();
            }),
            Self::Head => {
                let (from, to) = [
                    ("\"version\":1", "\"version\":2"),
                    ("\"version\":1", "\"version\":0"),
                    ("\"version\":1", "\"version\":1,\"version\":1"),
                    ("\"format\"", "\"form\""),
                    ("hakkyoi", "Hakkyoi"),
                    ("2026", "20266"),
                    ("\"date\":", "\"more\":[{}],\"date\":"),
                    ("\\\"version\\\":1", "\\\"version\\\":2"),
                    ("{", " {\r\n"),
                ][dice.random_range(0..9)];
                file.replacen(from, to, 1)
            }
            _ => self.to_bytes(file, dice),
        }
    }

    fn to_bytes(self, file: &str, dice: &mut Dice) -> String {
        let mut bytes = file.as_bytes().to_vec();
        if bytes.is_empty() {
            return String::new();
        }
        let part = part(bytes.len(), dice);
        let place = dice.random_range(0..bytes.len());
        match self {
            Self::Cut => drop(bytes.drain(part)),
            Self::Doubled => {
                let twice = bytes[part.clone()].to_vec();
                bytes.splice(part.start..part.start, twice);
            }
            Self::Swapped => bytes.swap(place, part.start),
            Self::Bit => bytes[place] ^= 1 << dice.random_range(0..7),
            Self::Truncated => bytes.truncate(place),
            Self::Digit => {
                let start = place;
                let digit = (start..bytes.len()).find(|&place| bytes[place].is_ascii_digit());
                if let Some(place) = digit {
                    bytes[place] = b'0' + dice.random_range(0..10);
                }
            }
            _ => (),
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }
}
