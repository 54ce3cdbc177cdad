//! The advice that the analysis gives a player: how often each action is expected to win.

use rand::Rng;
use rules::circle::{Action, View};
use serde::{Deserialize, Serialize};

use super::{
    CannotDecide, levels,
    sure::Sure,
    thinking::{Thought, think},
};
use crate::Level;

/// What the analysis thinks of every action that the viewer can choose, in the order of the rules.
///
/// At a reveal, the analysis assumes that the other seat plays its optimal mix with every hand that it may hold. The actions that the
/// analysis mixes are then worth the same, up to the error of the search.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// One thought for each action.
    pub actions: Vec<Thought>,
    /// Whether it is certain how often the best action wins: it wins in this turn whatever the other seat holds and plays, or every action
    /// loses at once.
    pub exact: bool,
}

/// An action that the analysis takes at least this often is part of its mix and costs nothing.
const IN_THE_MIX: f32 = 0.1;

/// From this estimate on, a win may be certain.
const NEARLY: f32 = 0.99;

impl Advice {
    /// The action that the analysis would take most often.
    pub fn choice(&self) -> Option<&Thought> {
        let actions = self.actions.iter();
        actions.max_by(|a, b| a.often.total_cmp(&b.often).then(a.wins.total_cmp(&b.wins)))
    }

    /// What the analysis thinks of this action.
    pub fn rated(&self, action: Action) -> Option<&Thought> {
        self.actions.iter().find(|thought| thought.action == action)
    }

    /// Whether the worth of the best action is certain. The proof is tried only if the estimate looks certain, since most are not.
    fn is_certain(&self, view: &View) -> bool {
        let (Some(seat), Some(best)) = (view.viewer.side(), self.choice()) else {
            return false;
        };
        let states = || view.states().collect::<Vec<_>>();
        if best.wins >= NEARLY {
            Sure(seat).wins_with(&states(), best.action, 0)
        } else {
            best.wins <= 1.0 - NEARLY && Sure(seat).lost(&states())
        }
    }

    /// How much this action gives away compared with the best one: a fraction of bouts, from 0 to 1.
    pub fn cost(&self, action: Action) -> Option<f32> {
        let taken = self.rated(action)?;
        if taken.often >= IN_THE_MIX {
            return Some(0.0);
        }
        let wins = self.actions.iter().map(|thought| thought.wins);
        Some(wins.fold(0.0, f32::max) - taken.wins)
    }
}

/// What the strongest level thinks of this view.
///
/// # Errors
/// The same as [`Opponent::decide`](crate::Opponent::decide).
pub(super) fn advise<R: Rng>(view: &View, rng: &mut R) -> Result<Advice, CannotDecide> {
    let actions = think(view, levels::effort(Level::Yokozuna), rng)?;
    let mut advice = Advice {
        actions,
        exact: false,
    };
    advice.exact = advice.is_certain(view);
    Ok(advice)
}
