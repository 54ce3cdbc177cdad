//! The messages between the page and the worker in which the computer opponents run.
//!
//! Messages are typed by their game. As bytes ([`postcard`], which is small; page and worker are always built together), each begins with
//! the game's id: the worker learns from it how to read the rest, and the page drops an answer of another game.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{GameId, games};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{Level, Opponent};

/// What the page asks, with the view of a seat that acts and what the opponent must know besides it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Ask<G: Opponent> {
    /// Which action to choose.
    Action(G::View, G::Context),
    /// What the strongest level thinks of every action; the request's level is ignored.
    Advice(G::View, G::Context),
}

/// A request to the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Request<G: Opponent> {
    /// Chosen by the sender and repeated in the answer, so that the sender can drop a stale one.
    pub id: u32,
    /// What is asked.
    pub ask: Ask<G>,
    /// How strong to play.
    pub level: Level,
    /// The seed of every random choice: equal requests get equal answers.
    pub seed: u64,
}

/// The result of a request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Reply<G: Opponent> {
    /// The action to choose.
    Action(G::Action),
    /// What the strongest level thinks of every action.
    Advice(G::Advice),
    /// There is no answer: no bout shows such a view to a seat that acts, or the worker did not answer.
    Failed,
}

impl<G: Opponent> Reply<G> {
    /// The advice, if this is advice.
    pub fn advice(self) -> Option<G::Advice> {
        match self {
            Self::Advice(advice) => Some(advice),
            Self::Action(_) | Self::Failed => None,
        }
    }
}

/// The worker's answer to a request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Answer<G: Opponent> {
    /// The number of the request.
    pub id: u32,
    /// The result.
    pub reply: Reply<G>,
}

impl<G: Opponent> Request<G> {
    /// The request as a message to the worker.
    pub fn write(&self) -> Vec<u8> {
        write(G::ID, self)
    }

    /// Answers the request.
    pub fn answer(&self, memory: &mut G::Memory) -> Answer<G> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let reply = match &self.ask {
            Ask::Action(view, context) => {
                G::decide(view, *context, self.level, &mut rng, memory).map(Reply::Action)
            }
            Ask::Advice(view, context) => {
                G::advise(view, *context, &mut rng, memory).map(Reply::Advice)
            }
        };
        Answer {
            id: self.id,
            reply: reply.unwrap_or(Reply::Failed),
        }
    }
}

impl<G: Opponent> Answer<G> {
    /// Reads a message from the worker; `None` if it is not an answer about this game.
    pub fn read(message: &[u8]) -> Option<Self> {
        let (game, answer) = game_of(message)?;
        if game == G::ID { read(answer) } else { None }
    }
}

macro_rules! memory {
    ($($Game:ident: $slug:ident, $name:literal;)*) => {
        /// What a worker caches between requests. The cache makes answers faster, never different.
        #[derive(Debug, Default)]
        pub struct Memory {
            $(#[doc = $name] pub $slug: <rules::$slug::$Game as Opponent>::Memory,)*
        }

        impl Memory {
            /// Answers a message with a message; this is all that the worker does. `None` if the message is not a request.
            pub fn answer(&mut self, message: &[u8]) -> Option<Vec<u8>> {
                let (game, request) = game_of(message)?;
                match game {
                    $(GameId::$Game => respond::<rules::$slug::$Game>(request, &mut self.$slug),)*
                }
            }
        }
    };
}

games!(memory!);

fn respond<G: Opponent>(request: &[u8], memory: &mut G::Memory) -> Option<Vec<u8>> {
    let request: Request<G> = read(request)?;
    Some(write(G::ID, &request.answer(memory)))
}

fn write(game: GameId, message: &impl Serialize) -> Vec<u8> {
    // Encoding fails only for sequences of unknown length, which no message contains.
    postcard::to_allocvec(&(game, message)).unwrap_or_default()
}

/// The game that a message is about, and the rest of the message.
fn game_of(message: &[u8]) -> Option<(GameId, &[u8])> {
    postcard::take_from_bytes(message).ok()
}

fn read<M: DeserializeOwned>(rest: &[u8]) -> Option<M> {
    postcard::from_bytes(rest).ok()
}

/// Answers one request without a cache.
pub fn answer<G: Opponent>(request: &Request<G>) -> Answer<G> {
    request.answer(&mut G::Memory::default())
}
