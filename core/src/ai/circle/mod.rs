//! The computer opponents of `circle`, sumo in the ring.
//!
//! Both seats choose in secret and each sees only its own hand, so every turn is a game of hidden hands. [`knowledge`] is what everybody
//! knows of a seat's cards, [`reveal`] solves the simultaneous choice as a game, [`leaves`] evaluates boards from a `table`, and [`search`]
//! looks from one reveal to the next. [`thinking`] combines them for a view, `levels` says how far each level looks, and [`advice`] tells
//! a player what the strongest level thinks.

pub mod advice;
pub mod arena;
pub mod knowledge;
pub mod leaves;
mod levels;
pub mod reveal;
pub mod search;
mod table;
pub mod thinking;

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

use super::{
    Level, draw,
    oracle::{Ask, Oracle},
};
use crate::rules::circle::{Action, Circle, View};

impl Oracle for Circle {
    const ASK: Option<Ask<Self>> = None;
}

/// Why no action can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotDecide {
    /// The view is not that of a seat that acts.
    #[error("This seat is not asked for anything now")]
    NotAsked,
    /// No bout shows such a view.
    #[error("No bout can look like this")]
    NoSuchBout,
}

/// The weight of each action; actions that are missing are never taken.
pub type Mix = Vec<(Action, f32)>;

/// The action that a computer opponent of this level takes.
///
/// # Errors
/// [`CannotDecide`]; never for a view that a bout shows to a seat that acts.
pub fn decide(view: &View, level: Level, seed: u64) -> Result<Action, CannotDecide> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mix = levels::mix(view, level, &mut rng)?;
    draw(&mix, &mut rng).ok_or(CannotDecide::NoSuchBout)
}

#[cfg(test)]
mod tests;
