//! What a choice of the solver leads to. The page asks the worker of the computer opponents, which has the solvers.
//!
//! A question is a mark, the game's id, and the state in which the solver chose, with what the solvers must know besides it and the choice.
//! Nothing is hidden from the solver of a problem, so the worker may get the whole state.

use ai::protocol::Memory;
use rules::{GameId, Joint, Outcome, Step, Turn, games};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{Posed, SOLVER};

/// A question begins with this byte, which is no game's id.
const MARK: u8 = 254;

/// What a choice of the solver leads to, if both then play as well as possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Weighed<A> {
    /// It wins a number of bouts.
    Wins {
        /// How many of 100 it wins.
        wins: u8,
        /// How many the best choice wins.
        best: u8,
        /// How many every other choice wins at most.
        other: u8,
    },
    /// It wins for certain.
    Sure {
        /// Within how many of the solver's own turns; no other choice does, except that several may win in this turn. `None`: every other
        /// choice loses.
        turns: Option<u8>,
    },
    /// The other seat wins at once.
    Lost,
    /// The other seat wins, whatever the solver does later.
    Loses {
        /// What the other seat plays against it; `None` if it has nothing to choose yet.
        reply: Option<A>,
    },
    /// It does not win for certain in time.
    Unsure {
        /// Within how many of the solver's own turns the best choice wins for certain.
        turns: u8,
        /// The play with which the other seat holds out; `None` if it has nothing to choose, or if luck decides.
        reply: Option<A>,
    },
    /// It wins for certain against the cards that the other seat has, but not against others that it may have.
    Hidden {
        /// The play with which the other seat would then hold out.
        reply: A,
    },
}

impl<A> Weighed<A> {
    /// The same with the reply given as something else.
    pub fn map<B>(self, reply_as: impl FnOnce(A) -> B) -> Weighed<B> {
        match self {
            Self::Wins { wins, best, other } => Weighed::Wins { wins, best, other },
            Self::Sure { turns } => Weighed::Sure { turns },
            Self::Lost => Weighed::Lost,
            Self::Loses { reply } => Weighed::Loses {
                reply: reply.map(reply_as),
            },
            Self::Unsure { turns, reply } => Weighed::Unsure {
                turns,
                reply: reply.map(reply_as),
            },
            Self::Hidden { reply } => Weighed::Hidden {
                reply: reply_as(reply),
            },
        }
    }
}

/// A choice to weigh.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Choice<G: Posed> {
    /// The state in which the solver chose.
    pub state: G,
    /// What the solvers must know besides it.
    pub context: G::Context,
    /// What the solver chose.
    pub action: G::Action,
}

impl<G: Posed> Choice<G> {
    /// What the choice leads to; `None` if the rules refuse it or no exact solver knows.
    pub fn weigh(&self, memory: &mut G::Memory) -> Option<Weighed<G::Action>> {
        let posing = G::POSING?;
        let mut next = self.state.clone();
        let step = Step::Act(Joint::One(SOLVER, self.action));
        let applied = next.apply(step, &mut ()).is_ok();
        let lost = matches!(next.turn(), Turn::Over(Outcome::Win(seat)) if seat != SOLVER);
        if applied && lost {
            return Some(Weighed::Lost);
        }
        (posing.weigh)(&self.state, self.context, self.action, memory)
    }

    /// The question to the worker.
    pub fn write(&self) -> Vec<u8> {
        let mut message = vec![MARK];
        message.extend(write(&(G::ID, self)));
        message
    }
}

/// Reads the worker's answer about a choice in this game.
pub fn read<G: Posed>(answer: &[u8]) -> Option<Weighed<G::Action>> {
    postcard::from_bytes(answer).ok()
}

/// The worker's answer; `None` if the message is not a question about a choice, or has no answer.
pub fn answer(question: &[u8], memory: &mut Memory) -> Option<Vec<u8>> {
    let (_, question) = question.split_first().filter(|(mark, _)| **mark == MARK)?;
    let (game, question) = postcard::take_from_bytes(question).ok()?;
    of_game(game, question, memory)
}

macro_rules! of_game {
    ($($Game:ident: $slug:ident, $name:literal;)*) => {
        fn of_game(game: GameId, question: &[u8], memory: &mut Memory) -> Option<Vec<u8>> {
            match game {
                $(GameId::$Game => respond::<rules::$slug::$Game>(question, &mut memory.$slug),)*
            }
        }
    };
}

games!(of_game!);

fn respond<G: Posed>(question: &[u8], memory: &mut G::Memory) -> Option<Vec<u8>> {
    let choice: Choice<G> = read_as(question)?;
    choice.weigh(memory).map(|weighed| write(&weighed))
}

fn read_as<M: DeserializeOwned>(message: &[u8]) -> Option<M> {
    postcard::from_bytes(message).ok()
}

fn write(message: &impl Serialize) -> Vec<u8> {
    // Encoding fails only for sequences of unknown length, which no message contains.
    postcard::to_allocvec(message).unwrap_or_default()
}
