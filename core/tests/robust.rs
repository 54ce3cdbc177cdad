//! Reading any text as records gives a result or a clear error. It never panics, loses nothing, and takes at most linear time.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot go on fails; helpers here are part of the tests"
)]

#[path = "robust/reading.rs"]
mod reading;

use std::collections::BTreeMap;

use hakkyoi_core::rules::{
    Enumerate, GameId, Joint, Sample, Side, Step,
    circle::{self, Circle},
    laws::random_step,
    momentum::{self, Momentum, SideLength},
    record::{Notation, Record, split},
    slam::{self, Slam},
    track::{self, Action, Track},
    tricks::{self, Throws, Tricks},
};
use proptest::prelude::*;
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use reading::sound_or_placed;

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

fn names() -> impl Strategy<Value = Names> {
    prop::collection::btree_map(tag_name(), any::<String>(), 0..4)
}

prop_compose! {
    fn tricks_record()(seed: u64, follower: bool, steps in 0..20usize, tags in names()) -> Record<Tricks> {
        let throws = if follower { Throws::Follower } else { Throws::Either };
        let mut record = random_record(seed, tricks::Config { throws }, steps);
        record.tags = tags.into_iter().collect();
        record
    }
}

prop_compose! {
    fn track_record()(
        seed: u64,
        config in prop::sample::select(track::Config::all().collect::<Vec<_>>()),
        steps in 0..30usize,
        referee: u64,
        tags in names(),
    ) -> Record<Track> {
        let mut record = random_record::<Track>(seed, config, steps);
        for (place, step) in record.steps.iter_mut().enumerate() {
            if let Step::Act(Joint::Both(actions)) = step {
                for (seat, action) in actions.iter_mut().enumerate() {
                    if let Action::Play { referee: mark, .. } = action {
                        *mark = referee >> (2 * place + seat) & 3 == 3;
                    }
                }
            }
        }
        record.tags = tags.into_iter().collect();
        record
    }
}

prop_compose! {
    fn circle_record()(seed: u64, steps in 0..120usize, tags in names()) -> Record<Circle> {
        let mut record = random_record::<Circle>(seed, circle::Config::default(), steps);
        record.tags = tags.into_iter().collect();
        record
    }
}

/// The names of one to sixteen players, all different and none empty.
fn players() -> impl Strategy<Value = Vec<String>> {
    let name = any::<String>().prop_map(|name| slam::tidy(&name));
    let names = prop::collection::vec(name, 1..=slam::MOST_PLAYERS);
    names.prop_map(|mut names| {
        for place in 0..names.len() {
            let (before, rest) = names.split_at_mut(place);
            if rest[0].is_empty() || before.contains(&rest[0]) {
                rest[0] = format!("{}#{place}", rest[0]);
            }
        }
        names
    })
}

prop_compose! {
    fn slam_record()(
        seed: u64,
        mode in prop::sample::select(slam::Mode::ALL.to_vec()),
        players in players(),
        steps in 0..60usize,
        tags in names(),
    ) -> Record<Slam> {
        let mut record = random_record::<Slam>(seed, slam::Config { players, mode }, steps);
        record.tags = tags.into_iter().collect();
        record
    }
}

prop_compose! {
    fn momentum_record()(
        seed: u64,
        side in prop::sample::select(SideLength::ALL.to_vec()),
        first in prop::sample::select(Side::PAIR.to_vec()),
        steps in 0..20usize,
        tags in names(),
    ) -> Record<Momentum> {
        let mut record = random_record::<Momentum>(seed, momentum::Config { side, first }, steps);
        record.tags = tags.into_iter().collect();
        record
    }
}

/// The valid text of one record of any game.
fn good_text() -> impl Strategy<Value = String> {
    prop_oneof![
        tricks_record().prop_map(|record| record.write()),
        track_record().prop_map(|record| record.write()),
        circle_record().prop_map(|record| record.write()),
        momentum_record().prop_map(|record| record.write()),
        slam_record().prop_map(|record| record.write()),
    ]
}

fn tag_name() -> impl Strategy<Value = String> {
    "[A-Za-z][A-Za-z0-9_-]{0,9}".prop_filter("not a game's own tag", |name| {
        let own = [
            Tricks::TAGS,
            Track::TAGS,
            Circle::TAGS,
            Momentum::TAGS,
            Slam::TAGS,
        ]
        .concat();
        !["Game", "Result"].contains(&&**name) && !own.contains(&&**name)
    })
}

/// A word that occurs in records, valid or slightly wrong.
fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        "[GRWBgx][0-6]",
        "[GRWB][1-5][-=]([GRWB][1-5])?",
        "\\*?[0-7YGNSKM][YGNSK]?=\\*?[0-7YGNSKM]?[YGNSK]?",
        "[EW]\\+(YK|OD|TP|HK|XX)(,(KD|MM|TK))*",
        "[EW][>:](1|5|11|12|-|YT|TK)?",
        "(YK|HK|TP|MM)=(YK|TD|UH)?",
        "(-|[FBX][LR]?>[FB][LR]?),?(-|[FB][LR]?>[FB][LR]?)?:?([VRL]{2,4}|LRV|VRL)",
        "[CHSBKOX]{1,3}|\\.|a?b?",
        "[0-9]{1,3}\\.?",
        Just("\n".to_owned()),
        Just("\r\n".to_owned()),
        Just("[Game \"tricks\"]\n".to_owned()),
        Just("[Game \"track\"]\n".to_owned()),
        Just("[Game \"circle\"]\n".to_owned()),
        Just("[Game \"momentum\"]\n".to_owned()),
        Just("[Game \"slam\"]\n".to_owned()),
        "\\[Players \"(Aki|, )?(, Bo)?(, Cy|,Cy|, Aki)?\"\\]\n",
        "\\[Mode \"(basho|nokkuauto|Basho)?\"\\]\n",
        "\\[Side \"[5-9]?\"\\]\n",
        "\\[First \"(east|west|West)?\"\\]\n",
        Just("[Throws \"follower\"]\n".to_owned()),
        "\\[Variant \"(zero ?)?(oshi-dashi ?)?(tactical ?)?\"\\]\n",
        "\\[(East|West)-Swaps \"[0-7]? ?[0-7]?\"\\]\n",
        Just("[Result \"*\"]\n".to_owned()),
        prop::sample::select(vec![
            "\"", "\\", "[", "]", ";", "\u{feff}", "\u{85}", "相撲", "\0"
        ])
        .prop_map(str::to_owned),
        any::<String>(),
    ]
}

/// A text made of such words, with and without spaces between them.
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_text_is_read_or_refused_at_its_place(text: String) {
        sound_or_placed(&text);
    }

    #[test]
    fn notation_words_in_any_order_are_read_or_refused_at_their_place(text in words()) {
        sound_or_placed(&text);
    }

    #[test]
    fn damaged_record_is_read_or_refused_at_its_place(
        good in good_text(),
        damages in prop::collection::vec(damage(), 1..4),
    ) {
        let text = damages.iter().fold(good, |text, d| damaged(&text, d));
        sound_or_placed(&text);
    }

    #[test]
    fn records_of_every_game_round_trip(
        tricks in tricks_record(),
        track in track_record(),
        circle in circle_record(),
        momentum in momentum_record(),
        slam in slam_record(),
    ) {
        comes_back(&tricks)?;
        comes_back(&track)?;
        comes_back(&circle)?;
        comes_back(&momentum)?;
        comes_back(&slam)?;
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
