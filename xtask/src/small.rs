//! Compiles the page's program so that it is small when brotli has compressed it.
//!
//! The profile asks for small code (Cargo.toml). [`FLAGS`] ask for code in which brotli finds more repetitions: with them the program takes
//! 564 kB instead of 626. The workers must be fast and are compiled without them, but cargo cannot give flags to one profile alone. So cargo
//! passes them for every program, and calls xtask in place of rustc; xtask leaves them out where the profile asks for fast code.

use crate::shell::Run;
use anyhow::{Result, bail};
use std::env;
use std::path::Path;
use std::process::Command;

/// rustc's flags for small code.
const FLAGS: [&str; 10] = [
    // To copy, fill or move more than one word takes one instruction, not one for each word.
    "-Cllvm-args=-max-store-memcpy=1",
    "-Cllvm-args=-max-store-memset=1",
    "-Cllvm-args=-max-store-memmove=1",
    // LLVM inlines a function that has only one caller even if it is long, and then functions that were alike differ. These three numbers,
    // by which it weighs how long a function is, are 300 times the default ones. What it grants for the only caller stays the same, so that is
    // now worth ten instructions, not thousands.
    "-Cllvm-args=-inline-instr-cost=1500",
    "-Cllvm-args=-inline-call-penalty=7500",
    "-Cllvm-args=-inline-threshold=1500",
    // Instructions stay as they were written: in their order, and without values that are kept for later.
    "-Cllvm-args=-pre-RA-sched=source",
    "-Cllvm-args=-disable-lsr",
    "-Cllvm-args=-disable-machine-cse",
    // The data lie behind the stack. With these bytes for the stack, their addresses take three bytes in the program, not four.
    "-Clink-arg=-zstack-size=851968",
];

/// Has cargo, or a program that calls it, compile with [`FLAGS`].
pub(crate) fn small(run: Run) -> Result<Run> {
    Ok(run.env("RUSTC_WRAPPER", env::current_exe()?).env(
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        FLAGS.join(" "),
    ))
}

/// What cargo wants to run, if it calls this program in place of rustc: the path of rustc, and its arguments.
pub(crate) fn called_as_rustc() -> Option<Vec<String>> {
    let command: Vec<String> = env::args().skip(1).collect();
    let rustc = Path::new(command.first()?).file_stem()? == "rustc";
    rustc.then_some(command)
}

/// Runs rustc, without [`FLAGS`] if the profile asks for fast code.
///
/// # Errors
/// If rustc cannot be started, or fails.
pub(crate) fn rustc(command: &[String]) -> Result<()> {
    let Some((rustc, args)) = command.split_first() else {
        bail!("no program to run");
    };
    let status = Command::new(rustc).args(wanted(args)).status()?;
    if !status.success() {
        bail!("{rustc}: {status}");
    }
    Ok(())
}

/// Those of rustc's arguments that suit what the profile asks for.
fn wanted(args: &[String]) -> impl Iterator<Item = &str> {
    let fast = args.iter().any(|arg| arg == "opt-level=3");
    let args = args.iter().map(String::as_str);
    args.filter(move |arg| !fast || !FLAGS.contains(arg))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_small_code_is_compiled_with_the_flags() {
        for (level, flags) in [("opt-level=z", FLAGS.len()), ("opt-level=3", 0)] {
            let own = ["--crate-name", "page", "-C", level];
            let all = own.iter().chain(&FLAGS);
            let args: Vec<String> = all.map(ToString::to_string).collect();
            let kept: Vec<&str> = wanted(&args).collect();
            assert_eq!(kept[..own.len()], own);
            assert_eq!(kept.len(), own.len() + flags, "{level}");
        }
    }
}
