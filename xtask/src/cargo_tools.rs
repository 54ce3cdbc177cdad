//! Tools that cargo and rustup install: the wasm target, trunk, wasm-bindgen, geckodriver, cargo-fuzz, cargo-deny.

use crate::shell::{Run, cargo, root, target, which};
use crate::steps::Steps;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs};

const TRUNK: &str = "0.21.14";
const GECKODRIVER: &str = "0.37.1";
const CARGO_FUZZ: &str = "0.13.2";
const CARGO_DENY: &str = "0.20.2";

/// A program that cargo installs from source, in one version.
pub(crate) struct Tool {
    package: &'static str,
    program: &'static str,
    version: String,
    flags: &'static [&'static str],
    /// Whether any other version on the search path will do.
    any_version: bool,
    /// The crates in which it spends its time. All others are compiled without optimisation.
    optimised: &'static [&'static str],
    /// How long compiling takes on two cores.
    usual: Duration,
}

/// Builds and serves the site.
pub(crate) fn trunk() -> Tool {
    Tool {
        package: "trunk",
        program: "trunk",
        version: TRUNK.to_owned(),
        // Without its code for downloads, which this project does not use, it compiles in two thirds of the time.
        flags: &["--locked", "--no-default-features"],
        any_version: false,
        optimised: &[],
        usual: Duration::from_secs(165),
    }
}

/// Generates the scripts that connect the page's wasm to JavaScript.
///
/// # Errors
/// If Cargo.lock cannot be read.
pub(crate) fn wasm_bindgen() -> Result<Tool> {
    Ok(Tool {
        package: "wasm-bindgen-cli",
        program: "wasm-bindgen",
        // The command and the crate share a private format, so their versions must be equal.
        version: locked_version("wasm-bindgen")?,
        // Only this program, without the test runner and its web server.
        flags: &["--bin", "wasm-bindgen", "--no-default-features"],
        any_version: false,
        // It reads megabytes, three times per build. Without this, a build takes 10 s of processor time longer. With every crate optimised,
        // compiling the tool takes 66 s longer, and a build is 2 s shorter.
        optimised: &[
            "walrus",
            "wasm-bindgen-cli-support",
            "wasm-encoder",
            "wasmparser",
        ],
        usual: Duration::from_mins(1),
    })
}

/// Drives Firefox in the browser tests.
pub(crate) fn geckodriver() -> Tool {
    Tool {
        package: "geckodriver",
        program: "geckodriver",
        version: GECKODRIVER.to_owned(),
        flags: &["--locked"],
        any_version: true,
        optimised: &[],
        usual: Duration::from_mins(1),
    }
}

/// Builds and runs fuzz targets.
pub(crate) fn cargo_fuzz() -> Tool {
    Tool {
        package: "cargo-fuzz",
        program: "cargo-fuzz",
        version: CARGO_FUZZ.to_owned(),
        flags: &["--locked"],
        any_version: false,
        optimised: &[],
        usual: Duration::from_secs(30),
    }
}

/// Checks the licences, sources and advisories of all dependencies.
pub(crate) fn cargo_deny() -> Tool {
    Tool {
        package: "cargo-deny",
        program: "cargo-deny",
        version: CARGO_DENY.to_owned(),
        flags: &["--locked"],
        any_version: false,
        optimised: &[],
        usual: Duration::from_secs(90),
    }
}

/// The compilation target of the page.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Installs the standard library for a target.
///
/// # Errors
/// If it is missing and rustup is missing too, or cannot download it.
pub(crate) fn ensure_target(target: &str, steps: &mut Steps) -> Result<()> {
    let what = format!("Rust's {target} target");
    let libdir = Run::new("rustc")
        .args(["--print", "target-libdir", "--target", target])
        .output();
    if libdir.is_some_and(|dir| PathBuf::from(dir.trim()).is_dir()) {
        steps.skip(&what);
        return Ok(());
    }
    if which("rustup").is_none() {
        bail!(
            "{what} is missing. With rustup (https://rustup.rs): `rustup target add {target}`; with Debian's own Rust: `apt-get install libstd-rust-dev-wasm32`"
        );
    }
    steps.take(
        &format!("Downloading {what}"),
        Duration::from_secs(10),
        || {
            let rustup = Run::new("rustup").args(["target", "add", target]);
            rustup.log_to("rustup-target.log").run()
        },
    )
}

