//! `cargo xtask test`: runs all checks, the cheapest first. Meanwhile, a thread installs missing tools and compiles the site: one core alone
//! optimises the page's program, and the checks, too, do not always use both.

use crate::engines::{self, Engine};
use crate::shell::{Run, cargo};
use crate::site::{self, Build};
use crate::steps::Steps;
use crate::{cargo_tools, deny, fuzz, node_tools, toy};
use anyhow::{Result, anyhow};
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

/// The environment variable with which visits take pictures of what they see (`tests/e2e/overview.rs`).
const PICTURES: &str = "HAKKYOI_PICTURES";
/// How many visits run at the same time: enough to keep two cores busy.
const THREADS: &str = "4";
const DENY: [&str; 3] = ["--", "-D", "warnings"];

/// Options of `cargo xtask test`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Browser engines to test in; by default all three
    #[arg(long = "engine")]
    engines: Vec<Engine>,
    /// Run every browser test in every engine, not only those for which engines differ, and take pictures of what they show
    #[arg(long)]
    all: bool,
    /// Leave the browser tests out
    #[arg(long, conflicts_with = "all")]
    no_browser: bool,
    /// Only build the site and run the browser tests whose names begin with this, in every engine, with pictures
    #[arg(long, value_name = "NAME")]
    only_browser: Option<String>,
}

impl Options {
    fn engines(&self) -> &[Engine] {
        if self.no_browser {
            &[]
        } else if self.engines.is_empty() {
            &Engine::ALL
        } else {
            &self.engines
        }
    }

    /// Whether tests also run in engines in which they would behave the same.
    fn everywhere(&self) -> bool {
        self.all || self.only_browser.is_some()
    }
}

/// Runs the checks; the first failure ends the run.
pub(crate) fn run(options: &Options) -> Result<()> {
    let mut stages = Stages::default();
    let done = checks(options, &mut stages);
    stages.print();
    done
}

fn checks(options: &Options, stages: &mut Stages) -> Result<()> {
    let (engines, code_too) = (options.engines().to_vec(), options.only_browser.is_none());
    cargo_tools::ensure_target(cargo_tools::WASM, &mut Steps::new(1))?;
    let needs = thread::spawn(move || prepare(&engines, code_too));
    if code_too {
        code(stages)?;
    }
    let path = stages.time("rest of installing and compiling", || {
        needs
            .join()
            .map_err(|_| anyhow!("the thread that installs the tools has panicked"))?
    })?;
    if code_too {
        stages.time("fuzzing", || fuzz::smoke(&path))?;
        stages.time("dependencies", || deny::run(&path))?;
        stages.time("crates from nothing", site::fetches_all)?;
    }
    if options.no_browser {
        return Ok(());
    }
    let tools = path.clone();
    stages.time("site", || {
        site::put_together(false, tools, &mut Steps::new(1))
    })?;
    stages.time("sizes", site::check_sizes)?;
    stages.time("browser tests", || browser(options, &path))
}

/// The checks that need only Rust.
fn code(stages: &mut Stages) -> Result<()> {
    stages.time("format", || {
        cargo("fmt").args(["--all", "--check"]).run()?;
        let fuzz = ["--manifest-path", "fuzz/Cargo.toml", "--check"];
        cargo("fmt").args(fuzz).run()
    })?;
    stages.time("lints", || {
        let clippy = || cargo("clippy").arg("--locked");
        clippy()
            .args(["--workspace", "--all-targets"])
            .args(DENY)
            .run()?;
        // `--all-targets` leaves this target out, as plain `cargo test` does. Without `--workspace`, crates would be compiled again with
        // fewer features.
        clippy()
            .args(["--workspace", "--test", "e2e"])
            .args(DENY)
            .run()
    })?;
    stages.time("lints for wasm", || {
        cargo("clippy")
            .args(["--locked", "--target", cargo_tools::WASM, "--lib"])
            .args(site::bins(site::PAGE))
            .args(site::bins(site::WORKERS))
            .args(DENY)
            .run()
    })?;
    stages.time("docs", || {
        cargo("doc")
            // With an example, the dev-dependencies' features are on, as for clippy. Otherwise every crate would be checked again.
            .args(["--locked", "--workspace", "--no-deps", "--lib"])
            .args(["--example", "solver"])
            .env("RUSTDOCFLAGS", "-D warnings")
            .run()
    })?;
    stages.time("tests", || {
        cargo("test").args(["--locked", "--workspace"]).run()
    })?;
    stages.time("toy game", toy::run)
}

