//! The notation.

use proptest::{prelude::*, sample::select};
use serde_json::json;

use super::*;
use crate::record::{
    result,
    tests::{Example, Read, at, fault, read, summary},
};

impl Example for Tricks {
    const WRITTEN: &'static str = r#"[Game "tricks"]
[East-Hand "G1 G5 R3 R4 R5 W2 W4 B1"]
[West-Hand "G2 G3 G4 R1 R2 W5 B2 B5"]
[Throws "follower"]
[East "Tetsu"]
[West "Kaze"]
[Result "east yorikiri"]

1. R5=B2 2. R4-R2 3. R3-R1
"#;
    const MOST_STEPS: usize = 20;
    const WORDS: &'static [&'static str] = &[
        "[GRWBgx][0-6]",
        "[GRWB][1-5][-=]([GRWB][1-5])?",
        "\\[Throws \"follower\"\\]\n",
    ];

    fn configs() -> BoxedStrategy<Config> {
        select(vec![Throws::Either, Throws::Follower])
            .prop_map(|throws| Config { throws })
            .boxed()
    }
}

/// Lines 2 and 3 of a record; only moves come after them.
const HANDS: &str = r#"[East-Hand "G5 G1 R5 R4 R3 W2 W4 B1"]
[West-Hand "G4 G2 G3 R2 R1 W5 B5 B2"]
"#;

/// The result of reading a record with [`HANDS`] and these lines, the first of which is line 4.
fn after(lines: &str) -> Read<Tricks> {
    read(&format!("{HANDS}{lines}"))
}

const TIES: &str = r#"[East-Hand "G1 G2 G3 G4 G5 W1 W2 W3"]
[West-Hand "R1 R2 R3 R4 R5 B1 B2 B3"]
"#;

#[test]
fn hand_is_eight_different_cards_in_any_order() {
    let east = |hand: &str| {
        read::<Tricks>(&format!(
            "[West-Hand \"G4 G2 G3 R2 R1 W5 B5 B2\"]\n[East-Hand \"{hand}\"]"
        ))
    };
    assert!(east("G5 G1 R5 R4 R3 W2 W4 B1").is_ok());
    assert!(east("  B1 G5  G1 R5 R4 R3 W2 W4 ").is_ok(), "in any order");
    for (hand, token) in [
        ("G5 G1 R5 R4 R3 W2 W4", "G5 G1 R5 R4 R3 W2 W4"),
        ("G5 G1 R5 R4 R3 W2 W4 B1 B3", "G5 G1 R5 R4 R3 W2 W4 B1 B3"),
        ("", ""),
        ("G5 G1 R5 R4 R3 W2 W4 W4", "W4"),
        ("G5 G1 R5 R4 R3 W2 W4 b1", "b1"),
        ("G5,G1,R5,R4,R3,W2,W4,B1", "G5,G1,R5,R4,R3,W2,W4,B1"),
    ] {
        assert_eq!(fault(east(hand)), at(3, token));
    }
}

#[test]
fn card_in_both_hands_is_refused() {
    let hands = HANDS.replace("W5 B5 B2", "W5 B5 B1");
    assert_eq!(fault(read::<Tricks>(&hands)), at(3, "B1"));
}

#[test]
fn both_hands_are_required() {
    let [east, west] = [0, 1].map(|line| HANDS.lines().nth(line).unwrap());
    assert_eq!(fault(read::<Tricks>(west)), at(1, "East-Hand"));
    assert_eq!(fault(read::<Tricks>(east)), at(1, "West-Hand"));
    assert!(read::<Tricks>(HANDS).is_ok());
}

#[test]
fn throws_is_either_or_follower_and_defaults_to_either() {
    let throws = |line: &str| after(line).map(|(record, _)| record.config.throws);
    assert_eq!(throws(""), Ok(Throws::Either));
    assert_eq!(throws("[Throws \"either\"]"), Ok(Throws::Either));
    assert_eq!(throws("[Throws \"follower\"]"), Ok(Throws::Follower));
    for value in ["Follower", "both", ""] {
        assert_eq!(fault(after(&format!("[Throws \"{value}\"]"))), at(4, value));
    }
}

