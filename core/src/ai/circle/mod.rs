//! Thinking about sumo in the ring.
//!
//! Both choose in secret, and each sees only the own hand: a game of hidden hands at every turn. [`side`] is what everybody knows of a seat's
//! cards, [`reveal`] the choice of both as a game that is solved, [`leaves`] what boards are worth from a `table`, [`search`] looks from one
//! reveal to the next. [`thinking`] puts them together for a view; `levels` says who thinks how far, and
//! [`advice`] tells a player.

pub mod advice;
pub mod arena;
pub mod leaves;
mod levels;
pub mod reveal;
pub mod search;
pub mod side;
mod table;
pub mod thinking;

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

use super::{Level, draw};
use crate::rules::circle::{Action, View};

/// Why no action can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotDecide {
    /// The view is not of a seat that is asked.
    #[error("This seat is not asked for anything now")]
    NotAsked,
    /// No bout shows such a view.
    #[error("No bout can look like this")]
    NoSuchBout,
}

/// How often each action is to be taken; actions that are not there are not taken.
pub type Mix = Vec<(Action, f32)>;

/// The action that a computer opponent of this level takes.
///
/// # Errors
/// [`CannotDecide`]; never for the view that a bout shows to a seat that is asked.
pub fn decide(view: &View, level: Level, seed: u64) -> Result<Action, CannotDecide> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mix = levels::mix(view, level, &mut rng)?;
    draw(&mix, &mut rng).ok_or(CannotDecide::NoSuchBout)
}

#[cfg(test)]
mod tests;
