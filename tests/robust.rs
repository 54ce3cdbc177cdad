//! Any text in, an answer or a clear error out: records never panic, never lose anything, never take more than linear time.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot go on fails; helpers here are part of the tests"
)]

use std::collections::BTreeMap;

use hakkyoi::rules::{
    Game, GameId,
    laws::random_step,
    record::{Fault, RawRecord, Record, Refused, split},
    tricks::{Config, Misread, Throws, Tricks},
};
use proptest::prelude::*;
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

/// The record of a random bout up to some step.
fn random_record(seed: u64, throws: Throws, steps: usize) -> Record<Tricks> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut record = Record::new(Config { throws });
    let mut state = Tricks::new(&record.config);
    while record.steps.len() <= steps
        && let Some(step) = random_step(&state, &mut rng)
    {
        state.apply(step, &mut ()).unwrap();
        record.steps.push(step);
    }
    record
}

prop_compose! {
    fn good_record()(
        seed: u64,
        follower: bool,
        steps in 0..20usize,
        tags in prop::collection::btree_map(tag_name(), any::<String>(), 0..4),
    ) -> Record<Tricks> {
        let throws = if follower { Throws::Follower } else { Throws::Either };
        let mut record = random_record(seed, throws, steps);
        record.tags = tags.into_iter().collect();
        record
    }
}

fn tag_name() -> impl Strategy<Value = String> {
    "[A-Za-z][A-Za-z0-9_-]{0,9}".prop_filter("tags that are read", |name| {
        !["Game", "Result", "East-Hand", "West-Hand", "Throws"].contains(&&**name)
    })
}

/// A word that comes up in records, in place or out of it.
fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        "[GRWBgx][0-6]",
        "[GRWB][1-5][-=]([GRWB][1-5])?",
        "[0-9]{1,3}\\.?",
        Just("\n".to_owned()),
        Just("\r\n".to_owned()),
        Just("[Game \"tricks\"]\n".to_owned()),
        Just("[Throws \"follower\"]\n".to_owned()),
        Just("[Result \"*\"]\n".to_owned()),
        prop::sample::select(vec![
            "\"", "\\", "[", "]", ";", "\u{feff}", "\u{85}", "相撲", "\0"
        ])
        .prop_map(str::to_owned),
        any::<String>(),
    ]
}

/// A text made of such words, with and without space between them.
fn words() -> impl Strategy<Value = String> {
    let spaced = (word(), any::<bool>()).prop_map(|(w, space)| if space { w + " " } else { w });
    prop::collection::vec(spaced, 0..60).prop_map(|words| words.concat())
}

#[derive(Clone, Debug)]
enum Damage {
    FlipByte(usize, u8),
    Delete(usize, usize),
    Insert(usize, String),
    SwapTokens(usize, usize),
    RepeatLine(usize),
}

fn damage() -> impl Strategy<Value = Damage> {
    prop_oneof![
        (any::<usize>(), 1..=255u8).prop_map(|(at, mask)| Damage::FlipByte(at, mask)),
        (any::<usize>(), 1..12usize).prop_map(|(at, len)| Damage::Delete(at, len)),
        (any::<usize>(), word()).prop_map(|(at, text)| Damage::Insert(at, text)),
        (any::<usize>(), any::<usize>()).prop_map(|(a, b)| Damage::SwapTokens(a, b)),
        any::<usize>().prop_map(Damage::RepeatLine),
    ]
}

