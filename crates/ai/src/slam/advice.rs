//! The advice that the analysis gives a player: what each of the four actions is worth.

use rules::slam::{Action, Ring, View};
use serde::{Deserialize, Serialize};

use super::{
    CannotDecide,
    thinking::{Aim, Asked, Known, Memory},
};

/// What the strongest level thinks of a view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// For every action, in the order of [`Action::ALL`]: the chance to win (from 0 to 1) if it is taken and the bout is then played as
    /// well as possible, and by how many points the turn changes the total on average if it is taken and the turn is then played for
    /// points.
    pub values: Vec<(Action, f64, f64)>,
    /// Whether it is certain how often the best action wins, because stopping wins the bout. All other chances follow from measured landings.
    pub exact: bool,
}

/// Chances that differ by at most this are equal.
const SAME: f64 = 1e-9;

impl Advice {
    /// The action that wins most often; among equals, the one that brings the most points.
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

    /// An action's chance to win and its points.
    pub fn rated(&self, action: Action) -> Option<(f64, f64)> {
        let mut all = self.values.iter();
        let &(_, wins, points) = all.find(|(rated, ..)| *rated == action)?;
        Some((wins, points))
    }

    /// How much this action gives away compared with the best one: a fraction of bouts, from 0 to 1.
    pub fn cost(&self, action: Action) -> Option<f64> {
        let (best, _) = self.rated(self.choice()?)?;
        let (taken, _) = self.rated(action)?;
        Some((best - taken).max(0.0))
    }
}

/// What the strongest level thinks of this view of a bout in this ring.
///
/// # Errors
/// [`CannotDecide`] if no player acts, or the state is impossible.
pub(super) fn advise(view: &View, ring: Ring, memory: &mut Memory) -> Result<Advice, CannotDecide> {
    Ok(of(&Asked::of(&view.bout)?, memory.of(ring)))
}

/// What the strongest level thinks of this decision.
pub fn of(asked: &Asked, known: &Known) -> Advice {
    let wins = asked.question.plan(Aim::Win, known);
    let points = asked.question.plan(Aim::Points, known);
    let values = asked.values(&wins).zip(asked.values(&points));
    let values = values.map(|((action, wins), (_, points))| (action, wins, points));
    let values: Vec<(Action, f64, f64)> = values.collect();
    let mut all = values.iter();
    let exact = all.any(|&(action, wins, _)| action == Action::Stop && wins >= 1.0);
    Advice { values, exact }
}
