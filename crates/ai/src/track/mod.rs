//! The computer opponents of `track`, one-dimensional sumo.
//!
//! [`states`] numbers the states that one seat can reach, [`solver`] works out the value of every situation, and [`choice`] solves what a
//! bout asks for as a matrix game. `levels` says how each level plays; [`study`] tells a player what optimal play would have done.

pub mod choice;
mod levels;
mod lookahead;
mod rounds;
pub mod solver;
pub mod states;
pub mod study;
mod swap_table;
pub mod swaps;

use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::track::{Action, Track, View};
use solver::{Setting, Solved, Stakes};
use study::Study;

use super::{CannotDecide, Level, Opponent, draw};

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

impl Opponent for Track {
    /// What the bout is played for.
    type Context = Stakes;
    type Advice = Study;
    type Memory = Memory;

    fn decide<R: Rng>(
        view: &View,
        stakes: Stakes,
        level: Level,
        rng: &mut R,
        memory: &mut Memory,
    ) -> Result<Action, CannotDecide> {
        let mix = levels::mix(view, stakes, level, memory)?;
        // A decision takes one number from the caller's generator, however much it draws. `docs/opponents.md` was measured like this.
        let mut own = Xoshiro256PlusPlus::seed_from_u64(rng.random());
        draw(&mix, &mut own).ok_or(CannotDecide::NoSuchBout)
    }

    fn advise<R: Rng>(
        view: &View,
        stakes: Stakes,
        _: &mut R,
        memory: &mut Memory,
    ) -> Result<Study, CannotDecide> {
        study::study(view, stakes, memory)
    }
}

#[cfg(test)]
mod opponent_tests;
