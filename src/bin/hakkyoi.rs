//! The command line.

use std::{
    fs,
    io::{self, Read, Write},
    process::ExitCode,
    time::Instant,
};

use clap::{Parser, Subcommand};
use hakkyoi::{
    ai::tricks::{
        arena::{Player, bout},
        exploit::exploit,
        oracle::{Saying, oracle},
    },
    rules::{
        GameId, Outcome, Seat,
        record::referee,
        tricks::{Config, Throws},
    },
};
use serde::Serialize;

/// Five sumo tabletop games: records checked, bouts analysed, computer opponents measured.
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
    /// Say what each play of an unfinished bout is worth with all cards known: one line of JSON a record.
    ///
    /// Exits with 0 if all could be told, 1 if any could not, 2 if a file cannot be read.
    Oracle {
        /// Record files; - for standard input.
        #[arg(required = true)]
        files: Vec<String>,
    },
    /// Let computer players meet: one line of JSON.
    Arena(Arena),
}

#[derive(clap::Args)]
struct Arena {
    /// The game; only `tricks` has computer players yet.
    #[arg(long, default_value = "tricks")]
    game: String,
    /// A rank from makushita to yokozuna, random, or sampler-N.
    #[arg(long, default_value = "yokozuna")]
    east: Player,
    /// As for East.
    #[arg(long, default_value = "komusubi")]
    west: Player,
    /// How many bouts.
    #[arg(long, default_value_t = 1000)]
    bouts: u64,
    /// Where all luck comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play every deal twice, the second time with the seats exchanged; --east and --west then name the players of the first bout.
    #[arg(long)]
    alternate: bool,
    /// Instead: how often a best response beats --east on a reduced deck, with hands of so many cards (3 or 4).
    #[arg(long, value_name = "CARDS", num_args = 0..=1, default_missing_value = "3", value_parser = clap::value_parser!(u8).range(3..=4))]
    exploit: Option<u8>,
    /// The throws count for the follower only.
    #[arg(long)]
    follower: bool,
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Referee { files } => judge(&files, |text| {
            let judged = referee(text).into_iter();
            judged
                .map(|finding| (finding.is_sound(), finding))
                .collect()
        }),
        Command::Oracle { files } => judge(&files, |text| {
            let said = oracle(text).into_iter();
            said.map(|saying| (matches!(saying, Saying::Insight(_)), saying))
                .collect()
        }),
        Command::Arena(arena) => arena.run(),
    };
    match result {
        Ok(code) => code,
        // Whoever reads our lines has gone away (`| head`): nobody is left to tell.
        Err(_) => ExitCode::from(2),
    }
}

/// Prints a line for every record of the files.
fn judge<L: Serialize>(
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

fn print_line(out: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
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

/// What the arena prints of one player.
#[derive(Serialize)]
struct Tally {
    player: String,
    wins: u64,
    losses: u64,
    draws: u64,
    decisions: usize,
    mean_ms: f64,
    p99_ms: f64,
}

#[derive(Serialize)]
struct Score {
    game: GameId,
    bouts: u64,
    seed: u64,
    alternate: bool,
    east: Tally,
    west: Tally,
}

impl Arena {
    fn run(&self) -> io::Result<ExitCode> {
        if GameId::from_slug(&self.game) != Some(GameId::Tricks) {
            eprintln!(
                "There are no computer players for “{}”; the arena knows tricks",
                self.game
            );
            return Ok(ExitCode::from(2));
        }
        if let Some(cards) = self.exploit {
            return self.exploited(cards.into());
        }
        let throws = if self.follower {
            Throws::Follower
        } else {
            Throws::Either
        };
        let mut wins = [0; 2];
        let mut draws = 0;
        let mut times: [Vec<f64>; 2] = Default::default();
        for number in 0..self.bouts {
            let (swap, deal) = if self.alternate {
                (number % 2 == 1, number / 2)
            } else {
                (false, number)
            };
            let of = |seat: Seat| seat.index() ^ usize::from(swap);
            let players = if swap {
                [self.west, self.east]
            } else {
                [self.east, self.west]
            };
            let outcome = bout(
                &Config { throws },
                players,
                self.seed.wrapping_add(deal),
                |seat, decide| {
                    let begun = Instant::now();
                    decide();
                    times[of(seat)].push(begun.elapsed().as_secs_f64() * 1e3);
                },
            );
            match outcome {
                Ok(Outcome::Win(seat)) => wins[of(seat)] += 1,
                Ok(Outcome::Draw) => draws += 1,
                Err(error) => {
                    eprintln!("bout {number}: {error}");
                    return Ok(ExitCode::from(1));
                }
            }
        }
        let mut tally = |own: usize, player: Player| {
            let times = &mut times[own];
            times.sort_by(f64::total_cmp);
            let round = |ms: f64| (ms * 1e4).round() / 1e4;
            Tally {
                player: player.to_string(),
                wins: wins[own],
                losses: wins[1 - own],
                draws,
                decisions: times.len(),
                mean_ms: round(times.iter().sum::<f64>() / times.len().max(1) as f64),
                p99_ms: round(
                    times
                        .get(times.len() * 99 / 100)
                        .copied()
                        .unwrap_or_default(),
                ),
            }
        };
        let score = Score {
            game: GameId::Tricks,
            bouts: self.bouts,
            seed: self.seed,
            alternate: self.alternate,
            east: tally(0, self.east),
            west: tally(1, self.west),
        };
        print_line(&mut io::stdout().lock(), &score)?;
        Ok(ExitCode::SUCCESS)
    }

    fn exploited(&self, cards: usize) -> io::Result<ExitCode> {
        match exploit(self.east, cards, self.seed) {
            Ok(measured) => {
                let line = Exploit {
                    game: GameId::Tricks,
                    player: self.east.to_string(),
                    cards,
                    seed: self.seed,
                    deals: measured.deals,
                    decisions: measured.decisions,
                    best_response_wins: measured.wins,
                    gain: measured.wins - 0.5,
                };
                print_line(&mut io::stdout().lock(), &line)?;
                Ok(ExitCode::SUCCESS)
            }
            Err(error) => {
                eprintln!("{error}");
                Ok(ExitCode::from(1))
            }
        }
    }
}

/// What `arena --exploit` prints; `gain` is what the best response has over the half that equals would get.
#[derive(Serialize)]
struct Exploit {
    game: GameId,
    player: String,
    cards: usize,
    seed: u64,
    deals: u64,
    decisions: u64,
    best_response_wins: f64,
    gain: f64,
}
