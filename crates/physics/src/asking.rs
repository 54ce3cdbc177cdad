//! The messages between the page and the physics worker.

use rules::slam::Fall;
use serde::{Deserialize, Serialize};

use super::{Dohyo, Flight, Outline, Throw, Toss, fly, luck::Luck};

/// A request to the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Repeated in every [`Answer`] to this request.
    pub id: u32,
    /// What the worker has to do.
    pub ask: Ask,
}

/// What the page can ask the worker to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// Simulate one toss and return its flight.
    Toss(Toss),
    /// Throw both wrestlers many times and count how they land.
    Many(Many),
}

/// Many throws of both wrestlers into one ring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Many {
    /// The rope.
    pub outline: Outline,
    /// How each wrestler is thrown. Its seed decides the seeds of the single throws.
    pub throw: Throw,
    /// How many times both wrestlers are thrown.
    pub throws: u32,
}

/// The worker's answer to a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the request.
    pub id: u32,
    /// The result.
    pub reply: Reply,
}

/// The result of a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The flight of a toss.
    Flight(Flight),
    /// The counts so far; the last ones when `done` reaches the number of throws asked for.
    Counts(Counts),
    /// There is no worker, or it did not answer in time.
    Failed,
}

/// How the wrestlers landed in many throws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Counts {
    /// How often both wrestlers have been thrown.
    pub done: u32,
    /// How many wrestlers landed in each way, in the order of [`Fall::ALL`]; two per throw.
    pub falls: [u32; Fall::ALL.len()],
}

impl Request {
    /// The number of throws to count; 0 for a single toss.
    pub const fn throws(&self) -> u32 {
        match &self.ask {
            Ask::Toss(_) => 0,
            Ask::Many(many) => many.throws,
        }
    }

    /// Does the job and reports the result: once for a toss, repeatedly with growing counts for [`Many`].
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
    /// Whether this is the last answer to a request for this many throws.
    pub const fn ends(&self, throws: u32) -> bool {
        match &self.reply {
            Reply::Flight(_) | Reply::Failed => true,
            Reply::Counts(counts) => counts.done >= throws,
        }
    }
}

impl Many {
    /// The counts are reported every `STEP` throws.
    pub const STEP: u32 = 25;

    fn count(&self, mut say: impl FnMut(Counts)) {
        let dohyo = Dohyo::new(&self.outline);
        let mut luck = Luck::new(self.throw.seed.into());
        let mut counts = Counts::default();
        for done in 1..=self.throws {
            let throws = [(); 2].map(|()| {
                Some(Throw {
                    seed: luck.seed(),
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
