//! A law for any text: each of its records is either valid or refused, and the error names the place of the fault.

use crate::record::{Notation, RawRecord, Record, split};
use crate::with_game;

/// Reads every record of a text. A valid record must round-trip, and the error of an invalid one must name its place. For tests only.
///
/// # Panics
/// If the law is broken.
pub fn sound_or_placed(text: &str) {
    let lines: Vec<&str> = text.lines().collect();
    for raw in split(text) {
        match raw.game {
            Some(game) => with_game!(game, G => record_sound_or_placed::<G>(&raw, &lines)),
            None => placed(&raw.unknown_game().token, raw.unknown_game().line, &lines),
        }
    }
}

fn record_sound_or_placed<G: Notation>(raw: &RawRecord, lines: &[&str]) {
    match Record::<G>::read(raw) {
        Ok((record, state)) => {
            let written = record.write();
            let again = Record::<G>::parse(&written);
            let again = again.map(|(again, same)| (again.write(), again.config, again.steps, same));
            let same = (written.clone(), record.config, record.steps, state);
            assert_eq!(again, Ok(same), "read back:\n{written}");
        }
        Err(error) => {
            // A missing tag has no place in the text.
            let missing = G::TAGS.contains(&&*error.token);
            placed(if missing { "" } else { &error.token }, error.line, lines);
            assert!(!error.fault.to_string().is_empty());
        }
    }
}

/// Asserts that the line contains the token, or that it has an escape, behind which the token may look different.
fn placed(token: &str, line: usize, lines: &[&str]) {
    let content = line.checked_sub(1).and_then(|n| lines.get(n));
    let told = content.is_some_and(|it| it.contains(token) || it.contains('\\'));
    assert!(told, "“{token}” in line {line}, {content:?}");
}
