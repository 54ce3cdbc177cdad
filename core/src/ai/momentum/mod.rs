//! The computer opponents of `momentum`, hex sumo with momentum.
//!
//! Nothing is hidden and nothing is left to chance, so the opponents search. [`boards`] numbers the momentum boards and knows what two disk
//! moves make of each, and [`ring`] walks the tokens; together they generate each result of a turn once ([`tables`]). [`forced`] proves
//! wins, and [`search`] is alpha-beta with the evaluation of [`worth`]. [`thinking`] combines them for a view, `levels` says how far each
//! level looks, [`advice`] tells a player, and [`oracle`] the command line.

pub mod advice;
pub mod arena;
pub mod boards;
pub mod forced;
mod levels;
pub mod oracle;
pub mod ring;
pub mod search;
pub mod tables;
pub mod thinking;
mod weights;
pub mod worth;

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

use super::Level;
use crate::rules::momentum::{Action, SideLength, View};
use tables::Tables;

/// Why no action can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotDecide {
    /// The view is not that of the seat that acts.
    #[error("This seat is not asked for anything now")]
    NotAsked,
    /// No bout shows such a view.
    #[error("No bout can look like this")]
    NoSuchBout,
}

/// A cache of the tables for the board size that was played on last.
#[derive(Debug, Default)]
pub struct Memory {
    tables: Option<Tables>,
}

impl Memory {
    /// The tables for a board of this side.
    pub fn tables(&mut self, side: SideLength) -> &mut Tables {
        let kept = self.tables.take();
        let kept = kept.filter(|tables| tables.ring.side() == side.get());
        self.tables
            .insert(kept.unwrap_or_else(|| Tables::new(side.get())))
    }
}

/// The action that a computer opponent of this level takes. The memory affects how long this takes, never the answer.
///
/// # Errors
/// [`CannotDecide`]; never for a view that a bout shows to the seat that acts.
pub fn decide(
    view: &View,
    level: Level,
    seed: u64,
    memory: &mut Memory,
) -> Result<Action, CannotDecide> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    levels::choose(view, level, &mut rng, memory)
}

#[cfg(test)]
mod tests;
