//! Tools from npm, at the versions of a `package-lock.json`: wasm-opt (package binaryen) and axe-core for all, Lighthouse for measuring.

use crate::shell::{Run, root, target, which};
use anyhow::{Result, bail};
use std::fs;
use std::path::PathBuf;

/// Packages that are installed together.
pub(crate) struct Packages {
    /// The folder of their `package.json`.
    from: &'static str,
    /// Where they are put, below the target folder.
    into: &'static str,
    /// One of their programs: it is there when all is.
    program: &'static str,
}

/// What building and testing need.
pub(crate) const TOOLS: Packages = Packages {
    from: "xtask/npm",
    into: "tools",
    program: "wasm-opt",
};

/// Lighthouse, with what runs it several times and holds it against what is wanted.
pub(crate) const LIGHTHOUSE: Packages = Packages {
    from: "xtask/lighthouse",
    into: "lighthouse",
    program: "lhci",
};

/// Installs packages unless they are there. Returns the folder of their programs.
pub(crate) fn ensure(packages: &Packages) -> Result<PathBuf> {
    let from = root().join(packages.from);
    let into = target().join(packages.into);
    let bin = into.join("node_modules/.bin");
    let (wanted, installed) = (
        from.join("package-lock.json"),
        into.join("package-lock.json"),
    );
    let current =
        fs::read(&installed).is_ok_and(|have| fs::read(&wanted).is_ok_and(|want| have == want));
    if current && bin.join(packages.program).exists() {
        return Ok(bin);
    }
    if which("node").is_none() || which("npm").is_none() {
        bail!(
            "Node.js and npm are missing ({} runs on them). On Debian or Ubuntu: `apt-get install nodejs npm`; elsewhere see https://nodejs.org",
            packages.program
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
