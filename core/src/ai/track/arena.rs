//! Bouts between computer players.

use std::{fmt, str::FromStr};

use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

use super::{CannotDecide, Memory, solver::Stakes};
use crate::{
    ai::{Level, Opponent},
    rules::{
        Enumerate, Game, Joint, Seat, Step, Turn, Viewer,
        track::{Action, Config, Track, Verdict},
    },
};

/// Who can play in the arena: the levels, and a reference player to measure them against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A computer opponent at one of its levels.
    Level(Level),
    /// Takes any legal action at random.
    Random,
}

/// No player has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("“{0}” is no player; there are the five ranks (makushita … yokozuna), and random")]
pub struct NoSuchPlayer(String);

impl FromStr for Player {
    type Err = NoSuchPlayer;

    fn from_str(name: &str) -> Result<Self, NoSuchPlayer> {
        match Level::from_slug(name) {
            Some(level) => Ok(Self::Level(level)),
            None if name == "random" => Ok(Self::Random),
            None => Err(NoSuchPlayer(name.to_owned())),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Level(level) => level.slug(),
            Self::Random => "random",
        })
    }
}

impl Player {
    fn choose<R: Rng>(
        self,
        bout: &Track,
        seat: Seat,
        stakes: Stakes,
        memory: &mut Memory,
        rng: &mut R,
    ) -> Result<Action, CannotDecide> {
        match self {
            Self::Level(level) => {
                let view = bout.view(Viewer::Seat(seat));
                Track::decide(&view, stakes, level, rng, memory)
            }
            Self::Random => bout.any(seat, rng).ok_or(CannotDecide::NotAsked),
        }
    }
}

/// An *oshi-dashi* bout that is not over after this many turns counts as a tie.
pub const MOST_TURNS: u32 = 1000;

/// Plays one bout. `clock` is called around every decision, with the seat that decides.
///
/// # Errors
/// [`CannotDecide`] if a player finds no action or chooses an illegal one.
pub fn bout(
    config: Config,
    stakes: Stakes,
    players: [Player; 2],
    seed: u64,
    memory: &mut Memory,
    mut clock: impl FnMut(Seat, &mut dyn FnMut()),
) -> Result<Verdict, CannotDecide> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut rngs = [luck.random(), luck.random()].map(Xoshiro256PlusPlus::seed_from_u64);
    let mut bout = Track::new(&config);
    while let Turn::Act(_) = bout.turn() {
        if bout.turns() >= MOST_TURNS {
            return Ok(Verdict::Tie);
        }
        let mut choose = |seat: Seat| {
            let mut action = Err(CannotDecide::NotAsked);
            let (player, rng) = (players[seat.index()], &mut rngs[seat.index()]);
            clock(seat, &mut || {
                action = player.choose(&bout, seat, stakes, memory, rng);
            });
            action
        };
        let actions = [choose(Seat::EAST)?, choose(Seat::WEST)?];
        bout.apply(Step::Act(Joint::Both(actions)), &mut ())
            .map_err(|_| CannotDecide::NoSuchBout)?;
    }
    bout.verdict().ok_or(CannotDecide::NoSuchBout)
}
