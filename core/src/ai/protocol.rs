//! What the page asks the worker, and what the worker answers.
//!
//! Here stands the one `match` on the game: inside, each game's own code goes on with its own types.

use serde::{Deserialize, Serialize};

use super::{
    Level, circle, momentum, slam,
    track::{self, solver::Stakes},
    tricks,
};
use crate::rules;

/// What is asked, in a seat's view of a bout in which it is asked to decide.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// Which card to play.
    Tricks(rules::tricks::View),
    /// What the strongest level thinks of every card; the request's level counts for nothing. A review asks this at one decision after the other.
    TricksAdvice(rules::tricks::View),
    /// Which card to play, or which numbers to swap, in a bout that is played for this.
    Track(rules::track::View, Stakes),
    /// What optimal play does here, for both seats; level and seed count for nothing, and anybody's view will do.
    TrackStudy(rules::track::View, Stakes),
    /// What to reveal, or to choose inside a turn.
    Circle(rules::circle::View),
    /// What the strongest level thinks of everything that the viewer can decide on; the request's level counts for nothing.
    CircleAdvice(rules::circle::View),
    /// Which turn to take.
    Momentum(rules::momentum::View),
    /// What the strongest level thinks of every turn; level and seed count for nothing.
    MomentumAdvice(rules::momentum::View),
    /// When to stop, in a bout that is played in this ring.
    Slam(rules::slam::View, rules::slam::Ring),
    /// What the strongest level thinks of every action; level and seed count for nothing.
    SlamAdvice(rules::slam::View, rules::slam::Ring),
}

/// A question to the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Chosen by who asks; stands in the answer again, so that a stale one can be dropped.
    pub id: u32,
    /// The view to decide in.
    pub ask: Ask,
    /// How strong to play.
    pub level: Level,
    /// Where every random choice comes from: equal requests get equal answers.
    pub seed: u64,
}

/// What came of a question.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The card to play.
    Tricks(rules::tricks::Card),
    /// What is thought of every card.
    TricksAdvice(tricks::advice::Advice),
    /// What to play or to swap.
    Track(rules::track::Action),
    /// What optimal play does.
    TrackStudy(track::study::Study),
    /// What to reveal, or to choose inside a turn.
    Circle(rules::circle::Action),
    /// What is thought of everything.
    CircleAdvice(circle::advice::Advice),
    /// The turn to take.
    Momentum(rules::momentum::Action),
    /// What is thought of every turn.
    MomentumAdvice(momentum::advice::Advice),
    /// What to do after a throw.
    Slam(rules::slam::Action),
    /// What is thought of every action.
    SlamAdvice(slam::advice::Advice),
    /// There is no answer: no bout shows such a view to a seat that is asked, or the worker did not come.
    Failed,
}

/// An answer of the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The request's number.
    pub id: u32,
    /// What came of it.
    pub reply: Reply,
}

/// What a worker keeps from one question to the next. It makes answers come sooner and never makes them others.
#[derive(Debug, Default)]
pub struct Memory {
    track: track::Memory,
    momentum: momentum::Memory,
    slam: slam::Memory,
}

impl Memory {
    /// Answers a question; this is all that the worker does.
    pub fn answer(&mut self, request: &Request) -> Answer {
        let Request {
            id,
            ask,
            level,
            seed,
        } = request;
        let reply = match ask {
            Ask::Tricks(view) => tricks::decide(view, *level, *seed).map(Reply::Tricks).ok(),
            Ask::TricksAdvice(view) => tricks::advice::advise(view, *seed)
                .map(Reply::TricksAdvice)
                .ok(),
            Ask::Track(view, stakes) => {
                track::decide(view, *stakes, *level, *seed, &mut self.track)
                    .map(Reply::Track)
                    .ok()
            }
            Ask::TrackStudy(view, stakes) => track::study::study(view, *stakes, &mut self.track)
                .map(Reply::TrackStudy)
                .ok(),
            Ask::Circle(view) => circle::decide(view, *level, *seed).map(Reply::Circle).ok(),
            Ask::CircleAdvice(view) => circle::advice::advise(view, *seed)
                .map(Reply::CircleAdvice)
                .ok(),
            Ask::Momentum(view) => momentum::decide(view, *level, *seed, &mut self.momentum)
                .map(Reply::Momentum)
                .ok(),
            Ask::MomentumAdvice(view) => momentum::advice::advise(view, &mut self.momentum)
                .map(Reply::MomentumAdvice)
                .ok(),
            Ask::Slam(view, ring) => slam::decide(view, *ring, *level, *seed, &mut self.slam)
                .map(Reply::Slam)
                .ok(),
            Ask::SlamAdvice(view, ring) => slam::advice::advise(view, *ring, &mut self.slam)
                .map(Reply::SlamAdvice)
                .ok(),
        };
        Answer {
            id: *id,
            reply: reply.unwrap_or(Reply::Failed),
        }
    }
}

/// Answers one question, remembering nothing.
pub fn answer(request: &Request) -> Answer {
    Memory::default().answer(request)
}
