//! Finishes the built site: `pack seal` puts a version into a folder of its own, `pack weigh` says what a visitor downloads.

mod seal;
mod sizes;

use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "pack", about = "Seal and weigh the built site")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Put what a version is made of into one folder, and write the worker that keeps it
    Seal {
        /// The folder that trunk has written
        site: PathBuf,
        /// Write a worker that takes away what visitors keep
        #[arg(long)]
        no_offline: bool,
    },
    /// Print the sizes of a sealed site
    Weigh {
        /// Its folder
        site: PathBuf,
        /// Fail if a size is beyond its limit or has risen undeclared
        #[arg(long)]
        check: bool,
        /// Declare the sizes to be as they are
        #[arg(long)]
        declare: bool,
    },
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Seal { site, no_offline } => seal::seal(&site, !no_offline),
        Command::Weigh {
            site,
            check,
            declare,
        } => sizes::weigh(&site, check, declare),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
