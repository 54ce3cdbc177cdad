//! The commands that print a line for every record: `referee` and `oracle`.

use std::{
    fs,
    io::{self, Read, Write},
    process::ExitCode,
};

use serde::Serialize;

use super::print_line;

/// Prints a line for every record of the files. The exit code is 1 if any is unsound, and 2 if a file cannot be read.
pub(crate) fn judge<L: Serialize>(
    files: &[String],
    lines: impl Fn(&str) -> Vec<(bool, L)>,
) -> io::Result<ExitCode> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut code = 0;
    for file in files {
        match read(file) {
            Ok(text) => {
                for (sound, line) in lines(&text) {
                    print_line(&mut out, &line)?;
                    if !sound {
                        code = code.max(1);
                    }
                }
            }
            Err(error) => {
                out.flush()?;
                eprintln!("{file}: {error}");
                code = 2;
            }
        }
    }
    out.flush()?;
    Ok(ExitCode::from(code))
}

/// The text of a file, or of standard input for `-`. Text that is not UTF-8 is an error.
fn read(file: &str) -> io::Result<String> {
    if file == "-" {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text)?;
        Ok(text)
    } else {
        fs::read_to_string(file)
    }
}
