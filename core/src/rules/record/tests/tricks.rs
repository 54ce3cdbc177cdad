//! The notation of `tricks`.

use super::*;
use crate::rules::tricks::Throws;
use serde_json::{Value, json};

const TIES: &str = r#"[Game "tricks"]
[East-Hand "G1 G2 G3 G4 G5 W1 W2 W3"]
[West-Hand "R1 R2 R3 R4 R5 B1 B2 B3"]
"#;

#[test]
fn hand_is_eight_different_cards_in_any_order() {
    let east = |hand: &str| {
        read(&format!(
            "[Game \"tricks\"]\n[West-Hand \"G4 G2 G3 R2 R1 W5 B5 B2\"]\n[East-Hand \"{hand}\"]"
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
    let text = SOUND.replace("W5 B5 B2", "W5 B5 B1");
    assert_eq!(fault(read(&text)), at(3, "B1"));
}

#[test]
fn both_hands_are_required() {
    let without = |line: usize| -> String {
        let lines = HANDS.split_inclusive('\n').enumerate();
        lines
            .filter(|&(n, _)| n != line)
            .map(|(_, text)| text)
            .collect()
    };
    assert_eq!(fault(read(&without(1))), at(1, "East-Hand"));
    assert_eq!(fault(read(&without(2))), at(1, "West-Hand"));
    assert!(read(&without(3)).is_ok());
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
    assert_eq!(
        state.turn(),
        Turn::Act(crate::rules::SeatSet::one(Side::West))
    );
    assert_eq!(read(&record.write()), Ok((record, state)));
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
    assert!(read(&void).is_ok());
    assert_eq!(fault(read(&format!("{void} W3=B3"))), at(5, "W3=B3"));
}

fn referee(text: &str) -> Value {
    Value::Object(read(text).unwrap().1.summary())
}

#[test]
fn summary_of_an_unfinished_bout() {
    assert_eq!(
        referee(&format!("{HANDS}R5=B5 R3=B2 G5-G4 G1-")),
        json!({
            "over": false, "winner": null, "kimarite": null, "performed": {"east": [], "west": []},
            "position": 1, "tachiai": 2, "tricks": 1,
        })
    );
}

#[test]
fn summary_lists_all_moves_of_the_deciding_trick_lowest_first() {
    assert_eq!(
        referee(&format!("{HANDS}R5=B2 G5-G4 R4-R1")),
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
        referee(&format!("{TIES}G1=R1 G2=R2 G3=R3 G4=R4 G5=R5 W1=B1 W2=B2")),
        json!({
            "over": true, "winner": null, "kimarite": "torinaoshi", "performed": {"east": [], "west": []},
            "position": 0, "tachiai": 7, "tricks": 0,
        })
    );
}
