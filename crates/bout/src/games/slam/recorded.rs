//! The tosses of a record, as its chance steps tell them.

use rules::{
    Game as _, Step,
    record::Record,
    slam::{Chance, Due, Fall, Figure, Slam},
};

use super::record_tags::Throws;

/// A toss of a record.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordedToss {
    /// The number of steps before it. In a tie-break of two players it decides two steps.
    pub step: usize,
    /// Which wrestlers it throws.
    pub takes: [bool; 2],
    /// The index of the first toss of the same turn.
    pub first: usize,
    /// The round in which it is thrown.
    pub round: u16,
    /// How the wrestlers lie after it; `None` for one that is not in the ring, or whose fall the record does not tell.
    pub falls: [Option<Fall>; 2],
}

impl RecordedToss {
    /// Whether these throws throw the same wrestlers.
    pub fn fits(&self, throws: &Throws) -> bool {
        throws.map(|throw| throw.is_some()) == self.takes
    }
}

/// All tosses of a record, in order.
pub fn tosses(record: &Record<Slam>) -> Vec<RecordedToss> {
    let mut state = Slam::new(&record.config);
    let mut all: Vec<RecordedToss> = Vec::new();
    for (step, &taken) in record.steps.iter().enumerate() {
        if let Step::Chance(chance) = taken {
            let place = all.len();
            let toss = |takes, first, falls| RecordedToss {
                step,
                takes,
                first,
                round: state.round(),
                falls,
            };
            match (chance, state.due(), state.tied()) {
                (Chance::Landing(landing), Some(Due::Throw { throw, thrown, .. }), _) => {
                    let takes = Figure::PAIR.map(|it| thrown.takes(it));
                    let first = all.last().map(|toss| toss.first).filter(|_| throw > 1);
                    all.push(toss(takes, first.unwrap_or(place), landing.0.map(Some)));
                }
                (Chance::Fall(fall), _, Some(tied)) => {
                    let pair = tied.len() == 2;
                    let second = pair && tied.iter().any(|(_, fall)| fall.is_some());
                    match all.last_mut().filter(|_| second) {
                        Some(toss) => toss.falls[1] = Some(fall),
                        None => all.push(toss([true, pair], place, [Some(fall), None])),
                    }
                }
                _ => (),
            }
        }
        if state.apply(taken, &mut ()).is_err() {
            break;
        }
    }
    all
}
