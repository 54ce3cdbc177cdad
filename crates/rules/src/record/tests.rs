//! The record format, statement by statement. [`form`] tests what all games share, [`robust`] that any text is read or refused, and the
//! games' own `tests/record.rs` what is particular to one game. Every game must give an [`Example`].

mod form;
mod robust;

use super::*;
use crate::test_every_game;
use crate::{Enumerate, Sample};
use proptest::strategy::BoxedStrategy;

/// What the tests of the format must know of a game.
pub(crate) trait Example: Notation + Enumerate + Sample {
    /// A bout that is over, exactly as the game writes it, with the players' names.
    const WRITTEN: &'static str;

    /// How many steps a random record has at most.
    const MOST_STEPS: usize;

    /// Regular expressions for tokens and lines of tags, valid or slightly wrong. A line ends in a line break.
    const WORDS: &'static [&'static str];

    /// Any config.
    fn configs() -> BoxedStrategy<Self::Config>;

    /// Sets those marks of the record, given by the bits of `marks`, that do not change the bout, such as that the referee chose a card.
    /// Does nothing in games without such marks.
    fn mark(_record: &mut Record<Self>, _marks: u64) {}
}

/// The result of reading a record of the game.
pub(crate) type Read<G> = Result<(Record<G>, G), Refused<G>>;

/// Reads a record of the game with these lines, the first of which is line 2.
pub(crate) fn read<G: Notation>(lines: &str) -> Read<G> {
    Record::parse(&format!("[Game \"{}\"]\n{lines}", G::ID.slug()))
}

fn refusal<G: Notation>(read: Read<G>) -> Refused<G> {
    let refused = read.unwrap_err();
    assert!(refused.fault.to_string().len() > 10, "{refused}");
    refused
}

/// The line and the token at which reading stops.
pub(crate) fn fault<G: Notation>(read: Read<G>) -> (usize, String) {
    let refused = refusal(read);
    (refused.line, refused.token)
}

/// Why the game cannot read a tag or a token.
pub(crate) fn misread<G: Notation>(read: Read<G>) -> G::Misread {
    match refusal(read).fault {
        Fault::Misread(misread) => misread,
        fault => panic!("{fault}"),
    }
}

/// Which rule forbids a step.
pub(crate) fn illegal<G: Notation>(read: Read<G>) -> G::Illegal {
    match refusal(read).fault {
        Fault::Step(StepError::Illegal(illegal)) => illegal,
        fault => panic!("{fault}"),
    }
}

pub(crate) fn at(line: usize, token: &str) -> (usize, String) {
    (line, token.to_owned())
}

/// The game's own fields in what the referee prints for a record with these lines.
pub(crate) fn summary<G: Notation>(lines: &str) -> serde_json::Value {
    serde_json::Value::Object(read::<G>(lines).unwrap().1.summary())
}

fn example_is_read_and_written_unchanged<G: Example>() {
    let (record, state) = Record::<G>::parse(G::WRITTEN).unwrap();
    assert!(matches!(state.turn(), Turn::Over(_)), "{state:?}");
    assert_eq!(record.write(), G::WRITTEN);
    let [finding] = &referee(G::WRITTEN)[..] else {
        panic!("one record")
    };
    assert!(
        matches!(finding, Finding::Sound { game, .. } if *game == G::ID),
        "{finding:?}"
    );
}

fn result_that_disagrees_with_the_moves_is_refused<G: Example>() {
    let (_, state) = Record::<G>::parse(G::WRITTEN).unwrap();
    let told = format!("[Result \"{}\"]", result(&state));
    let line = G::WRITTEN.lines().position(|line| line == told).unwrap() + 1;
    for wrong in ["*", "nobody nothing", ""] {
        let text = G::WRITTEN.replace(&told, &format!("[Result \"{wrong}\"]"));
        assert_eq!(fault(Record::<G>::parse(&text)), at(line, wrong));
    }
}

fn token_after_the_end_is_refused<G: Example>() {
    let refused = Record::<G>::parse(&format!("{}more", G::WRITTEN)).unwrap_err();
    let line = G::WRITTEN.lines().count() + 1;
    assert_eq!((refused.line, &*refused.token), (line, "more"));
    assert_eq!(refused.fault, Fault::Step(StepError::Over));
}

test_every_game!(
    example_is_read_and_written_unchanged,
    result_that_disagrees_with_the_moves_is_refused,
    token_after_the_end_is_refused,
);
