//! The command `arena`: computer players play each other.

use std::{io, process::ExitCode, time::Instant};

use clap::{
    Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches,
    builder::{PossibleValuesParser, TypedValueParser},
};
use cli::arena::{self, Arena, Ended, GameOption, Options};
use rules::{GameId, Outcome, Seat, with_game};
use serde::Serialize;

use super::{print_line, refuse};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game.
    #[arg(long, default_value = GameId::ALL[0].slug(), value_parser = game())]
    game: GameId,
    #[arg(long, default_value = "yokozuna", help = players())]
    east: String,
    /// The other player; the same names as for --east.
    #[arg(long, default_value = "komusubi")]
    west: String,
    /// How many bouts to play.
    #[arg(long, default_value_t = 1000)]
    bouts: u64,
    /// The seed of the random numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play every deal twice, the second time with the seats exchanged; --east and --west then name the players of the first bout.
    #[arg(long)]
    alternate: bool,
    #[command(flatten)]
    options: GameOptions,
}

/// Parses the slug of a game.
fn game() -> impl TypedValueParser<Value = GameId> {
    let words = PossibleValuesParser::new(GameId::ALL.map(GameId::slug));
    words.try_map(|word| GameId::from_slug(&word).ok_or("there is no such game"))
}

/// The names of all players.
fn players() -> String {
    let references = GameId::ALL.into_iter().filter_map(|id| {
        let references = with_game!(id, G => G::REFERENCES);
        (!references.is_empty()).then(|| format!("; in {} also {references}", id.slug()))
    });
    "A rank from makushita to yokozuna, or random".to_owned() + &references.collect::<String>()
}

/// The options that single games have.
struct GameOptions(Options);

impl GameOptions {
    fn all() -> impl Iterator<Item = (GameId, &'static GameOption)> {
        GameId::ALL.into_iter().flat_map(|id| {
            let options = with_game!(id, G => G::OPTIONS);
            options.iter().map(move |option| (id, option))
        })
    }
}

impl Args for GameOptions {
    fn augment_args(command: Command) -> Command {
        Self::all().fold(command, |command, (id, option)| {
            let arg = Arg::new(option.name).long(option.name).help(format!(
                "In {}: {}",
                id.slug(),
                option.help
            ));
            command.arg(match option.default {
                Some(value) => arg.default_value(value),
                None => arg.action(ArgAction::SetTrue),
            })
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for GameOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let set = Self::all().filter_map(|(_, option)| {
            let value = match option.default {
                Some(_) => matches.get_one::<String>(option.name).cloned(),
                None => matches.get_flag(option.name).then(String::new),
            };
            Some((option.name, value?))
        });
        Ok(Self(set.collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// What is printed about one player.
#[derive(Serialize)]
struct Tally<'a> {
    player: &'a str,
    wins: u64,
    losses: u64,
    draws: u64,
    /// The points, in games that count them.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u64>,
    decisions: usize,
    mean_ms: f64,
    p99_ms: f64,
}

#[derive(Serialize)]
struct Score<'a> {
    game: GameId,
    #[serde(skip_serializing_if = "Option::is_none")]
    variant: Option<String>,
    bouts: u64,
    seed: u64,
    alternate: bool,
    east: Tally<'a>,
    west: Tally<'a>,
}

impl Arguments {
    pub(crate) fn run(&self) -> io::Result<ExitCode> {
        with_game!(self.game, G => self.meet::<G>())
    }

    /// Plays the bouts and prints the score.
    fn meet<G: Arena>(&self) -> io::Result<ExitCode> {
        let terms = match G::terms(&self.options.0) {
            Ok(terms) => terms,
            Err(error) => return Ok(refuse(&error)),
        };
        let players = [&self.east, &self.west].map(|name| arena::player::<G>(name));
        let (east, west) = match players {
            [Ok(east), Ok(west)] => (east, west),
            [Err(error), _] | [_, Err(error)] => return Ok(refuse(&error)),
        };
        let mut memory = G::Memory::default();
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
            let clock = |seat: Seat, decide: &mut dyn FnMut()| {
                let begun = Instant::now();
                decide();
                times[of(seat)].push(begun.elapsed().as_secs_f64() * 1e3);
            };
            let seed = self.seed.wrapping_add(deal);
            match arena::bout(&terms, players, seed, &mut memory, clock) {
                Ok(Ended {
                    outcome,
                    points: brought,
                }) => {
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
        let tally = |own: usize, player, mut times: Vec<f64>| {
            times.sort_by(f64::total_cmp);
            let round = |ms: f64| (ms * 1e4).round() / 1e4;
            let p99 = times.get(times.len() * 99 / 100).copied();
            Tally {
                player,
                wins: wins[own],
                losses: wins[1 - own],
                draws,
                points: points.map(|points| points[own]),
                decisions: times.len(),
                mean_ms: round(times.iter().sum::<f64>() / times.len().max(1) as f64),
                p99_ms: round(p99.unwrap_or_default()),
            }
        };
        let [easts, wests] = times;
        let score = Score {
            game: G::ID,
            variant: terms.variant,
            bouts: self.bouts,
            seed: self.seed,
            alternate: self.alternate,
            east: tally(0, &self.east, easts),
            west: tally(1, &self.west, wests),
        };
        print_line(&mut io::stdout().lock(), &score)?;
        Ok(ExitCode::SUCCESS)
    }
}
