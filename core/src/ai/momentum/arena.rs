//! Bouts between computer players.

use std::{fmt, str::FromStr};

use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

use super::{
    CannotDecide, Memory, levels,
    thinking::{Effort, Question},
};
use crate::{
    ai::Level,
    rules::{
        Enumerate, Game, Joint, Outcome, Seat, Step, Turn, Viewer,
        momentum::{Action, Config, Momentum},
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
    "“{0}” is no player; there are the five ranks (makushita … yokozuna), random, and ahead-S-D-N, which proves wins in S of its turns and looks D turns ahead, at N positions at most"
)]
pub struct NoSuchPlayer(String);

impl FromStr for Player {
    type Err = NoSuchPlayer;

    fn from_str(name: &str) -> Result<Self, NoSuchPlayer> {
        let ahead = || {
            let numbers = name.strip_prefix("ahead-")?.split('-').map(str::parse);
            let numbers: Vec<u64> = numbers.collect::<Result<_, _>>().ok()?;
            let [sure, depth, nodes] = numbers[..] else {
                return None;
            };
            Some(Self::Ahead(Effort {
                sure: sure.try_into().ok()?,
                depth: depth.try_into().ok()?,
                nodes,
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
            Self::Ahead(Effort { sure, depth, nodes }) => {
                write!(f, "ahead-{sure}-{depth}-{nodes}")
            }
        }
    }
}

impl Player {
    fn choose<R: Rng>(
        self,
        bout: &Momentum,
        seat: Seat,
        memory: &mut Memory,
        rng: &mut R,
    ) -> Result<Action, CannotDecide> {
        let view = bout.view(Viewer::Seat(seat));
        match self {
            Self::Level(level) => levels::choose(&view, level, rng, memory),
            Self::Random => bout.any(seat, rng).ok_or(CannotDecide::NotAsked),
            Self::Ahead(effort) => {
                let question = Question::of(&view, memory)?;
                let opinion = question.think(effort, 1, Some(rng.random()), memory);
                let best = opinion.turns.first();
                best.map(|(action, _)| *action)
                    .ok_or(CannotDecide::NoSuchBout)
            }
        }
    }
}

/// Plays one bout. `clock` is called around every decision, with the seat that decides.
///
/// # Errors
/// [`CannotDecide`] if a player finds no action or chooses an illegal one.
pub fn bout(
    config: &Config,
    players: [Player; 2],
    seed: u64,
    memory: &mut Memory,
    mut clock: impl FnMut(Seat, &mut dyn FnMut()),
) -> Result<Outcome, CannotDecide> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut rngs = [luck.random(), luck.random()].map(Xoshiro256PlusPlus::seed_from_u64);
    let mut bout = Momentum::new(config);
    loop {
        if let Turn::Over(outcome) = bout.turn() {
            return Ok(outcome);
        }
        let seat = Seat::from(bout.position().mover());
        let mut action = Err(CannotDecide::NotAsked);
        clock(seat, &mut || {
            let (player, rng) = (players[seat.index()], &mut rngs[seat.index()]);
            action = player.choose(&bout, seat, memory, rng);
        });
        bout.apply(Step::Act(Joint::One(seat, action?)), &mut ())
            .map_err(|_| CannotDecide::NoSuchBout)?;
    }
}
