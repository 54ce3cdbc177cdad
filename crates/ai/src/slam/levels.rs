//! How the five levels play, by how far each looks ahead.
//!
//! Makushita stops at a hundred points. Maegashira looks one throw ahead and komusubi to the end of the turn, both for points. Ōzeki looks
//! at its own bout: how soon it reaches 500, or whether it gets through the round. Yokozuna looks at everybody's bout. All but yokozuna are
//! careless now and then: they take a random action. `docs/opponents.md` has the figures.

use rand::{Rng, RngExt};
use rules::slam::{Action, Landing, Ring, Slam, Thrown};

use super::{
    CannotDecide, advice,
    thinking::{Aim, Asked, Memory},
};
use crate::Level;

/// In how many of a hundred decisions the level is careless.
const fn careless(level: Level) -> u32 {
    match level {
        Level::Makushita => 80,
        Level::Maegashira => 58,
        Level::Komusubi => 35,
        Level::Ozeki => 18,
        Level::Yokozuna => 0,
    }
}

/// Makushita stops with this many points or more.
const CONTENT: i32 = 100;
/// Otherwise it throws again the wrestlers that are worth less than this.
const KEPT: i32 = 75;

/// Chooses the level's action.
pub(super) fn choose<R: Rng>(
    bout: &Slam,
    ring: Ring,
    level: Level,
    dice: &mut R,
    memory: &mut Memory,
) -> Result<Action, CannotDecide> {
    let asked = Asked::of(bout)?;
    if asked.question.won(asked.lies) {
        return Ok(Action::Stop);
    }
    if dice.random_range(0..100) < careless(level) {
        return Ok(Action::ALL[dice.random_range(0..Action::ALL.len())]);
    }
    let known = memory.of(ring);
    let (aim, made) = match level {
        Level::Makushita => return Ok(content(asked.lies)),
        // Plan as if two throws had been made, so that one is left.
        Level::Maegashira => (Aim::Points, 2),
        Level::Komusubi => (Aim::Points, asked.made),
        Level::Ozeki => (Aim::Own, asked.made),
        Level::Yokozuna => {
            let advice = advice::of(&asked, known);
            return advice.choice().ok_or(CannotDecide::NoSuchBout);
        }
    };
    let plan = asked.question.plan(aim, known);
    Ok(plan.best(asked.lies, made).0)
}

/// Stops with enough points; otherwise throws again the wrestlers that are worth little.
fn content(landing: Landing) -> Action {
    if landing.points().is_some_and(|points| points >= CONTENT) {
        return Action::Stop;
    }
    let little = landing
        .0
        .map(|fall| fall.single().is_none_or(|points| points < KEPT));
    Action::Again(Thrown::of(little).unwrap_or(Thrown::Both))
}
