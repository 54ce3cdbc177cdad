//! The computer opponents of `track`, one-dimensional sumo.
//!
//! [`states`] numbers the states that one seat can reach, [`solver`] works out the value of every situation, and [`choice`] solves what a
//! bout asks for as a matrix game. [`decide`] plays; [`study`] tells a player what optimal play would have done.

pub mod arena;
pub mod choice;
mod levels;
mod lookahead;
pub mod oracle;
mod rounds;
pub mod solver;
pub mod states;
pub mod study;
mod swap_table;
pub mod swaps;

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

use super::{Level, draw};
use crate::rules::track::{Action, View};
use solver::{Setting, Solved, Stakes};

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

/// A cache of the game that was solved last: a bout asks about the same one at every turn.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    solved: Option<Solved>,
}

impl Memory {
    /// The solution of this game; solves it if it is not in the cache.
    pub fn solved(&mut self, setting: Setting) -> &Solved {
        let kept = self
            .solved
            .take()
            .filter(|solved| *solved.setting() == setting);
        self.solved
            .insert(kept.unwrap_or_else(|| Solved::new(setting)))
    }
}

/// The action that a computer opponent of this level takes. The memory affects how long this takes, never the answer.
///
/// # Errors
/// [`CannotDecide`]; never for a view that a bout shows to a seat that acts.
pub fn decide(
    view: &View,
    stakes: Stakes,
    level: Level,
    seed: u64,
    memory: &mut Memory,
) -> Result<Action, CannotDecide> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mix = levels::mix(view, stakes, level, memory)?;
    draw(&mix, &mut rng).ok_or(CannotDecide::NoSuchBout)
}
