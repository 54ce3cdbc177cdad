//! How the five levels play.

use rand::{Rng, RngExt};

use super::{
    CannotDecide, Mix,
    thinking::{self, Effort},
};
use crate::{ai::Level, rules::circle::View};

/// How hard the level thinks when it thinks.
pub(super) const fn effort(level: Level) -> Effort {
    let (depth, rounds) = match level {
        Level::Makushita | Level::Maegashira | Level::Komusubi => (1, [30, 0]),
        Level::Ozeki => (1, [100, 0]),
        Level::Yokozuna => (2, [200, 30]),
    };
    Effort { depth, rounds }
}

/// How often the level takes each action.
pub(super) fn mix<R: Rng>(view: &View, level: Level, rng: &mut R) -> Result<Mix, CannotDecide> {
    // How often of a hundred it plays anything.
    let careless = match level {
        Level::Makushita => 75,
        Level::Maegashira => 50,
        Level::Komusubi => 25,
        Level::Ozeki | Level::Yokozuna => 0,
    };
    thinking::complete(view, rng)?;
    if rng.random_range(0..100) < careless {
        return Ok(view.options().map(|action| (action, 1.0)).collect());
    }
    thinking::mix(view, effort(level), rng)
}