/// Installs the tools that the checks need besides Rust, and compiles the site if browsers are to visit it. Returns the tools' folders for
/// the search path.
fn prepare(engines: &[Engine], code_too: bool) -> Result<Vec<PathBuf>> {
    let (browsers, firefox) = (!engines.is_empty(), engines.contains(&Engine::Firefox));
    let fuzz = code_too && fuzz::has_nightly();
    let site = if browsers {
        Build::Small.steps() + 1
    } else {
        0
    };
    let mut steps = Steps::new(
        site + [firefox, fuzz, code_too]
            .map(usize::from)
            .iter()
            .sum::<usize>(),
    );
    let mut path = Vec::new();
    if fuzz {
        path.extend(cargo_tools::cargo_fuzz().ensure(&mut steps)?);
    }
    if code_too {
        path.extend(cargo_tools::cargo_deny().ensure(&mut steps)?);
    }
    if browsers {
        path.extend(engines::ensure(engines, &mut steps)?);
        path.extend(site::prepare(Build::Small, &mut steps)?);
    }
    Ok(path)
}

/// The command for the browser tests; further arguments go to them. Without backtraces, because a failure happens in the page, which a
/// backtrace does not show.
pub(crate) fn e2e() -> Run {
    cargo("test")
        .args(["--locked", "--workspace", "--test", "e2e", "--"])
        .env("RUST_BACKTRACE", "0")
}

/// Builds the site and takes the README's pictures of it.
pub(crate) fn pictures() -> Result<()> {
    let mut steps = Steps::new(2);
    let engines = [Engine::Chromium];
    let path = engines::ensure(&engines, &mut steps)?;
    node_tools::ensure(&node_tools::TOOLS, &mut steps)?;
    site::build(false)?;
    e2e()
        .args(["--ignored", "--exact", "pictures"])
        .path_first(path.into_iter().collect())?
        .run()
}

fn browser(options: &Options, path: &[PathBuf]) -> Result<()> {
    let tests = || {
        let tests = e2e().args(["--test-threads", THREADS]);
        if options.everywhere() {
            // Measurements, the test with fifty kills and the README's pictures run only when asked for by name.
            let others = ["bench::", "killed_50", "pictures"];
            let skip = others.iter().flat_map(|name| ["--skip", name]);
            tests.arg("--include-ignored").args(skip).env(PICTURES, "1")
        } else {
            tests
        }
    };
    match &options.only_browser {
        None if options.engines() == Engine::ALL => tests().path_first(path.to_vec())?.run(),
        name => options.engines().iter().try_for_each(|engine| {
            let filter = format!("{}::{}", engine.name(), name.as_deref().unwrap_or_default());
            tests().arg(filter).path_first(path.to_vec())?.run()
        }),
    }
}

/// How long each stage took.
#[derive(Default)]
struct Stages(Vec<(&'static str, Duration)>);

impl Stages {
    fn time<T>(&mut self, name: &'static str, stage: impl FnOnce() -> Result<T>) -> Result<T> {
        println!("\n== {name}");
        let start = Instant::now();
        let done = stage();
        self.0.push((name, start.elapsed()));
        done
    }

    fn print(&self) {
        println!("\n== time");
        for (name, time) in &self.0 {
            println!("{:>7.1} s  {name}", time.as_secs_f64());
        }
        let sum: Duration = self.0.iter().map(|(_, time)| *time).sum();
        println!("{:>7.1} s  in all", sum.as_secs_f64());
    }
}
