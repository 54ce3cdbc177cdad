//! Turns the files of `locales` into Rust data for `ui::words`.
//!
//! `src/ui/words/mod.rs` explains why this happens at build time and not with Fluent's own runtime.

mod catalogue;
#[path = "../src/ui/words/marks.rs"]
mod marks;

use std::{collections::BTreeMap, env, fmt::Write, fs, iter, path::Path};

use catalogue::{Case, Messages, Piece};
use marks::{CASE, CHOICE, CLOSE, DEFAULT, END, GIVEN};

/// The language of the catalogue that has every key. It supplies the messages that other catalogues lack.
const REFERENCE: &str = "en";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=locales");
    let mut languages: BTreeMap<String, Messages> = BTreeMap::new();
    for (tag, files) in catalogue::files(Path::new("locales"))? {
        match catalogue::read_files(&files) {
            Ok(messages) => {
                languages.insert(tag, messages);
            }
            Err(faults) => {
                for fault in faults {
                    println!("cargo::error={fault}");
                }
            }
        }
    }
    let reference = languages.remove(REFERENCE).unwrap_or_default();
    fs::write(
        Path::new(&env::var("OUT_DIR")?).join("catalogues.rs"),
        rust(&reference, &languages)?,
    )?;
    Ok(())
}

/// Writes each message, in all languages, as its own static, so that a program contains only the messages that it uses.
fn rust(
    reference: &Messages,
    others: &BTreeMap<String, Messages>,
) -> Result<String, std::fmt::Error> {
    let mut out = String::new();
    let tags: Vec<&str> = iter::once(REFERENCE)
        .chain(others.keys().map(String::as_str))
        .collect();
    writeln!(out, "const LANGUAGES: usize = {};", tags.len())?;
    writeln!(out, "static TAGS: [&str; LANGUAGES] = {tags:?};")?;
    for (place, (key, message)) in reference.iter().enumerate() {
        let in_others = others.values();
        let in_others = in_others.map(|messages| messages.get(key).unwrap_or(message));
        let coded: Vec<String> = iter::once(message)
            .chain(in_others)
            .map(|message| coded(message))
            .collect();
        writeln!(
            out,
            "#[doc(hidden)] pub static MESSAGE_{place}: Message = {coded:?};"
        )?;
    }
    out.push_str(
        "/// Every message with its key.\npub static MESSAGES: &[(&str, &Message)] = &[\n",
    );
    for (place, key) in reference.keys().enumerate() {
        writeln!(out, "({key:?}, &MESSAGE_{place}),")?;
    }
    out.push_str("];\nmacro_rules! message {\n");
    for (place, key) in reference.keys().enumerate() {
        writeln!(
            out,
            "({key:?}) => {{ &$crate::ui::words::MESSAGE_{place} }};"
        )?;
    }
    out.push_str("}\npub(crate) use message;\n");
    Ok(out)
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
