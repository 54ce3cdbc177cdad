//! The commands that have arguments of their own, and what they share.

pub(super) mod arena;
pub(super) mod exploit;
pub(super) mod landings;
pub(super) mod records;

use std::{
    fmt::Display,
    io::{self, Write},
    process::ExitCode,
};

use serde::Serialize;

fn print_line(out: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    writeln!(out)
}

/// Prints what is wrong with the arguments.
fn refuse(error: &impl Display) -> ExitCode {
    eprintln!("{error}");
    ExitCode::from(2)
}
