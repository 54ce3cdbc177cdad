//! Joins the files of `styles/` into two style sheets: one for what is shown before the program, one for its screens.

use crate::shell::root;
use anyhow::{Context, Result};
use std::{fs, io};

/// The folder of the style sheets.
const STYLES: &str = "styles";
/// The style sheets that import the others, each into its cascade layer.
pub(crate) const INDEXES: [&str; 2] = ["shell.css", "screens.css"];

/// One of [`INDEXES`], joined with the style sheets that it imports.
pub(crate) fn joined(index: &str) -> Result<String> {
    let styles = root().join(STYLES);
    let read = |name: &str| fs::read_to_string(styles.join(name));
    let imports = read(index).with_context(|| format!("{STYLES}/{index} can't be read"))?;
    join(&imports, read)
}

/// Replaces each line `@import "file" layer(name);` by the layer with the file's rules.
fn join(index: &str, read: impl Fn(&str) -> io::Result<String>) -> Result<String> {
    let mut joined = String::new();
    for line in index.lines() {
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
        let rules = read(file).with_context(|| format!("{STYLES}/{file} can't be read"))?;
        for part in ["@layer ", layer, " {\n", &rules, "}\n"] {
            joined += part;
        }
    }
    Ok(joined)
}

#[cfg(test)]
mod tests {
    use super::join;
    use std::io;

    fn files(name: &str) -> io::Result<String> {
        match name {
            "base.css" => Ok("p { margin: 0; }\n".to_owned()),
            _ => Err(io::ErrorKind::NotFound.into()),
        }
    }

    #[test]
    fn imported_rules_are_in_their_layer() {
        let index = "@layer base, parts;\n@import \"base.css\" layer(base);\n";
        let joined = "@layer base, parts;\n@layer base {\np { margin: 0; }\n}\n";
        assert_eq!(join(index, files).ok().as_deref(), Some(joined));
    }

    #[test]
    fn import_without_a_layer_or_a_file_is_refused() {
        for import in ["@import \"base.css\";", "@import \"gone.css\" layer(base);"] {
            assert!(join(import, files).is_err(), "{import}");
        }
    }
}
