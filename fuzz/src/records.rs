//! Reading texts as records.

use rules::{
    GameId,
    laws::reading::sound_or_placed,
    record::{referee, split},
};

use crate::seeds;

/// Writes the seeds: the records of the vectors, including damaged ones, one per file.
pub fn seed() {
    let all = GameId::ALL.into_iter().flat_map(seeds::records);
    seeds::write_corpus("records", all.map(String::into_bytes));
}

/// Reads a text as records: each must be valid or refused at its place, and the referee must report as many.
pub fn check(text: &str) {
    sound_or_placed(text);
    assert_eq!(referee(text).len(), split(text).len());
}
