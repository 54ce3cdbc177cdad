//! `cargo xtask assets`: the first step of a build, which trunk calls. Writes the files that index.html takes from the target folder: the
//! style sheets, and for each language a catalogue of the page's texts and what the page shows while its program does not run.

use crate::catalogue::{self, Messages, Piece};
use crate::shell::root;
use crate::{coded, styles};
use anyhow::{Context, Result, anyhow, bail};
use std::collections::BTreeSet;
use std::fmt::Write;
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
    for (name, sheet) in styles::sheets()? {
        write(&folder.join(name), &sheet)?;
    }
    let locales = root().join("locales");
    let wrong = |faults: Vec<String>| anyhow!(faults.join("\n"));
    let (_, catalogues) = coded::read(&locales).map_err(wrong)?;
    for (tag, texts) in catalogues {
        write(&folder.join("words").join(tag + ".txt"), &texts)?;
    }
    let script = fs::read_to_string(root().join("static/start.js"))?;
    for (tag, files) in catalogue::files(&locales)? {
        let messages = catalogue::read_files(&files).map_err(wrong)?;
        let shell = fs::read_to_string(root().join(format!("shell/{tag}.html")));
        let shell = shell.with_context(|| format!("no shell/{tag}.html (tests/ssr/shell.rs)"))?;
        let start = start(&shell, &script, &messages).with_context(|| tag.clone())?;
        // The page contains the English one.
        let name = match &*tag {
            "en" => "start.html".to_owned(),
            _ => format!("start/{tag}.html"),
        };
        write(&folder.join(name), &start)?;
    }
    Ok(())
}

/// The shell, and the messages for which `static/start.js` asks by `calm("key")`.
fn start(shell: &str, script: &str, messages: &Messages) -> Result<String> {
    let mut start = format!("<div id=\"shell\">{}</div>\n", shell.trim_end());
    let asked = script.split("calm(\"").skip(1);
    let keys: BTreeSet<&str> = asked
        .filter_map(|rest| Some(rest.split_once('"')?.0))
        .collect();
    for key in keys {
        let Some([Piece::Text(words)]) = messages.get(key).map(Vec::as_slice) else {
            bail!("{key} is missing, or not a plain text");
        };
        let words = words.replace('&', "&amp;").replace('<', "&lt;");
        writeln!(start, "<data value=\"{key}\">{words}</data>")?;
    }
    Ok(start)
}

/// Writes a file, unless it has this content: where trunk watches the folder, it would build again after every write.
fn write(file: &Path, content: &str) -> Result<()> {
    if fs::read_to_string(file).is_ok_and(|before| before == content) {
        return Ok(());
    }
    fs::create_dir_all(file.with_file_name(""))?;
    Ok(fs::write(file, content)?)
}
