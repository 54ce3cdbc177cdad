//! Numbers the messages of `locales` for `ui::words`.
//!
//! `src/ui/words/mod.rs` explains why catalogues are read at build time and not with Fluent's own runtime.

mod catalogue;
mod coded;

use std::{env, fmt::Write, fs, path::Path};

use coded::{Files, fingerprint};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/ui/words/marks.rs");
    println!("cargo::rerun-if-changed=locales");
    match coded::read(Path::new("locales")) {
        Ok((keys, files)) => {
            let out = env::var("OUT_DIR")?;
            fs::write(Path::new(&out).join("catalogues.rs"), rust(&keys, &files)?)?;
        }
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
        }
    }
    Ok(())
}

/// The number of each message, and, for programs that load no files, the catalogues themselves.
fn rust(keys: &[String], files: &Files) -> Result<String, std::fmt::Error> {
    let mut out = String::new();
    let fingerprint = fingerprint(keys);
    writeln!(out, "const FINGERPRINT: &str = {fingerprint:?};")?;
    out.push_str("/// A message by its key.\n#[macro_export]\nmacro_rules! message {\n");
    for (place, key) in keys.iter().enumerate() {
        writeln!(
            out,
            "({key:?}) => {{ $crate::ui::words::Message({place}) }};"
        )?;
    }
    out.push_str("}\npub use message;\n");
    writeln!(
        out,
        "/// The keys of all messages, in the order of their numbers.\n\
         #[cfg(not(target_arch = \"wasm32\"))]\n\
         pub static KEYS: &[&str] = &{keys:?};\n\
         /// The catalogue of each language, with the language's tag.\n\
         #[cfg(not(target_arch = \"wasm32\"))]\n\
         pub static CATALOGUES: &[(&str, &str)] = &{:?};",
        files.iter().collect::<Vec<_>>()
    )?;
    Ok(out)
}
