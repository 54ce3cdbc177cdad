//! How the five levels play.
//!
//! Yokozuna looks two reveals ahead, the others one. The others are also careless now and then: they take a random action.
//! `docs/opponents.md` has the figures.

use rand::{Rng, RngExt};
use rules::circle::View;

use super::{
    CannotDecide, Mix,
    thinking::{self, Effort},
};
use crate::Level;

/// The search effort of a level that is not careless.
pub(super) const fn effort(level: Level) -> Effort {
    let (depth, rounds) = match level {
        Level::Makushita | Level::Maegashira | Level::Komusubi => (1, [30, 0]),
        Level::Ozeki => (1, [100, 0]),
        Level::Yokozuna => (2, [200, 12]),
    };
    Effort { depth, rounds }
}

/// In how many of a hundred decisions the level is careless.
const fn careless(level: Level) -> u32 {
    match level {
        Level::Makushita => 80,
        Level::Maegashira => 55,
        Level::Komusubi => 30,
        Level::Ozeki => 8,
        Level::Yokozuna => 0,
    }
}

/// How often the level takes each action.
pub(super) fn mix<R: Rng>(view: &View, level: Level, rng: &mut R) -> Result<Mix, CannotDecide> {
    thinking::complete(view, rng)?;
    if rng.random_range(0..100) < careless(level) {
        return Ok(view.options().map(|action| (action, 1.0)).collect());
    }
    thinking::mix(view, effort(level), rng)
}