fn damaged(text: &str, damage: &Damage) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let place = |at: usize| at % text.len().max(1);
    match damage {
        Damage::FlipByte(at, mask) => {
            if let Some(byte) = bytes.get_mut(place(*at)) {
                *byte ^= mask;
            }
        }
        Damage::Delete(at, len) => {
            let from = place(*at).min(bytes.len());
            bytes.drain(from..(from + len).min(bytes.len()));
        }
        Damage::Insert(at, insert) => {
            let at = place(*at).min(bytes.len());
            bytes.splice(at..at, insert.bytes());
        }
        Damage::SwapTokens(a, b) => {
            let mut tokens: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
            let len = tokens.len().max(1);
            if !tokens.is_empty() {
                tokens.swap(a % len, b % len);
            }
            return tokens.concat();
        }
        Damage::RepeatLine(at) => {
            let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
            if !lines.is_empty() {
                lines.insert(0, lines[at % lines.len()]);
            }
            return lines.concat();
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Reads a record as the referee does.
fn read(raw: &RawRecord) -> Result<(Record<Tricks>, Tricks), Refused<Tricks>> {
    match raw.game {
        None => Err(raw.unknown_game().into()),
        Some(_) => Record::read(raw),
    }
}

/// Reads every record of a text: what is sound comes back the same when it is written and read again, what is not names its place.
fn sound_or_placed(text: &str) -> Result<(), TestCaseError> {
    let lines: Vec<&str> = text.lines().collect();
    for raw in split(text) {
        match read(&raw) {
            Ok((record, state)) => {
                let written = record.write();
                let (again, same) = Record::<Tricks>::parse(&written)
                    .map_err(|e| TestCaseError::fail(format!("{e}, in:\n{written}")))?;
                prop_assert_eq!(same, state);
                prop_assert_eq!(&again.steps, &record.steps);
                prop_assert_eq!(again.config, record.config);
                prop_assert_eq!(again.write(), written);
            }
            Err(error) => {
                let line = error.line.checked_sub(1).and_then(|n| lines.get(n));
                prop_assert!(
                    line.is_some(),
                    "{error:?} names no line of {} ",
                    lines.len()
                );
                let line = line.copied().unwrap_or_default();
                // The token stands there, unless escaped or missing.
                let told = line.contains(&error.token)
                    || line.contains('\\')
                    || matches!(error.fault, Fault::Misread(Misread::Missing(_)));
                prop_assert!(told, "{error:?} in {line:?}");
                prop_assert!(!error.fault.to_string().is_empty());
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_text_is_read_or_refused(text: String) {
        sound_or_placed(&text)?;
    }

    #[test]
    fn any_words_of_the_notation_are_read_or_refused(text in words()) {
        sound_or_placed(&text)?;
    }

    #[test]
    fn a_damaged_record_is_read_or_refused_at_its_place(
        record in good_record(),
        damages in prop::collection::vec(damage(), 1..4),
    ) {
        let text = damages.iter().fold(record.write(), |text, d| damaged(&text, d));
        sound_or_placed(&text)?;
    }

    #[test]
    fn what_is_written_is_read_back(record in good_record()) {
        let (back, state) = Record::<Tricks>::parse(&record.write()).unwrap();
        prop_assert_eq!(&back.steps, &record.steps);
        prop_assert_eq!(back.config, record.config);
        prop_assert_eq!(Ok(state), record.replay(record.steps.len(), &mut ()));
        let spaced = |value: &String| value.replace(char::is_control, " ");
        let expected: BTreeMap<String, String> =
            record.tags.iter().map(|(name, value)| (name.clone(), spaced(value))).collect();
        prop_assert_eq!(back.tags.into_iter().collect::<BTreeMap<_, _>>(), expected);
    }
}

#[test]
fn names_with_every_nasty_character_come_back() {
    let mut record = random_record(1, Throws::Either, 5);
    let name = "Te\"tsu\\ \\\" [;] 🏯 \u{202e}東 ' \u{feff}";
    record.tags = vec![("East".to_owned(), name.to_owned())];
    let (back, _) = Record::<Tricks>::parse(&record.write()).unwrap();
    assert_eq!(back, record);
}

/// Texts of a size at which anything worse than linear does not end within any patience: each finishes in an eyeblink or hangs the suite.
mod long {
    use super::*;

    const MANY: usize = 100_000;

    fn good() -> String {
        random_record(1, Throws::Either, 20).write()
    }

    #[test]
    fn one_token() {
        let text = format!("[Game \"tricks\"]\n{}", "x".repeat(1_000_000));
        assert_eq!(split(&text)[0].tokens.len(), 1);
        let text = good() + &"x".repeat(1_000_000);
        assert!(Record::<Tricks>::parse(&text).is_err());
    }

    #[test]
    fn one_value_and_one_line() {
        for filling in ["\\\\", "]", ";", "\u{3000}", "[Game "] {
            let text = good().replacen(
                "[Result",
                &format!("[Event \"{}\"]\n[Result", filling.repeat(300_000)),
                1,
            );
            assert!(
                Record::<Tricks>::parse(&text).is_ok(),
                "{filling:?} in quotes"
            );
            let text = format!("{}{}", good(), filling.repeat(300_000));
            split(&text);
        }
    }

    #[test]
    fn many_tokens() {
        let text = good() + &"R5-R1 1. ".repeat(MANY);
        let error = Record::<Tricks>::parse(&text).unwrap_err();
        assert_eq!((&*error.token, error.game), ("R5-R1", Some(GameId::Tricks)));
    }

    #[test]
    fn many_tags() {
        let mut record = random_record(1, Throws::Either, 20);
        record.tags = (0..MANY)
            .map(|n| (format!("T{n}"), n.to_string()))
            .collect();
        let (back, _) = Record::<Tricks>::parse(&record.write()).unwrap();
        assert_eq!(back, record);
    }

    #[test]
    fn many_broken_lines() {
        let raws = split(&"[Event\nR5 \"\n".repeat(MANY));
        assert_eq!(raws.len(), 1);
        assert_eq!(raws[0].unknown_game().line, 1);
    }

    #[test]
    fn many_records() {
        let text = good() + &"[Game \"tricks\"]\n".repeat(MANY);
        let raws = split(&text);
        assert_eq!(raws.len(), MANY + 1);
        let sound = raws.iter().filter(|raw| read(raw).is_ok()).count();
        assert_eq!(sound, 1, "the others have no hands");
    }
}
