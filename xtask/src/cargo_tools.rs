//! Tools that cargo and rustup install: the wasm target, trunk, wasm-bindgen, geckodriver, cargo-fuzz, cargo-deny.

use crate::shell::{Run, cargo, root, target, which};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::{env, fs};

const TRUNK: &str = "0.21.14";
const GECKODRIVER: &str = "0.37.1";
const CARGO_FUZZ: &str = "0.13.2";
const CARGO_DENY: &str = "0.20.2";

/// What the site needs from cargo and rustup. Returns the folders that hold it.
pub(crate) fn for_site() -> Result<Vec<PathBuf>> {
    wasm_target()?;
    let trunk = Tool {
        package: "trunk",
        program: "trunk",
        version: TRUNK,
        // Without the means to download, which we don't let it use, it compiles in two thirds of the time.
        flags: &["--locked", "--no-default-features"],
    };
    // The command and the crate speak a private format to one another, so the versions must be equal.
    let version = locked_version("wasm-bindgen")?;
    let bindgen = Tool {
        package: "wasm-bindgen-cli",
        program: "wasm-bindgen",
        version: &version,
        // Only the one program, without its test runner's web server.
        flags: &["--bin", "wasm-bindgen", "--no-default-features"],
    };
    let dirs = [trunk.ensure()?, bindgen.ensure()?];
    Ok(dirs.into_iter().flatten().collect())
}

/// Firefox's driver; any version does.
pub(crate) fn geckodriver() -> Result<Option<PathBuf>> {
    if which("geckodriver").is_some() {
        return Ok(None);
    }
    let driver = Tool {
        package: "geckodriver",
        program: "geckodriver",
        version: GECKODRIVER,
        flags: &["--locked"],
    };
    driver.ensure()
}

/// The command that builds and runs fuzz targets.
pub(crate) fn cargo_fuzz() -> Result<Option<PathBuf>> {
    let fuzz = Tool {
        package: "cargo-fuzz",
        program: "cargo-fuzz",
        version: CARGO_FUZZ,
        flags: &["--locked"],
    };
    fuzz.ensure()
}

/// The command that knows what is depended on.
pub(crate) fn cargo_deny() -> Result<Option<PathBuf>> {
    let deny = Tool {
        package: "cargo-deny",
        program: "cargo-deny",
        version: CARGO_DENY,
        // It runs for seconds.
        flags: &["--locked", "--config", "profile.release.opt-level=0"],
    };
    deny.ensure()
}

/// The standard library for the page's wasm.
pub(crate) fn wasm_target() -> Result<()> {
    rust_target("wasm32-unknown-unknown")
}

/// The standard library for a target.
pub(crate) fn rust_target(target: &str) -> Result<()> {
    let libdir = Run::new("rustc")
        .args(["--print", "target-libdir", "--target", target])
        .output();
    if libdir.is_some_and(|dir| PathBuf::from(dir.trim()).is_dir()) {
        return Ok(());
    }
    if which("rustup").is_none() {
        bail!(
            "Rust's {target} target is missing. With rustup: `rustup target add {target}`; on Debian: `apt-get install libstd-rust-dev-wasm32`"
        );
    }
    Run::new("rustup").args(["target", "add", target]).run()
}

struct Tool<'a> {
    package: &'a str,
    program: &'a str,
    version: &'a str,
    flags: &'a [&'a str],
}

impl Tool<'_> {
    /// Installs the tool unless it is there. Returns the folder it lies in when that is not on the search path.
    ///
    /// It goes into a folder of its own below cargo's home: what a person installed for other projects stays as it is,
    /// and the next clone of this one finds it.
    fn ensure(&self) -> Result<Option<PathBuf>> {
        let home = cargo_home().context("neither CARGO_HOME nor HOME is set")?;
        let own = home
            .join("tools")
            .join(format!("{}-{}", self.package, self.version));
        let dirs = [None, Some(home.join("bin")), Some(own.join("bin"))];
        if let Some(found) = dirs.into_iter().find(|dir| self.is_in(dir.as_deref())) {
            return Ok(found);
        }
        println!(
            "{} {} is missing; compiling it takes a few minutes, once",
            self.package, self.version
        );
        let install = cargo("install").arg(format!("{}@{}", self.package, self.version));
        // Their published profiles make the fastest program there can be; a minute of compiling sooner is worth more here.
        let install = install
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
            .env(
                "CARGO_TARGET_DIR",
                target().join("xtask").join(self.package),
            )
            .log_to(&format!("install-{}.log", self.package));
        install.args(self.flags).arg("--root").arg(&own).run()?;
        Ok(Some(own.join("bin")))
    }

    /// Whether a folder, or the search path, has the tool in its right version.
    fn is_in(&self, dir: Option<&Path>) -> bool {
        let program = dir.map_or_else(|| which(self.program), |dir| Some(dir.join(self.program)));
        let text = program.and_then(|program| Run::new(program).arg("--version").output());
        text.is_some_and(|text| text.split_whitespace().nth(1) == Some(self.version))
    }
}

fn cargo_home() -> Option<PathBuf> {
    env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| env::home_dir().map(|home| home.join(".cargo")))
}

/// The version of a crate that Cargo.lock names.
fn locked_version(package: &str) -> Result<String> {
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
    fn the_lockfile_names_the_version_of_exactly_that_package() {
        let lock = "[[package]]\nname = \"wasm-bindgen-shared\"\nversion = \"1.0.0\"\n\n[[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n";
        assert_eq!(
            version_in_lock(lock, "wasm-bindgen").as_deref(),
            Some("0.2.130")
        );
        assert_eq!(version_in_lock(lock, "bindgen"), None);
    }
}
