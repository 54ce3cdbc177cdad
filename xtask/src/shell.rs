//! Finds folders and programs, and runs programs so that the user sees which.

use anyhow::{Context, Result, bail};
use std::ffi::OsStr;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fmt, fs, io};

/// The repository's root.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// The folder in which cargo builds, and into which this project's tools are installed.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// A program on the search path, as `which` finds it.
pub(crate) fn which(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .map(|dir| dir.join(program).with_extension(env::consts::EXE_EXTENSION))
        .find(|file| file.is_file())
}

/// All files in this folder and below; none if it does not exist.
pub(crate) fn inside(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if !folder.is_dir() {
        return Ok(found);
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(inside(&path)?);
        } else {
            found.push(path);
        }
    }
    Ok(found)
}

/// `cargo <subcommand>`, in the repository's root.
pub(crate) fn cargo(subcommand: &str) -> Run {
    Run::new(env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())).arg(subcommand)
}

/// A program to run, by default in the repository's root.
pub(crate) struct Run {
    command: Command,
    log: Option<PathBuf>,
    announced: bool,
}

impl Run {
    /// Names the program. It runs only with [`Run::run`] or [`Run::output`].
    pub(crate) fn new(program: impl AsRef<OsStr>) -> Self {
        let mut command = Command::new(program);
        command.current_dir(root()).stdin(Stdio::null());
        Self {
            command,
            log: None,
            announced: true,
        }
    }

    pub(crate) fn arg(mut self, arg: impl AsRef<OsStr>) -> Self {
        self.command.arg(arg);
        self
    }

    pub(crate) fn args<A: AsRef<OsStr>>(mut self, args: impl IntoIterator<Item = A>) -> Self {
        self.command.args(args);
        self
    }

    /// Sets an environment variable.
    pub(crate) fn env(mut self, key: &str, value: impl AsRef<OsStr>) -> Self {
        self.command.env(key, value);
        self
    }

    /// Runs the program in another folder.
    pub(crate) fn within(mut self, dir: &Path) -> Self {
        self.command.current_dir(dir);
        self
    }

    /// Puts these folders at the front of the program's search path.
    pub(crate) fn path_first(self, dirs: Vec<PathBuf>) -> Result<Self> {
        let path = env::var_os("PATH").unwrap_or_default();
        let joined = env::join_paths(dirs.into_iter().chain(env::split_paths(&path)))
            .context("a folder of the tools has a name that a search path can't hold")?;
        Ok(self.env("PATH", joined))
    }

    /// Writes the output to a file under the target folder instead of the terminal, for steps that announce themselves. If the program
    /// fails, the end of the file is shown.
    pub(crate) fn log_to(mut self, name: &str) -> Self {
        self.log = Some(target().join("xtask").join(name));
        self.unannounced()
    }

    /// Does not print the command, because a message has already said what it does.
    pub(crate) fn unannounced(mut self) -> Self {
        self.announced = false;
        self
    }

    /// Runs the program and waits for its end.
    ///
    /// # Errors
    /// If the program cannot be started or fails.
    pub(crate) fn run(mut self) -> Result<()> {
        if let Some(log) = &self.log {
            fs::create_dir_all(log.parent().unwrap_or(log))?;
            let file = File::create(log)?;
            self.command.stdout(file.try_clone()?).stderr(file);
        }
        if self.announced {
            println!("$ {self}");
        }
        let status = self
            .command
            .status()
            .with_context(|| format!("could not start `{self}`"))?;
        if status.success() {
            return Ok(());
        }
        let output = self.log.as_deref().map(tail).unwrap_or_default();
        bail!("{output}`{self}` failed ({status})")
    }

    /// What the program prints on standard output; `None` if it is missing or fails.
    pub(crate) fn output(mut self) -> Option<String> {
        let output = self.command.stderr(Stdio::null()).output().ok()?;
        output
            .status
            .success()
            .then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }
}

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let program = Path::new(self.command.get_program());
        write!(
            f,
            "{}",
            program.file_stem().unwrap_or(program.as_os_str()).display()
        )?;
        self.command
            .get_args()
            .try_for_each(|arg| write!(f, " {}", arg.display()))
    }
}

fn tail(log: &Path) -> String {
    let text = fs::read(log).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let lines: Vec<_> = text.lines().collect();
    let last = lines[lines.len().saturating_sub(40)..].join("\n");
    format!("{last}\n(all of it: {})\n", log.display())
}