impl Tool {
    /// Installs the tool unless it is there. Returns its folder if that is not on the search path.
    ///
    /// The tool goes into its own folder below cargo's home, so that tools installed for other projects stay as they are and other clones
    /// of this repository find it.
    ///
    /// # Errors
    /// If it cannot be compiled.
    pub(crate) fn ensure(&self, steps: &mut Steps) -> Result<Option<PathBuf>> {
        let home = cargo_home().context("neither CARGO_HOME nor HOME is set")?;
        let own = home
            .join("tools")
            .join(format!("{}-{}", self.package, self.version));
        let what = format!("{} {}", self.package, self.version);
        let dirs = [None, Some(home.join("bin")), Some(own.join("bin"))];
        if let Some(found) = dirs.into_iter().find(|dir| self.is_in(dir.as_deref())) {
            steps.skip(&what);
            return Ok(found);
        }
        let compiling = format!("Compiling {what}, once for all clones");
        steps.take(&compiling, self.usual, || self.install(&own))?;
        Ok(Some(own.join("bin")))
    }

    /// Compiles quickly rather than well, because these programs run for seconds. All use one build folder, because they share crates.
    fn install(&self, into: &Path) -> Result<()> {
        let install = cargo("install").arg(format!("{}@{}", self.package, self.version));
        let optimised = self.optimised.iter().flat_map(|name| {
            let level = format!("profile.release.package.{name}.opt-level=1");
            ["--config".to_owned(), level]
        });
        install
            .args(self.flags)
            .args(optimised)
            .arg("--root")
            .arg(into)
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "256")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
            .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
            .env("CARGO_TARGET_DIR", target().join("xtask/tools"))
            .log_to(&format!("install-{}.log", self.package))
            .run()
    }

    /// Whether this folder, or for `None` the search path, has the tool in the right version.
    fn is_in(&self, dir: Option<&Path>) -> bool {
        let program = dir.map_or_else(|| which(self.program), |dir| Some(dir.join(self.program)));
        let text = program.and_then(|program| Run::new(program).arg("--version").output());
        let version = text
            .as_deref()
            .and_then(|text| text.split_whitespace().nth(1));
        version.is_some_and(|it| it == self.version || self.any_version && dir.is_none())
    }
}

fn cargo_home() -> Option<PathBuf> {
    env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| env::home_dir().map(|home| home.join(".cargo")))
}

/// The version of a crate in Cargo.lock.
pub(crate) fn locked_version(package: &str) -> Result<String> {
    let lock = fs::read_to_string(root().join("Cargo.lock")).context("Cargo.lock can't be read")?;
    version_in_lock(&lock, package).with_context(|| format!("Cargo.lock names no {package}"))
}

fn version_in_lock(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name).skip(1);
    let version = lines
        .next()?
        .strip_prefix("version = \"")?
        .strip_suffix('"')?;
    Some(version.to_owned())
}

#[cfg(test)]
mod tests {
    use super::version_in_lock;

    #[test]
    fn version_in_lock_is_that_of_exactly_the_named_package() {
        let lock = "[[package]]\nname = \"wasm-bindgen-shared\"\nversion = \"1.0.0\"\n\n[[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n";
        assert_eq!(
            version_in_lock(lock, "wasm-bindgen").as_deref(),
            Some("0.2.130")
        );
        assert_eq!(version_in_lock(lock, "bindgen"), None);
    }
}
