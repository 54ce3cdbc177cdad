//! What happens in a bout.

use serde::{Deserialize, Serialize};

use super::{
    card::{Card, CardSet},
    kimarite::{Kimarite, KimariteSet},
};
use crate::Side;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The hands were dealt. A hand hidden from the viewer is `None`.
    Dealt {
        /// East's hand, then West's.
        hands: [Option<CardSet>; 2],
    },
    /// Both tachiai cards were revealed.
    Clashed {
        /// East's card, then West's.
        cards: [Card; 2],
    },
    /// The seat with the higher tachiai card takes the first lead.
    Leads {
        /// The seat that leads the first trick.
        seat: Side,
    },
    /// The tachiai cards have the same number: both choose again.
    Tied,
    /// Seven ties: the bout is void.
    Torinaoshi,
    /// A trick was led.
    Led {
        /// The leader.
        seat: Side,
        /// The leader's card.
        card: Card,
    },
    /// The other seat followed.
    Followed {
        /// The follower.
        seat: Side,
        /// The follower's card.
        card: Card,
    },
    /// The trick was won.
    Took {
        /// The seat that won it.
        seat: Side,
    },
    /// The trick's winner pushed.
    Pushed {
        /// The seat that pushed.
        by: Side,
        /// Where the wrestlers stood before.
        from: i8,
        /// Where they stand now.
        to: i8,
    },
    /// The bout was decided.
    Decided(Verdict),
}

impl Event {
    /// The seat that it is about, if it is about one.
    pub const fn seat(self) -> Option<Side> {
        match self {
            Self::Leads { seat }
            | Self::Led { seat, .. }
            | Self::Followed { seat, .. }
            | Self::Took { seat }
            | Self::Pushed { by: seat, .. } => Some(seat),
            Self::Decided(verdict) => Some(verdict.winner),
            Self::Dealt { .. } | Self::Clashed { .. } | Self::Tied | Self::Torinaoshi => None,
        }
    }
}

/// How a bout was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// The seat that won.
    pub winner: Side,
    /// The deciding move: the winner's highest.
    pub kimarite: Kimarite,
    /// All moves of the deciding trick, East's, then West's.
    pub performed: [KimariteSet; 2],
}
