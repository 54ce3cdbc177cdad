//! The native command line: checks and analyses records, and measures computer opponents.

use std::{
    fmt::Display,
    fs,
    io::{self, Read, Write},
    process::ExitCode,
    str::FromStr,
    time::Instant,
};

use clap::{Parser, Subcommand};
use hakkyoi_core::{
    ai::{
        CannotDecide, circle, momentum,
        oracle::{Saying, oracle},
        slam,
        track::{self, solver::Stakes},
        tricks::{self, exploit::exploit},
    },
    physics::landings,
    rules::{
        GameId, Outcome, Seat,
        momentum::{Config as MomentumConfig, Side},
        record::referee,
        slam::{Config as SlamConfig, MOST_PLAYERS, Mode, Ring, Shape, Size},
        track::Config,
        tricks::{Config as TricksConfig, Throws},
    },
};
use serde::Serialize;

/// Check records, analyse bouts and measure computer opponents of five sumo tabletop games.
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
    Arena(Arena),
    /// Throw wrestlers into every ring of slam and print how they land, as the contents of `core/src/ai/slam/landings_table.rs`.
    Landings(Landings),
}

#[derive(clap::Args)]
struct Landings {
    /// How many throws of both wrestlers into each ring, and how many of one.
    #[arg(long, default_value_t = 50_000)]
    throws: u32,
    /// The seed of the random numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only rings of this shape.
    #[arg(long)]
    shape: Option<String>,
    /// Only rings of this size, in percent of the rope.
    #[arg(long)]
    size: Option<u8>,
}

#[derive(clap::Args)]
struct Arena {
    /// The game: tricks, track, circle, momentum or slam.
    #[arg(long, default_value = "tricks")]
    game: String,
    /// A rank from makushita to yokozuna, or random; in tricks also sampler-N, in circle ahead-D-A-B, in momentum ahead-S-D-N.
    #[arg(long, default_value = "yokozuna")]
    east: String,
    /// As --east.
    #[arg(long, default_value = "komusubi")]
    west: String,
    /// How many bouts to play.
    #[arg(long, default_value_t = 1000)]
    bouts: u64,
    /// The seed of the random numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Momentum: the side of the board, 6 to 8.
    #[arg(long, default_value_t = 7)]
    side: u8,
    /// Play every deal twice, the second time with the seats exchanged; --east and --west then name the players of the first bout.
    #[arg(long)]
    alternate: bool,
    /// Track: the variants, any of zero, oshi-dashi and tactical.
    #[arg(long, default_value = "")]
    variant: String,
    /// Track: play for the points of a round robin.
    #[arg(long)]
    points: bool,
    /// Slam: basho or nokkuauto.
    #[arg(long, default_value = "basho")]
    mode: String,
    /// Slam: how many players; the seats go to --east and --west in turn, and a win counts for the one that had the seat.
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// Slam: the ring's shape: circle, oval, square, triangle or eight.
    #[arg(long, default_value = "circle")]
    shape: String,
    /// Slam: the ring's size in percent of the rope, 40 to 100 in steps of 10.
    #[arg(long, default_value_t = 100)]
    size: u8,
    /// Tricks, instead of bouts: how often a best response beats --east on a reduced deck, with hands of 3 or 4 cards.
    #[arg(long, value_name = "CARDS", num_args = 0..=1, default_missing_value = "3", value_parser = clap::value_parser!(u8).range(3..=4))]
    exploit: Option<u8>,
    /// Tricks: throws count for the follower only.
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
        Command::Landings(landings) => landings.run(),
    };
    match result {
        Ok(code) => code,
        // Standard output is closed (`| head`), so nobody would read a message.
        Err(_) => ExitCode::from(2),
    }
}

/// Prints a line for every record of the files. The exit code is 1 if any is unsound, and 2 if a file cannot be read.
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

/// What the arena prints about one player.
#[derive(Serialize)]
struct Tally {
    player: String,
    wins: u64,
    losses: u64,
    draws: u64,
    /// The points for a round robin; only in track.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u64>,
    decisions: usize,
    mean_ms: f64,
    p99_ms: f64,
}

#[derive(Serialize)]
struct Score {
    game: GameId,
    #[serde(skip_serializing_if = "Option::is_none")]
    variant: Option<String>,
    bouts: u64,
    seed: u64,
    alternate: bool,
    east: Tally,
    west: Tally,
}

