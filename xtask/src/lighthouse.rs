//! Runs Lighthouse on the built site, with the phone and the network that it simulates. `xtask/lighthouse/lighthouserc.json` sets the
//! scores to reach.

use crate::node_tools::{self, LIGHTHOUSE};
use crate::shell::{Run, root, target};
use crate::steps::Steps;
use anyhow::{Context, Result};
use serde_json::Value;
use std::fs;

/// Measures, prints each run's scores out of 100, and fails if they are too low.
pub(crate) fn run() -> Result<()> {
    let bin = node_tools::ensure(&LIGHTHOUSE, &mut Steps::new(1))?;
    let scratch = target().join("xtask/lighthouse");
    fs::create_dir_all(&scratch)?;
    let config = root().join("xtask/lighthouse/lighthouserc.json");
    let lhci = |step: &str| {
        let command = Run::new(bin.join("lhci")).within(&scratch).arg(step);
        command.arg(format!("--config={}", config.display()))
    };
    let site = format!("--staticDistDir={}", root().join("dist").display());
    lhci("collect").arg(site).run()?;
    lhci("upload")
        .args(["--target=filesystem", "--outputDir=reports"])
        .run()?;
    let runs = fs::read_to_string(scratch.join("reports/manifest.json"))?;
    let runs: Vec<Value> = serde_json::from_str(&runs)?;
    for run in &runs {
        let scores = run["summary"].as_object().context("a run without scores")?;
        let scores = scores.iter().map(|(category, score)| {
            format!(
                "{category} {:.0}",
                score.as_f64().unwrap_or_default() * 100.0
            )
        });
        println!("{}", scores.collect::<Vec<_>>().join(", "));
    }
    lhci("assert").run()
}
