//! `cargo xtask bench`: runs all measurements.

use crate::engines::{self, Engine};
use crate::shell::cargo;
use crate::steps::Steps;
use crate::{cargo_tools, lighthouse, site, test};
use anyhow::Result;

/// The wasm target for Node.js, without a browser.
const WASI: &str = "wasm32-wasip1";

/// Runs the benchmarks. With arguments, passes them to `cargo bench` and stops there. Otherwise also measures the searches natively and as
/// wasm, and the page in Chromium (past bouts, crossings, decisions, frames, throws) and with Lighthouse, which fails if a score is too low.
pub(crate) fn run(args: &[String]) -> Result<()> {
    cargo("bench").args(args).run()?;
    if !args.is_empty() {
        return Ok(());
    }
    let mut steps = Steps::new(2);
    cargo_tools::ensure_target(WASI, &mut steps)?;
    for (example, args) in [("solver", &[][..]), ("rim", &["figures", "7"])] {
        let measure = |target: &[&str]| {
            cargo("run")
                .args(["--locked", "--quiet", "--profile", "bench"])
                .args(["--example", example])
                .args(target)
                .arg("--")
                .args(args)
                .env(
                    "CARGO_TARGET_WASM32_WASIP1_RUNNER",
                    "node --no-warnings xtask/wasi.mjs",
                )
        };
        println!("\n{example}:");
        measure(&[]).run()?;
        println!("\n{example} as wasm:");
        measure(&["--target", WASI]).run()?;
    }
    let dirs = engines::ensure(&[Engine::Chromium], &mut steps)?;
    site::build(false)?;
    test::e2e()
        .args(["--ignored", "--nocapture", "--test-threads", "1", "bench::"])
        .path_first(dirs.into_iter().collect())?
        .run()?;
    println!("\nLighthouse:");
    lighthouse::run()
}
