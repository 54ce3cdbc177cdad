//! What happens in a bout, as facts, one after the other.

use serde::{Deserialize, Serialize};

use super::{Fall, Landing, Thrown};
use crate::rules::{Seat, SeatSet};

/// Something that happened.
///
/// A turn is one to three [`Event::Landed`], then [`Event::Scored`]. After the last turn of a round in nokkuauto: for a tie an
/// [`Event::Tied`] and a [`Event::Threw`] for each of the tied, as often as needed; then [`Event::Left`]. [`Event::Won`] is the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A throw has come to rest.
    Landed {
        /// Who threw.
        seat: Seat,
        /// Which throw of the turn, 1 to 3.
        throw: u8,
        /// What was thrown.
        thrown: Thrown,
        /// How both lie now.
        landing: Landing,
    },
    /// A turn is over.
    Scored {
        /// Whose.
        seat: Seat,
        /// How both lay.
        landing: Landing,
        /// What it brought.
        score: Score,
        /// The total after it.
        total: i32,
    },
    /// These are tied for the lowest place: hikiwake.
    Tied {
        /// Who throws.
        seats: SeatSet,
    },
    /// One of the tied threw one wrestler.
    Threw {
        /// Who.
        seat: Seat,
        /// How it fell.
        fall: Fall,
    },
    /// The lowest leaves.
    Left {
        /// Who.
        seat: Seat,
        /// The round that is over, counted from 1.
        round: u16,
    },
    /// The bout is decided.
    Won {
        /// Who won.
        seat: Seat,
    },
}

/// What a turn brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Score {
    /// So many points; with wrestlers outside in nokkuauto, −100 for each.
    Points(i32),
    /// Basho, one wrestler outside: nothing.
    Nothing,
    /// Basho, both outside: the whole total is lost.
    AllLost,
}
