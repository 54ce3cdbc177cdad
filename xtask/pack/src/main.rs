//! Finishes the built site: `pack seal` moves a version into its own folder; `pack weigh` lists what a visitor downloads.

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
    /// Move the files of a version into one folder and write the service worker that caches it
    Seal {
        /// The folder that trunk has written
        site: PathBuf,
        /// Write a service worker that deletes the versions that visitors have cached
        #[arg(long)]
        no_offline: bool,
    },
    /// Print the sizes of a sealed site
    Weigh {
        /// The folder of the sealed site
        site: PathBuf,
        /// Fail if a size exceeds its limit or has risen without being declared
        #[arg(long)]
        check: bool,
        /// Declare the current sizes in the budget
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
