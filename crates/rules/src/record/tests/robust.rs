//! Reading any text as records gives a result or a clear error. It never panics, loses nothing, and takes at most linear time.

use std::collections::BTreeMap;

use proptest::{
    prelude::*,
    strategy::Union,
    string::string_regex,
    test_runner::{TestError, TestRunner},
};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

use super::Example;
use crate::{
    Enumerate, GameId, Sample,
    laws::{random_step, reading::sound_or_placed},
    record::{Notation, Record, split},
    track::Track,
    tricks::{self, Tricks},
};
use crate::{games, test_every_game};

/// The record of a random bout, of at most `steps + 1` steps.
fn random_record<G: Notation + Enumerate + Sample>(
    seed: u64,
    config: G::Config,
    steps: usize,
) -> Record<G> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut record = Record::new(config);
    let mut state = G::new(&record.config);
    while record.steps.len() <= steps
        && let Some(step) = random_step(&state, &mut rng)
    {
        state.apply(step, &mut ()).unwrap();
        record.steps.push(step);
    }
    record
}

type Names = BTreeMap<String, String>;

/// Tags that are not the game's own.
fn names<G: Notation>() -> impl Strategy<Value = Names> {
    let name = "[A-Za-z][A-Za-z0-9_-]{0,9}".prop_filter("not a game's own tag", |name| {
        !["Game", "Result"].contains(&&**name) && !G::TAGS.contains(&&**name)
    });
    prop::collection::btree_map(name, any::<String>(), 0..4)
}

/// The record of a random bout, finished or not, with random tags.
fn records<G: Example>() -> impl Strategy<Value = Record<G>> {
    let steps = 0..G::MOST_STEPS;
    let parts = (
        any::<u64>(),
        G::configs(),
        steps,
        any::<u64>(),
        names::<G>(),
    );
    parts.prop_map(|(seed, config, steps, marks, tags)| {
        let mut record = random_record(seed, config, steps);
        G::mark(&mut record, marks);
        record.tags = tags.into_iter().collect();
        record
    })
}

fn good_text<G: Example>() -> BoxedStrategy<String> {
    records::<G>().prop_map(|record| record.write()).boxed()
}

fn words<G: Example>() -> Vec<BoxedStrategy<String>> {
    let game = format!("[Game \"{}\"]\n", G::ID.slug());
    let words = G::WORDS
        .iter()
        .map(|word| string_regex(word).unwrap().boxed());
    words.chain([Just(game).boxed()]).collect()
}

/// What this function gives for each game.
macro_rules! of_every_game {
    ($what:ident $($Game:ident: $slug:ident, $name:literal;)*) => {
        [$($what::<crate::$slug::$Game>()),*]
    };
}

/// The valid text of one record of any game.
fn any_good_text() -> impl Strategy<Value = String> {
    Union::new(games!(of_every_game! good_text))
}

/// A word that occurs in records, valid or slightly wrong.
fn any_word() -> impl Strategy<Value = String> {
    let marks = [
        "\"", "\\", "[", "]", ";", "\u{feff}", "\u{85}", "相撲", "\0", "\n", "\r\n",
    ];
    let shared = [
        "[0-9]{1,3}\\.?".boxed(),
        Just("[Result \"*\"]\n".to_owned()).boxed(),
        prop::sample::select(marks.map(str::to_owned).to_vec()).boxed(),
        any::<String>().boxed(),
    ];
    let words = games!(of_every_game! words).into_iter().flatten();
    Union::new(words.chain(shared))
}

