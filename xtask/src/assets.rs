//! `cargo xtask assets`: the first step of a build, which trunk calls. Writes the files that index.html takes from the target folder: the
//! style sheet, and a catalogue of the page's texts for each language.

use crate::shell::root;
use crate::{coded, styles};
use anyhow::{Result, anyhow};
use std::fs;
use std::path::Path;

/// Where index.html expects the files, wherever cargo's target folder is.
const FOLDER: &str = "target/assets";

/// Writes the files.
///
/// # Errors
/// If a style sheet or a catalogue is missing or wrong.
pub(crate) fn run() -> Result<()> {
    let folder = root().join(FOLDER);
    write(&folder.join("style.css"), &styles::joined()?)?;
    let catalogues = coded::read(&root().join("locales"));
    let (_, catalogues) = catalogues.map_err(|faults| anyhow!(faults.join("\n")))?;
    for (tag, texts) in catalogues {
        write(&folder.join("words").join(tag + ".txt"), &texts)?;
    }
    Ok(())
}

/// Writes a file, unless it has this content: where trunk watches the folder, it would build again after every write.
fn write(file: &Path, content: &str) -> Result<()> {
    if fs::read_to_string(file).is_ok_and(|before| before == content) {
        return Ok(());
    }
    fs::create_dir_all(file.with_file_name(""))?;
    Ok(fs::write(file, content)?)
}