impl Landings {
    fn run(&self) -> io::Result<ExitCode> {
        let is_asked = |(_, ring): &(usize, Ring)| {
            let shape = self.shape.as_ref();
            shape.is_none_or(|shape| ring.shape.slug() == shape)
                && self.size.is_none_or(|size| ring.size.percent() == size)
        };
        let rings: Vec<_> = landings::rings().filter(is_asked).collect();
        if rings.is_empty() {
            return Ok(refuse(
                &"There is no such ring; shapes are circle, oval, square, triangle and eight, sizes 40, 50 … 100",
            ));
        }
        let text = landings::table(&rings, self.throws, self.seed);
        io::stdout().lock().write_all(text.as_bytes())?;
        Ok(ExitCode::SUCCESS)
    }
}

/// How a bout ended, and the points of East and West in games that count them.
type Ended = (Outcome, Option<[u8; 2]>);
/// Runs a seat's decision and times it.
type Clock<'a> = &'a mut dyn FnMut(Seat, &mut dyn FnMut());

impl Arena {
    fn run(&self) -> io::Result<ExitCode> {
        match GameId::from_slug(&self.game) {
            Some(GameId::Tricks) => self.tricks(),
            Some(GameId::Track) => self.track(),
            Some(GameId::Circle) => {
                self.meet(GameId::Circle, None, |players, seed, clock: Clock| {
                    let outcome = circle::arena::bout(players, seed, clock)?;
                    Ok::<Ended, CannotDecide>((outcome, None))
                })
            }
            Some(GameId::Momentum) => self.momentum(),
            Some(GameId::Slam) => self.slam(),
            None => Ok(refuse(&format!(
                "There are no computer players for “{}”; the arena knows tricks, track, circle, momentum and slam",
                self.game
            ))),
        }
    }

    fn tricks(&self) -> io::Result<ExitCode> {
        if let Some(cards) = self.exploit {
            return self.exploited(cards.into());
        }
        let throws = if self.follower {
            Throws::Follower
        } else {
            Throws::Either
        };
        let config = TricksConfig { throws };
        self.meet(GameId::Tricks, None, |players, seed, clock: Clock| {
            let outcome = tricks::arena::bout(&config, players, seed, clock)?;
            Ok::<Ended, CannotDecide>((outcome, None))
        })
    }

    fn track(&self) -> io::Result<ExitCode> {
        let words: Vec<&str> = self.variant.split_whitespace().collect();
        if let Some(word) = words.iter().find(|word| !Config::WORDS.contains(word)) {
            return Ok(refuse(&format!("“{word}” is no variant of track")));
        }
        let [zero, oshi_dashi, tactical] = Config::WORDS.map(|word| words.contains(&word));
        let config = Config {
            zero,
            oshi_dashi,
            tactical,
        };
        let stakes = if self.points {
            Stakes::Points
        } else {
            Stakes::Bout
        };
        let mut memory = track::Memory::default();
        let variant = Some(self.variant.clone());
        self.meet(GameId::Track, variant, |players, seed, clock: Clock| {
            let verdict = track::arena::bout(config, stakes, players, seed, &mut memory, clock)?;
            Ok::<Ended, CannotDecide>((verdict.outcome(), Some(verdict.points())))
        })
    }

    fn momentum(&self) -> io::Result<ExitCode> {
        let Some(side) = Side::new(self.side) else {
            return Ok(refuse(&"Boards have a side of 6, 7 or 8"));
        };
        let config = MomentumConfig {
            side,
            ..MomentumConfig::default()
        };
        let mut memory = momentum::Memory::default();
        let variant = Some(self.side.to_string());
        self.meet(GameId::Momentum, variant, |players, seed, clock: Clock| {
            let outcome = momentum::arena::bout(&config, players, seed, &mut memory, clock)?;
            Ok::<Ended, CannotDecide>((outcome, None))
        })
    }

