//! What optimal play does at one choice, for practice and for looking again: both seats' mixes, and what each action gives away.
//!
//! Ask with [`Ask::TrackStudy`](crate::ai::protocol::Ask::TrackStudy) at a state in which a choice is due; the answer holds for both seats and
//! for every action, so one question a turn is enough, before or after the choice is made.

use serde::{Deserialize, Serialize};

use super::{CannotDecide, Memory, choice::Choice, solver::Stakes};
use crate::rules::{
    Seat,
    track::{Action, View},
};

/// An action and what optimal play thinks of it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rated {
    /// The action, the seat's own.
    pub action: Action,
    /// How often optimal play takes it, from 0 to 1.
    pub often: f64,
    /// What it is worth to its seat against the other's optimal mix: -1 a certain loss by push-off, 1 a certain win.
    pub value: f64,
}

/// A choice, solved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Study {
    /// What the choice is worth to East when both play optimally, from -1 to 1.
    pub value: f64,
    /// What East and West can do, in the order of the rules.
    pub rated: [Vec<Rated>; 2],
    /// By how much the values may be off: 0 where they are exact.
    pub error: f64,
}

impl Study {
    /// What the choice is worth to the seat when both play optimally.
    pub fn value_for(&self, seat: Seat) -> f64 {
        if seat == Seat::EAST {
            self.value
        } else {
            -self.value
        }
    }

    /// What is thought of this action of the seat; whether the referee took it does not matter.
    pub fn rated(&self, seat: Seat, action: Action) -> Option<&Rated> {
        let action = match action {
            Action::Play { play, .. } => Action::own(play),
            Action::Swap(_) => action,
        };
        let mut rated = self.rated.get(seat.index())?.iter();
        rated.find(|rated| rated.action == action)
    }

    /// What the seat gave away by this action: the value of the optimal mix less that of the action, both against the other's optimal mix.
    /// From 0 (every action of the mix) to 2 (a certain win thrown away into a certain loss).
    pub fn cost(&self, seat: Seat, action: Action) -> Option<f64> {
        let rated = self.rated(seat, action)?;
        Some((self.value_for(seat) - rated.value).max(0.0))
    }
}

/// Solves the choice in this view.
///
/// # Errors
/// As [`super::decide`].
pub fn study(view: &View, stakes: Stakes, memory: &mut Memory) -> Result<Study, CannotDecide> {
    let choice = Choice::new(&view.bout, stakes, memory)?;
    Ok(of(&choice))
}

/// What a solved choice says of its actions.
pub(super) fn of(choice: &Choice) -> Study {
    let Choice {
        actions,
        payoff,
        solution,
        error,
    } = choice;
    let [own, other] = actions;
    let against = solution.row_values(payoff);
    let rows = own.iter().zip(&solution.rows).zip(against);
    let against = solution.column_values(payoff);
    let columns = other.iter().zip(&solution.columns).zip(against);
    let rated = |((&action, &often), value)| Rated {
        action,
        often,
        value,
    };
    Study {
        value: solution.value,
        rated: [
            rows.map(rated).collect(),
            columns
                .map(|(played, value)| rated((played, -value)))
                .collect(),
        ],
        error: *error,
    }
}