/// A text made of such words, with and without spaces between them.
fn text_of_words() -> impl Strategy<Value = String> {
    let spaced = (any_word(), any::<bool>()).prop_map(|(w, space)| if space { w + " " } else { w });
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
        (any::<usize>(), any_word()).prop_map(|(at, text)| Damage::Insert(at, text)),
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

/// Writes a record and reads it again: config, steps, tags and the final state must be the same. Control characters in tags become spaces.
fn comes_back<G: Notation>(record: &Record<G>) -> Result<(), TestCaseError> {
    let (back, state) = Record::<G>::parse(&record.write()).unwrap();
    prop_assert_eq!(&back.steps, &record.steps);
    prop_assert_eq!(&back.config, &record.config);
    prop_assert_eq!(Ok(state), record.replay(record.steps.len(), &mut ()));
    let spaced = |value: &String| value.replace(char::is_control, " ");
    let expected: Names = record
        .tags
        .iter()
        .map(|(name, value)| (name.clone(), spaced(value)))
        .collect();
    prop_assert_eq!(back.tags.into_iter().collect::<Names>(), expected);
    Ok(())
}

/// How many cases a property is tried with.
fn cases() -> ProptestConfig {
    ProptestConfig {
        cases: 400,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn random_records_round_trip<G: Example>() {
    let done = TestRunner::new(cases()).run(&records::<G>(), |record| comes_back(&record));
    match done {
        Ok(()) => (),
        Err(TestError::Fail(why, record)) => panic!("{why}\n{}", record.write()),
        Err(TestError::Abort(why)) => panic!("{why}"),
    }
}

test_every_game!(random_records_round_trip);

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn any_text_is_read_or_refused_at_its_place(text: String) {
        sound_or_placed(&text);
    }

    #[test]
    fn notation_words_in_any_order_are_read_or_refused_at_their_place(text in text_of_words()) {
        sound_or_placed(&text);
    }

    #[test]
    fn damaged_record_is_read_or_refused_at_its_place(
        good in any_good_text(),
        damages in prop::collection::vec(damage(), 1..4),
    ) {
        let text = damages.iter().fold(good, |text, d| damaged(&text, d));
        sound_or_placed(&text);
    }
}

/// The record of a `tricks` bout, for tests that need any one game.
fn some_record(steps: usize) -> Record<Tricks> {
    random_record(1, tricks::Config::default(), steps)
}

#[test]
fn names_with_special_characters_round_trip() {
    let mut record = some_record(5);
    let name = "Te\"tsu\\ \\\" [;] 🏯 \u{202e}東 ' \u{feff}";
    record.tags = vec![("East".to_owned(), name.to_owned())];
    let (back, _) = Record::<Tricks>::parse(&record.write()).unwrap();
    assert_eq!(back, record);
}

/// Texts so long that anything slower than linear time would hang the suite.
mod long {
    use super::*;

    const MANY: usize = 100_000;

    fn good() -> String {
        some_record(20).write()
    }

    #[test]
    fn one_very_long_token_is_read_in_linear_time() {
        let text = format!("[Game \"tricks\"]\n{}", "x".repeat(1_000_000));
        assert_eq!(split(&text)[0].tokens.len(), 1);
        let text = good() + &"x".repeat(1_000_000);
        assert!(Record::<Tricks>::parse(&text).is_err());
    }

    #[test]
    fn one_very_long_tag_value_or_line_is_read_in_linear_time() {
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
    fn many_tokens_are_refused_at_the_first_fault() {
        let text = good() + &"R5-R1 1. ".repeat(MANY);
        let error = Record::<Tricks>::parse(&text).unwrap_err();
        assert_eq!((&*error.token, error.game), ("R5-R1", Some(GameId::Tricks)));
    }

    #[test]
    fn many_turns_are_read_in_linear_time() {
        let turns = "1=1 2=2 3=3 4=4 5=5 6=6 ".repeat(MANY);
        let text = format!("[Game \"track\"]\n[Variant \"oshi-dashi\"]\n{turns}3=6");
        let (record, state) = Record::<Track>::parse(&text).unwrap();
        assert_eq!(record.steps.len(), 6 * MANY + 1);
        assert_eq!(state.position(), -9);
    }

    #[test]
    fn many_tags_round_trip_in_linear_time() {
        let mut record = some_record(20);
        record.tags = (0..MANY)
            .map(|n| (format!("T{n}"), n.to_string()))
            .collect();
        let (back, _) = Record::<Tricks>::parse(&record.write()).unwrap();
        assert_eq!(back, record);
    }

    #[test]
    fn many_broken_lines_are_one_unknown_record() {
        let raws = split(&"[Event\nR5 \"\n".repeat(MANY));
        assert_eq!(raws.len(), 1);
        assert_eq!(raws[0].unknown_game().line, 1);
    }

    #[test]
    fn many_records_are_split_in_linear_time() {
        let text = good() + &"[Game \"tricks\"]\n".repeat(MANY);
        let raws = split(&text);
        assert_eq!(raws.len(), MANY + 1);
        let sound = raws
            .iter()
            .filter(|raw| Record::<Tricks>::read(raw).is_ok())
            .count();
        assert_eq!(sound, 1, "only the first record has hands");
    }
}
