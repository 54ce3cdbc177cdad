//! Bouts between computer players, with falls drawn from the table.

use std::{fmt, str::FromStr};

use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

use super::{CannotDecide, chances::Odds, levels, thinking::Memory};
use crate::{
    ai::Level,
    rules::{
        Enumerate, Game, Joint, Outcome, Seat, Step, Turn,
        slam::{Action, Chance, Config, Due, Fall, Landing, Ring, Slam, Thrown},
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
#[error("“{0}” is no player; there are the five ranks (makushita … yokozuna) and random")]
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
        bout: &Slam,
        seat: Seat,
        ring: Ring,
        memory: &mut Memory,
        dice: &mut R,
    ) -> Result<Action, CannotDecide> {
        match self {
            Self::Level(level) => levels::choose(bout, ring, level, dice, memory),
            Self::Random => bout.any(seat, dice).ok_or(CannotDecide::NotAsked),
        }
    }
}

/// Draws how a throw lands from the odds; `lies` is how both lay before it.
pub fn throw<R: Rng>(odds: &Odds, lies: Option<Landing>, thrown: Thrown, dice: &mut R) -> Landing {
    let lay = lies.unwrap_or(Landing([Fall::Outside; 2])).0;
    let odds = match thrown {
        Thrown::Both => odds.both(),
        Thrown::A => odds.one(lay[1]),
        Thrown::B => odds.one(lay[0]),
    };
    let mut point: f64 = dice.random_range(0.0..1.0);
    let mut drawn = Landing(lay);
    for (landing, odds) in Landing::all().zip(odds).filter(|(_, odds)| **odds > 0.0) {
        drawn = landing;
        point -= odds;
        if point < 0.0 {
            break;
        }
    }
    let Landing([first, second]) = drawn;
    match thrown {
        Thrown::B => Landing([second, first]),
        Thrown::A | Thrown::Both => drawn,
    }
}

/// Draws what luck decides in a bout from the odds.
fn luck<R: Rng>(bout: &Slam, due: Due, odds: &Odds, dice: &mut R) -> Chance {
    match due {
        Due::Throw { thrown, .. } => Chance::Landing(throw(odds, bout.lies(), thrown, dice)),
        // A wrestler thrown alone falls as it does beside another.
        Due::TieBreak { .. } => {
            let Landing([fall, _]) = throw(odds, None, Thrown::Both, dice);
            Chance::Fall(fall)
        }
    }
}

/// Plays one bout, with the two players on the seats in turn. `clock` is called around every decision, with the seat that decides.
///
/// # Errors
/// [`CannotDecide`] if a player finds no action or chooses an illegal one.
pub fn bout(
    config: &Config,
    ring: Ring,
    players: [Player; 2],
    seed: u64,
    memory: &mut Memory,
    mut clock: impl FnMut(Seat, &mut dyn FnMut()),
) -> Result<Outcome, CannotDecide> {
    let mut falls = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut both_dice = [falls.random(), falls.random()].map(Xoshiro256PlusPlus::seed_from_u64);
    let odds = Odds::new(ring);
    let mut bout = Slam::new(config);
    loop {
        let step = match (bout.turn(), bout.due(), bout.thrower()) {
            (Turn::Over(outcome), ..) => return Ok(outcome),
            (Turn::Chance, Some(due), _) => Step::Chance(luck(&bout, due, &odds, &mut falls)),
            (Turn::Act(_), _, Some(seat)) => {
                let mut action = Err(CannotDecide::NotAsked);
                clock(seat, &mut || {
                    let which = seat.index() % 2;
                    let (player, dice) = (players[which], &mut both_dice[which]);
                    action = player.choose(&bout, seat, ring, memory, dice);
                });
                Step::Act(Joint::One(seat, action?))
            }
            _ => return Err(CannotDecide::NoSuchBout),
        };
        bout.apply(step, &mut ())
            .map_err(|_| CannotDecide::NoSuchBout)?;
    }
}
