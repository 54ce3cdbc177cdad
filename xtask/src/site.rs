//! Builds the static site with trunk.

use crate::shell::{Run, cargo, root, target};
use crate::steps::Steps;
use crate::{archive, cargo_tools, node_tools, seal};
use anyhow::{Result, anyhow};
use std::path::PathBuf;
use std::time::Duration;
use std::{fs, thread};

/// The page's program.
pub(crate) const PAGE: &[&str] = &["page"];
/// The programs of the page's workers.
pub(crate) const WORKERS: &[&str] = &["bots", "ring"];

/// Cargo's arguments for these programs.
pub(crate) fn bins<'a>(names: &[&'a str]) -> impl Iterator<Item = &'a str> {
    names.iter().flat_map(|name| ["--bin", name])
}

/// How the site is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// Compiled quickly, for playing on this machine: without optimising the whole program, and without npm.
    Quick,
    /// Optimised, for hosting.
    Small,
}

impl Build {
    /// The number of steps that [`prepare`] announces.
    pub(crate) fn steps(self) -> usize {
        match self {
            Self::Quick => 5,
            Self::Small => 6,
        }
    }

    /// The folder into which trunk writes.
    fn dist(self) -> PathBuf {
        match self {
            Self::Quick => target().join("play-dist"),
            Self::Small => root().join("dist"),
        }
    }

    fn compiling(self) -> (&'static str, Duration) {
        match self {
            Self::Quick => ("Compiling the game, for this machine", QUICK),
            Self::Small => ("Compiling the game, optimised", SMALL),
        }
    }
}

/// Cargo's profile for the quick build (Cargo.toml).
const PLAY: &str = "play";

/// How long compiling takes on two cores.
const QUICK: Duration = Duration::from_secs(90);
const SMALL: Duration = Duration::from_mins(6);

/// Downloads all crates in the lock file.
///
/// With `--target`, cargo would leave out crates for this machine's target, but would still ask for them when trunk has it build offline.
pub(crate) fn fetch() -> Run {
    cargo("fetch").arg("--locked").log_to("fetch.log")
}

/// Installs the tools that build the site, and compiles its programs. Returns the tools' folders for the search path.
pub(crate) fn prepare(build: Build, steps: &mut Steps) -> Result<Vec<PathBuf>> {
    let dirs = tools(build, steps)?;
    steps.take("Downloading crates", Duration::from_secs(10), || {
        fetch().run()
    })?;
    let (what, usual) = build.compiling();
    steps.take(what, usual, || compile(build))?;
    Ok(dirs)
}

/// Installs the tools that build the site. Returns their folders for the search path.
pub(crate) fn tools(build: Build, steps: &mut Steps) -> Result<Vec<PathBuf>> {
    cargo_tools::ensure_target(cargo_tools::WASM, steps)?;
    let mut dirs = Vec::new();
    dirs.extend(cargo_tools::trunk().ensure(steps)?);
    dirs.extend(cargo_tools::wasm_bindgen()?.ensure(steps)?);
    if build == Build::Small {
        dirs.extend(node_tools::wasm_opt(steps)?);
    }
    Ok(dirs)
}

/// Compiles the programs side by side. Trunk, which would build one after the other, then finds them done.
fn compile(build: Build) -> Result<()> {
    let cargo_build = |profile: &str, names: &[&str]| {
        cargo("build")
            .args(["--quiet", "--locked", "--target", cargo_tools::WASM])
            .args(["--profile", profile])
            .args(bins(names))
            .log_to(&format!("build-{profile}.log"))
            .run()
    };
    match build {
        Build::Quick => cargo_build(PLAY, &[PAGE, WORKERS].concat()),
        // Cargo locks a folder per profile, so two profiles can build side by side: one is optimised on one core while the other is
        // compiled.
        Build::Small => thread::scope(|scope| {
            let workers = scope.spawn(|| cargo_build("worker", WORKERS));
            let pages = cargo_build("release", PAGE);
            let workers = workers.join();
            pages?;
            workers.map_err(|_| anyhow!("the thread that builds the workers has panicked"))?
        }),
    }
}

