//! The analysis of a bout: which decision the worker is to be asked about next, and what came of it.

use crate::{
    ai::{
        Level,
        protocol::{Answer, Ask, Reply, Request},
        tricks::advice::{Advice, Rated, Weight},
    },
    rules::{
        Seat, Viewer,
        tricks::{Card, Event, Tricks, View},
    },
    session::Table,
    ui::games::tricks::advice::hundredths,
};

/// The same bout is always judged alike.
const SEED: u64 = 1;

/// A card that a player chose where there was a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The place of the frame in which the card is played.
    pub place: usize,
    /// Who chose.
    pub seat: Seat,
    /// What.
    pub played: Card,
    /// What the chooser could see.
    pub view: View,
}

/// The analysis of a bout, as far as it has come.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    decisions: Vec<Decision>,
    /// What is thought of the first decisions.
    found: Vec<Advice>,
    runs: bool,
    failed: bool,
}

/// What the player or the worker does.
#[derive(Clone, PartialEq, Debug)]
pub enum Told {
    /// The player lets it go on.
    Go,
    /// The player stops it.
    Stop,
    /// The worker answers.
    Answer(Answer),
}

/// A decision and what is thought of it.
#[derive(Clone, Copy, Debug)]
pub struct Finding<'a> {
    /// The decision.
    pub decision: &'a Decision,
    /// What is thought of every card.
    pub advice: &'a Advice,
    /// What is thought of the card that was played.
    pub played: &'a Rated,
    /// What the analysis would have played.
    pub choice: &'a Rated,
    /// What the decision cost: a share of bouts, from 0 to 1.
    pub cost: f32,
}

impl Finding<'_> {
    /// How much the decision mattered.
    pub fn weight(&self) -> Weight {
        Weight::of(hundredths(self.cost))
    }
}

/// A player's decisions, taken together.
#[derive(Clone, Copy, Default, Debug)]
pub struct Summary<'a> {
    /// How many there were.
    pub all: usize,
    /// How many of them were best.
    pub best: usize,
    /// What they cost, together, in shares of a bout.
    pub cost: f32,
    /// The one that cost most, if one mattered.
    pub most: Option<Finding<'a>>,
}

impl Analysis {
    /// Nothing is known yet of the decisions of this bout. A card that had to be played was no decision.
    pub fn of(table: &Table<Tricks>) -> Self {
        let mut decisions = Vec::new();
        for place in 0..table.len() {
            let cards = match table.event(place, Viewer::Public) {
                Some(Event::Clashed { cards }) => cards.map(Some),
                Some(Event::Led { seat, card } | Event::Followed { seat, card }) => {
                    Seat::PAIR.map(|other| (other == seat).then_some(card))
                }
                _ => continue,
            };
            for (seat, card) in Seat::PAIR.into_iter().zip(cards) {
                let before = place.checked_sub(1);
                let before = before.and_then(|before| table.frame(before, Viewer::Seat(seat)));
                if let (Some(played), Some((_, view))) = (card, before)
                    && view.playable().len() > 1
                {
                    decisions.push(Decision {
                        place,
                        seat,
                        played,
                        view,
                    });
                }
            }
        }
        Self {
            decisions,
            found: Vec::new(),
            runs: false,
            failed: false,
        }
    }

    /// What the worker has to be asked now: about one decision, in the view of who made it.
    pub fn question(&self) -> Option<Request> {
        let next = self.found.len();
        let decision = self.decisions.get(next).filter(|_| self.runs)?;
        Some(Request {
            id: next as u32,
            ask: Ask::TricksAdvice(decision.view.clone()),
            level: Level::default(),
            seed: SEED,
        })
    }

    /// The analysis after this. An answer to anything but the question that is open is dropped.
    #[must_use]
    pub fn after(&self, told: Told) -> Self {
        let mut next = self.clone();
        match told {
            Told::Go => (next.runs, next.failed) = (true, false),
            Told::Stop => next.runs = false,
            Told::Answer(answer) => {
                let open = self.question();
                if open.is_none_or(|question| question.id != answer.id) {
                    return next;
                }
                if let Reply::TricksAdvice(advice) = answer.reply {
                    next.found.push(advice);
                    next.runs = !next.done();
                } else {
                    (next.runs, next.failed) = (false, true);
                }
            }
        }
        next
    }

    /// How many decisions have been looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.found.len(), self.decisions.len())
    }

    /// Whether the worker is thinking.
    pub fn runs(&self) -> bool {
        self.runs
    }

    /// Whether the worker has given no answer.
    pub fn failed(&self) -> bool {
        self.failed
    }

    /// Whether every decision has been looked at.
    pub fn done(&self) -> bool {
        self.found.len() == self.decisions.len()
    }

    /// What has been found so far, in the order of the bout.
    pub fn findings(&self) -> impl Iterator<Item = Finding<'_>> {
        let pairs = self.decisions.iter().zip(&self.found);
        pairs.filter_map(|(decision, advice)| {
            let played = decision.played;
            Some(Finding {
                decision,
                advice,
                played: advice.cards.iter().find(|rated| rated.card == played)?,
                choice: advice.choice()?,
                cost: advice.cost(played)?,
            })
        })
    }

    /// What has been found about the frame at this place.
    pub fn at(&self, place: usize) -> impl Iterator<Item = Finding<'_>> {
        self.findings()
            .filter(move |finding| finding.decision.place == place)
    }

    /// A player's decisions so far, taken together.
    pub fn summary(&self, seat: Seat) -> Summary<'_> {
        let own = |finding: &Finding<'_>| finding.decision.seat == seat;
        let mut summary = Summary::default();
        for finding in self.findings().filter(own) {
            let weight = finding.weight();
            summary.all += 1;
            if weight == Weight::Best {
                summary.best += 1;
            } else {
                summary.cost += finding.cost;
            }
            if weight.matters() && summary.most.is_none_or(|most| finding.cost > most.cost) {
                summary.most = Some(finding);
            }
        }
        summary
    }
}

#[cfg(test)]
mod tests;
