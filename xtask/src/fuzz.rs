//! `cargo xtask fuzz`: feeds parsers, rules and imports with libFuzzer's inputs.
//!
//! It runs without a sanitizer: sanitizers check memory access, and in code without `unsafe` they only cost time. Debug assertions and
//! overflow checks are on.

use crate::cargo_tools;
use crate::shell::{Run, root, target};
use crate::steps::Steps;
use anyhow::{Context, Result, anyhow, bail};
use std::path::{Path, PathBuf};
use std::{fs, thread};

/// The target that plays bouts of the game that this environment variable names (`fuzz/src/steps.rs`).
const STEPS: &str = "steps";
const GAME: &str = "HAKKYOI_GAME";

/// How many seconds each target runs in `cargo xtask test`.
const SMOKE_SECONDS: u32 = 5;
/// The most time and memory for one input, in seconds and megabytes. No input should need nearly as much, because all fuzzed code is
/// linear.
const LIMITS: [&str; 2] = ["-timeout=10", "-rss_limit_mb=1024"];

/// Options of `cargo xtask fuzz`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Only this target: records, imports, or the steps of a game by its name; by default all of them, two at a time
    target: Option<String>,
    /// Only this input, once: a finding from fuzz/artifacts
    #[arg(requires = "target")]
    input: Option<PathBuf>,
    /// How many seconds each target runs
    #[arg(long, value_name = "N", default_value_t = 600)]
    seconds: u32,
}

/// Runs the fuzz targets. If one finds a fault, the others still run.
pub(crate) fn run(options: &Options) -> Result<()> {
    if !has_nightly() {
        bail!(
            "fuzzing needs Rust's nightly toolchain: `rustup toolchain install nightly --profile minimal`"
        );
    }
    let path = cargo_tools::cargo_fuzz().ensure(&mut Steps::new(1))?;
    let fuzzer = Fuzzer {
        path: path.into_iter().collect(),
        profile: "--release",
    };
    let mut targets = fuzzer.targets()?;
    if let Some(wanted) = &options.target {
        let all = targets.join(", ");
        targets.retain(|name| name == wanted);
        if targets.is_empty() {
            bail!("there is no target {wanted}, only {all}");
        }
    }
    match (&options.input, &*targets) {
        (Some(input), [target]) => fuzzer.repeat(target, input),
        _ => fuzzer.run(&targets, options.seconds),
    }
}

/// Runs all targets for a few seconds if there is a nightly toolchain. `path` is cargo-fuzz's folder if it is not on the search path.
pub(crate) fn smoke(path: &[PathBuf]) -> Result<()> {
    if has_nightly() {
        let fuzzer = Fuzzer {
            path: path.to_vec(),
            profile: "--dev",
        };
        fuzzer.run(&fuzzer.targets()?, SMOKE_SECONDS)
    } else {
        println!("skipped: there is no nightly toolchain");
        Ok(())
    }
}

/// A program of the nightly toolchain: this project pins a stable one, but cargo-fuzz needs nightly.
fn nightly(program: &str) -> Run {
    Run::new("rustup").args(["run", "nightly", program])
}

pub(crate) fn has_nightly() -> bool {
    nightly("rustc").arg("--version").output().is_some()
}

struct Fuzzer {
    /// The folder of cargo-fuzz if that is not on the search path.
    path: Vec<PathBuf>,
    /// The option for the build profile of the targets (`fuzz/Cargo.toml`).
    profile: &'static str,
}

impl Fuzzer {
    fn cargo_fuzz(&self, subcommand: &str) -> Result<Run> {
        let command = nightly("cargo").args(["fuzz", subcommand]);
        command.path_first(self.path.clone())
    }

    /// `cargo fuzz build` or `run`, with its own target folder, because its compiler flags differ from those of all other builds.
    fn built(&self, subcommand: &str) -> Result<Run> {
        let flags = [self.profile, "--sanitizer", "none", "--target-dir"];
        let command = self.cargo_fuzz(subcommand)?.args(flags);
        Ok(command.arg(target().join("fuzz")))
    }

    /// The names of the targets. In place of the target of the steps, each game has one of its own.
    fn targets(&self) -> Result<Vec<String>> {
        let list = self.cargo_fuzz("list")?.output();
        let list = list.context("`cargo fuzz list` failed")?;
        let others = list.lines().filter(|name| *name != STEPS);
        Ok(others.map(str::to_owned).chain(games()?).collect())
    }

