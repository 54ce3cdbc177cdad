//! What happens in a bout, as facts, one after the other in the order of the rules.

use serde::{Deserialize, Serialize};

use super::{Action, Axis, Compass, Hex, Shift};
use crate::rules::{Outcome, Seat};

/// Something that happened.
///
/// A turn is an [`Event::Began`], an [`Event::Leaned`] for each disk that moves, then for each axis whose hexes differ at most one
/// [`Event::Walked`] and one [`Event::Pushed`]; [`Event::PushedOff`] or [`Event::Fell`] end it, and the bout, at once. [`Event::Ended`] is
/// the last of a bout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat takes a turn.
    Began {
        /// The turn of both seats, counted from 1.
        turn: u16,
        /// The seat.
        seat: Seat,
        /// All that it has decided.
        action: Action,
    },
    /// A disk moved on a momentum board.
    Leaned {
        /// Whose.
        seat: Seat,
        /// From where to where.
        shift: Shift,
    },
    /// The mover walked in a straight line, without pushing.
    Walked {
        /// The mover.
        seat: Seat,
        /// The axis.
        axis: Axis,
        /// Which way.
        direction: Compass,
        /// How many hexes, one or more.
        spaces: u8,
        /// Where the mover stood.
        from: Hex,
        /// Where the mover stands now.
        to: Hex,
    },
    /// The mover walked on into the opponent, and pushed.
    Pushed {
        /// The mover.
        by: Seat,
        /// The axis.
        axis: Axis,
        /// Which way both went.
        direction: Compass,
        /// How many hexes, one or more.
        spaces: u8,
        /// Where the mover stood, right before the opponent.
        from: Hex,
        /// Where the mover stands now.
        to: Hex,
        /// Where the opponent stood.
        opponent: Hex,
        /// Where the opponent stands now, right before the mover.
        pushed_to: Hex,
    },
    /// The mover pushed the opponent off the board, and took the hex.
    PushedOff {
        /// The mover.
        by: Seat,
        /// The axis.
        axis: Axis,
        /// Which way.
        direction: Compass,
        /// Where the mover stood.
        from: Hex,
        /// Where the opponent stood, at the rim, and the mover stands now.
        at: Hex,
    },
    /// The mover walked off the board.
    Fell {
        /// The mover.
        seat: Seat,
        /// The axis.
        axis: Axis,
        /// Which way.
        direction: Compass,
        /// The last hex, at the rim.
        from: Hex,
    },
    /// The bout is over.
    Ended(Verdict),
}

/// How somebody came off the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Kimarite {
    /// The mover pushed the opponent.
    Push,
    /// The mover walked.
    Fall,
}

/// Why nobody won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Hikiwake {
    /// The same position stood for the third time.
    Repetition,
    /// All turns that a bout may have were played.
    Turns,
}

/// How a bout ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Verdict {
    /// One of the two is off the board.
    Win {
        /// The other.
        winner: Seat,
        /// How.
        kimarite: Kimarite,
    },
    /// Nobody won.
    Draw(Hikiwake),
}

impl Verdict {
    /// Who won, if anybody did.
    pub const fn outcome(self) -> Outcome {
        match self {
            Self::Win { winner, .. } => Outcome::Win(winner),
            Self::Draw(_) => Outcome::Draw,
        }
    }

    /// The word in records: `push`, `fall` or `hikiwake`.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Win {
                kimarite: Kimarite::Push,
                ..
            } => "push",
            Self::Win {
                kimarite: Kimarite::Fall,
                ..
            } => "fall",
            Self::Draw(_) => "hikiwake",
        }
    }
}
