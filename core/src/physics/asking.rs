//! What the page asks the worker that throws, and what it hears.

use serde::{Deserialize, Serialize};

use super::{Dohyo, Flight, Outline, Throw, Toss, fly, luck::Luck};
use crate::rules::slam::Fall;

/// A question, with a number that its answers bear.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The number.
    pub id: u32,
    /// What is asked.
    pub ask: Ask,
}

/// What can be asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// A toss and its flight.
    Toss(Toss),
    /// To throw both wrestlers again and again, and count.
    Many(Many),
}

/// Many throws of both wrestlers into one ring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Many {
    /// The rope.
    pub outline: Outline,
    /// How each wrestler is thrown; its lot is where the lots of all throws come from.
    pub throw: Throw,
    /// How often.
    pub throws: u32,
}

/// An answer to the question with that number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The number.
    pub id: u32,
    /// What is answered.
    pub reply: Reply,
}

/// What is answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// What comes of a toss.
    Flight(Flight),
    /// What came of the throws so far; the last when `done` is as many as were asked for.
    Counts(Counts),
    /// No answer came in time, or there is no worker.
    Failed,
}

/// What came of many throws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Counts {
    /// How often both wrestlers have been thrown.
    pub done: u32,
    /// How often a wrestler fell how, as in [`Fall::ALL`]; two a throw.
    pub falls: [u32; Fall::ALL.len()],
}

impl Request {
    /// How many throws are to be counted; 0 for a single toss.
    pub const fn throws(&self) -> u32 {
        match &self.ask {
            Ask::Toss(_) => 0,
            Ask::Many(many) => many.throws,
        }
    }

    /// Answers: once, or with counts that grow.
    pub fn answer(self, mut say: impl FnMut(&Answer)) {
        let id = self.id;
        let mut say = |reply| say(&Answer { id, reply });
        match self.ask {
            Ask::Toss(toss) => say(Reply::Flight(fly(&toss))),
            Ask::Many(many) => many.count(|counts| say(Reply::Counts(counts))),
        }
    }
}

impl Answer {
    /// Whether this is the last answer to a question for so many throws.
    pub const fn ends(&self, throws: u32) -> bool {
        match &self.reply {
            Reply::Flight(_) | Reply::Failed => true,
            Reply::Counts(counts) => counts.done >= throws,
        }
    }
}

impl Many {
    /// After how many throws the counts are told.
    pub const STEP: u32 = 25;

    fn count(&self, mut say: impl FnMut(Counts)) {
        let dohyo = Dohyo::new(&self.outline);
        let mut luck = Luck::new(self.throw.lot.into());
        let mut counts = Counts::default();
        for done in 1..=self.throws {
            let throws = [(); 2].map(|()| {
                Some(Throw {
                    lot: luck.lot(),
                    ..self.throw
                })
            });
            for (_, fall) in dohyo.throw(throws, [None; 2], None).into_iter().flatten() {
                counts.falls[fall.index()] += 1;
            }
            counts.done = done;
            if done.is_multiple_of(Self::STEP) && done < self.throws {
                say(counts);
            }
        }
        say(counts);
    }
}
