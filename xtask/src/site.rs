//! Building the static site with trunk.

use crate::shell::{Run, cargo, root};
use crate::{cargo_tools, node_tools, seal, sizes};
use anyhow::Result;
use std::path::PathBuf;

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// The programs of the page, each its own wasm.
pub(crate) const PAGES: &[&str] = &[
    "app",
    "books",
    "tricks",
    "tricks-study",
    "track",
    "track-study",
    "circle",
    "circle-study",
    "momentum",
    "momentum-study",
    "slam",
    "slam-study",
];
/// The programs of its workers.
pub(crate) const WORKERS: &[&str] = &["bots", "ring"];

/// As cargo wants programs named.
pub(crate) fn bins(names: &'static [&'static str]) -> impl Iterator<Item = &'static str> {
    names.iter().flat_map(|name| ["--bin", name])
}

/// What is needed to build the site, its programs included; the tools as folders for the search path.
pub(crate) fn prepare() -> Result<Vec<PathBuf>> {
    let mut dirs = vec![node_tools::ensure(&node_tools::TOOLS)?];
    dirs.extend(cargo_tools::for_site()?);
    // Trunk runs without a network, so that it never fetches tools behind our back; crates it must find here.
    cargo("fetch")
        .args(["--quiet", "--locked", "--target", TARGET])
        .run()?;
    // Trunk has cargo build one program after another; here they are built beside one another, and trunk finds them done.
    for (profile, names) in [("release", PAGES), ("worker", WORKERS)] {
        cargo("build")
            .args(["--quiet", "--locked", "--offline", "--target", TARGET])
            .args(["--profile", profile])
            .args(bins(names))
            .run()?;
    }
    Ok(dirs)
}

/// A trunk command on the optimised site.
pub(crate) fn trunk(subcommand: &str, tools: Vec<PathBuf>) -> Result<Run> {
    let trunk = tools
        .iter()
        .map(|dir| dir.join("trunk"))
        .find(|file| file.is_file());
    let program = trunk.unwrap_or_else(|| PathBuf::from("trunk"));
    let run = Run::new(program).args([
        subcommand,
        "--release",
        "--skip-version-check",
        "--log",
        // Its minifier can't read what wasm-bindgen writes, and leaves it as it is.
        "warn,trunk::processing::minify=error",
    ]);
    // Trunk takes `NO_COLOR=1` for a boolean that it can't read.
    run.env("NO_COLOR", "true").path_first(tools)
}

/// Options of `cargo xtask dist`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Have visitors drop the version that they keep for when there is no network, and keep none
    #[arg(long)]
    no_offline: bool,
    /// Declare the sizes to be as they are
    #[arg(long)]
    declare: bool,
}

/// Builds `dist/` and prints its sizes.
pub(crate) fn dist(options: &Options) -> Result<()> {
    let trunk = trunk("build", prepare()?)?;
    if options.no_offline {
        trunk.env(seal::NO_OFFLINE, "1").run()?;
    } else {
        trunk.run()?;
    }
    let sizes = sizes()?;
    print!("\n{sizes}");
    if options.declare {
        sizes.declare()?;
    }
    Ok(())
}

/// The sizes of what lies in `dist/`.
pub(crate) fn sizes() -> Result<sizes::Table> {
    sizes::Table::of(&root().join("dist"))
}

/// Builds `dist/`.
pub(crate) fn build() -> Result<()> {
    trunk("build", prepare()?)?.run()
}
