//! `cargo xtask fuzz`: feeds parsers, rules and imports with libFuzzer's inputs.
//!
//! It runs without a sanitizer: sanitizers check memory access, and in code without `unsafe` they only cost time. Debug assertions and
//! overflow checks are on.

use crate::cargo_tools;
use crate::shell::{Run, target};
use crate::steps::Steps;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};

/// How many seconds each target runs in `cargo xtask test`.
const SMOKE_SECONDS: u32 = 5;
/// The most time and memory for one input, in seconds and megabytes. No input should need nearly as much, because all fuzzed code is
/// linear.
const LIMITS: [&str; 2] = ["-timeout=10", "-rss_limit_mb=1024"];

/// Options of `cargo xtask fuzz`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Only this target; by default all of them, one after the other
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
    match (&options.target, &options.input) {
        (Some(target), Some(input)) => fuzzer.repeat(target, input),
        (Some(target), None) => fuzzer.run(&[target.as_str()], options.seconds),
        (None, _) => fuzzer.run_all(options.seconds),
    }
}

/// Runs all targets for a few seconds if there is a nightly toolchain. `path` is cargo-fuzz's folder if it is not on the search path.
pub(crate) fn smoke(path: &[PathBuf]) -> Result<()> {
    if has_nightly() {
        let fuzzer = Fuzzer {
            path: path.to_vec(),
            profile: "--dev",
        };
        fuzzer.run_all(SMOKE_SECONDS)
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

    fn repeat(&self, target: &str, input: &Path) -> Result<()> {
        let input = input.canonicalize().context("there is no such input")?;
        let command = self.built("run")?.arg(target).arg(input);
        command.arg("--").args(LIMITS).run()
    }

    fn run_all(&self, seconds: u32) -> Result<()> {
        let list = self.cargo_fuzz("list")?.output();
        let list = list.context("`cargo fuzz list` failed")?;
        self.run(&list.lines().collect::<Vec<_>>(), seconds)
    }

    fn run(&self, targets: &[&str], seconds: u32) -> Result<()> {
        self.built("build")?.run()?;
        let mut findings = Vec::new();
        for name in targets {
            let log = format!("fuzz-{name}.log");
            let command = self.built("run")?.arg(name).arg("--").args(LIMITS);
            let command = command
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
            findings.extend(done.err());
        }
        match findings.into_iter().next() {
            Some(first) => Err(first),
            None => Ok(()),
        }
    }
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
    use super::figures;

    #[test]
    fn figures_are_the_last_ones_in_the_log() {
        let log = "#2\tINITED cov: 5 ft: 6\n#9\tDONE   cov: 1234 ft: 9 corp: 1\n\
            stat::number_of_executed_units: 20\nstat::average_exec_per_sec:     3\n";
        assert_eq!(figures(log), "20 runs, 3 a second, 1234 edges");
        assert_eq!(figures(""), "? runs, ? a second, ? edges");
    }
}
