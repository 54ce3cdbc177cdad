//! Checks the dependencies: licences, sources and known advisories (`deny.toml`).

use crate::shell::{Run, cargo};
use anyhow::Result;
use std::path::PathBuf;

/// Checks licences and sources, and advisories if their database can be downloaded. `path` is cargo-deny's folder if it is not on the
/// search path.
pub(crate) fn run(path: &[PathBuf]) -> Result<()> {
    let deny = |args: &[&str]| -> Result<Run> {
        let command = cargo("deny").args(["--locked", "--workspace"]);
        command.args(args).path_first(path.to_vec())
    };
    deny(&["check", "licenses", "sources"])?.run()?;
    if deny(&["fetch", "db"])?.output().is_some() {
        deny(&["check", "--disable-fetch", "advisories"])?.run()
    } else {
        println!("advisories: skipped, because their database can't be downloaded");
        Ok(())
    }
}
