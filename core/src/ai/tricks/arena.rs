//! Bouts between computer players.

use std::{fmt, str::FromStr};

use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

use super::{CannotDecide, Mix, anything, known::Known, mix, sampling};
use crate::{
    ai::{Level, draw},
    rules::{
        Game, Joint, Outcome, Sample, Seat, Step, Turn, Viewer,
        tricks::{Card, Config, Tricks, View},
    },
};

/// Who can play in the arena: the levels, and reference players to measure them against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A computer opponent at one of its levels.
    Level(Level),
    /// Plays any legal card at random.
    Random,
    /// Plain sampling with all cards known ([`sampling`]), with this many deals per decision.
    Sampler(usize),
}

/// No player has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "“{0}” is no player; there are the five ranks (makushita … yokozuna), random, and sampler-N with N deals a decision"
)]
pub struct NoSuchPlayer(String);

impl FromStr for Player {
    type Err = NoSuchPlayer;

    fn from_str(name: &str) -> Result<Self, NoSuchPlayer> {
        let sampler = |name: &str| {
            name.strip_prefix("sampler-")?
                .parse()
                .ok()
                .filter(|&n| n > 0)
        };
        match (Level::from_slug(name), sampler(name)) {
            (Some(level), _) => Ok(Self::Level(level)),
            (_, Some(deals)) => Ok(Self::Sampler(deals)),
            _ if name == "random" => Ok(Self::Random),
            _ => Err(NoSuchPlayer(name.to_owned())),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => f.write_str(level.slug()),
            Self::Random => f.write_str("random"),
            Self::Sampler(deals) => write!(f, "sampler-{deals}"),
        }
    }
}

impl Player {
    /// The mix that the player plays in this view.
    ///
    /// # Errors
    /// The same as [`Known::new`].
    pub fn mix<R: Rng>(self, view: &View, rng: &mut R) -> Result<Mix, CannotDecide> {
        let known = Known::new(view, rng)?;
        Ok(match self {
            Self::Level(level) => mix(&known, level, rng),
            Self::Random => anything(&known),
            Self::Sampler(deals) => sampling::mix(&known, deals, rng),
        })
    }

    /// The card that the player plays in this view.
    ///
    /// # Errors
    /// The same as [`Known::new`].
    pub fn choose<R: Rng>(self, view: &View, rng: &mut R) -> Result<Card, CannotDecide> {
        let mix = self.mix(view, rng)?;
        draw(&mix, rng).ok_or(CannotDecide::NoSuchBout)
    }
}

/// Plays one bout. `clock` is called around every decision, with the seat that decides.
///
/// # Errors
/// [`CannotDecide`] if a player finds no card or chooses an illegal one.
pub fn bout(
    config: &Config,
    players: [Player; 2],
    seed: u64,
    mut clock: impl FnMut(Seat, &mut dyn FnMut()),
) -> Result<Outcome, CannotDecide> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut rngs = [luck.random(), luck.random()].map(Xoshiro256PlusPlus::seed_from_u64);
    let mut state = Tricks::new(config);
    loop {
        let mut choose = |seat: Seat| {
            let mut card = Err(CannotDecide::NotAsked);
            let view = state.view(Viewer::Seat(seat));
            clock(seat, &mut || {
                card = players[seat.index()].choose(&view, &mut rngs[seat.index()]);
            });
            card
        };
        let step = match state.turn() {
            Turn::Over(outcome) => return Ok(outcome),
            Turn::Chance => Step::Chance(state.sample(&mut luck).ok_or(CannotDecide::NoSuchBout)?),
            Turn::Act(seats) if seats.contains(Seat::EAST) && seats.contains(Seat::WEST) => {
                Step::Act(Joint::Both([choose(Seat::EAST)?, choose(Seat::WEST)?]))
            }
            Turn::Act(seats) => {
                let seat = if seats.contains(Seat::EAST) {
                    Seat::EAST
                } else {
                    Seat::WEST
                };
                Step::Act(Joint::One(seat, choose(seat)?))
            }
        };
        state
            .apply(step, &mut ())
            .map_err(|_| CannotDecide::NoSuchBout)?;
    }
}
