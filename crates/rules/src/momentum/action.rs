//! Turns, and why they are refused.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Axis, Facing, Lean, Order};

/// A turn: two disk moves and the order of the axes. Printed as in records: `B>F,BL>FR:VRL`, `-,-:LRV`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Action {
    /// The disk moves.
    pub lean: Lean,
    /// The order of the axes.
    pub order: Order,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (shift, after) in self.lean.iter().zip([",", ":"]) {
            match shift {
                Some(shift) => write!(f, "{shift}{after}")?,
                None => write!(f, "-{after}")?,
            }
        }
        fmt::Display::fmt(&self.order, f)
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a turn, or a part of one in preparation ([`super::Draft`]), is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The hex has no disk.
    #[error("No disk lies on {hex}")]
    Empty {
        /// The momentum hex.
        hex: Facing,
    },
    /// A disk moved to the hex that it came from.
    #[error("A disk moves to another hex than {hex}, or is left where it is")]
    SameHex {
        /// The momentum hex.
        hex: Facing,
    },
    /// A third disk move.
    #[error("Both disks have been moved")]
    BothMoved,
    /// A disk move after the first axis was walked.
    #[error("Disks are moved before the first step")]
    Walking,
    /// A disk to put down, but none is held.
    #[error("First a disk is picked up")]
    NoneHeld,
    /// Another decision while a disk is held.
    #[error("First the disk that is held is laid down")]
    StillHeld,
    /// An axis that was already walked.
    #[error("{axis} has been walked already")]
    Walked {
        /// The axis.
        axis: Axis,
    },
    /// An axis after a wrestler went off the board.
    #[error("The turn has ended")]
    Ended,
}
