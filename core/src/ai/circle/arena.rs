//! Bouts between computer players.

use std::{fmt, str::FromStr};

use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

use super::{
    CannotDecide, levels,
    thinking::{self, Effort},
};
use crate::{
    ai::{Level, draw},
    rules::{
        Game, Joint, Outcome, Sample, Seat, Step, Turn, Viewer,
        circle::{Action, Circle, Config, View},
    },
};

/// Who can play in the arena: the levels, and reference players to measure them against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A computer opponent at one of its levels.
    Level(Level),
    /// Takes any legal action at random.
    Random,
    /// The plain search with this effort.
    Ahead(Effort),
}

/// No player has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "“{0}” is no player; there are the five ranks (makushita … yokozuna), random, and ahead-D-A-B, which looks D reveals ahead and goes A times through the first, B times through the others"
)]
pub struct NoSuchPlayer(String);

impl FromStr for Player {
    type Err = NoSuchPlayer;

    fn from_str(name: &str) -> Result<Self, NoSuchPlayer> {
        let ahead = || {
            let mut numbers = name.strip_prefix("ahead-")?.split('-').map(str::parse);
            let mut number = || numbers.next()?.ok();
            let (depth, first, others) = (number()?, number()?, number()?);
            Some(Self::Ahead(Effort {
                depth,
                rounds: [first, others],
            }))
        };
        match Level::from_slug(name) {
            Some(level) => Ok(Self::Level(level)),
            None if name == "random" => Ok(Self::Random),
            None => ahead().ok_or_else(|| NoSuchPlayer(name.to_owned())),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => f.write_str(level.slug()),
            Self::Random => f.write_str("random"),
            Self::Ahead(Effort {
                depth,
                rounds: [first, others],
            }) => write!(f, "ahead-{depth}-{first}-{others}"),
        }
    }
}

impl Player {
    fn choose<R: Rng>(self, view: &View, rng: &mut R) -> Result<Action, CannotDecide> {
        let mix = match self {
            Self::Level(level) => levels::mix(view, level, rng)?,
            Self::Random => view.options().map(|action| (action, 1.0)).collect(),
            Self::Ahead(effort) => thinking::mix(view, effort, rng)?,
        };
        draw(&mix, rng).ok_or(CannotDecide::NoSuchBout)
    }
}

/// Plays one bout. `clock` is called around every decision, with the seat that decides.
///
/// # Errors
/// [`CannotDecide`] if a player finds no action or chooses an illegal one.
pub fn bout(
    players: [Player; 2],
    seed: u64,
    mut clock: impl FnMut(Seat, &mut dyn FnMut()),
) -> Result<Outcome, CannotDecide> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut rngs = [luck.random(), luck.random()].map(Xoshiro256PlusPlus::seed_from_u64);
    let mut bout = Circle::new(&Config::default());
    loop {
        let mut choose = |seat: Seat| {
            let mut action = Err(CannotDecide::NotAsked);
            let view = bout.view(Viewer::Seat(seat));
            clock(seat, &mut || {
                action = players[seat.index()].choose(&view, &mut rngs[seat.index()]);
            });
            action
        };
        let step = match bout.turn() {
            Turn::Over(outcome) => return Ok(outcome),
            Turn::Chance => Step::Chance(bout.sample(&mut luck).ok_or(CannotDecide::NoSuchBout)?),
            Turn::Act(_) => Step::Act(match bout.choice() {
                Some(choice) => {
                    let seat = choice.seat.into();
                    Joint::One(seat, choose(seat)?)
                }
                None => Joint::Both([choose(Seat::EAST)?, choose(Seat::WEST)?]),
            }),
        };
        bout.apply(step, &mut ())
            .map_err(|_| CannotDecide::NoSuchBout)?;
    }
}
