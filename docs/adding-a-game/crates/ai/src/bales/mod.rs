//! The computer opponents of `bales`.
//!
//! Whoever leaves a number of bales that three divides wins: whatever the other carries off, one more turn makes it three bales together.
//! Every level knows that, but all except the strongest are careless now and then and carry off any number.

use rand::{Rng, RngExt};
use rules::{
    Enumerate, Game, Turn,
    bales::{Bales, Take},
};
use serde::{Deserialize, Serialize};

use super::{CannotDecide, Level, Opponent};

/// What the strongest level thinks of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// What it would carry off.
    pub take: Take,
    /// Whether that wins, whatever the other player does. If not, the other player can win.
    pub wins: bool,
}

/// In how many of a hundred decisions the level is careless.
const fn careless(level: Level) -> u32 {
    match level {
        Level::Makushita => 80,
        Level::Maegashira => 50,
        Level::Komusubi => 25,
        Level::Ozeki => 10,
        Level::Yokozuna => 0,
    }
}

fn advice(bout: &Bales) -> Result<Advice, CannotDecide> {
    if !bout.is_possible() {
        return Err(CannotDecide::NoSuchBout);
    }
    if matches!(bout.turn(), Turn::Over(_)) {
        return Err(CannotDecide::NotAsked);
    }
    let (take, wins) = match bout.left() % 3 {
        1 => (Take::One, true),
        2 => (Take::Two, true),
        _ => (Take::One, false),
    };
    Ok(Advice { take, wins })
}

impl Opponent for Bales {
    type Context = ();
    type Advice = Advice;
    type Memory = ();

    fn decide<R: Rng>(
        view: &Self,
        (): (),
        level: Level,
        rng: &mut R,
        (): &mut (),
    ) -> Result<Take, CannotDecide> {
        let best = advice(view)?.take;
        let any = view.any(view.mover().into(), rng);
        let is_careless = rng.random_range(0..100) < careless(level);
        Ok(any.filter(|_| is_careless).unwrap_or(best))
    }

    fn advise<R: Rng>(view: &Self, (): (), _: &mut R, (): &mut ()) -> Result<Advice, CannotDecide> {
        advice(view)
    }
}

#[cfg(test)]
mod opponent_tests;
