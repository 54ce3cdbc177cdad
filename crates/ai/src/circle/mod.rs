//! The computer opponents of `circle`, sumo in the ring.
//!
//! Both seats choose in secret and each sees only its own hand, so every turn is a game of hidden hands. [`knowledge`] is what everybody
//! knows of a seat's cards, [`reveal`] solves the simultaneous choice as a game, [`leaves`] evaluates boards from a `table`, and [`search`]
//! looks from one reveal to the next. [`thinking`] combines them for a view, `levels` says how far each level looks, and [`advice`] tells
//! a player what the strongest level thinks. [`sure`] proves wins that nothing can prevent.

pub mod advice;
pub mod knowledge;
pub mod leaves;
mod levels;
pub mod reason;
pub mod reveal;
pub mod search;
pub mod sure;
mod table;
pub mod thinking;

use advice::Advice;
use rand::Rng;
use rules::circle::{Action, Circle, View};

use super::{CannotDecide, Level, Opponent, draw};

/// The weight of each action; actions that are missing are never taken.
pub type Mix = Vec<(Action, f32)>;

impl Opponent for Circle {
    type Context = ();
    type Advice = Advice;
    type Memory = ();

    fn decide<R: Rng>(
        view: &View,
        (): (),
        level: Level,
        rng: &mut R,
        (): &mut (),
    ) -> Result<Action, CannotDecide> {
        let mix = levels::mix(view, level, rng)?;
        draw(&mix, rng).ok_or(CannotDecide::NoSuchBout)
    }

    fn advise<R: Rng>(
        view: &View,
        (): (),
        rng: &mut R,
        (): &mut (),
    ) -> Result<Advice, CannotDecide> {
        advice::advise(view, rng)
    }
}

#[cfg(test)]
mod opponent_tests;
#[cfg(test)]
mod tests;
