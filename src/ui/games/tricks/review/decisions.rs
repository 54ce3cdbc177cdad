//! The decisions in a bout, and what the analysis says of each.

use ai::{
    Weight, hundredths,
    tricks::advice::{Advice, Rated},
};
use bout::Table;
use rules::{
    Side, Viewer,
    tricks::{Card, Event, Tricks, View},
};

/// A card that a player played while another was legal.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The index of the frame in which the card is played.
    pub frame: usize,
    /// The seat that chose.
    pub seat: Side,
    /// The chosen card.
    pub played: Card,
    /// What the player saw before choosing.
    pub view: View,
}

/// The decisions in the order of the bout. A card that the player had to play is none.
pub fn decisions(table: &Table<Tricks>) -> Vec<Decision> {
    let mut decisions = Vec::new();
    for frame in 0..table.event_count() {
        let cards = match table.event(frame, Viewer::Public) {
            Some(Event::Clashed { cards }) => cards.map(Some),
            Some(Event::Led { seat, card } | Event::Followed { seat, card }) => {
                Side::PAIR.map(|other| (other == seat).then_some(card))
            }
            _ => continue,
        };
        for (seat, card) in Side::PAIR.into_iter().zip(cards) {
            let before = frame.checked_sub(1);
            let before = before.and_then(|before| table.frame(before, Viewer::Seat(seat.into())));
            if let (Some(played), Some((_, view))) = (card, before)
                && view.playable().len() > 1
            {
                decisions.push(Decision {
                    frame,
                    seat,
                    played,
                    view,
                });
            }
        }
    }
    decisions
}

/// A decision and its judgement.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finding<'a> {
    /// The decision.
    pub(super) decision: &'a Decision,
    /// The judgement of every legal card.
    pub(super) advice: &'a Advice,
    /// The judgement of the card that was played.
    pub(super) played: &'a Rated,
    /// What the analysis would have played.
    pub(super) choice: &'a Rated,
    /// What the decision cost, as a share of bouts from 0 to 1.
    pub(super) cost: f32,
}

impl<'a> Finding<'a> {
    /// What this advice says of the decision; `None` if it is about other cards.
    pub(super) fn of(decision: &'a Decision, advice: &'a Advice) -> Option<Self> {
        let played = decision.played;
        Some(Self {
            decision,
            advice,
            played: advice.cards.iter().find(|rated| rated.card == played)?,
            choice: advice.choice()?,
            cost: advice.cost(played)?,
        })
    }

    /// How much the decision mattered.
    pub(super) fn weight(&self) -> Weight {
        Weight::of(hundredths(self.cost))
    }
}

/// A summary of one player's decisions.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Summary {
    /// How many decisions there were.
    pub(super) all: usize,
    /// How many of them had the weight [`Weight::Best`].
    pub(super) best: usize,
    /// The total cost of the others, in bouts.
    pub(super) cost: f32,
}

impl Summary {
    /// The summary of these findings about this player's decisions.
    pub(super) fn of(findings: &[Finding<'_>], seat: Side) -> Self {
        let mut summary = Self::default();
        let own = findings.iter();
        for finding in own.filter(|finding| finding.decision.seat == seat) {
            summary.all += 1;
            if finding.weight() == Weight::Best {
                summary.best += 1;
            } else {
                summary.cost += finding.cost;
            }
        }
        summary
    }
}

#[cfg(test)]
mod tests;
