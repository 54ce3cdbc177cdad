//! The analysis of a bout: which decision to send to the worker next, and the results so far.

use crate::{
    ai::{
        Level, Weight,
        protocol::{Answer, Ask, Request},
        tricks::advice::{Advice, Rated},
    },
    rules::{
        Side, Viewer,
        tricks::{Card, Event, Tricks, View},
    },
    session::Table,
    ui::games::tricks::advice::hundredths,
};

/// A fixed seed, so that the same bout is always judged the same way.
const SEED: u64 = 1;

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

/// The analysis of a bout, as far as it has come.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    decisions: Vec<Decision>,
    /// The advice on the first `found.len()` decisions.
    found: Vec<Advice>,
    runs: bool,
    failed: bool,
}

/// What the player or the worker does.
#[derive(Clone, PartialEq, Debug)]
pub enum Told {
    /// The player starts or resumes the analysis.
    Go,
    /// The player stops it.
    Stop,
    /// The worker answers.
    Answer(Answer<Tricks>),
}

/// A decision and its judgement.
#[derive(Clone, Copy, Debug)]
pub struct Finding<'a> {
    /// The decision.
    pub decision: &'a Decision,
    /// The judgement of every legal card.
    pub advice: &'a Advice,
    /// The judgement of the card that was played.
    pub played: &'a Rated,
    /// What the analysis would have played.
    pub choice: &'a Rated,
    /// What the decision cost, as a share of bouts from 0 to 1.
    pub cost: f32,
}

impl Finding<'_> {
    /// How much the decision mattered.
    pub fn weight(&self) -> Weight {
        Weight::of(hundredths(self.cost))
    }
}

/// A summary of one player's decisions.
#[derive(Clone, Copy, Default, Debug)]
pub struct Summary {
    /// How many decisions there were.
    pub all: usize,
    /// How many of them had the weight [`Weight::Best`].
    pub best: usize,
    /// The total cost of the others, in bouts.
    pub cost: f32,
}

impl Analysis {
    /// A new analysis without findings. A card that the player had to play is not a decision.
    pub fn of(table: &Table<Tricks>) -> Self {
        let mut decisions = Vec::new();
        for frame in 0..table.len() {
            let cards = match table.event(frame, Viewer::Public) {
                Some(Event::Clashed { cards }) => cards.map(Some),
                Some(Event::Led { seat, card } | Event::Followed { seat, card }) => {
                    Side::PAIR.map(|other| (other == seat).then_some(card))
                }
                _ => continue,
            };
            for (seat, card) in Side::PAIR.into_iter().zip(cards) {
                let before = frame.checked_sub(1);
                let before =
                    before.and_then(|before| table.frame(before, Viewer::Seat(seat.into())));
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
        Self {
            decisions,
            found: Vec::new(),
            runs: false,
            failed: false,
        }
    }

    /// The next request to the worker, about one decision in the view of the player who made it. `None` while the analysis is stopped.
    pub fn question(&self) -> Option<Request<Tricks>> {
        let next = self.found.len();
        let decision = self.decisions.get(next).filter(|_| self.runs)?;
        Some(Request {
            id: next as u32,
            ask: Ask::Advice(decision.view.clone(), ()),
            level: Level::default(),
            seed: SEED,
        })
    }

    /// The analysis after this message. Drops an answer that does not belong to the open request.
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
                if let Some(advice) = answer.reply.advice() {
                    next.found.push(advice);
                    next.runs = !next.done();
                } else {
                    (next.runs, next.failed) = (false, true);
                }
            }
        }
        next
    }

    /// How many decisions have been judged, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.found.len(), self.decisions.len())
    }

    /// Whether the analysis is running.
    pub fn runs(&self) -> bool {
        self.runs
    }

    /// Whether the worker failed to answer.
    pub fn failed(&self) -> bool {
        self.failed
    }

    /// Whether every decision has been judged.
    pub fn done(&self) -> bool {
        self.found.len() == self.decisions.len()
    }

    /// The findings so far, in the order of the bout.
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

    /// The findings about the frame at this index.
    pub fn at(&self, frame: usize) -> impl Iterator<Item = Finding<'_>> {
        self.findings()
            .filter(move |finding| finding.decision.frame == frame)
    }

    /// A summary of the findings so far about this player's decisions.
    pub fn summary(&self, seat: Side) -> Summary {
        let own = |finding: &Finding<'_>| finding.decision.seat == seat;
        let mut summary = Summary::default();
        for finding in self.findings().filter(own) {
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
