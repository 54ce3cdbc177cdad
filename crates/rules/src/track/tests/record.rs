//! The notation.

use proptest::{prelude::*, sample::select};
use serde_json::json;

use super::*;
use crate::{
    Joint, Step,
    record::{
        result,
        tests::{Example, Read, at, fault, misread, read, summary},
    },
};

impl Example for Track {
    const WRITTEN: &'static str = r#"[Game "track"]
[Variant "zero"]
[East "Tetsu"]
[West "Kaze"]
[Result "east oshi-dashi"]

1. 4=4 2. 6=3
"#;
    const MOST_STEPS: usize = 30;
    const WORDS: &'static [&'static str] = &[
        "\\*?[0-7YGNSKM][YGNSK]?=\\*?[0-7YGNSKM]?[YGNSK]?",
        "\\[Variant \"(zero ?)?(oshi-dashi ?)?(tactical ?)?\"\\]\n",
        "\\[(East|West)-Swaps \"[0-7]? ?[0-7]?\"\\]\n",
    ];

    fn configs() -> BoxedStrategy<Config> {
        select(Config::all().collect::<Vec<_>>()).boxed()
    }

    /// Lets the referee choose a quarter of the cards.
    fn mark(record: &mut Record<Self>, marks: u64) {
        for (place, step) in record.steps.iter_mut().enumerate() {
            if let Step::Act(Joint::Both(actions)) = step {
                for (seat, action) in actions.iter_mut().enumerate() {
                    if let Action::Play { referee, .. } = action {
                        *referee = marks >> (2 * place + seat) & 3 == 3;
                    }
                }
            }
        }
    }
}

/// The result of reading a record with these lines, the first of which is line 2.
fn after(lines: &str) -> Read<Track> {
    read(lines)
}

#[test]
fn documented_example_ends_beyond_the_edge() {
    let (record, state) = Record::<Track>::parse(Track::WRITTEN).unwrap();
    assert!(state.config().zero);
    assert_eq!((state.position(), state.turns()), (9, 2));
    assert_eq!(record.tags.len(), 2);
}

#[test]
fn variant_is_any_of_three_words_in_any_order_or_empty() {
    let variant = |value: &str| after(&format!("[Variant \"{value}\"]")).map(|(r, _)| r.config);
    assert_eq!(variant(""), Ok(Config::default()));
    assert_eq!(after("").map(|(r, _)| r.config), Ok(Config::default()));
    let all = Config {
        zero: true,
        oshi_dashi: true,
        tactical: true,
    };
    assert_eq!(variant("zero oshi-dashi tactical"), Ok(all));
    assert_eq!(
        variant("tactical  zero oshi-dashi"),
        Ok(all),
        "in any order"
    );
    for (value, token) in [
        ("Zero", "Zero"),
        ("zero oshidashi", "oshidashi"),
        ("zero, tactical", "zero,"),
        ("zero zero", "zero"),
    ] {
        let read = || after(&format!("[East \"\"]\n[Variant \"{value}\"]"));
        assert_eq!(fault(read()), at(3, token));
    }
}

#[test]
fn every_variant_is_written_and_read_back() {
    for config in Config::all() {
        let record = Record::<Track>::new(config);
        let text = record.write();
        let (back, state) = Record::<Track>::parse(&text).unwrap();
        assert_eq!((&back, state), (&record, Track::new(&config)));
    }
}

#[test]
fn swaps_are_up_to_two_numbers_from_1_to_6() {
    let tactical = r#"[Variant "tactical"]"#;
    let east = |value: &str| {
        after(&format!(
            "{tactical}\n[East-Swaps \"{value}\"]\n[West-Swaps \"\"]"
        ))
    };
    for swaps in Swaps::ALL {
        let (record, state) = east(&swaps.to_string()).unwrap();
        assert_eq!(state.swaps(), Some([swaps, Swaps::NONE]));
        assert_eq!(state.turns(), 0);
        assert_eq!(Record::parse(&record.write()), Ok((record, state)));
    }
    assert_eq!(
        east("4  1").unwrap().0.write(),
        east("1 4").unwrap().0.write()
    );
    for (value, token) in [
        ("0", "0"),
        ("7", "7"),
        ("1 Y", "Y"),
        ("1,4", "1,4"),
        ("2 2", "2"),
        ("1 2 3", "1 2 3"),
        ("*1", "*1"),
    ] {
        assert_eq!(fault(east(value)), at(3, token), "{value}");
    }
    assert_eq!(misread(east("1 2 3")), Misread::SwapCount(3));
}

