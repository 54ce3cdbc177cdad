//! What holds for any text that is read as records. `fuzz` holds its texts to it, too.

use hakkyoi_core::rules::{
    GameId,
    circle::Circle,
    momentum::Momentum,
    record::{Notation, RawRecord, Record, split},
    slam::Slam,
    track::Track,
    tricks::Tricks,
};

/// Reads every record of a text: what is sound comes back the same when it is written and read again, what is not names its place.
pub(crate) fn sound_or_placed(text: &str) {
    let lines: Vec<&str> = text.lines().collect();
    for raw in split(text) {
        match raw.game {
            Some(GameId::Tricks) => record_sound_or_placed::<Tricks>(&raw, &lines),
            Some(GameId::Track) => record_sound_or_placed::<Track>(&raw, &lines),
            Some(GameId::Circle) => record_sound_or_placed::<Circle>(&raw, &lines),
            Some(GameId::Momentum) => record_sound_or_placed::<Momentum>(&raw, &lines),
            Some(GameId::Slam) => record_sound_or_placed::<Slam>(&raw, &lines),
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
            // A missing tag stands nowhere.
            let missing = G::TAGS.contains(&&*error.token);
            placed(if missing { "" } else { &error.token }, error.line, lines);
            assert!(!error.fault.to_string().is_empty());
        }
    }
}

/// Whether the token stands in that line, unless it is escaped there.
fn placed(token: &str, line: usize, lines: &[&str]) {
    let content = line.checked_sub(1).and_then(|n| lines.get(n));
    let told = content.is_some_and(|it| it.contains(token) || it.contains('\\'));
    assert!(told, "“{token}” in line {line}, {content:?}");
}
