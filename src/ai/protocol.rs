//! What the page asks the worker, and what the worker answers.
//!
//! Here stands the one `match` on the game: inside, each game's own code goes on with its own types.

use serde::{Deserialize, Serialize};

use super::{Level, tricks};
use crate::rules;

/// What is asked, in a seat's view of a bout in which it is asked to decide.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// Which card to play.
    Tricks(rules::tricks::View),
    /// What the strongest level thinks of every card; the request's level counts for nothing. A review asks this at one decision after the other.
    TricksAdvice(rules::tricks::View),
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

/// Answers a question; this is all that the worker does.
pub fn answer(request: &Request) -> Answer {
    let Request {
        id,
        ask,
        level,
        seed,
    } = request;
    let reply = match ask {
        Ask::Tricks(view) => match tricks::decide(view, *level, *seed) {
            Ok(card) => Reply::Tricks(card),
            Err(_) => Reply::Failed,
        },
        Ask::TricksAdvice(view) => match tricks::advice::advise(view, *seed) {
            Ok(advice) => Reply::TricksAdvice(advice),
            Err(_) => Reply::Failed,
        },
    };
    Answer { id: *id, reply }
}
