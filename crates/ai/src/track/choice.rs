//! Solves a simultaneous choice in a bout as a matrix game, whether cards or swaps are chosen.

use rules::{
    Game, Turn,
    track::{Action, Config, Swaps, Track},
};

use super::{
    CannotDecide, Memory,
    solver::{Setting, Stakes},
    swaps,
};
use crate::matrix::{self, Solution};

/// A choice and its solution.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The actions of East (the rows) and West (the columns).
    pub actions: [Vec<Action>; 2],
    /// The payoff of each pair of actions, for East.
    pub payoff: Vec<f64>,
    /// The value for East, and both optimal mixes.
    pub solution: Solution,
    /// How far the values may be off.
    pub error: f64,
}

impl Choice {
    /// The choice that the bout asks for now.
    ///
    /// # Errors
    /// [`CannotDecide`] if the bout asks for no choice, or the state is impossible.
    pub fn new(bout: &Track, stakes: Stakes, memory: &mut Memory) -> Result<Self, CannotDecide> {
        let Turn::Act(_) = bout.turn() else {
            return Err(CannotDecide::NotAsked);
        };
        let Some(swaps) = bout.swaps() else {
            return Self::of_swaps(bout.config(), stakes);
        };
        let setting = Setting {
            config: bout.config(),
            swaps,
            stakes,
        };
        let solved = memory.solved(setting);
        let node = solved.node(bout).ok_or(CannotDecide::NoSuchBout)?;
        Ok(Self {
            actions: node
                .plays
                .map(|plays| plays.into_iter().map(Action::own).collect()),
            payoff: node.payoff,
            solution: node.solution,
            error: solved.error(),
        })
    }

    /// The choice of the numbers to swap.
    fn of_swaps(config: Config, stakes: Stakes) -> Result<Self, CannotDecide> {
        let all = Swaps::ALL.map(Action::Swap).to_vec();
        let payoff = swaps::payoff(config, stakes);
        let solution = matrix::solve(&payoff, all.len()).ok_or(CannotDecide::NoSuchBout)?;
        Ok(Self {
            actions: [all.clone(), all],
            payoff,
            solution,
            error: swaps::ERROR,
        })
    }
}
