//! How the five levels play.
//!
//! Yokozuna proves wins in three of its turns and searches up to 200,000 positions. The others search less and are careless now and then:
//! they take a random turn that keeps them in the ring. `docs/opponents.md` has the figures.

use rand::{Rng, RngExt};
use rules::momentum::{Action, View};

use super::{
    CannotDecide, Memory,
    thinking::{Effort, Question},
};
use crate::Level;

/// The search effort of a level that is not careless.
pub(super) const fn effort(level: Level) -> Effort {
    let (sure, depth, nodes) = match level {
        Level::Makushita | Level::Maegashira | Level::Komusubi => (1, 1, 10_000),
        Level::Ozeki => (2, 2, 10_000),
        Level::Yokozuna => (3, 12, 200_000),
    };
    Effort { sure, depth, nodes }
}

/// In how many of a hundred decisions the level is careless.
const fn careless(level: Level) -> u32 {
    match level {
        Level::Makushita => 85,
        Level::Maegashira => 50,
        Level::Komusubi => 25,
        Level::Ozeki => 10,
        Level::Yokozuna => 0,
    }
}

/// The turn that the level takes.
pub(super) fn choose<R: Rng>(
    view: &View,
    level: Level,
    rng: &mut R,
    memory: &mut Memory,
) -> Result<Action, CannotDecide> {
    let question = Question::of(view, memory)?;
    if rng.random_range(0..100) < careless(level)
        && let Some(action) = question.any(rng.random(), memory)
    {
        return Ok(action);
    }
    let opinion = question.think(effort(level), 1, Some(rng.random()), memory);
    let best = opinion.turns.first();
    best.map(|(action, _)| *action)
        .ok_or(CannotDecide::NoSuchBout)
}
