//! What optimal play does at one choice, for practice and review: both seats' mixes, and what each action gives away.
//!
//! It takes any viewer's view of a state that asks for a choice. It covers both seats and every action, so one request per turn is enough,
//! before or after the choice is made.

use rules::{
    Side,
    track::{Action, View},
};
use serde::{Deserialize, Serialize};

use super::{CannotDecide, Memory, choice::Choice, solver::Stakes};

/// An action and how optimal play rates it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rated {
    /// The action, as the seat's own.
    pub action: Action,
    /// The probability with which optimal play takes it.
    pub often: f64,
    /// What it is worth to its seat against the other's optimal mix: from -1, a certain loss by push-off, to 1, a certain win.
    pub value: f64,
    /// The action with which the other seat answers best if it knows this one.
    pub answer: Action,
    /// What this action is worth against that answer.
    pub answered: f64,
}

/// A solved choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Study {
    /// What the choice is worth to East when both play optimally, from -1 to 1.
    pub value: f64,
    /// The actions of East and West, in the order of the rules.
    pub rated: [Vec<Rated>; 2],
    /// How far the values may be off; 0 if they are exact.
    pub error: f64,
}

impl Study {
    /// What the choice is worth to the seat when both play optimally.
    pub fn value_for(&self, seat: Side) -> f64 {
        if seat == Side::East {
            self.value
        } else {
            -self.value
        }
    }

    /// How this action of the seat is rated, whether the seat or the referee chose it.
    pub fn rated(&self, seat: Side, action: Action) -> Option<&Rated> {
        let action = match action {
            Action::Play { play, .. } => Action::own(play),
            Action::Swap(_) => action,
        };
        let mut rated = self.rated.get(seat.index())?.iter();
        rated.find(|rated| rated.action == action)
    }

    /// What the seat gave away by this action: the value of the optimal mix minus that of the action, both against the other's optimal mix.
    /// From 0 (every action of the mix) to 2 (a certain win turned into a certain loss).
    pub fn cost(&self, seat: Side, action: Action) -> Option<f64> {
        let rated = self.rated(seat, action)?;
        Some((self.value_for(seat) - rated.value).max(0.0))
    }
}

/// Solves the choice in this view.
///
/// # Errors
/// [`CannotDecide`] if the bout asks for no choice, or the state is impossible.
pub(super) fn study(
    view: &View,
    stakes: Stakes,
    memory: &mut Memory,
) -> Result<Study, CannotDecide> {
    let choice = Choice::new(&view.bout, stakes, memory)?;
    Ok(of(&choice))
}

/// The ratings of the actions in a solved choice.
pub fn of(choice: &Choice) -> Study {
    let Choice {
        actions,
        payoff,
        solution,
        error,
    } = choice;
    let [own, other] = actions;
    let rated = |(((&action, &often), value), (answer, answered)): (_, (Action, f64))| Rated {
        action,
        often,
        value,
        answer,
        answered,
    };
    let row = |row: usize| {
        let values = other.iter().enumerate();
        least(values.map(|(column, &answer)| (answer, payoff[row * other.len() + column])))
    };
    let column = |column: usize| {
        let values = own.iter().enumerate();
        least(values.map(|(row, &answer)| (answer, -payoff[row * other.len() + column])))
    };
    let rows = own.iter().zip(&solution.rows);
    let rows = rows.zip(solution.row_values(payoff));
    let columns = other.iter().zip(&solution.columns);
    let against = solution.column_values(payoff).into_iter();
    let columns = columns.zip(against.map(|value| -value));
    Study {
        value: solution.value,
        rated: [
            rows.zip((0..own.len()).filter_map(row))
                .map(rated)
                .collect(),
            columns
                .zip((0..other.len()).filter_map(column))
                .map(rated)
                .collect(),
        ],
        error: *error,
    }
}

/// The answer that leaves the least, and what it leaves.
fn least(answers: impl Iterator<Item = (Action, f64)>) -> Option<(Action, f64)> {
    answers.min_by(|(_, a), (_, b)| a.total_cmp(b))
}

#[cfg(test)]
mod tests {
    use rules::{
        Game, Viewer,
        record::Record,
        track::{Number, Play, Swaps, Track},
    };

    use super::*;

    fn studied(moves: &str) -> Study {
        let text = format!("[Game \"track\"]\n{moves}\n");
        let (_, bout) = Record::<Track>::parse(&text).unwrap();
        let view = bout.view(Viewer::Public);
        study(&view, Stakes::Bout, &mut Memory::default()).unwrap()
    }

    fn card(number: u8) -> Action {
        Action::own(Play::Number(Number::new(number).unwrap()))
    }

    #[test]
    fn actions_of_the_optimal_mix_cost_nothing() {
        for moves in ["", "1. 6=1", "1. 2=6 2. 4=4", "[Variant \"zero\"]\n1. 3=3"] {
            let study = studied(moves);
            assert!((study.value_for(Side::East) + study.value_for(Side::West)).abs() < 1e-12);
            for seat in Side::PAIR {
                let rated = &study.rated[seat.index()];
                let sum: f64 = rated.iter().map(|rated| rated.often).sum();
                assert!((sum - 1.0).abs() < 1e-9);
                for one in rated {
                    let cost = study.cost(seat, one.action).unwrap();
                    assert!((0.0..=2.0).contains(&cost));
                    assert!(one.often <= 0.0 || cost < 1e-9, "{moves}: {one:?}");
                }
            }
        }
    }

    #[test]
    fn the_cost_of_an_action_is_the_same_whoever_chose_it() {
        let study = studied("");
        assert!(study.cost(Side::East, card(2)).unwrap() < 1e-9);
        let cost = study.cost(Side::East, card(1)).unwrap();
        assert!(cost > 0.01);
        let one = Play::Number(Number::new(1).unwrap());
        assert_eq!(study.cost(Side::East, Action::referees(one)), Some(cost));
        assert_eq!(study.cost(Side::West, card(0)), None);
        assert_eq!(study.cost(Side::West, Action::Swap(Swaps::NONE)), None);
    }

    #[test]
    fn the_best_answer_leaves_at_most_what_the_mix_leaves() {
        for moves in ["", "1. 6=1", "[Variant \"zero\"]\n1. 3=3"] {
            let study = studied(moves);
            for (seat, rated) in Side::PAIR.into_iter().zip(&study.rated) {
                for one in rated {
                    assert!(one.answered <= one.value + 1e-12, "{moves}: {one:?}");
                    let answers = &study.rated[seat.other().index()];
                    assert!(answers.iter().any(|other| other.action == one.answer));
                }
            }
        }
        // A card of the mix loses something once it is known.
        let study = studied("");
        let two = study.rated(Side::East, card(2)).unwrap();
        assert!(
            two.often > 0.0 && two.answered < two.value - 0.05,
            "{two:?}"
        );
    }

    #[test]
    fn a_study_covers_the_swaps() {
        let study = studied("[Variant \"tactical\"]");
        assert_eq!(study.rated[0].len(), Swaps::ALL.len());
        let cost = study.cost(Side::West, Action::Swap(Swaps::NONE)).unwrap();
        assert!(cost > 0.1, "{cost}");
    }

    #[test]
    fn a_bout_that_is_over_cannot_be_studied() {
        let (_, bout) = Record::<Track>::parse("[Game \"track\"]\n1. 6=3\n").unwrap();
        let study = study(
            &bout.view(Viewer::Public),
            Stakes::Bout,
            &mut Memory::default(),
        );
        assert_eq!(study, Err(CannotDecide::NotAsked));
    }
}