#[test]
fn easts_card_comes_first_in_the_tachiai() {
    let (_, state) = after("R5=B2").unwrap();
    let reveal: Vec<String> = state.tachiai().flatten().map(|c| c.to_string()).collect();
    assert_eq!(reveal, ["R5", "B2"]);
    assert_eq!(fault(after("B2=R5")), at(4, "B2=R5"));
    assert_eq!(fault(after("R5-B2")), at(4, "R5-B2"), "a trick is not due");
}

#[test]
fn leaders_card_comes_first_in_a_trick() {
    let (_, state) = after("B1=B2 W5-W4").unwrap();
    assert_eq!(state.tricks().next().map(|t| t.leader), Some(Side::West));
    assert_eq!(fault(after("B1=B2 W4-W5")), at(4, "W4-W5"));
    assert_eq!(
        fault(after("B1=B2 W4=W5")),
        at(4, "W4=W5"),
        "no reveal is due"
    );
    assert_eq!(fault(after("B1=B2 W5-W4-G4")), at(4, "W5-W4-G4"));
}

#[test]
fn only_the_last_token_may_be_an_open_trick() {
    let (record, state) = after("R5=B2 R4-").unwrap();
    assert_eq!(state.turn(), Turn::Act(crate::SeatSet::one(Side::West)));
    assert_eq!(Record::parse(&record.write()), Ok((record, state)));
    for next in ["R2", "R4-R2", "G4-", "R2=G4"] {
        assert_eq!(fault(after(&format!("R5=B2 R4- {next}"))), at(4, next));
    }
    for token in ["-", "-R2"] {
        assert_eq!(fault(after(&format!("R5=B2 {token}"))), at(4, token));
    }
}

#[test]
fn result_names_the_winner_and_the_kimarite() {
    for (lines, word) in [
        ("R5=B2 R4-R2 R3-R1", "east yorikiri"),
        ("R5=B2 R4-R1", "east abisetaoshi"),
        ("R5=B2 G5-G4 R3-R2", "east yorikiri"),
        ("B1=B2 W5-W2 G4-G1", "west abisetaoshi"),
        ("R5=B2", "*"),
    ] {
        let (_, state) = after(lines).unwrap();
        assert_eq!(result(&state), word);
    }
    let void =
        format!("{TIES}[Result \"draw torinaoshi\"]\nG1=R1 G2=R2 G3=R3 G4=R4 G5=R5 W1=B1 W2=B2");
    assert!(read::<Tricks>(&void).is_ok());
    assert_eq!(
        fault(read::<Tricks>(&format!("{void} W3=B3"))),
        at(5, "W3=B3")
    );
}

#[test]
fn summary_of_an_unfinished_bout() {
    assert_eq!(
        summary::<Tricks>(&format!("{HANDS}R5=B5 R3=B2 G5-G4 G1-")),
        json!({
            "over": false, "winner": null, "kimarite": null, "performed": {"east": [], "west": []},
            "position": 1, "tachiai": 2, "tricks": 1,
        })
    );
}

#[test]
fn summary_lists_all_moves_of_the_deciding_trick_lowest_first() {
    assert_eq!(
        summary::<Tricks>(&format!("{HANDS}R5=B2 G5-G4 R4-R1")),
        json!({
            "over": true, "winner": "east", "kimarite": "abisetaoshi",
            "performed": {"east": ["yorikiri", "abisetaoshi"], "west": []},
            "position": 1, "tachiai": 1, "tricks": 2,
        })
    );
}

#[test]
fn summary_of_a_void_bout() {
    assert_eq!(
        summary::<Tricks>(&format!("{TIES}G1=R1 G2=R2 G3=R3 G4=R4 G5=R5 W1=B1 W2=B2")),
        json!({
            "over": true, "winner": null, "kimarite": "torinaoshi", "performed": {"east": [], "west": []},
            "position": 0, "tachiai": 7, "tricks": 0,
        })
    );
}