    /// Runs a target, or the steps of a game, with its own corpus or with one input.
    fn target(&self, name: &str, input: Option<&Path>) -> Result<Run> {
        let run = self.built("run")?;
        let steps = games()?.iter().any(|game| game == name);
        let run = if steps {
            run.arg(STEPS).env(GAME, name)
        } else {
            run.arg(name)
        };
        let folder = |of: &str| -> Result<PathBuf> {
            let folder = root().join("fuzz").join(of).join(name);
            fs::create_dir_all(&folder)?;
            Ok(folder)
        };
        let run = match input {
            Some(input) => run.arg(input),
            None => run.arg(folder("corpus")?),
        };
        // Ends with a slash, because libFuzzer puts a file's name right behind it.
        let findings = format!("-artifact_prefix={}/", folder("artifacts")?.display());
        Ok(run.arg("--").args(LIMITS).arg(findings))
    }

    fn repeat(&self, name: &str, input: &Path) -> Result<()> {
        let input = input.canonicalize().context("there is no such input")?;
        self.target(name, Some(&input))?.run()
    }

    /// Runs two targets at a time, because a target uses one core.
    fn run(&self, targets: &[String], seconds: u32) -> Result<()> {
        self.built("build")?.run()?;
        let mut findings = Vec::new();
        for pair in targets.chunks(2) {
            let ends: Vec<Result<()>> = thread::scope(|scope| {
                let runs: Vec<_> = pair
                    .iter()
                    .map(|name| scope.spawn(|| self.run_one(name, seconds)))
                    .collect();
                let joined = runs.into_iter().map(|run| {
                    run.join()
                        .map_err(|_| anyhow!("the thread of a fuzz target has panicked"))?
                });
                joined.collect()
            });
            findings.extend(ends.into_iter().filter_map(Result::err));
        }
        match findings.into_iter().next() {
            Some(first) => Err(first),
            None => Ok(()),
        }
    }

    fn run_one(&self, name: &str, seconds: u32) -> Result<()> {
        let log = format!("fuzz-{name}.log");
        let command = self
            .target(name, None)?
            .arg(format!("-max_total_time={seconds}"))
            .arg("-print_final_stats=1")
            .log_to(&log);
        let done = command.run();
        let log = fs::read(target().join("xtask").join(log))?;
        let result = if done.is_ok() { "sound" } else { "FAILED" };
        println!(
            "{name}: {}, {result}",
            figures(&String::from_utf8_lossy(&log))
        );
        done
    }
}

/// The games, by their names in `crates/cli/tests/vectors`: every game has vectors, and they seed its corpus.
fn games() -> Result<Vec<String>> {
    let mut games = Vec::new();
    for file in fs::read_dir(root().join("crates/cli/tests/vectors"))? {
        let path = file?.path();
        if path.extension().is_some_and(|is| is == "records")
            && let Some(game) = path.file_stem()
        {
            games.push(game.to_string_lossy().into_owned());
        }
    }
    games.sort_unstable();
    Ok(games)
}

/// The numbers of runs, runs per second and covered edges in libFuzzer's log.
fn figures(log: &str) -> String {
    let after = |mark: &str| {
        let (_, rest) = log.rsplit_once(mark)?;
        rest.split_whitespace().next()
    };
    let figure = |mark| after(mark).unwrap_or("?");
    format!(
        "{} runs, {} a second, {} edges",
        figure("stat::number_of_executed_units:"),
        figure("stat::average_exec_per_sec:"),
        figure(" cov: "),
    )
}

#[cfg(test)]
mod tests {
    use super::{figures, games};

    #[test]
    fn games_are_those_with_vectors() {
        let games = games().unwrap();
        assert!(games.contains(&"circle".to_owned()), "{games:?}");
        assert!(games.iter().all(|game| !game.contains('.')), "{games:?}");
    }

    #[test]
    fn figures_are_the_last_ones_in_the_log() {
        let log = "#2\tINITED cov: 5 ft: 6\n#9\tDONE   cov: 1234 ft: 9 corp: 1\n\
            stat::number_of_executed_units: 20\nstat::average_exec_per_sec:     3\n";
        assert_eq!(figures(log), "20 runs, 3 a second, 1234 edges");
        assert_eq!(figures(""), "? runs, ? a second, ? edges");
    }
}
