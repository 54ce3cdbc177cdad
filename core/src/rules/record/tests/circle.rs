//! The notation of `circle`.

use super::{super::*, at};
use crate::rules::{
    Side, StepError,
    circle::{Card, Circle, Config, Illegal, Misread, NotACard},
};
use serde_json::{Value, json};

type Read = Result<(Record<Circle>, Circle), Refused<Circle>>;

/// The result of reading a record of the game with these lines, the first of which is line 2.
fn after(lines: &str) -> Read {
    let game = r#"[Game "circle"]"#;
    Record::parse(&format!("{game}\n{lines}"))
}

fn fault(read: Read) -> (usize, String) {
    let error = read.unwrap_err();
    assert!(error.fault.to_string().len() > 10);
    (error.line, error.token)
}

fn misread(read: Read) -> Misread {
    match read.unwrap_err().fault {
        Fault::Misread(misread) => misread,
        fault => panic!("{fault}"),
    }
}

fn illegal(read: Read) -> Illegal {
    match read.unwrap_err().fault {
        Fault::Step(StepError::Illegal(illegal)) => illegal,
        fault => panic!("{fault}"),
    }
}

const SOUND: &str = r#"[Game "circle"]
[East "Tetsu"]
[West "Kaze"]
[Result "east tsuridashi"]

1. E+TD,OD,MM 2. W+TP,KD,YT 3. MM=YT 4. E>3 5. E+TK 6. W+MM 7. TK=MM 8. W>7
9. E>5 10. E+KD 11. W+UH 12. TD=UH
"#;

#[test]
fn written_record_is_read_back() {
    let (record, state) = Record::<Circle>::parse(
        r#"[Game "circle"]
[East "Tetsu"]
[West "Kaze"]
1. E+TD,OD,MM W+TP,KD,YT MM=YT E>3 E+TK W+MM TK=MM W>7 E>5"#,
    )
    .unwrap();
    assert_eq!(state.turns(), 2);
    let written = record.write();
    let again = Record::<Circle>::parse(&written);
    assert_eq!(again, Ok((record, state)));
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
    let found = summary(SOUND);
    assert_eq!(found["ok"], true, "{found}");
    assert_eq!(found["kimarite"], "tsuridashi");
    assert_eq!(found["winner"], "east");
    assert_eq!(found["west"], Value::Null);
    let wrong = SOUND.replace("east tsuridashi", "west tsuridashi");
    assert_eq!(fault(Record::parse(&wrong)), at(4, "west tsuridashi"));
    assert_eq!(
        fault(Record::parse(&format!("{SOUND} E+YK"))),
        at(8, "E+YK")
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
