//! What happens in a bout, as facts, one after the other in the order of the rules.

use serde::{Deserialize, Serialize};

use super::{Card, CardSet, Direction, Place};
use crate::rules::Seat;

/// Something that happened.
///
/// A turn is a [`Event::Revealed`], perhaps a [`Event::PriorityEnded`] or an [`Event::ActsFirst`], then what each card did, in the order
/// in which they act; at its end [`Event::SetAside`] and the draws, or [`Event::Decided`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The cards that a seat had set aside were shuffled into its new pile.
    Reshuffled {
        /// The seat.
        seat: Seat,
        /// The cards.
        cards: CardSet,
    },
    /// A seat drew.
    Drew {
        /// The seat.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// The cards; `None` for a viewer who may not see them.
        cards: Option<CardSet>,
    },
    /// Both cards were revealed.
    Revealed {
        /// The turn, counted from 1. Cards that annul each other use up none.
        turn: u32,
        /// East's, then West's.
        cards: [Card; 2],
    },
    /// Both revealed this card: the two annul each other.
    Annulled {
        /// The card.
        card: Card,
    },
    /// The priority of its Kimedashi lets this seat act first; by the numbers the other would.
    ActsFirst {
        /// The seat.
        seat: Seat,
    },
    /// The seat's Kimedashi acted: it has priority next turn.
    PriorityGained {
        /// The seat.
        seat: Seat,
    },
    /// The seat has no priority any more: the opponent revealed a Hikkake or a defence, or the turn is over.
    PriorityEnded {
        /// The seat.
        seat: Seat,
    },
    /// A card that had not acted yet was cancelled.
    Cancelled {
        /// The seat that cancels.
        by: Seat,
        /// With which card: a Hikkake or a Tsuppari.
        with: Card,
        /// The opponent's attack.
        card: Card,
    },
    /// A wrestler walked in a straight line, without pushing.
    Moved {
        /// Whose.
        seat: Seat,
        /// By which card.
        card: Card,
        /// Which way.
        direction: Direction,
        /// Where he stood.
        from: Place,
        /// Where he stands now, one circle or two farther.
        to: Place,
    },
    /// A wrestler walked into the opponent's circle and pushed the opponent to the next.
    Pushed {
        /// Who pushed.
        by: Seat,
        /// By which card.
        card: Card,
        /// Where the one who pushed stood.
        from: Place,
        /// Where the opponent stood, and the one who pushed stands now.
        at: Place,
        /// Which way the opponent went.
        direction: Direction,
        /// Where the opponent stands now; `None` when out.
        to: Option<Place>,
    },
    /// Tsuridashi: the opponent was set down on the circle directly behind the attacker.
    SetDown {
        /// The attacker.
        by: Seat,
        /// Where the opponent stood.
        from: Place,
        /// Where the opponent stands now; `None` when out.
        to: Option<Place>,
    },
    /// Uwatehineri: the wrestlers changed places.
    ChangedPlaces {
        /// Whose card.
        by: Seat,
        /// Where East stands now, and West.
        to: [Place; 2],
    },
    /// A card did nothing.
    Idle {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
        /// The reason.
        why: Why,
    },
    /// A Tsukidashi would have carried both out: its owner took it back into hand, and plays another card in its place.
    TookBack {
        /// The owner.
        seat: Seat,
    },
    /// A seat played a card in place of its Tsukidashi.
    Substituted {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat played an attack after its Hikkake.
    FollowedUp {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat played no attack after its Hikkake, by choice or because it holds none that can be made.
    NoFollowUp {
        /// The seat.
        seat: Seat,
    },
    /// The played cards were set aside.
    SetAside {
        /// East's, then West's.
        cards: [CardSet; 2],
    },
    /// A wrestler is out.
    Decided(Verdict),
}

/// Why a card did nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Tsuridashi or Uwatehineri, and the wrestlers are not adjacent.
    NotAdjacent,
    /// Hikkake or Tsuppari, and no attack of the opponent is left that has not acted.
    NothingToCancel,
}

/// How a bout was decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// The seat that won.
    pub winner: Seat,
    /// The card that put the opponent out.
    pub card: Card,
}
