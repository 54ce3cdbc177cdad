//! Searches a few turns ahead by the rules, and evaluates a bout that is not over then by the place of the counter.

use rules::{
    Enumerate, Game, Joint, Side, Step,
    track::{Action, EDGE, Track, Verdict},
};

use crate::matrix;

/// The current choice as a matrix game.
pub(super) struct Ahead {
    /// The actions of East (the rows) and West (the columns).
    pub actions: [Vec<Action>; 2],
    /// The payoff of each pair of actions, for East.
    pub payoff: Vec<f64>,
}

/// Looks `turns` turns ahead, at least one.
pub(super) fn look(bout: &Track, turns: u32) -> Ahead {
    let actions = Side::PAIR.map(|seat| bout.actions(seat.into()).collect::<Vec<_>>());
    let mut payoff = Vec::with_capacity(actions[0].len() * actions[1].len());
    for &east in &actions[0] {
        for &west in &actions[1] {
            let mut next = *bout;
            let stepped = next.apply(Step::Act(Joint::Both([east, west])), &mut ());
            payoff.push(stepped.map_or(0.0, |()| judge(&next, turns.saturating_sub(1))));
        }
    }
    Ahead { actions, payoff }
}

/// The estimated value of a bout for East, from -1 to 1.
fn judge(bout: &Track, turns: u32) -> f64 {
    match bout.verdict().map(Verdict::winner) {
        Some(Some(Side::East)) => 1.0,
        Some(Some(Side::West)) => -1.0,
        Some(None) => 0.0,
        None if turns == 0 => f64::from(bout.position()) / f64::from(EDGE + 1),
        None => {
            let Ahead { actions, payoff } = look(bout, turns);
            matrix::value(&payoff, actions[1].len().max(1))
        }
    }
}