#[test]
fn swaps_are_given_for_both_seats_or_neither() {
    let tactical = r#"[Variant "tactical"]"#;
    let (record, state) = after(tactical).unwrap();
    assert_eq!((state.swaps(), record.steps.len()), (None, 0));
    assert_eq!(Record::parse(&record.write()), Ok((record, state)));
    let one = |tag: &str| after(&format!("{tactical}\n{tag}"));
    assert_eq!(
        fault(one(r#"[East-Swaps "1"]"#)),
        at(1, "West-Swaps"),
        "a missing tag is reported on the first line"
    );
    assert_eq!(fault(one(r#"[West-Swaps "1"]"#)), at(1, "East-Swaps"));
    let untold = one("6=3");
    assert_eq!(fault(untold.clone()), at(3, "6=3"));
    assert_eq!(misread(untold), Misread::SwapsUntold);
}

#[test]
fn swaps_outside_the_tactical_game_are_refused() {
    for variant in ["", "zero oshi-dashi"] {
        let read = || after(&format!("[Variant \"{variant}\"]\n[West-Swaps \"\"]"));
        assert_eq!(fault(read()), at(3, "West-Swaps"));
        assert_eq!(misread(read()), Misread::NotTactical);
    }
}

#[test]
fn easts_card_comes_first_in_a_turn() {
    let (record, state) = after("6=5").unwrap();
    let [east, west] = [6, 5].map(|n| Action::own(Play::try_from(n).unwrap()));
    assert_eq!(record.steps, [Step::Act(Joint::Both([east, west]))]);
    assert_eq!(state.position(), 5);
    for token in ["6", "6-5", "65", "="] {
        assert_eq!(fault(after(token)), at(2, token));
    }
    assert_eq!(misread(after("6-5")), Misread::Turn);
    for (token, card) in [
        ("6=7", "7"),
        ("y=1", "y"),
        ("6=5=4", "5=4"),
        ("M=1", "M"),
        ("=1", ""),
        ("6=", ""),
        ("6=**5", "*5"),
        ("6*=5", "6*"),
    ] {
        assert_eq!(fault(after(token)), at(2, token));
        let unknown = NotAPlay(card.to_owned());
        assert_eq!(misread(after(token)), Misread::NotAPlay(unknown));
    }
}

#[test]
fn tactics_and_the_sumo_master_are_written_as_letters() {
    let tags = "[Variant \"zero tactical\"]\n[East-Swaps \"1 2\"]\n[West-Swaps \"5 6\"]\n";
    let tokens = "Y=MK 0=K G=4";
    let (record, state) = after(&format!("{tags}{tokens}")).unwrap();
    assert_eq!(state.turns(), 3);
    assert!(record.write().contains("1. Y=MK 2. 0=K 3. G=4"));
    assert_eq!(fault(after(&format!("{tags}1=1"))), at(5, "1=1"));
    for letter in ["Y", "G", "N", "S", "K"] {
        assert!(after(&format!("{tags}3=M{letter}")).is_ok());
    }
}

#[test]
fn star_marks_a_card_that_the_referee_chose() {
    let (record, state) = after("6=*5 *1=*2").unwrap();
    assert!(record.write().ends_with("1. 6=*5 2. *1=*2\n"));
    assert_eq!(state, after("6=5 1=2").unwrap().1);
    assert_ne!(record, after("6=5 1=2").unwrap().0);
}

#[test]
fn forced_turns_are_written_too() {
    let (record, state) = after("1=1 2=2 3=3 4=4 5=5").unwrap();
    assert!(state.forced().is_some());
    assert_eq!(result(&state), "*");
    assert!(record.write().contains("[Result \"*\"]"));
    let (_, state) = after("1=1 2=2 3=3 4=4 5=5 6=6").unwrap();
    assert_eq!(result(&state), "draw tie");
}

#[test]
fn illegal_move_is_reported_with_its_line_and_token() {
    assert_eq!(fault(after("6=5 6=1")), at(2, "6=1"));
    assert_eq!(
        after("4=4\n4=1").unwrap_err().to_string(),
        "line 3, “4=1”: East does not hold a 4"
    );
    assert_eq!(fault(after("6=3 1=1")), at(2, "1=1"), "after the end");
    assert_eq!(fault(after("6=3\n?")), at(3, "?"), "after the end");
    assert_eq!(fault(after("Y=1")), at(2, "Y=1"));
    assert_eq!(fault(after("0=1")), at(2, "0=1"));
}

#[test]
fn result_names_the_winner_and_the_kimarite() {
    for (moves, word) in [
        ("6=3", "east oshi-dashi"),
        ("3=6", "west oshi-dashi"),
        ("6=6 5=5 4=4 3=2 2=1 1=3", "east position"),
        ("6=6 5=5 4=4 2=3 1=2 3=1", "west position"),
        ("1=1 2=2 3=3 4=4 5=5 6=6", "draw tie"),
        ("", "*"),
    ] {
        let (_, state) = after(&format!("[Result \"{word}\"]\n{moves}")).unwrap();
        assert_eq!(result(&state), word);
    }
    let wrong = after("[Result \"east position\"]\n6=3");
    assert_eq!(fault(wrong), at(2, "east position"));
}

#[test]
fn summary_gives_the_final_position_beyond_the_end_too() {
    assert_eq!(
        summary::<Track>("4=4 6=3"),
        json!({
            "over": true, "winner": "east", "kimarite": "oshi-dashi",
            "position": 9, "turns": 2, "points": {"east": 3, "west": 0},
        }),
        "the position may be beyond the end"
    );
    assert_eq!(
        summary::<Track>("6=6 5=5 4=4 2=3 1=2 3=1"),
        json!({
            "over": true, "winner": "west", "kimarite": "position",
            "position": -1, "turns": 6, "points": {"east": 0, "west": 2},
        })
    );
    assert_eq!(
        summary::<Track>("1=1 2=2 3=3 4=4 5=5 6=6"),
        json!({
            "over": true, "winner": null, "kimarite": "tie",
            "position": 0, "turns": 6, "points": {"east": 1, "west": 1},
        })
    );
}

#[test]
fn summary_of_an_unfinished_bout_has_no_points() {
    assert_eq!(
        summary::<Track>("4=3"),
        json!({
            "over": false, "winner": null, "kimarite": null,
            "position": 3, "turns": 1, "points": {"east": 0, "west": 0},
        })
    );
}
