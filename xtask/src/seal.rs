//! `cargo xtask seal`: the last step of a build, which trunk calls.

use crate::shell::cargo;
use anyhow::{Context, Result};
use std::path::Path;
use std::{env, fs};

/// The environment variable with which a build's service worker deletes the versions that visitors have cached.
pub(crate) const NO_OFFLINE: &str = "HAKKYOI_NO_OFFLINE";

const GONE: &str = include_str!("../pack/site/gone.js");
const MANIFEST: &str = include_str!("../pack/site/manifest.webmanifest");

/// Seals a site that will be hosted. A site that is only played on this machine changes with every build, so its service worker caches
/// nothing and deletes what an earlier build cached.
pub(crate) fn run() -> Result<()> {
    let of_trunk = |name| env::var_os(name).context("trunk calls this; run `cargo xtask dist`");
    let staging = of_trunk("TRUNK_STAGING_DIR")?;
    if of_trunk("TRUNK_PROFILE")? == "debug" {
        let site = Path::new(&staging);
        fs::write(site.join("manifest.webmanifest"), MANIFEST)?;
        return Ok(fs::write(site.join("sw.js"), GONE)?);
    }
    let pack = cargo("run").args(["--quiet", "--locked", "--package", "pack", "--", "seal"]);
    let pack = pack.arg(staging);
    if env::var_os(NO_OFFLINE).is_some() {
        pack.arg("--no-offline").run()
    } else {
        pack.run()
    }
}
