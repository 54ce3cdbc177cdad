//! What happens in a bout, in order.

use serde::{Deserialize, Serialize};

use super::{Fall, Landing, Thrown};
use crate::{Seat, SeatSet};

/// Something that happened.
///
/// A turn is one to three [`Event::Landed`], then [`Event::Scored`]. In nokkuauto, the last turn of a round is followed by [`Event::Left`];
/// before it, each pass of a tie-break is an [`Event::Tied`] and an [`Event::Threw`] for each tied seat. [`Event::Won`] is the last event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A throw came to rest.
    Landed {
        /// The seat that threw.
        seat: Seat,
        /// The number of the throw in the turn, 1 to 3.
        throw: u8,
        /// What was thrown.
        thrown: Thrown,
        /// How both lie now.
        landing: Landing,
    },
    /// A turn ended.
    Scored {
        /// The seat whose turn it was.
        seat: Seat,
        /// How both lay.
        landing: Landing,
        /// What the turn scored.
        score: Score,
        /// The total after the turn.
        total: i32,
    },
    /// These seats are tied for the lowest place: hikiwake.
    Tied {
        /// The tied seats, each of which throws.
        seats: SeatSet,
    },
    /// A tied seat threw one wrestler.
    Threw {
        /// The seat.
        seat: Seat,
        /// How it fell.
        fall: Fall,
    },
    /// The lowest seat left.
    Left {
        /// The seat.
        seat: Seat,
        /// The round that ended, counted from 1.
        round: u16,
    },
    /// The bout was won.
    Won {
        /// The winner.
        seat: Seat,
    },
}

impl Event {
    /// The seat that it is about; `None` if several are tied.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Landed { seat, .. }
            | Self::Scored { seat, .. }
            | Self::Threw { seat, .. }
            | Self::Left { seat, .. }
            | Self::Won { seat } => Some(seat),
            Self::Tied { .. } => None,
        }
    }
}

/// What a turn scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Score {
    /// This many points; in nokkuauto, −100 for each wrestler outside.
    Points(i32),
    /// Nothing: one wrestler outside in basho.
    Nothing,
    /// The whole total is lost: both wrestlers outside in basho.
    AllLost,
}
