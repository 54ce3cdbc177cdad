//! What happens in a bout, in the order of the rules.

use serde::{Deserialize, Serialize};

use super::{Action, Axis, Compass, Hex, Shift};
use crate::{Outcome, Side};

/// Something that happened.
///
/// A turn is an [`Event::Began`], an [`Event::Leaned`] for each disk move, then for each axis with a difference at most one
/// [`Event::Walked`] and one [`Event::Pushed`]. [`Event::PushedOff`] or [`Event::Fell`] ends the turn and the bout at once. The last event
/// of a bout is [`Event::Ended`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat began its turn.
    Began {
        /// The turn, counted from 1 over both seats.
        turn: u16,
        /// The seat.
        seat: Side,
        /// The whole turn as chosen.
        action: Action,
    },
    /// A disk moved on a momentum board.
    Leaned {
        /// The seat whose board it is.
        seat: Side,
        /// The disk move.
        shift: Shift,
    },
    /// The mover walked in a straight line, without pushing.
    Walked {
        /// The mover.
        seat: Side,
        /// The axis.
        axis: Axis,
        /// The direction.
        direction: Compass,
        /// The number of hexes, one or more.
        spaces: u8,
        /// Where the mover stood.
        from: Hex,
        /// Where the mover stands now.
        to: Hex,
    },
    /// The mover walked into the opponent and pushed.
    Pushed {
        /// The mover.
        by: Side,
        /// The axis.
        axis: Axis,
        /// The direction of both.
        direction: Compass,
        /// The number of hexes, one or more.
        spaces: u8,
        /// Where the mover stood, next to the opponent.
        from: Hex,
        /// Where the mover stands now.
        to: Hex,
        /// Where the opponent stood.
        opponent: Hex,
        /// Where the opponent stands now, next to the mover.
        pushed_to: Hex,
    },
    /// The mover pushed the opponent off the board and took the opponent's hex.
    PushedOff {
        /// The mover.
        by: Side,
        /// The axis.
        axis: Axis,
        /// The direction.
        direction: Compass,
        /// Where the mover stood.
        from: Hex,
        /// Where the opponent stood, at the rim, and where the mover stands now.
        at: Hex,
    },
    /// The mover walked off the board.
    Fell {
        /// The mover.
        seat: Side,
        /// The axis.
        axis: Axis,
        /// The direction.
        direction: Compass,
        /// The mover's last hex, at the rim.
        from: Hex,
    },
    /// The bout is over.
    Ended(Verdict),
}

impl Event {
    /// The seat that it is about; `None` for a draw.
    pub const fn seat(self) -> Option<Side> {
        match self {
            Self::Began { seat, .. }
            | Self::Leaned { seat, .. }
            | Self::Walked { seat, .. }
            | Self::Pushed { by: seat, .. }
            | Self::PushedOff { by: seat, .. }
            | Self::Fell { seat, .. } => Some(seat),
            Self::Ended(verdict) => verdict.winner(),
        }
    }
}

/// How a wrestler went off the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Kimarite {
    /// The mover pushed the opponent off.
    Push,
    /// The mover walked off.
    Fall,
}

/// Why nobody won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Hikiwake {
    /// The same position occurred for the third time.
    Repetition,
    /// The bout reached [`super::MOST_TURNS`].
    Turns,
}

/// How a bout ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Verdict {
    /// One wrestler went off the board.
    Win {
        /// The other wrestler's seat.
        winner: Side,
        /// How the loser went off the board.
        kimarite: Kimarite,
    },
    /// Nobody won.
    Draw(Hikiwake),
}

impl Verdict {
    /// The seat that won; `None` after a draw.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            Self::Draw(_) => None,
        }
    }

    /// The winner, or a draw.
    pub fn outcome(self) -> Outcome {
        let won = |seat: Side| Outcome::Win(seat.into());
        self.winner().map_or(Outcome::Draw, won)
    }

    /// The word for it in records: `push`, `fall` or `hikiwake`.
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