    fn slam(&self) -> io::Result<ExitCode> {
        let modes = [Mode::Basho, Mode::Nokkuauto];
        let Some(mode) = modes.into_iter().find(|mode| mode.slug() == self.mode) else {
            return Ok(refuse(&"Slam is played as basho or as nokkuauto"));
        };
        let (Some(shape), Ok(size)) = (Shape::from_slug(&self.shape), Size::try_from(self.size))
        else {
            return Ok(refuse(&"There is no such ring"));
        };
        if !(2..=MOST_PLAYERS).contains(&self.players) {
            return Ok(refuse(&format!("Two to {MOST_PLAYERS} players can meet")));
        }
        let ring = Ring { shape, size };
        let players = (1..=self.players).map(|number| number.to_string());
        let config = SlamConfig {
            players: players.collect(),
            mode,
        };
        let mut memory = slam::Memory::default();
        let variant = format!(
            "{} {} {} {}",
            self.mode, self.players, self.shape, self.size
        );
        self.meet(
            GameId::Slam,
            Some(variant),
            |players, seed, clock: Clock| {
                let outcome = slam::arena::bout(&config, ring, players, seed, &mut memory, clock)?;
                Ok::<Ended, CannotDecide>((outcome, None))
            },
        )
    }

    /// Plays the bouts and prints the score.
    fn meet<P, E>(
        &self,
        game: GameId,
        variant: Option<String>,
        mut bout: impl FnMut([P; 2], u64, Clock) -> Result<Ended, E>,
    ) -> io::Result<ExitCode>
    where
        P: FromStr<Err: Display> + Display + Copy,
        E: Display,
    {
        let (east, west): (P, P) = match (self.east.parse(), self.west.parse()) {
            (Ok(east), Ok(west)) => (east, west),
            (Err(error), _) | (_, Err(error)) => return Ok(refuse(&error)),
        };
        let (mut wins, mut draws) = ([0; 2], 0);
        let mut points: Option<[u64; 2]> = None;
        let mut times: [Vec<f64>; 2] = Default::default();
        for number in 0..self.bouts {
            let (swap, deal) = if self.alternate {
                (number % 2 == 1, number / 2)
            } else {
                (false, number)
            };
            let of = |seat: Seat| (seat.index() % 2) ^ usize::from(swap);
            let players = if swap { [west, east] } else { [east, west] };
            let mut clock = |seat: Seat, decide: &mut dyn FnMut()| {
                let begun = Instant::now();
                decide();
                times[of(seat)].push(begun.elapsed().as_secs_f64() * 1e3);
            };
            match bout(players, self.seed.wrapping_add(deal), &mut clock) {
                Ok((outcome, brought)) => {
                    match outcome {
                        Outcome::Win(seat) => wins[of(seat)] += 1,
                        Outcome::Draw => draws += 1,
                    }
                    for (seat, brought) in Seat::PAIR.into_iter().zip(brought.into_iter().flatten())
                    {
                        points.get_or_insert_default()[of(seat)] += u64::from(brought);
                    }
                }
                Err(error) => {
                    eprintln!("bout {number}: {error}");
                    return Ok(ExitCode::from(1));
                }
            }
        }
        let mut tally = |own: usize, player: P| {
            let times = &mut times[own];
            times.sort_by(f64::total_cmp);
            let round = |ms: f64| (ms * 1e4).round() / 1e4;
            let p99 = times.get(times.len() * 99 / 100).copied();
            Tally {
                player: player.to_string(),
                wins: wins[own],
                losses: wins[1 - own],
                draws,
                points: points.map(|points| points[own]),
                decisions: times.len(),
                mean_ms: round(times.iter().sum::<f64>() / times.len().max(1) as f64),
                p99_ms: round(p99.unwrap_or_default()),
            }
        };
        let score = Score {
            game,
            variant,
            bouts: self.bouts,
            seed: self.seed,
            alternate: self.alternate,
            east: tally(0, east),
            west: tally(1, west),
        };
        print_line(&mut io::stdout().lock(), &score)?;
        Ok(ExitCode::SUCCESS)
    }

    fn exploited(&self, cards: usize) -> io::Result<ExitCode> {
        let player: tricks::arena::Player = match self.east.parse() {
            Ok(player) => player,
            Err(error) => return Ok(refuse(&error)),
        };
        match exploit(player, cards, self.seed) {
            Ok(measured) => {
                let line = Exploit {
                    game: GameId::Tricks,
                    player: player.to_string(),
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

/// Prints what is wrong with the arguments.
fn refuse(error: &impl Display) -> ExitCode {
    eprintln!("{error}");
    ExitCode::from(2)
}

/// What `arena --exploit` prints. `gain` is the best response's share of wins minus the half that an equal player would get.
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
