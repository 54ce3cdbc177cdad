//! What the analysis says to a player: what each of the four actions is worth.

use serde::{Deserialize, Serialize};

use super::{
    CannotDecide,
    thinking::{Aim, Asked, Known, Memory},
};
use crate::rules::slam::{Action, Ring, View};

/// What the strongest level thinks in a view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// Every action, in the order of [`Action::ALL`]; the chance to win (from 0 to 1) when it is taken and all goes on as well as it can; and
    /// by how many points the turn changes the total on average when it is taken and then played for points.
    pub values: Vec<(Action, f64, f64)>,
}

/// Chances that are not farther apart than this are equal.
const SAME: f64 = 1e-9;

impl Advice {
    /// The action that wins most often; of equals the one that brings most points.
    pub fn choice(&self) -> Option<Action> {
        let best = self.values.iter().copied().reduce(|best, other| {
            let (wins, points) = (other.1 - best.1, other.2 - best.2);
            if wins > SAME || wins > -SAME && points > 0.0 {
                other
            } else {
                best
            }
        });
        Some(best?.0)
    }

    /// What is thought of an action: the chance to win, and the points.
    pub fn rated(&self, action: Action) -> Option<(f64, f64)> {
        let mut all = self.values.iter();
        let &(_, wins, points) = all.find(|(rated, ..)| *rated == action)?;
        Some((wins, points))
    }

    /// How much was given away by this action instead of the best: a share of bouts, from 0 to 1.
    pub fn cost(&self, action: Action) -> Option<f64> {
        let (best, _) = self.rated(self.choice()?)?;
        let (taken, _) = self.rated(action)?;
        Some((best - taken).max(0.0))
    }
}

/// What the strongest level thinks in this view of a bout in this ring.
///
/// # Errors
/// As [`super::decide`].
pub fn advise(view: &View, ring: Ring, memory: &mut Memory) -> Result<Advice, CannotDecide> {
    Ok(of(&Asked::of(&view.bout)?, memory.of(ring)))
}

/// What the strongest level thinks.
pub(super) fn of(asked: &Asked, known: &Known) -> Advice {
    let wins = asked.question.plan(Aim::Win, known);
    let points = asked.question.plan(Aim::Points, known);
    let values = asked.values(&wins).zip(asked.values(&points));
    Advice {
        values: values
            .map(|((action, wins), (_, points))| (action, wins, points))
            .collect(),
    }
}
