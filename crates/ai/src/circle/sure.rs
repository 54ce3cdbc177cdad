//! Proves wins that nothing can prevent, whatever the other seat holds and plays and whatever is drawn.
//!
//! A seat knows what its view shows: its own hand, the cards set aside, and those cards of the other hand that everybody knows. Every hand
//! that the other seat may hold is tried, with every card and every choice of that hand and every draw of both piles; the seat's own later
//! choices may depend only on what it then sees. So nothing is estimated.

use std::collections::HashSet;

use rules::{
    Game, Joint, Outcome, Side, Step, Turn, Viewer,
    circle::{Action, CardSet, Circle, Draw, View},
};

/// With more states than this, a win counts as unproved.
const MOST_STATES: usize = 3000;

/// Proves the wins of this seat.
#[derive(Clone, Copy, Debug)]
pub struct Sure(pub Side);

/// The bout after a step; `None` if the rules refuse it.
pub fn after(bout: &Circle, step: Step<Circle>) -> Option<Circle> {
    let mut next = *bout;
    next.apply(step, &mut ()).is_ok().then_some(next)
}

impl Sure {
    /// What the seat sees.
    pub fn view(self, bout: &Circle) -> View {
        bout.view(Viewer::Seat(self.0.into()))
    }

    /// Whether the seat has won.
    pub fn won(self, bout: &Circle) -> bool {
        bout.turn() == Turn::Over(Outcome::Win(self.0.into()))
    }

    /// The states to which the seat's action can lead: at a reveal, with every card of the other seat.
    pub fn acted(self, bout: &Circle, action: Action) -> Vec<Circle> {
        if bout.choice().is_some() {
            let step = Step::Act(Joint::One(self.0.into(), action));
            return after(bout, step).into_iter().collect();
        }
        let cards = bout.options(self.0.other());
        let steps = cards.map(|card| {
            Step::Act(Joint::Both(match self.0 {
                Side::East => [action, card],
                Side::West => [card, action],
            }))
        });
        steps.filter_map(|step| after(bout, step)).collect()
    }

    /// Whether the seat wins for certain with this action, in this turn or in `more` turns after it. `states`: those that the seat cannot tell
    /// apart.
    pub fn wins_with(self, states: &[Circle], action: Action, more: u8) -> bool {
        let next = states.iter().flat_map(|state| self.acted(state, action));
        self.wins(next.collect(), more)
    }

    /// Whether the seat, which can tell the states apart only by its view, wins for certain in this turn or in `more` turns after it.
    pub fn wins(self, states: Vec<Circle>, more: u8) -> bool {
        // Each state alone must be won. Most proofs fail here, so this comes first.
        let alone = more == 0 || states.len() < 2;
        (alone || states.iter().all(|&state| self.wins(vec![state], more)))
            && self.settled(states, more)
    }

    fn settled(self, states: Vec<Circle>, more: u8) -> bool {
        let mut groups: Vec<(View, Vec<Circle>)> = Vec::new();
        let (mut open, mut seen) = (states, HashSet::new());
        let other = self.0.other();
        while let Some(bout) = open.pop() {
            if !seen.insert(bout) {
                continue;
            }
            if seen.len() > MOST_STATES {
                return false;
            }
            match bout.turn() {
                Turn::Over(_) if self.won(&bout) => (),
                Turn::Over(_) => return false,
                Turn::Chance if more == 0 => return false,
                Turn::Chance => open.extend(drawn(&bout)),
                turn if turn.asks(self.0) => {
                    let view = self.view(&bout);
                    match groups.iter_mut().find(|(seen, _)| *seen == view) {
                        Some((_, group)) => group.push(bout),
                        None => groups.push((view, vec![bout])),
                    }
                }
                Turn::Act(_) => {
                    let choices = bout.options(other);
                    let steps = choices.map(|action| Step::Act(Joint::One(other.into(), action)));
                    open.extend(steps.filter_map(|step| after(&bout, step)));
                }
            }
        }
        groups.into_iter().all(|(_, group)| {
            let Some(first) = group.first() else {
                return true;
            };
            let new_turn = first.choice().is_none();
            let Some(more) = more.checked_sub(u8::from(new_turn)) else {
                return false;
            };
            Iterator::any(&mut first.options(self.0), |action| {
                let next = group.iter().flat_map(|bout| self.acted(bout, action));
                self.settled(next.collect(), more)
            })
        })
    }

    /// Whether every action loses at once.
    pub fn lost(self, states: &[Circle]) -> bool {
        states.iter().all(|state| {
            let mut ends = state
                .options(self.0)
                .flat_map(|action| self.acted(state, action));
            ends.all(|end| matches!(end.turn(), Turn::Over(_)) && !self.won(&end))
        })
    }
}

/// The states after every possible draw.
fn drawn(bout: &Circle) -> Vec<Circle> {
    let Some((seat, due)) = bout.draw() else {
        return Vec::new();
    };
    let pile = bout.pile(seat);
    let sets = (0..=pile.bits()).map(CardSet::from_bits);
    let sets = sets.filter(|cards| cards.len() == due && cards.without(pile).is_empty());
    let steps = sets.map(|cards| Step::Chance(Draw { seat, cards }));
    steps.filter_map(|step| after(bout, step)).collect()
}