/// A trunk command for the site.
pub(crate) fn trunk(subcommand: &str, build: Build, tools: Vec<PathBuf>) -> Result<Run> {
    let trunk = tools
        .iter()
        .map(|dir| dir.join("trunk"))
        .find(|file| file.is_file());
    let program = trunk.unwrap_or_else(|| PathBuf::from("trunk"));
    let run = Run::new(program)
        .args([
            subcommand,
            "--skip-version-check",
            "--log",
            // Its minifier warns that it cannot read wasm-bindgen's scripts, and leaves them as they are.
            "warn,trunk::processing::minify=error",
            "--dist",
        ])
        .arg(build.dist());
    let run = match build {
        Build::Quick => run.args(["--cargo-profile", PLAY]),
        Build::Small => run.arg("--release"),
    };
    // Trunk parses `NO_COLOR` as a boolean and fails on `1`.
    let run = run.env("NO_COLOR", "true").env("CARGO_TERM_QUIET", "true");
    run.path_first(tools)
}

/// Options of `cargo xtask dist`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Build a site that deletes the versions cached in visitors' browsers, and caches none
    #[arg(long)]
    no_offline: bool,
    /// Declare the current sizes in the budget
    #[arg(long)]
    declare: bool,
    /// Also write the site as one file, target/hakkyoi-VERSION.zip, for hosts that take a zip
    #[arg(long)]
    zip: bool,
}

/// Builds `dist/` and prints its sizes.
pub(crate) fn dist(options: &Options) -> Result<()> {
    build(options.no_offline)?;
    weigh(if options.declare { &["--declare"] } else { &[] })?;
    if options.zip {
        let zip = archive::zip(&Build::Small.dist())?;
        println!("\nThe site as one file: {}", zip.display());
    }
    Ok(())
}

/// Checks the sizes of the files in `dist/` against the budget.
pub(crate) fn check_sizes() -> Result<()> {
    weigh(&["--check"])
}

fn weigh(how: &[&str]) -> Result<()> {
    let pack = cargo("run").args(["--quiet", "--locked", "--package", "pack", "--", "weigh"]);
    pack.arg(Build::Small.dist()).args(how).run()
}

/// Builds `dist/`.
pub(crate) fn build(no_offline: bool) -> Result<()> {
    let mut steps = Steps::new(Build::Small.steps() + 1);
    let tools = prepare(Build::Small, &mut steps)?;
    put_together(no_offline, tools, &mut steps)
}

/// Builds `dist/` from what [`prepare`] has compiled. `tools` are the folders that it returned.
pub(crate) fn put_together(no_offline: bool, tools: Vec<PathBuf>, steps: &mut Steps) -> Result<()> {
    let trunk = trunk("build", Build::Small, tools)?.log_to("trunk.log");
    let trunk = if no_offline {
        trunk.env(seal::NO_OFFLINE, "1")
    } else {
        trunk
    };
    steps.take("Putting the site together", Duration::from_mins(1), || {
        trunk.run()
    })
}

/// Checks that [`fetch`] downloads every crate that a build of the site needs: with only those in cargo's home, cargo must resolve the
/// whole lock file offline, as it does for trunk. Nothing is compiled.
pub(crate) fn fetches_all() -> Result<()> {
    let home = target().join("xtask/empty-cargo-home");
    drop(fs::remove_dir_all(&home));
    fs::create_dir_all(&home)?;
    fetch().env("CARGO_HOME", &home).run()?;
    cargo("metadata")
        .args(["--locked", "--offline", "--format-version=1"])
        .env("CARGO_HOME", &home)
        .log_to("metadata.json")
        .run()?;
    Ok(fs::remove_dir_all(&home)?)
}
