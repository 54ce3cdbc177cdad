//! What all games share: tags, tokens, comments, results.

use super::{Read, at, fault};
use crate::{
    record::*,
    tricks::{Tricks, View},
};

/// A sound record with every part; East wins by Yorikiri.
const SOUND: &str = "\
[Game \"tricks\"]
[East-Hand \"G5 G1 R5 R4 R3 W2 W4 B1\"]
[West-Hand \"G4 G2 G3 R2 R1 W5 B5 B2\"]
[Result \"east yorikiri\"]

1. R5=B2 2. R4-R2 3. R3-R1
";

/// Lines 1 to 3 of a record; only moves come after them.
const HANDS: &str = "\
[Game \"tricks\"]
[East-Hand \"G5 G1 R5 R4 R3 W2 W4 B1\"]
[West-Hand \"G4 G2 G3 R2 R1 W5 B5 B2\"]
";

fn read(text: &str) -> Read<Tricks> {
    Record::parse(text)
}

/// The result of reading [`HANDS`] followed by these lines, the first of which is line 4.
fn after(lines: &str) -> Read<Tricks> {
    read(&format!("{HANDS}{lines}"))
}

fn played(lines: &str) -> usize {
    after(lines).unwrap().0.steps.len() - 1
}

#[test]
fn a_sound_record_is_read() {
    let (record, state) = read(SOUND).unwrap();
    assert_eq!(
        record.steps.len(),
        6,
        "deal, reveal, and two tricks of two cards"
    );
    assert_eq!(result(&state), "east yorikiri");
}

#[test]
fn quotes_and_backslashes_in_a_value_are_escaped() {
    let tags = |line: &str| after(line).unwrap().0.tags;
    let event = |value: &str| vec![("Event".to_owned(), value.to_owned())];
    assert_eq!(tags(r#"[Event "\"Natsu\" C:\\"]"#), event(r#""Natsu" C:\"#));
    assert_eq!(tags(r#"[Event ""]"#), event(""));
    assert_eq!(tags(r#"[Event " ] ; [ 夏場所 "]"#), event(" ] ; [ 夏場所 "));
}

#[test]
fn malformed_tag_is_refused_with_its_line() {
    for line in [
        r#"[Event "open"#,
        r#"[Event "ends in an escape\"]"#,
        r#"[Event "a \n line"]"#,
        r#"[Event "x""#,
        "[Event x]",
        "[Event]",
        r#"["x"]"#,
        r#"[Event"x"]"#,
        r#"[Two words "x"]"#,
        r#"[Event "x"] R5=B2"#,
        r#"[Event "x"] [Date "y"]"#,
        "[",
    ] {
        let first = line.split_whitespace().next().unwrap();
        assert_eq!(fault(after(&format!("\n{line}\n"))), at(5, first), "{line}");
    }
}

#[test]
fn a_comment_runs_from_a_semicolon_to_the_end_of_the_line() {
    assert_eq!(
        played("; R9=R9 [nothing \"here\nR5=B2;R9-R9 is read\n R4-R2 ; 2. R9\n"),
        3
    );
    assert_eq!(played("[Event \"x\"] ; a comment after a tag\nR5=B2"), 1);
}

#[test]
fn numbers_with_a_dot_are_skipped() {
    assert_eq!(
        played("1. R5=B2 7. 002. R4-R2 123456789012345678901234567890. R3-R1 5."),
        5
    );
    for token in ["1", "1.R5=B2", ".", "1..", "-1.", "1.5.", "１."] {
        assert_eq!(fault(after(&format!("\n{token} R5=B2"))), at(5, token));
    }
}

#[test]
fn any_white_space_separates_tokens() {
    assert_eq!(played("\n\n R5=B2\n\tR4-R2   \n\n  R3-R1\t\n"), 5);
    assert_eq!(
        fault(after("R5 = B2")),
        at(4, "R5"),
        "a token has none inside"
    );
}

#[test]
fn crlf_line_ends_and_a_byte_order_mark_are_accepted() {
    let text = format!("\u{feff}{}", SOUND.replace('\n', "\r\n"));
    assert_eq!(read(&text), read(SOUND));
    let wrong = text.replace("R4-R2", "R4-R9");
    assert_eq!(fault(read(&wrong)), at(6, "R4-R9"));
}

#[test]
fn each_game_tag_begins_a_new_record() {
    let text = format!("{HANDS}R5=B2\n{SOUND}{HANDS}");
    let raws = split(&text);
    let lines: Vec<(usize, usize)> = raws.iter().map(|r| (r.line, r.tokens.len())).collect();
    assert_eq!(lines, [(1, 1), (5, 3), (11, 0)]);
    for raw in &raws {
        assert_eq!(raw.tags.iter().next().map(|tag| &*tag.name), Some("Game"));
        assert!(Record::<Tricks>::read(raw).is_ok());
    }
}

#[test]
fn fault_affects_only_its_own_record() {
    let text = format!("{}\n{SOUND}", SOUND.replace("R4-R2", "R4+R2"));
    let read: Vec<Read<Tricks>> = split(&text).iter().map(Record::read).collect();
    let [Err(error), Ok(_)] = &read[..] else {
        panic!("{read:?}")
    };
    assert_eq!((error.line, &*error.token), (6, "R4+R2"));
}

#[test]
fn lines_are_counted_through_the_whole_text() {
    let text = format!("{SOUND}\n\n{}", SOUND.replace("R3-R1", "R3-R4"));
    let error = Record::<Tricks>::read(&split(&text)[1]).unwrap_err();
    assert_eq!((error.line, &*error.token), (14, "R3-R4"));
}

#[test]
fn text_before_the_first_game_tag_is_a_broken_record_of_its_own() {
    for (text, token) in [("hello you\n", "hello"), ("[East \"Tetsu\"]\n", "[East")] {
        let raws = split(&format!("\n; a comment is none\n{text}more\n{SOUND}"));
        let [before, sound] = &raws[..] else {
            panic!("{raws:?}")
        };
        let error = before.unknown_game();
        assert_eq!((error.game, error.line, &*error.token), (None, 3, token));
        assert!(Record::<Tricks>::read(sound).is_ok());
    }
}

#[test]
fn text_without_a_record_is_refused() {
    for text in ["", "\n \n", "; only a comment", "\u{feff}"] {
        assert_eq!(split(text), []);
        assert_eq!(fault(read(text)), at(1, ""));
    }
}

#[test]
fn unknown_game_is_reported_before_any_other_fault() {
    for name in ["Tricks", "chess", ""] {
        let text = format!("\n[Game \"{name}\"]\n[broken\nR5=B2");
        let raw = &split(&text)[0];
        assert_eq!(raw.game, None);
        let error = raw.unknown_game();
        assert_eq!((error.game, error.line, &*error.token), (None, 2, name));
        assert_eq!(fault(read(&text)), at(2, name));
    }
}

#[test]
fn unreadable_game_tag_begins_a_broken_record_and_spares_the_previous_one() {
    for line in ["[Game \"tricks]", "[Game", "[Game tricks]", "[Game\t"] {
        let raws = split(&format!("{SOUND}\n{line}\nR5=B2\n\n{SOUND}"));
        assert_eq!(raws.len(), 3, "{line}");
        assert!(
            raws[0].broken.is_none() && raws[2].broken.is_none(),
            "{line}"
        );
        let error = raws[1].unknown_game();
        assert_eq!((error.game, &*error.token), (None, "[Game"), "{line}");
    }
    assert_eq!(split("[Games \"x]").len(), 1);
}

#[test]
fn parse_accepts_exactly_one_record_of_its_game() {
    assert_eq!(fault(read(&format!("{SOUND}\n{SOUND}"))), at(8, "Game"));
    assert_eq!(fault(read("\n[Game \"slam\"]")), at(2, "slam"));
}

#[test]
fn tag_after_a_move_is_refused() {
    assert_eq!(fault(after("R5=B2\n[Event \"x\"]\n")), at(5, "Event"));
    assert_eq!(
        fault(after("R5=B9\n[Event \"x\"]\n")),
        at(4, "R5=B9"),
        "the first fault is reported"
    );
}

#[test]
fn repeated_tag_is_refused() {
    assert_eq!(fault(after("[East \"a\"]\n[East \"b\"]")), at(5, "East"));
    let next = format!("{HANDS}[East \"a\"]\n{HANDS}[East \"b\"]");
    assert!(
        split(&next)
            .iter()
            .all(|raw| Record::<Tricks>::read(raw).is_ok()),
        "once in each record"
    );
}

#[test]
fn first_bad_or_broken_tag_in_the_text_is_reported() {
    let bad_then_broken = "[Game \"tricks\"]\n[East-Hand \"G9\"]\n[West-Hand\n";
    assert_eq!(fault(read(bad_then_broken)), at(2, "G9"));
    let broken = "[Game \"tricks\"]\n[East-Hand \"G5 G1 R5 R4 R3 W2 W4 B1\"]\n[West-Hand\n";
    assert_eq!(
        fault(read(broken)),
        at(3, "[West-Hand"),
        "not as a missing tag"
    );
}

#[test]
fn unknown_tags_are_kept_in_their_order() {
    let lines =
        "[West \"Kaze\"]\n[Zabuton \"3\"]\n[East \"Tetsu\"]\n[Date \"whenever\"]\n\nR5=B2\n";
    let (record, state) = after(lines).unwrap();
    let tags: Vec<(&str, &str)> = record.tags.iter().map(|(n, v)| (&**n, &**v)).collect();
    assert_eq!(
        tags,
        [
            ("West", "Kaze"),
            ("Zabuton", "3"),
            ("East", "Tetsu"),
            ("Date", "whenever")
        ],
        "a date may be any text"
    );
    assert_eq!(read(&record.write()), Ok((record, state)));
}

#[test]
fn result_must_agree_with_the_moves_and_may_be_missing() {
    let moves = "\n1. R5=B2 R4-R2 R3-R1\n";
    assert!(after(moves).is_ok());
    assert!(after(&format!("[Result \"east yorikiri\"]{moves}")).is_ok());
    for wrong in [
        "west yorikiri",
        "east uwatenage",
        "draw torinaoshi",
        "East yorikiri",
        "east  yorikiri",
        "east",
        "*",
        "",
    ] {
        let read = after(&format!("[Result \"{wrong}\"]{moves}"));
        assert_eq!(fault(read), at(4, wrong));
    }
    assert!(after("[Result \"*\"]\nR5=B2").is_ok());
    assert!(after("[Result \"*\"]").is_ok());
    assert_eq!(
        fault(after("[Result \"east yorikiri\"]\nR5=B2")),
        at(4, "east yorikiri")
    );
    assert_eq!(
        fault(after("[Result \"west yorikiri\"]\nR5=B2 R9-R9")),
        at(5, "R9-R9"),
        "an illegal move is reported before a wrong result"
    );
}

#[test]
fn record_may_stop_after_any_move() {
    let tokens = ["R5=B2", "R4-R2", "R3-R1"];
    for n in 0..=tokens.len() {
        assert!(after(&tokens[..n].join(" ")).is_ok());
    }
    assert!(after("R5=B2 R4-").is_ok());
}

#[test]
fn tokens_are_matched_exactly() {
    for token in [
        "r5=B2", "R5=b2", "R5=B2.", "R5≠B2", "R05=B2", "R5==B2", "=", "R5=", "=B2", "Ｒ5=B2",
        "R5=B2=W5",
    ] {
        assert_eq!(fault(after(token)), at(4, token));
    }
    assert_eq!(
        fault(read(&SOUND.replace("[Game", "[game"))),
        at(1, "[game")
    );
}

#[test]
fn token_after_the_end_is_refused_and_nothing_after_it_is_read() {
    let read = after("R5=B2 R4-R2 R3-R1\nG5-G4 nonsense\n[Event \"x\"]\n");
    let error = read.unwrap_err();
    assert_eq!((error.line, &*error.token), (5, "G5-G4"));
    assert_eq!(error.fault, Fault::Step(StepError::Over));
}

#[test]
fn error_names_the_line_the_token_and_the_broken_rule() {
    let error = after("R5=B2\nG5-R2").unwrap_err();
    assert_eq!(error.game, Some(GameId::Tricks));
    assert_eq!(
        error.to_string(),
        "line 5, “G5-R2”: G5 was led: West holds that colour and must follow it, not play R2"
    );
}

#[test]
fn record_is_written_in_the_documented_form() {
    let lines = "[Throws \"follower\"]\n[East \"Te\\\"tsu\\\\\"]\nR5=B2 R4-R2 G5-";
    let written = after(lines).unwrap().0.write();
    assert_eq!(
        written,
        r#"[Game "tricks"]
[East-Hand "G1 G5 R3 R4 R5 W2 W4 B1"]
[West-Hand "G2 G3 G4 R1 R2 W5 B2 B5"]
[Throws "follower"]
[East "Te\"tsu\\"]
[Result "*"]

1. R5=B2 2. R4-R2 3. G5-
"#
    );
}

#[test]
fn control_characters_in_a_value_are_written_as_spaces() {
    let mut record = after("").unwrap().0;
    record.tags = vec![("East".to_owned(), "a\nb\r\u{0}\u{7f}\u{85}c\t".to_owned())];
    let back = read(&record.write()).unwrap().0;
    assert_eq!(back.tags[0].1, "a b    c ");
}

#[test]
fn replay_stops_where_told_or_at_the_first_illegal_step() {
    let (mut record, over) = read(SOUND).unwrap();
    let view = |state: &Tricks| -> View { state.view(crate::Viewer::Public) };
    assert_eq!(view(&record.replay(0, &mut ()).unwrap()).held, [0, 0]);
    assert_eq!(view(&record.replay(2, &mut ()).unwrap()).held, [7, 7]);
    assert_eq!(record.replay(usize::MAX, &mut ()), Ok(over));
    record.steps.swap(2, 3);
    assert_eq!(
        record.replay(6, &mut ()),
        Err((2, StepError::NotToAct(Seat::WEST)))
    );
}
