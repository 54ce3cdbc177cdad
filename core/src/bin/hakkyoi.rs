//! The command line.

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
        circle, momentum,
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
    /// In momentum: the best turns, and how many turns ahead (of both) all was looked at. Values from -1 to 1 are then estimates unless the line
    /// says that they are exact: a win or a loss that is seen.
    ///
    /// In slam: the chance to win of each action, and the points that its turn brings on average when it is played for points. The ring is read from the
    /// tag Rope; without it, it is a circle of the whole rope.
    ///
    /// Exits with 0 if all could be told, 1 if any could not, 2 if a file cannot be read.
    Oracle {
        /// Record files; - for standard input.
        #[arg(required = true)]
        files: Vec<String>,
    },
    /// Let computer players meet: one line of JSON.
    Arena(Arena),
    /// Throw wrestlers into every ring of slam and print how they land: `core/src/ai/slam/landings_table.rs`.
    Landings(Landings),
}

#[derive(clap::Args)]
struct Landings {
    /// How often both are thrown into each ring, and how often one.
    #[arg(long, default_value_t = 50_000)]
    throws: u32,
    /// Where all luck comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only rings of that shape.
    #[arg(long)]
    shape: Option<String>,
    /// Only rings with so much of the rope, in percent.
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
    /// As for East.
    #[arg(long, default_value = "komusubi")]
    west: String,
    /// How many bouts.
    #[arg(long, default_value_t = 1000)]
    bouts: u64,
    /// Where all luck comes from.
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
    /// Slam: how many players; --east and --west sit in turn, and a win counts for whose player it was.
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// Slam: the ring's shape: circle, oval, square, triangle or eight.
    #[arg(long, default_value = "circle")]
    shape: String,
    /// Slam: the ring's size in percent of the rope, 40 to 100 in tenths.
    #[arg(long, default_value_t = 100)]
    size: u8,
    /// Tricks, instead: how often a best response beats --east on a reduced deck, with hands of so many cards (3 or 4).
    #[arg(long, value_name = "CARDS", num_args = 0..=1, default_missing_value = "3", value_parser = clap::value_parser!(u8).range(3..=4))]
    exploit: Option<u8>,
    /// Tricks: the throws count for the follower only.
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
    /// In a round robin of track.
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

/// How a bout ended, and the points that it brought, in games that count them.
type Ended = (Outcome, Option<[u8; 2]>);
/// Runs around every decision.
type Clock<'a> = &'a mut dyn FnMut(Seat, &mut dyn FnMut());

impl Arena {
    fn run(&self) -> io::Result<ExitCode> {
        match GameId::from_slug(&self.game) {
            Some(GameId::Tricks) => self.tricks(),
            Some(GameId::Track) => self.track(),
            Some(GameId::Circle) => {
                self.meet(GameId::Circle, None, |players, seed, clock: Clock| {
                    let outcome = circle::arena::bout(players, seed, clock)?;
                    Ok::<Ended, circle::CannotDecide>((outcome, None))
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
            Ok::<Ended, tricks::CannotDecide>((outcome, None))
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
            Ok::<Ended, track::CannotDecide>((verdict.outcome(), Some(verdict.points())))
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
            Ok::<Ended, momentum::CannotDecide>((outcome, None))
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
                Ok::<Ended, slam::CannotDecide>((outcome, None))
            },
        )
    }

    /// Plays the bouts and prints what came of them.
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

/// Says what is wrong with what was asked.
fn refuse(error: &impl Display) -> ExitCode {
    eprintln!("{error}");
    ExitCode::from(2)
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
