//! The computer opponents of `momentum`, hex sumo with momentum.
//!
//! Nothing is hidden and nothing is left to chance, so the opponents search. [`boards`] numbers the momentum boards and knows the boards
//! that two disk moves can make of each, and [`ring`] walks the tokens; together they generate each result of a turn once ([`tables`]).
//! [`forced`] proves wins, and [`search`] is alpha-beta with the evaluation of [`worth`]. [`thinking`] combines them for a view, `levels`
//! says how far each level looks, and [`advice`] tells a player.

pub mod advice;
pub mod boards;
pub mod forced;
mod levels;
pub mod ring;
pub mod search;
pub mod tables;
pub mod thinking;
mod weights;
pub mod worth;

use advice::Advice;
use rand::Rng;
use rules::momentum::{Action, Momentum, SideLength, View};
use tables::Tables;

use super::{CannotDecide, Level, Opponent};

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

impl Opponent for Momentum {
    type Context = ();
    type Advice = Advice;
    type Memory = Memory;

    fn decide<R: Rng>(
        view: &View,
        (): (),
        level: Level,
        rng: &mut R,
        memory: &mut Memory,
    ) -> Result<Action, CannotDecide> {
        levels::choose(view, level, rng, memory)
    }

    fn advise<R: Rng>(
        view: &View,
        (): (),
        _: &mut R,
        memory: &mut Memory,
    ) -> Result<Advice, CannotDecide> {
        advice::advise(view, memory)
    }
}

#[cfg(test)]
mod opponent_tests;
#[cfg(test)]
mod tests;
