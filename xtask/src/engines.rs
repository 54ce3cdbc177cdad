//! The browsers of the end-to-end tests, and their drivers.

use crate::cargo_tools;
use crate::shell::{Run, which};
use crate::steps::Steps;
use anyhow::{Result, bail};
use std::path::PathBuf;
use std::time::Duration;

/// A browser engine in which the end-to-end tests run.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Engine {
    /// Blink, as in Chrome and Edge
    Chromium,
    /// Gecko
    Firefox,
    /// `WebKitGTK`, the relative of Safari that runs on Linux
    Webkit,
}

impl Engine {
    pub(crate) const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::Webkit];

    /// The name of the test module for this engine.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::Webkit => "webkit",
        }
    }

    /// The programs that the engine needs: one of each group must be on the search path.
    fn programs(self) -> &'static [&'static [&'static str]] {
        match self {
            Self::Chromium => &[
                &["chromium", "chromium-browser", "google-chrome"],
                &["chromedriver"],
            ],
            Self::Firefox => &[&["firefox", "firefox-esr"]],
            Self::Webkit => &[&["WebKitWebDriver"], &["Xvfb"]],
        }
    }

    /// Debian's packages for these programs.
    fn packages(self) -> &'static [&'static str] {
        match self {
            Self::Chromium => &["chromium", "chromium-driver"],
            Self::Firefox => &["firefox-esr"],
            Self::Webkit => &["webkit2gtk-driver", "xvfb"],
        }
    }

    fn missing(self) -> bool {
        !self
            .programs()
            .iter()
            .all(|group| group.iter().any(|program| which(program).is_some()))
    }
}

/// Installs the missing engines if this user may, in one step, and Firefox's driver in another. Returns the driver's folder if that is not
/// on the search path.
pub(crate) fn ensure(engines: &[Engine], steps: &mut Steps) -> Result<Option<PathBuf>> {
    let missing: Vec<_> = engines.iter().filter(|engine| engine.missing()).collect();
    if missing.is_empty() {
        steps.skip("Browsers");
    } else {
        let mut packages: Vec<_> = missing
            .iter()
            .flat_map(|engine| engine.packages())
            .copied()
            .collect();
        // For the kanji in the pictures that the tests take.
        packages.push("fonts-noto-cjk");
        let names: Vec<_> = missing.iter().map(|engine| engine.name()).collect();
        install(&packages, &names.join(", "), steps)?;
    }
    if engines.contains(&Engine::Firefox) {
        cargo_tools::geckodriver().ensure(steps)
    } else {
        Ok(None)
    }
}

fn install(packages: &[&str], names: &str, steps: &mut Steps) -> Result<()> {
    const INSTALL: [&str; 3] = ["install", "-y", "--no-install-recommends"];
    let root = Run::new("id")
        .arg("-u")
        .output()
        .is_some_and(|id| id.trim() == "0");
    if which("apt-get").is_none() || !root {
        bail!(
            "the tests need browsers and drivers that are not here ({names}). On Debian: `sudo apt-get update && sudo apt-get {} {}`; elsewhere, whatever installs the same programs. Or leave an engine out: `cargo xtask test --engine chromium`",
            INSTALL.join(" "),
            packages.join(" ")
        );
    }
    // Another installation may be running, as on a machine that updates itself: wait for it, ten minutes at most.
    let apt = || {
        let run = Run::new("apt-get").env("DEBIAN_FRONTEND", "noninteractive");
        run.args(["-o", "DPkg::Lock::Timeout=600"])
    };
    let what = format!("Installing {names}");
    steps.take(&what, Duration::from_mins(1), || {
        apt().arg("update").log_to("apt-update.log").run()?;
        apt()
            .args(INSTALL)
            .args(packages)
            .log_to("apt-install.log")
            .run()
    })
}
