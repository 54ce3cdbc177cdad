//! What happens in a bout, in the order of the rules.

use serde::{Deserialize, Serialize};

use super::{Card, CardSet, Direction, Place};
use crate::Side;

/// Something that happened.
///
/// A turn is an [`Event::Revealed`], perhaps an [`Event::PriorityEnded`] or an [`Event::ActsFirst`], then what each card did, in the order
/// in which they act; it ends with [`Event::SetAside`] and the draws, or with [`Event::Decided`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The cards that a seat had set aside became its new pile.
    Reshuffled {
        /// The seat.
        seat: Side,
        /// The cards.
        cards: CardSet,
    },
    /// A seat drew.
    Drew {
        /// The seat.
        seat: Side,
        /// How many cards it drew.
        count: u8,
        /// The cards; `None` for a viewer who may not see them.
        cards: Option<CardSet>,
    },
    /// Both cards were revealed.
    Revealed {
        /// The turn, counted from 1. Cards that annul each other do not count as a turn.
        turn: u32,
        /// East's card, then West's.
        cards: [Card; 2],
    },
    /// Both revealed this card: the two annul each other.
    Annulled {
        /// The card.
        card: Card,
    },
    /// This seat acts first because of its Kimedashi; by number, the opponent would.
    ActsFirst {
        /// The seat.
        seat: Side,
    },
    /// The seat's Kimedashi acted: the seat has priority next turn.
    PriorityGained {
        /// The seat.
        seat: Side,
    },
    /// The seat lost its priority: the opponent revealed a Hikkake or a defence, or the turn ended.
    PriorityEnded {
        /// The seat.
        seat: Side,
    },
    /// A card was cancelled before it acted.
    Cancelled {
        /// The seat that cancels.
        by: Side,
        /// The card that cancels: a Hikkake or a Tsuppari.
        with: Card,
        /// The opponent's attack.
        card: Card,
    },
    /// A wrestler moved in a straight line, without pushing.
    Moved {
        /// The wrestler's seat.
        seat: Side,
        /// The card that moved the wrestler.
        card: Card,
        /// The direction.
        direction: Direction,
        /// Where the wrestler stood.
        from: Place,
        /// Where the wrestler stands now, one or two circles farther.
        to: Place,
    },
    /// A wrestler entered the opponent's circle and pushed the opponent to the next one.
    Pushed {
        /// The seat that pushed.
        by: Side,
        /// The card that pushed.
        card: Card,
        /// Where the attacker stood.
        from: Place,
        /// Where the opponent stood and the attacker stands now.
        at: Place,
        /// The direction in which the opponent went.
        direction: Direction,
        /// Where the opponent stands now; `None` if out.
        to: Option<Place>,
    },
    /// Tsuridashi: the opponent was set down on the circle directly behind the attacker.
    SetDown {
        /// The attacker.
        by: Side,
        /// Where the opponent stood.
        from: Place,
        /// Where the opponent stands now; `None` if out.
        to: Option<Place>,
    },
    /// Uwatehineri: the wrestlers changed places.
    ChangedPlaces {
        /// The seat whose card it was.
        by: Side,
        /// Where East stands now, then West.
        to: [Place; 2],
    },
    /// A card did nothing.
    Idle {
        /// The seat whose card it was.
        seat: Side,
        /// The card.
        card: Card,
        /// The reason.
        why: Why,
    },
    /// A Tsukidashi would have carried both out: its owner took it back and must play another card in its place.
    TookBack {
        /// The owner.
        seat: Side,
    },
    /// A seat played a card in place of its Tsukidashi.
    Substituted {
        /// The seat.
        seat: Side,
        /// The card.
        card: Card,
    },
    /// A seat played an attack after its Hikkake.
    FollowedUp {
        /// The seat.
        seat: Side,
        /// The card.
        card: Card,
    },
    /// A seat played no attack after its Hikkake: it chose not to, or has none that it can make.
    NoFollowUp {
        /// The seat.
        seat: Side,
    },
    /// The played cards were set aside.
    SetAside {
        /// East's cards, then West's.
        cards: [CardSet; 2],
    },
    /// A wrestler is out.
    Decided(Verdict),
}

impl Event {
    /// The seat that it is about, if it is about one.
    pub const fn seat(self) -> Option<Side> {
        match self {
            Self::Reshuffled { seat, .. }
            | Self::Drew { seat, .. }
            | Self::ActsFirst { seat }
            | Self::PriorityGained { seat }
            | Self::PriorityEnded { seat }
            | Self::Cancelled { by: seat, .. }
            | Self::Moved { seat, .. }
            | Self::Pushed { by: seat, .. }
            | Self::SetDown { by: seat, .. }
            | Self::ChangedPlaces { by: seat, .. }
            | Self::Idle { seat, .. }
            | Self::TookBack { seat }
            | Self::Substituted { seat, .. }
            | Self::FollowedUp { seat, .. }
            | Self::NoFollowUp { seat } => Some(seat),
            Self::Decided(verdict) => Some(verdict.winner),
            Self::Revealed { .. } | Self::Annulled { .. } | Self::SetAside { .. } => None,
        }
    }
}

/// Why a card did nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// A Tsuridashi or Uwatehineri, and the wrestlers are not adjacent.
    NotAdjacent,
    /// A Hikkake or Tsuppari, and the opponent has no attack that has not acted yet.
    NothingToCancel,
}

impl Why {
    /// Its word in catalogues.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::NotAdjacent => "apart",
            Self::NothingToCancel => "nothing",
        }
    }
}

/// How a bout was decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// The seat that won.
    pub winner: Side,
    /// The card that put the opponent out.
    pub card: Card,
}
