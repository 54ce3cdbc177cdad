//! Joins the files that `style.css` imports into two style sheets: one for what is shown before the program, one for its screens.
//!
//! Browsers could load `style.css` as it is, but then the first paint would wait for some forty files.

use crate::shell::root;
use anyhow::{Context, Result};
use std::{fs, io};

/// The file that imports all others, each into its cascade layer.
const MANIFEST: &str = "style.css";
/// The line of [`MANIFEST`] that divides what the first paint needs from all else.
const DIVIDER: &str = "/* All else, which static/start.js loads with the program: screens.css */\n";

/// The names and the texts of both style sheets.
pub(crate) fn sheets() -> Result<[(&'static str, String); 2]> {
    let read = |file: &str| fs::read_to_string(root().join(file));
    let manifest = read(MANIFEST).with_context(|| format!("{MANIFEST} can't be read"))?;
    let (shell, screens) = divided(&manifest)?;
    Ok([
        ("shell.css", joined(shell, read)?),
        ("screens.css", joined(screens, read)?),
    ])
}

/// What stands before the dividing line and what stands after it.
fn divided(manifest: &str) -> Result<(&str, &str)> {
    let parts = manifest.split_once(DIVIDER);
    parts.with_context(|| format!("{MANIFEST} lacks the line `{}`", DIVIDER.trim_end()))
}

/// Replaces each line `@import "file" layer(name);` by the layer with the file's rules.
fn joined(imports: &str, read: impl Fn(&str) -> io::Result<String>) -> Result<String> {
    let mut joined = String::new();
    for line in imports.lines() {
        let Some(import) = line.strip_prefix("@import ") else {
            joined += line;
            joined.push('\n');
            continue;
        };
        let parts = import
            .strip_prefix('"')
            .and_then(|rest| rest.strip_suffix(");"))
            .and_then(|rest| rest.split_once("\" layer("));
        let (file, layer) = parts.with_context(|| format!("`{line}` names no file and layer"))?;
        let rules = read(file).with_context(|| format!("{file} can't be read"))?;
        for part in ["@layer ", layer, " {\n", &rules, "}\n"] {
            joined += part;
        }
    }
    Ok(joined)
}

#[cfg(test)]
mod tests {
    use super::{DIVIDER, divided, joined};
    use std::io;

    fn files(name: &str) -> io::Result<String> {
        match name {
            "styles/base.css" => Ok("p { margin: 0; }\n".to_owned()),
            _ => Err(io::ErrorKind::NotFound.into()),
        }
    }

    #[test]
    fn imported_rules_are_in_their_layer() {
        let imports = "@layer base, parts;\n@import \"styles/base.css\" layer(base);\n";
        let expected = "@layer base, parts;\n@layer base {\np { margin: 0; }\n}\n";
        assert_eq!(joined(imports, files).ok().as_deref(), Some(expected));
    }

    #[test]
    fn import_without_a_layer_or_a_file_is_refused() {
        for import in [
            "@import \"styles/base.css\";",
            "@import \"gone.css\" layer(base);",
        ] {
            assert!(joined(import, files).is_err(), "{import}");
        }
    }

    #[test]
    fn dividing_line_separates_the_sheets() {
        let manifest = format!("@layer base;\n{DIVIDER}@import;\n");
        let parts = divided(&manifest).ok();
        assert_eq!(parts, Some(("@layer base;\n", "@import;\n")));
        assert!(divided("@layer base;\n@import;\n").is_err());
    }
}
