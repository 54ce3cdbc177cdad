//! The record format, statement by statement: [`form`] what holds for every game, the others what its paragraph on that game says.

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

/// A sound record in all parts; East wins by Yorikiri.
const SOUND: &str = "\
[Game \"tricks\"]
[East-Hand \"G5 G1 R5 R4 R3 W2 W4 B1\"]
[West-Hand \"G4 G2 G3 R2 R1 W5 B5 B2\"]
[Result \"east yorikiri\"]

1. R5=B2 2. R4-R2 3. R3-R1
";

/// Lines 1 to 3 of a record that has nothing but moves after them.
const HANDS: &str = "\
[Game \"tricks\"]
[East-Hand \"G5 G1 R5 R4 R3 W2 W4 B1\"]
[West-Hand \"G4 G2 G3 R2 R1 W5 B5 B2\"]
";

type Read = Result<(Record<Tricks>, Tricks), Refused<Tricks>>;

fn read(text: &str) -> Read {
    Record::parse(text)
}

/// The state after the usual hands and these lines, which are lines 4 and up.
fn after(lines: &str) -> Read {
    read(&format!("{HANDS}{lines}"))
}

fn played(lines: &str) -> usize {
    after(lines).unwrap().0.steps.len() - 1
}

/// Where and at what the reading stops.
fn fault(read: Read) -> (usize, String) {
    let error = read.unwrap_err();
    assert!(!error.fault.to_string().is_empty());
    (error.line, error.token)
}

fn at(line: usize, token: &str) -> (usize, String) {
    (line, token.to_owned())
}
