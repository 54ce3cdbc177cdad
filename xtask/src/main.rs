//! `cargo xtask play | test | dist | toy | problems | pictures | bench | fuzz`: everything that people and the continuous integration do with
//! this repository.
//!
//! Each command installs what it needs and says so. If it may not install something, it fails and names the command that installs it.

mod advice;
mod archive;
mod assets;
mod bench;
mod cargo_tools;
#[path = "../../build/catalogue.rs"]
mod catalogue;
#[path = "../../build/coded.rs"]
mod coded;
mod deny;
mod engines;
mod fuzz;
mod lighthouse;
mod node_tools;
mod play;
mod problems;
mod seal;
mod shell;
mod site;
mod steps;
mod styles;
mod test;
mod toy;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Build, play and test Hakkyoi")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the game and serve it on this machine, ready to play
    Play(play::Options),
    /// Run every check: formatting, lints, docs, tests, and whole bouts in real browsers
    Test(test::Options),
    /// Build the optimised static site into dist/ and list what a visitor downloads
    Dist(site::Options),
    /// The first step of a build, which trunk calls
    #[command(hide = true)]
    Assets,
    /// The last step of a build, which trunk calls
    #[command(hide = true)]
    Seal,
    /// Fuzz parsers, rules and imports with random inputs; needs the nightly toolchain
    Fuzz(fuzz::Options),
    /// Add the toy game of docs/adding-a-game.md to a copy of the repository, and test it there
    Toy,
    /// Write the problems of all games anew, from the bouts of computer opponents; takes some minutes
    Problems {
        /// The games; all if none is named
        games: Vec<String>,
    },
    /// Take the README's pictures of the current page, in Chromium
    Pictures,
    /// Measure playouts, searches, throws, crossings and frames in Chromium, and the page's Lighthouse scores
    Bench {
        /// Passed on to `cargo bench`; then nothing else is measured
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Play(options) => play::run(&options),
        Command::Test(options) => test::run(&options),
        Command::Dist(options) => site::dist(&options),
        Command::Fuzz(options) => fuzz::run(&options),
        Command::Assets => assets::run(),
        Command::Seal => seal::run(),
        Command::Toy => toy::run(),
        Command::Problems { games } => problems::run(&games),
        Command::Pictures => test::pictures(),
        Command::Bench { args } => bench::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let error = format!("{error:#}");
            eprintln!("\nerror: {error}");
            if let Some(advice) = advice::about(&error) {
                eprintln!("\n{advice}");
            }
            ExitCode::FAILURE
        }
    }
}
