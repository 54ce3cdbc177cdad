//! The record format, statement by statement: [`form`] tests what all games share, the other modules test what is particular to one game.

mod circle;
mod form;
mod momentum;
mod slam;
mod track;
mod tricks;

use super::*;
use crate::rules::{
    Seat,
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

type Read = Result<(Record<Tricks>, Tricks), Refused<Tricks>>;

fn read(text: &str) -> Read {
    Record::parse(text)
}

/// The result of reading [`HANDS`] followed by these lines, the first of which is line 4.
fn after(lines: &str) -> Read {
    read(&format!("{HANDS}{lines}"))
}

fn played(lines: &str) -> usize {
    after(lines).unwrap().0.steps.len() - 1
}

/// The line and the token at which reading stops.
fn fault(read: Read) -> (usize, String) {
    let error = read.unwrap_err();
    assert!(!error.fault.to_string().is_empty());
    (error.line, error.token)
}

fn at(line: usize, token: &str) -> (usize, String) {
    (line, token.to_owned())
}
