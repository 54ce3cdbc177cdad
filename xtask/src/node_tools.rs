//! Tools from npm, at the versions of `xtask/npm/package-lock.json`: wasm-opt (package binaryen) and axe-core.

use crate::shell::{Run, root, target, which};
use anyhow::{Result, bail};
use std::fs;
use std::path::PathBuf;

/// Installs the packages under the target folder unless they are there. Returns the folder of their programs.
pub(crate) fn ensure() -> Result<PathBuf> {
    let from = root().join("xtask/npm");
    let into = target().join("tools");
    let bin = into.join("node_modules/.bin");
    let (wanted, installed) = (
        from.join("package-lock.json"),
        into.join("package-lock.json"),
    );
    let current =
        fs::read(&installed).is_ok_and(|have| fs::read(&wanted).is_ok_and(|want| have == want));
    if current && bin.join("wasm-opt").exists() {
        return Ok(bin);
    }
    if which("node").is_none() || which("npm").is_none() {
        bail!(
            "Node.js and npm are missing (wasm-opt runs on them). On Debian or Ubuntu: `apt-get install nodejs npm`; elsewhere see https://nodejs.org"
        );
    }
    fs::create_dir_all(&into)?;
    fs::copy(from.join("package.json"), into.join("package.json"))?;
    fs::copy(wanted, installed)?;
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    Run::new(npm)
        .arg("--prefix")
        .arg(&into)
        .args([
            "ci",
            "--no-audit",
            "--no-fund",
            "--ignore-scripts",
            "--loglevel=error",
        ])
        .run()?;
    Ok(bin)
}
