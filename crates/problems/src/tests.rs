use proptest::prelude::*;
use rules::{circle::Circle, slam::Slam, track::Track, tricks::Tricks};

use super::{
    Bad, Posed, Problem, Worth, alike,
    file::{read, write},
};

const TRICKS: &str =
    "2 1 100 0;G1 G2 G3 G4 G5 W2 W5 B2;R2 R3 R5 W1 W3 B1 B3 B5;;G5=R2 G1-R5 B2-B5 W1-W2\n";
const TRACK: &str = "3 3 50 0;tactical;3;1 4;2=5 1=Y 4=2 N=3 5=S 6=6\n";
const CIRCLE: &str = "1 1 100 -;E+OD,HK,MM W+TK,HK,UH MM=UH E>3 E+TK W+KD HK=KD E:TK\n";
const SLAM: &str = "1 1 89 62;;nokkuauto;;HH .\n";

/// Reads one line, writes it again, and proves it.
fn proved<G: Posed>(line: &str) -> Problem<G> {
    let problems = read::<G>(line).unwrap();
    assert_eq!(write(&problems), line);
    let problem = problems.into_iter().next().unwrap();
    assert_eq!(problem.prove(), Ok(()), "{line}");
    assert!(!problem.position().is_empty());
    problem
}

/// Why a line is refused.
fn bad<G: Posed>(line: &str) -> Bad {
    let text = format!("{line}\n");
    let error = read::<G>(&text).unwrap_err();
    assert_eq!(error.line, 1);
    error.bad
}

#[test]
fn a_line_of_every_game_is_read_written_and_proved() {
    assert_eq!(proved::<Tricks>(TRICKS).begins, 7);
    assert_eq!(proved::<Track>(TRACK).grade, 3);
    assert_eq!(proved::<Circle>(CIRCLE).worth.other, None);
    let slam = proved::<Slam>(SLAM);
    assert_eq!(
        slam.worth,
        Worth {
            best: 89,
            other: Some(62)
        }
    );
    assert_eq!(slam.record.config.players, ["East", "West"]);
}

#[test]
fn error_names_the_line() {
    let text = [TRICKS, TRICKS, "nonsense\n"].concat();
    let error = read::<Tricks>(&text).unwrap_err();
    assert_eq!(error.line, 3);
    assert_eq!(
        error.to_string(),
        "line 3: a line of this game has 5 fields, this one has 1"
    );
}

#[test]
fn bad_lines_are_refused_for_their_reason() {
    let with = |head: &str| TRICKS.trim_end().replacen("2 1 100 0", head, 1);
    for head in [
        "",
        "1 1 100",
        "1 1 100 0 0",
        "a 1 100 0",
        "1 -1 100 0",
        "1 1 256 0",
        "1  1 100 0",
    ] {
        assert_eq!(bad::<Tricks>(&with(head)), Bad::Head(head.to_owned()));
    }
    assert_eq!(bad::<Tricks>(&with("0 1 100 0")), Bad::Grade(0));
    assert_eq!(bad::<Tricks>(&with("6 1 100 0")), Bad::Grade(6));
    assert_eq!(bad::<Tricks>(&with("1 1 101 0")), Bad::Worth(101));
    assert_eq!(bad::<Tricks>(&with("1 1 100 101")), Bad::Worth(101));
    for solution in [0, 9] {
        let steps = Bad::Steps {
            solution,
            record: 8,
        };
        assert_eq!(bad::<Tricks>(&with(&format!("1 {solution} 100 0"))), steps);
    }
    let fields = |expected, found| Bad::Fields { expected, found };
    assert_eq!(bad::<Tricks>(""), fields(5, 1));
    assert_eq!(bad::<Track>(CIRCLE.trim_end()), fields(5, 2));
    assert_eq!(bad::<Circle>(TRICKS.trim_end()), fields(2, 5));
}

#[test]
fn illegal_records_are_refused_with_the_token() {
    let token = |line: &str| match bad::<Tricks>(line.trim_end()) {
        Bad::Record(token) => token,
        other => panic!("{other}"),
    };
    assert_eq!(token(&TRICKS.replace("W1-W2", "W1-B2")), "W1-B2");
    assert_eq!(token(&TRICKS.replace("W1-W2", "W1-W2 W3-W5")), "W3-W5");
    assert_eq!(token(&TRICKS.replace(";R2 R3", ";G1 R3")), "G1");
    assert_eq!(token(&TRICKS.replace(";G5=", ";G9=")), "G9=R2");
    assert_eq!(token(&TRICKS.replace(";;", ";\"];")), "\"]");
}

#[test]
fn thrown_wrestlers_that_lie_alike_are_one_play() {
    use rules::slam::{Action, Thrown};
    let again = |line: &str, one, other| {
        let problem = read::<Slam>(line).unwrap().remove(0);
        alike(
            &problem.state().unwrap(),
            Action::Again(one),
            Action::Again(other),
        )
    };
    assert!(again("1 1 0 0;;;;HH .\n", Thrown::A, Thrown::B));
    assert!(!again("1 1 0 0;;;;HH .\n", Thrown::A, Thrown::Both));
    assert!(!again("1 1 0 0;;;;HS .\n", Thrown::A, Thrown::B));
}

#[test]
fn cards_are_alike_only_if_both_win_at_once() {
    let problem = proved::<Tricks>(TRICKS);
    let state = problem.state().unwrap();
    let [two, five] = ["W2", "W5"].map(|card| card.parse().unwrap());
    assert!(alike(&state, two, two) && !alike(&state, two, five));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// A damaged line is read as another problem, which is written again as it was read, or refused.
    #[test]
    fn damaged_lines_are_refused_or_round_trip(
        place in any::<prop::sample::Index>(),
        byte in "[ -~\n;]",
        which in 0..4usize,
    ) {
        fn check<G: Posed>(text: &str) {
            if let Ok(problems) = read::<G>(text) {
                let again = write(&problems);
                assert_eq!(read::<G>(&again), Ok(problems));
            }
        }
        let line = [TRICKS, TRACK, CIRCLE, SLAM][which];
        let at = place.index(line.len());
        let damaged = format!("{}{byte}{}", &line[..at], &line[at + 1..]);
        match which {
            0 => check::<Tricks>(&damaged),
            1 => check::<Track>(&damaged),
            2 => check::<Circle>(&damaged),
            _ => check::<Slam>(&damaged),
        }
    }
}
