//! What is depended on: its licences, where it comes from, and what is known against it (`deny.toml`).

use crate::cargo_tools;
use crate::shell::{Run, cargo};
use anyhow::Result;

/// Checks licences and sources, and advisories where their database can be had.
pub(crate) fn run() -> Result<()> {
    let path: Vec<_> = cargo_tools::cargo_deny()?.into_iter().collect();
    let deny = |args: &[&str]| -> Result<Run> {
        let command = cargo("deny").args(["--locked", "--workspace"]);
        command.args(args).path_first(path.clone())
    };
    deny(&["check", "licenses", "sources"])?.run()?;
    if deny(&["fetch", "db"])?.output().is_some() {
        deny(&["check", "--disable-fetch", "advisories"])?.run()
    } else {
        println!("advisories: skipped, as their database can't be had");
        Ok(())
    }
}
