//! `cargo xtask bench`: what is measured rather than tested.

use crate::engines::{self, Engine};
use crate::shell::cargo;
use crate::site;
use anyhow::Result;

/// Runs the benchmarks of the library and then, unless arguments chose among them, measures the page.
pub(crate) fn run(args: &[String]) -> Result<()> {
    cargo("bench").args(args).run()?;
    if !args.is_empty() {
        return Ok(());
    }
    let dirs = engines::ensure(&[Engine::Chromium])?;
    site::build()?;
    cargo("test")
        .args([
            "--locked",
            "--quiet",
            "--package",
            "hakkyoi",
            "--test",
            "e2e",
            "--",
        ])
        .args(["--ignored", "--exact", "--nocapture", "bench::frames"])
        .path_first(dirs.into_iter().collect())?
        .run()
}
