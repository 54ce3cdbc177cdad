//! The messages between the page and the worker in which the computer opponents run.
//!
//! The one `match` on the game stands here; each game's own code goes on with its own types.

use serde::{Deserialize, Serialize};

use super::{
    Level, circle, momentum, slam,
    track::{self, solver::Stakes},
    tricks,
};
use crate::rules;

/// What the page asks, with the view of a seat that acts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// Which card to play.
    Tricks(rules::tricks::View),
    /// What the strongest level thinks of every card; the request's level is ignored. A review asks this for one decision after the other.
    TricksAdvice(rules::tricks::View),
    /// Which card to play, or which numbers to swap, in a bout played for these stakes.
    Track(rules::track::View, Stakes),
    /// What optimal play does here, for both seats. Level and seed are ignored, and any viewer's view will do.
    TrackStudy(rules::track::View, Stakes),
    /// What to reveal, or to choose inside a turn.
    Circle(rules::circle::View),
    /// What the strongest level thinks of every action that the viewer can choose; the request's level is ignored.
    CircleAdvice(rules::circle::View),
    /// Which turn to take.
    Momentum(rules::momentum::View),
    /// What the strongest level thinks of every turn; level and seed are ignored.
    MomentumAdvice(rules::momentum::View),
    /// Whether to stop or to throw again, in a bout played in this ring.
    Slam(rules::slam::View, rules::slam::Ring),
    /// What the strongest level thinks of every action; level and seed are ignored.
    SlamAdvice(rules::slam::View, rules::slam::Ring),
}

/// A request to the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Chosen by the sender and repeated in the answer, so that the sender can drop a stale one.
    pub id: u32,
    /// What is asked, with the view to decide in.
    pub ask: Ask,
    /// How strong to play.
    pub level: Level,
    /// The seed of every random choice: equal requests get equal answers.
    pub seed: u64,
}

/// The result of a request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The card to play.
    Tricks(rules::tricks::Card),
    /// What the strongest level thinks of every card.
    TricksAdvice(tricks::advice::Advice),
    /// What to play or to swap.
    Track(rules::track::Action),
    /// What optimal play does.
    TrackStudy(track::study::Study),
    /// What to reveal, or to choose inside a turn.
    Circle(rules::circle::Action),
    /// What the strongest level thinks of every action.
    CircleAdvice(circle::advice::Advice),
    /// The turn to take.
    Momentum(rules::momentum::Action),
    /// What the strongest level thinks of every turn.
    MomentumAdvice(momentum::advice::Advice),
    /// What to do after a throw.
    Slam(rules::slam::Action),
    /// What the strongest level thinks of every action.
    SlamAdvice(slam::advice::Advice),
    /// There is no answer: no bout shows such a view to a seat that acts, or the worker did not answer.
    Failed,
}

/// The worker's answer to a request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the request.
    pub id: u32,
    /// The result.
    pub reply: Reply,
}

/// What a worker caches between requests. The cache makes answers faster, never different.
#[derive(Debug, Default)]
pub struct Memory {
    track: track::Memory,
    momentum: momentum::Memory,
    slam: slam::Memory,
}

impl Memory {
    /// Answers a request; this is all that the worker does.
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

/// Answers one request without a cache.
pub fn answer(request: &Request) -> Answer {
    Memory::default().answer(request)
}
