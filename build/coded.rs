//! Writes catalogues in the form that the page reads, without Fluent's syntax: a file a language, with all messages in the order of their
//! keys in the reference. The program knows a message by its place in that order.
//!
//! The build script, which numbers the messages for the program, and `cargo xtask assets`, which writes the files that the page loads, share
//! this module.

#[path = "../src/ui/words/marks.rs"]
mod marks;

use std::{
    collections::BTreeMap,
    hash::{DefaultHasher, Hash, Hasher},
    io,
    path::Path,
};

use crate::catalogue::{self, Case, Messages, Piece};
use marks::{CASE, CHOICE, CLOSE, DEFAULT, END, GIVEN, NEXT};

/// The language of the catalogue that has every key. It supplies the messages that other catalogues lack.
const REFERENCE: &str = "en";

/// The content of each language's file, by its tag.
pub(crate) type Files = BTreeMap<String, String>;

/// Tells these keys from others: every file begins with it, and the program compares it with its own.
pub(crate) fn fingerprint(keys: &[String]) -> String {
    let mut hash = DefaultHasher::new();
    keys.hash(&mut hash);
    format!("{:016x}", hash.finish())
}

/// Reads all catalogues in this folder: the keys of all messages in order, and the files.
///
/// # Errors
/// Every fault of the catalogues as a sentence with its place.
pub(crate) fn read(locales: &Path) -> Result<(Vec<String>, Files), Vec<String>> {
    let failed = |error: io::Error| vec![format!("{}: {error}", locales.display())];
    let mut languages: BTreeMap<String, Messages> = BTreeMap::new();
    let mut faults = Vec::new();
    for (tag, files) in catalogue::files(locales).map_err(failed)? {
        match catalogue::read_files(&files) {
            Ok(messages) => drop(languages.insert(tag, messages)),
            Err(found) => faults.extend(found),
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let Some(reference) = languages.get(REFERENCE) else {
        return Err(vec![format!("{}: no {REFERENCE}.ftl", locales.display())]);
    };
    let keys: Vec<String> = reference.keys().cloned().collect();
    let fingerprint = fingerprint(&keys);
    let file = |messages: &Messages| {
        let mut file = fingerprint.clone();
        for (key, message) in reference {
            file.push(NEXT);
            file += &coded(messages.get(key).unwrap_or(message));
        }
        file
    };
    let files = languages.iter();
    let files = files.map(|(tag, messages)| (tag.clone(), file(messages)));
    let files = files.collect();
    Ok((keys, files))
}

/// The message as one text with marks, as `ui::words` reads it.
fn coded(message: &[Piece]) -> String {
    let mut text = String::new();
    for piece in message {
        match piece {
            Piece::Text(words) => text.push_str(words),
            Piece::Given(name) => {
                text.push(GIVEN);
                text.push_str(name);
                text.push(END);
            }
            Piece::Choice { by, cases, default } => {
                text.push(CHOICE);
                text.push_str(by);
                text.push(END);
                for (place, (case, message)) in cases.iter().enumerate() {
                    text.push(if place == *default { DEFAULT } else { CASE });
                    match case {
                        Case::Exactly(number) => text.push_str(&number.to_string()),
                        Case::Named(name) => text.push_str(name),
                    }
                    text.push(END);
                    text.push_str(&coded(message));
                }
                text.push(CLOSE);
            }
        }
    }
    text
}
