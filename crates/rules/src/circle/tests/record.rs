//! The notation.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;
use crate::record::{
    referee,
    tests::{Example, Read, at, fault, illegal, misread, read},
};

impl Example for Circle {
    const WRITTEN: &'static str = r#"[Game "circle"]
[East "Tetsu"]
[West "Kaze"]
[Result "east tsuridashi"]

E+OD,TD,MM W+YT,KD,TP 1. MM=YT E>3 E+TK W+MM 2. TK=MM W>7 E>5 E+KD W+UH
3. TD=UH
"#;
    const MOST_STEPS: usize = 120;
    const WORDS: &'static [&'static str] = &[
        "[EW]\\+(YK|OD|TP|HK|XX)(,(KD|MM|TK))*",
        "[EW][>:](1|5|11|12|-|YT|TK)?",
        "(YK|HK|TP|MM)=(YK|TD|UH)?",
    ];

    fn configs() -> BoxedStrategy<Config> {
        Just(Config::default()).boxed()
    }
}

/// The result of reading a record with these lines, the first of which is line 2.
fn after(lines: &str) -> Read<Circle> {
    read(lines)
}

#[test]
fn cards_of_a_draw_are_written_in_order_and_only_reveals_are_numbered() {
    let (record, state) =
        after("1. E+TD,OD,MM W+TP,KD,YT MM=YT E>3 E+TK W+MM TK=MM W>7 E>5").unwrap();
    assert_eq!(state.turns(), 2);
    let written = record.write();
    assert_eq!(Record::<Circle>::parse(&written), Ok((record, state)));
    assert!(
        written.ends_with("\nE+OD,TD,MM W+YT,KD,TP 1. MM=YT E>3 E+TK W+MM 2. TK=MM W>7 E>5\n"),
        "{written}"
    );
}

#[test]
fn draw_is_a_seat_and_its_cards_in_any_order() {
    let [one, other] = ["E+YK,OD,HK", "E+HK,YK,OD"].map(|draw| after(draw).unwrap());
    assert_eq!(one, other);
    assert_eq!(fault(after("E+YK,OD W+TP,KD,YT")), at(2, "E+YK,OD"));
    assert_eq!(
        illegal(after("E+YK,OD")),
        Illegal::DrawCount {
            seat: Side::East,
            due: 3
        }
    );
    assert_eq!(
        illegal(after("W+YK,OD,TP")),
        Illegal::OtherDraws { seat: Side::East },
        "East draws before West"
    );
    assert_eq!(misread(after("E+YK,OD,YK")), Misread::Twice(Card::Yorikiri));
    for (token, card) in [
        ("E+YK,OD,XX", "XX"),
        ("E+", ""),
        ("E+YK,,OD", ""),
        ("E+yk", "yk"),
    ] {
        let wrong = Misread::NotACard(NotACard(card.to_owned()));
        assert_eq!(misread(after(token)), wrong);
        assert_eq!(fault(after(token)), at(2, token));
    }
}

#[test]
fn draw_with_nothing_to_draw_is_refused() {
    let (_, state) = after("E+TD,OD,MM W+TP,KD,YT").unwrap();
    assert_eq!(state.draw(), None);
    assert_eq!(fault(after("E+TD,OD,MM W+TP,KD,YT\nE+YK")), at(3, "E+YK"));
}

#[test]
fn reveal_is_easts_card_and_wests() {
    let hands = "E+YK,OD,HK W+TP,KD,YT";
    let (_, state) = after(&format!("{hands} OD=TP")).unwrap();
    assert_eq!(state.turns(), 1);
    for token in ["OD-TP", "OD", "=", "OD=", "=TP", "OD=TP=KD", "E=W"] {
        let read = || after(&format!("{hands}\n{token}"));
        assert_eq!(fault(read()), at(3, token));
        misread(read());
    }
    let held = Illegal::NotHeld {
        seat: Side::West,
        card: Card::Oshidashi,
    };
    assert_eq!(illegal(after(&format!("{hands} OD=OD"))), held);
}

#[test]
fn choice_is_its_owner_and_a_direction_a_card_or_none() {
    let asked = "E+YK,OD,HK W+MM,KD,YT HK=MM W>11";
    assert!(after(&format!("{asked} E:YK E>1")).is_ok());
    assert!(after(&format!("{asked} E:-")).is_ok());
    assert_eq!(fault(after(&format!("{asked}\nW:-"))), at(3, "W:-"));
    for token in [
        "E", "E>", "E:", "E>2", "E>01", "E>+1", "E>x", "N>1", ">1", "EW:-", "E:--", "e:-",
    ] {
        let read = || after(&format!("{asked}\n{token}"));
        assert_eq!(fault(read()), at(3, token));
        misread(read());
    }
}

#[test]
fn forced_choice_has_no_token() {
    let forced = "E+YK,OD,HK W+YT,KD,TP YK=TP";
    assert_eq!(fault(after(&format!("{forced}\nE>3"))), at(3, "E>3"));
}

fn summary(text: &str) -> Value {
    let findings = referee(text);
    serde_json::to_value(&findings[0]).unwrap()
}

#[test]
fn summary_gives_the_places_and_the_number_of_turns() {
    assert_eq!(
        summary("[Game \"circle\"]\nE+YK,OD,HK W+YT,KD,TP"),
        json!({"ok": true, "game": "circle", "over": false, "winner": null, "kimarite": null, "east": [-2, 0], "west": [2, 0], "turns": 0})
    );
    let over = "E+TD,OD,MM W+YT,KD,TK MM=YT E>3 E+YK W+MM YK=KD";
    let found = summary(&format!("[Game \"circle\"]\n{over}"));
    assert_eq!(found["turns"], 2);
    assert_eq!(found["ok"], true);
}

#[test]
fn summary_gives_no_place_to_a_wrestler_who_is_out_and_names_the_deciding_card() {
    let found = summary(Circle::WRITTEN);
    assert_eq!(found["ok"], true, "{found}");
    assert_eq!(found["kimarite"], "tsuridashi");
    assert_eq!(found["winner"], "east");
    assert_eq!(found["west"], Value::Null);
    let wrong = Circle::WRITTEN.replace("east tsuridashi", "west tsuridashi");
    assert_eq!(
        fault(Record::<Circle>::parse(&wrong)),
        at(4, "west tsuridashi")
    );
}

#[test]
fn no_tag_is_needed() {
    let (record, _) = after("[Variant \"none\"]").unwrap();
    assert_eq!(record.config, Config::default());
    assert_eq!(
        record.tags,
        [("Variant".to_owned(), "none".to_owned())],
        "an unknown tag is kept"
    );
}
