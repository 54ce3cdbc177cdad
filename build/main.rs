//! Turns the files of `locales` into Rust data for `ui::words`.
//!
//! `src/ui/words/mod.rs` explains why this happens at build time and not with Fluent's own runtime.

mod catalogue;

use std::{collections::BTreeMap, env, fmt::Write, fs, iter, path::Path};

use catalogue::{Case, Message, Messages, Piece};

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
        write!(
            out,
            "#[doc(hidden)] pub static MESSAGE_{place}: Message = ["
        )?;
        pieces(&mut out, message)?;
        for messages in others.values() {
            out.push_str(", ");
            pieces(&mut out, messages.get(key).unwrap_or(message))?;
        }
        out.push_str("];\n");
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

fn pieces(out: &mut String, message: &Message) -> std::fmt::Result {
    out.push_str("&[");
    for piece in message {
        match piece {
            Piece::Text(text) => write!(out, "Piece::Text({text:?}), ")?,
            Piece::Given(name) => write!(out, "Piece::Given({name:?}), ")?,
            Piece::Choice { by, cases, default } => {
                write!(
                    out,
                    "Piece::Choice {{ by: {by:?}, default: {default}, cases: &["
                )?;
                for (case, message) in cases {
                    match case {
                        Case::Exactly(number) => write!(out, "(Case::Exactly({number}), ")?,
                        Case::Named(name) => write!(out, "(Case::Named({name:?}), ")?,
                    }
                    pieces(out, message)?;
                    out.push_str("), ");
                }
                out.push_str("] }, ");
            }
        }
    }
    out.push(']');
    Ok(())
}
