//! The command line.

use std::{
    fs,
    io::{self, Read, Write},
    process::ExitCode,
};

use clap::{Parser, Subcommand};
use hakkyoi::rules::record::{Finding, referee};

/// Five sumo tabletop games: records checked.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play the bouts of record files through the rules: one line of JSON a record.
    ///
    /// Exits with 0 if all are sound, 1 if any is not, 2 if a file cannot be read.
    Referee {
        /// Record files; - for standard input.
        #[arg(required = true)]
        files: Vec<String>,
    },
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Referee { files } => referee_command(&files),
    };
    match result {
        Ok(code) => code,
        // Whoever reads our lines has gone away (`| head`): nobody is left to tell.
        Err(_) => ExitCode::from(2),
    }
}

fn referee_command(files: &[String]) -> io::Result<ExitCode> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut code = 0;
    for file in files {
        match read(file) {
            Ok(text) => {
                for finding in referee(&text) {
                    print_line(&mut out, &finding)?;
                    if !finding.is_sound() {
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

fn print_line(out: &mut impl Write, finding: &Finding) -> io::Result<()> {
    serde_json::to_writer(&mut *out, finding)?;
    writeln!(out)
}

/// The text of a file, or of standard input for `-`; text that is not UTF-8 is an error.
fn read(file: &str) -> io::Result<String> {
    if file == "-" {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text)?;
        Ok(text)
    } else {
        fs::read_to_string(file)
    }
}
