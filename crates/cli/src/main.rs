//! The native command line: checks and analyses records, and measures computer opponents.

mod commands;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use cli::oracle::{Saying, oracle};
use rules::record::referee;

use commands::{arena, exploit, landings, records};

/// Check records, analyse bouts and measure computer opponents of sumo tabletop games.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Check the bouts of record files against the rules: one line of JSON per record.
    ///
    /// Exits with 0 if all are sound, 1 if any is not, 2 if a file cannot be read.
    Referee {
        /// Record files; - for standard input.
        #[arg(required = true)]
        files: Vec<String>,
    },
    /// Print the value of each play of an unfinished bout with all cards known: one line of JSON per record.
    ///
    /// In momentum: the best turns, and how many turns (of both players) the search looked ahead. The values from -1 to 1 are estimates
    /// unless the line calls them exact, which means that the search found a forced win or loss.
    ///
    /// In slam: each action's chance to win, and the average points of its turn when the bout is played for points. The tag Rope names
    /// the ring. Without it, or if the ring is drawn by hand, the ring counts as a circle of the whole rope.
    ///
    /// Exits with 0 if all bouts could be analysed, 1 if any could not, 2 if a file cannot be read.
    Oracle {
        /// Record files; - for standard input.
        #[arg(required = true)]
        files: Vec<String>,
    },
    /// Let computer players play each other and print the score as one line of JSON.
    Arena(arena::Arguments),
    /// Print how often a best response beats a player of tricks on a reduced deck, as one line of JSON.
    Exploit(exploit::Arguments),
    /// Throw wrestlers into every ring of slam and print how they land, as the contents of `crates/ai/src/slam/landings_table.rs`.
    Landings(landings::Arguments),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Referee { files } => records::judge(&files, |text| {
            let judged = referee(text).into_iter();
            judged
                .map(|finding| (finding.is_sound(), finding))
                .collect()
        }),
        Command::Oracle { files } => records::judge(&files, |text| {
            let said = oracle(text).into_iter();
            said.map(|saying| (matches!(saying, Saying::Insight(_)), saying))
                .collect()
        }),
        Command::Arena(arguments) => arguments.run(),
        Command::Exploit(arguments) => arguments.run(),
        Command::Landings(arguments) => arguments.run(),
    };
    match result {
        Ok(code) => code,
        // Standard output is closed (`| head`), so nobody would read a message.
        Err(_) => ExitCode::from(2),
    }
}
