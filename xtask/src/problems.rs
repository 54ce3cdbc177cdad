//! `cargo xtask problems`: writes the problems of all games anew.

use crate::shell::{cargo, root};
use anyhow::Result;

/// Runs `crates/cli/examples/problems`, which writes `problems/<game>.txt`. Takes some minutes; equal seeds make equal files.
pub(crate) fn run(games: &[String]) -> Result<()> {
    let folder = root().join("problems");
    cargo("run")
        .args(["--locked", "--profile", "bench", "-p", "cli"])
        .args(["--example", "problems", "--"])
        .arg(folder)
        .args(games)
        .run()
}
