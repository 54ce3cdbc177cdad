//! What the players decide, and what luck decides.

use serde::{Deserialize, Serialize};

use super::{Fall, Landing, Thrown};
use crate::rules::Seat;

/// What a player decides after a throw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// To score what lies there.
    Stop,
    /// To throw again.
    Again(Thrown),
}

impl Action {
    /// All four.
    pub const ALL: [Self; 4] = [
        Self::Stop,
        Self::Again(Thrown::A),
        Self::Again(Thrown::B),
        Self::Again(Thrown::Both),
    ];
}

/// What luck decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Chance {
    /// How both lie after a throw.
    Landing(Landing),
    /// How the one wrestler of a tied player falls.
    Fall(Fall),
}

/// What luck is to decide now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Due {
    /// That seat's throw in a turn.
    Throw {
        /// Who throws.
        seat: Seat,
        /// Which throw of the turn, 1 to 3.
        throw: u8,
        /// What is thrown.
        thrown: Thrown,
    },
    /// That tied seat's one wrestler.
    TieBreak {
        /// Who throws.
        seat: Seat,
    },
}

/// Why luck cannot decide so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// One wrestler's fall where a landing of both is due.
    #[error("A landing names both wrestlers, thrown or not")]
    BothLand,
    /// A landing of both in a tie-break.
    #[error("In a tie-break each player throws one wrestler")]
    OneLands,
}
