//! What the screen waits for, and the messages that a bout gets.

use ai::protocol::{Answer, Reply};
use rules::Seat;

use super::{BoutGame, Extras, Gesture, Model, Seating};

/// What the screen waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scene {
    /// The curtain hangs for this seat's player.
    Curtain(Seat),
    /// A frame is shown until its hold time has passed.
    TimedFrame,
    /// A frame stays until a player has seen it.
    MustBeSeen,
    /// The player who looks has to choose; face to face, one or both.
    Asked,
    /// Another player has to choose, or the game's own [`Extras`] are busy.
    Waits,
    /// The bout is over and everything has been shown.
    Over,
}

impl Scene {
    /// The scene in a word, for `data-scene` of the page's main element.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Curtain(_) => "curtain",
            Self::TimedFrame => "timed-frame",
            Self::MustBeSeen => "must-be-seen",
            Self::Asked => "asked",
            Self::Waits => "waits",
            Self::Over => "over",
        }
    }
}

/// A message from a player, the clock or the worker.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg<G: BoutGame> {
    /// That seat's player chooses this. Every choice of a person comes in here, except a card that is played face down from an edge
    /// ([`Gesture::Play`]).
    Choose(Seat, G::Action),
    /// The player has seen the frame that stays on screen. Face to face, each says so ([`Gesture::GoOn`]).
    GoOn,
    /// The time has passed after which the frame with this index gives way ([`Model::passing_frame`]).
    HoldTimePassed(usize),
    /// In practice: take back the last decision of a person.
    Undo,
    /// The next player lifts the curtain.
    Lift,
    /// The page is hidden, so that nobody knows who looks at it next.
    Hidden,
    /// The player who has just sealed a choice takes it back.
    TakeBack,
    /// The worker answers a question.
    Answer {
        /// The question's number.
        id: u32,
        /// The answer.
        reply: Reply<G>,
    },
    /// Another bout replaces this one.
    Fresh(Box<Model<G>>),
    /// Ask the computer, or the worker that throws, once more.
    Retry,
    /// Two players who share the device change their seating.
    Sit(Seating),
    /// A wrestler takes the seat of a guest, and keeps it in the next bout.
    Wrestler(Seat, u32),
    /// Whether the screen has room for two to sit face to face.
    Room(bool),
    /// One of two players who sit face to face makes a gesture at their edge.
    Edge(Seat, Gesture),
    /// In practice: the player who looks asks for a hint.
    Hint,
    /// The analysis answers.
    Hinted(Answer<G>),
    /// A second of the clock has passed. If it was the last one, `seed` decides what the referee draws.
    Tick {
        /// Any number.
        seed: u64,
    },
    /// That seat's player nominates something for the other, or withdraws the nomination.
    Nominate(Seat, Option<G::Nomination>),
    /// Something that only this game has.
    Extra(<G::Extras as Extras<G>>::Msg),
}
