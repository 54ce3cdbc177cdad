//! The notation.

use proptest::{prelude::*, sample::select};
use serde_json::json;

use super::*;
use crate::{
    StepError,
    record::{
        Fault,
        tests::{Example, Read, at, fault, misread, read, summary},
    },
};

impl Example for Momentum {
    const WRITTEN: &'static str = r#"[Game "momentum"]
[Side "7"]
[First "west"]
[East "Tetsu"]
[West "Kaze"]
[Result "west push"]

1. B>F,B>F:VLR 2. FL>F,-:RVL 3. FR>F,-:LRV
"#;
    const MOST_STEPS: usize = 20;
    const WORDS: &'static [&'static str] = &[
        "(-|[FBX][LR]?>[FB][LR]?),?(-|[FB][LR]?>[FB][LR]?)?:?([VRL]{2,4}|LRV|VRL)",
        "\\[Side \"[5-9]?\"\\]\n",
        "\\[First \"(east|west|West)?\"\\]\n",
    ];

    fn configs() -> BoxedStrategy<Config> {
        let (sides, first) = (
            select(SideLength::ALL.to_vec()),
            select(Side::PAIR.to_vec()),
        );
        (sides, first)
            .prop_map(|(side, first)| Config { side, first })
            .boxed()
    }
}

/// The result of reading a record with these lines, the first of which is line 2.
fn after(lines: &str) -> Read<Momentum> {
    read(lines)
}

#[test]
fn side_and_first_are_optional() {
    let config = |lines: &str| after(lines).unwrap().0.config;
    let default = Config {
        side: SideLength::Seven,
        first: Side::East,
    };
    assert_eq!(config(""), default);
    for side in SideLength::ALL {
        for first in Side::PAIR {
            let lines = format!("[Side \"{}\"]\n[First \"{}\"]", side.get(), first.slug());
            assert_eq!(config(&lines), Config { side, first });
        }
    }
    for text in ["5", "9", "07", "+7", "seven", ""] {
        let read = || after(&format!("[Side \"{text}\"]"));
        assert_eq!(misread(read()), Misread::NotASide(text.to_owned()));
        assert_eq!(fault(read()), at(2, text));
    }
    for text in ["East", "north", ""] {
        let read = || after(&format!("[Side \"6\"]\n[First \"{text}\"]"));
        assert_eq!(misread(read()), Misread::NotASeat(text.to_owned()));
        assert_eq!(fault(read()), at(3, text));
    }
}

#[test]
fn turn_is_two_disk_moves_a_colon_and_the_order_of_the_axes() {
    for (token, wrong) in [
        ("B>F,BL>FR", Misread::Token),
        ("B>F:VRL", Misread::Token),
        ("B>F,:VRL", Misread::Token),
        ("B-F,-:VRL", Misread::Token),
        ("B>F,B>F,B>F:VRL", Misread::NotAHex("F,B>F".to_owned())),
        ("b>F,-:VRL", Misread::NotAHex("b".to_owned())),
        ("B>LF,-:VRL", Misread::NotAHex("LF".to_owned())),
        (">F,-:VRL", Misread::NotAHex(String::new())),
        ("B>F,-:VVL", Misread::NotAnOrder("VVL".to_owned())),
        ("B>F,-:VR", Misread::NotAnOrder("VR".to_owned())),
        ("B>F,-:vrl", Misread::NotAnOrder("vrl".to_owned())),
        ("B>F,-:VRLV", Misread::NotAnOrder("VRLV".to_owned())),
        ("-,-:", Misread::NotAnOrder(String::new())),
    ] {
        let read = || after(&format!("-,-:LRV\n{token}"));
        assert_eq!(misread(read()), wrong, "{token}");
        assert_eq!(fault(read()), at(3, token));
    }
    let (record, state) = after("B>F,BL>FR:VRL -,-:LRV").unwrap();
    assert_eq!((record.steps.len(), state.turns()), (2, 2));
}

#[test]
fn illegal_turn_is_reported_with_its_line_and_token() {
    for (token, illegal) in [
        ("F>F,-:VRL", Illegal::SameHex { hex: Facing::F }),
        ("B>F,B>F:VRL", Illegal::Empty { hex: Facing::B }),
    ] {
        // By then, West’s back hex has one disk.
        let read = || after(&format!("-,-:VRL B>F,-:VRL -,-:VRL\n{token}"));
        assert_eq!(
            read().unwrap_err().fault,
            Fault::Step(StepError::Illegal(illegal))
        );
        assert_eq!(fault(read()), at(3, token));
    }
    let over = "B>F,B>F:VLR FL>F,-:RVL FR>F,-:LRV";
    let read = || after(&format!("{over}\n-,-:VRL"));
    assert_eq!(read().unwrap_err().fault, Fault::Step(StepError::Over));
    assert_eq!(fault(read()), at(3, "-,-:VRL"));
}

#[test]
fn side_and_first_are_written_before_the_other_tags() {
    let lines = r#"[East "Tetsu"]
[West "Kaze"]
[First "west"]
B>F,B>F:VLR FL>F,-:RVL FR>F,-:LRV"#;
    assert_eq!(after(lines).unwrap().0.write(), Momentum::WRITTEN);
}

#[test]
fn summary_gives_the_places_and_the_result() {
    assert_eq!(
        summary::<Momentum>("B>F,-:VRL"),
        json!({"over": false, "winner": null, "kimarite": null, "east": [0, 0], "west": [0, -2], "turns": 1})
    );
    assert_eq!(
        summary::<Momentum>("B>F,B>F:VLR FL>F,-:RVL FR>F,-:LRV"),
        json!({"over": true, "winner": "east", "kimarite": "push", "east": [-1, -5], "west": null, "turns": 3})
    );
    assert_eq!(
        summary::<Momentum>("[Result \"draw hikiwake\"]\n-,-:VRL -,-:VRL -,-:VRL -,-:VRL"),
        json!({"over": true, "winner": null, "kimarite": "hikiwake", "east": [0, 2], "west": [0, -2], "turns": 4})
    );
    let wrong = after("[Result \"east fall\"]\nB>F,B>F:VLR FL>F,-:RVL FR>F,-:LRV");
    assert_eq!(fault(wrong), at(2, "east fall"));
}
