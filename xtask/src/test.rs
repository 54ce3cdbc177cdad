//! `cargo xtask test`: every check there is, cheapest first; what is missing is installed beside the compiling.

use crate::engines::{self, Engine};
use crate::shell::{Run, cargo};
use crate::{cargo_tools, deny, fuzz, node_tools, site};
use anyhow::{Result, anyhow};
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

/// How many visits at a time. They wait more than they work, on two cores too.
const THREADS: &str = "4";
const DENY: [&str; 3] = ["--", "-D", "warnings"];

/// Options of `cargo xtask test`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Browser engines to test in; all three by default
    #[arg(long = "engine")]
    engines: Vec<Engine>,
    /// Leave the browser tests out
    #[arg(long)]
    no_browser: bool,
    /// Only build the site and run the browser tests whose names contain this
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
}

/// Runs the checks; the first failure ends the run.
pub(crate) fn run(options: &Options) -> Result<()> {
    let mut stages = Stages::default();
    let done = checks(options, &mut stages);
    stages.print();
    done
}

fn checks(options: &Options, stages: &mut Stages) -> Result<()> {
    let engines = options.engines().to_vec();
    let needs = thread::spawn(move || needs(&engines));
    if options.only_browser.is_none() {
        code(stages)?;
    }
    let dirs = stages.time("rest of installing", || {
        needs
            .join()
            .map_err(|_| anyhow!("installing the tools came to grief"))?
    })?;
    if options.no_browser {
        return Ok(());
    }
    stages.time("site", site::build)?;
    stages.time("sizes", || site::sizes()?.check())?;
    stages.time("browser tests", || browser(options, dirs))
}

/// Checks that need no browser.
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
        // Not among the targets that plain `cargo test` takes, and so not among all. Of the whole workspace, or crates would be compiled
        // anew for fewer of their features.
        clippy()
            .args(["--workspace", "--test", "e2e"])
            .args(DENY)
            .run()
    })?;
    cargo_tools::wasm_target()?;
    stages.time("lints for wasm", || {
        cargo("clippy")
            .args(["--locked", "--target", site::TARGET, "--lib"])
            .args(site::bins(site::PAGES))
            .args(site::bins(site::WORKERS))
            .args(DENY)
            .run()
    })?;
    stages.time("docs", || {
        cargo("doc")
            .args(["--locked", "--workspace", "--no-deps"])
            .env("RUSTDOCFLAGS", "-D warnings")
            .run()
    })?;
    stages.time("tests", || {
        cargo("test").args(["--locked", "--workspace"]).run()
    })?;
    stages.time("fuzzing", fuzz::smoke)?;
    stages.time("dependencies", deny::run)
}

/// Installs what the site and the browser tests need. Returns folders for the search path.
fn needs(engines: &[Engine]) -> Result<Vec<PathBuf>> {
    if engines.is_empty() {
        return Ok(Vec::new());
    }
    node_tools::ensure(&node_tools::TOOLS)?;
    let driver = engines::ensure(engines)?;
    cargo_tools::for_site()?;
    Ok(driver.into_iter().collect())
}

/// The tests in browsers; further arguments are theirs. What fails there fails in a page, of which a backtrace knows nothing.
pub(crate) fn e2e() -> Run {
    cargo("test")
        .args(["--locked", "--workspace", "--test", "e2e", "--"])
        .env("RUST_BACKTRACE", "0")
}

fn browser(options: &Options, dirs: Vec<PathBuf>) -> Result<()> {
    let tests = || e2e().args(["--test-threads", THREADS]);
    match &options.only_browser {
        None if options.engines() == Engine::ALL => tests().path_first(dirs)?.run(),
        name => options.engines().iter().try_for_each(|engine| {
            let filter = format!("{}::{}", engine.name(), name.as_deref().unwrap_or_default());
            tests().arg(filter).path_first(dirs.clone())?.run()
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
