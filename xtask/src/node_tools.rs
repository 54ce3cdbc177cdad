//! Tools from npm, in the versions of a `package-lock.json`: wasm-opt (package binaryen) and axe-core for builds and tests, Lighthouse for
//! measurements.

use crate::shell::{Run, root, target, which};
use crate::steps::Steps;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

/// npm packages that are installed together.
pub(crate) struct Packages {
    /// Their name in messages.
    what: &'static str,
    /// The folder of their `package.json`.
    from: &'static str,
    /// The folder to install them into, below the target folder.
    into: &'static str,
    /// One of their programs; if it is there, they are installed.
    program: &'static str,
}

/// The packages for builds and tests.
pub(crate) const TOOLS: Packages = Packages {
    what: "wasm-opt and axe-core",
    from: "xtask/npm",
    into: "tools",
    program: "wasm-opt",
};

/// Lighthouse CI, which runs Lighthouse several times and checks the scores.
pub(crate) const LIGHTHOUSE: Packages = Packages {
    what: "Lighthouse",
    from: "xtask/lighthouse",
    into: "lighthouse",
    program: "lhci",
};

/// Makes sure that wasm-opt is there: the right version on the search path, or npm's. Returns its folder if that is not on the search path.
pub(crate) fn wasm_opt(steps: &mut Steps) -> Result<Option<PathBuf>> {
    let text = which("wasm-opt").and_then(|program| Run::new(program).arg("--version").output());
    if text.is_some_and(|text| text.contains(&wanted_wasm_opt().unwrap_or_default())) {
        steps.skip("wasm-opt");
        return Ok(None);
    }
    ensure(&TOOLS, steps).map(Some)
}

/// The version of wasm-opt in Trunk.toml, as in `version_132`.
fn wanted_wasm_opt() -> Result<String> {
    let settings = fs::read_to_string(root().join("Trunk.toml"))?;
    let (_, rest) = settings
        .split_once("wasm_opt = \"")
        .context("Trunk.toml names no wasm_opt")?;
    Ok(rest.split('"').next().unwrap_or_default().to_owned())
}

/// Installs the packages unless they are there. Returns the folder of their programs.
pub(crate) fn ensure(packages: &Packages, steps: &mut Steps) -> Result<PathBuf> {
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
        steps.skip(packages.what);
        return Ok(bin);
    }
    if which("node").is_none() || which("npm").is_none() {
        bail!(
            "Node.js with npm is missing: {} come from there. On Debian or Ubuntu: `sudo apt-get install nodejs npm`; elsewhere see https://nodejs.org. `cargo xtask play` works without.",
            packages.what
        );
    }
    fs::create_dir_all(&into)?;
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    steps.take(
        &format!("Installing {}", packages.what),
        Duration::from_secs(10),
        || {
            fs::copy(from.join("package.json"), into.join("package.json"))?;
            fs::copy(&wanted, &installed)?;
            let install = Run::new(npm).arg("--prefix").arg(&into).args([
                "ci",
                "--no-audit",
                "--no-fund",
                "--ignore-scripts",
                "--loglevel=error",
            ]);
            install
                .log_to(&format!("npm-{}.log", packages.program))
                .run()
        },
    )?;
    Ok(bin)
}
