//! Texts that are read as records.

use hakkyoi::rules::{
    GameId,
    record::{referee, split},
};

use crate::{reading::sound_or_placed, seeds};

/// Lays down the records of the vectors, one a file, damaged ones too.
pub fn seed() {
    let all = GameId::ALL.into_iter().flat_map(seeds::records);
    seeds::lay("records", all.map(String::into_bytes));
}

/// A text is read as records or refused at its place, and the referee says the same of each.
pub fn check(text: &str) {
    sound_or_placed(text);
    assert_eq!(referee(text).len(), split(text).len());
}
