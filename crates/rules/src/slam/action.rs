//! Actions and the outcomes of chance steps.

use serde::{Deserialize, Serialize};

use super::{Fall, Landing, Thrown};
use crate::Seat;

/// What a player chooses after a throw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Score the landing.
    Stop,
    /// Throw again.
    Again(Thrown),
}

impl Action {
    /// All four actions.
    pub const ALL: [Self; 4] = [
        Self::Stop,
        Self::Again(Thrown::A),
        Self::Again(Thrown::B),
        Self::Again(Thrown::Both),
    ];
}

/// The outcome of a chance step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Chance {
    /// How both wrestlers lie after a throw.
    Landing(Landing),
    /// How a tied player's wrestler falls.
    Fall(Fall),
}

/// The chance step that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Due {
    /// A throw in that seat's turn.
    Throw {
        /// The seat that throws.
        seat: Seat,
        /// The number of the throw in the turn, 1 to 3.
        throw: u8,
        /// What is thrown.
        thrown: Thrown,
    },
    /// That tied seat's throw of one wrestler.
    TieBreak {
        /// The seat that throws.
        seat: Seat,
    },
}

/// Why a chance outcome is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The fall of one wrestler where a landing of both is due.
    #[error("A landing names both wrestlers, thrown or not")]
    BothLand,
    /// A landing of both where one wrestler's fall is due, in a tie-break.
    #[error("In a tie-break each player throws one wrestler")]
    OneLands,
}
