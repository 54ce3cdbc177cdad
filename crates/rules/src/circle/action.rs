//! Actions, the choices inside a turn, draws, and why they are refused.

use std::fmt;

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::{
    Board, Card, CardSet, Direction, Directions,
    card::{below, count, nth_bit},
};
use crate::Side;

/// What a seat chooses. Printed as in records: `OD`, `>11`, `:YT`, `:-`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// The card to reveal.
    Reveal(Card),
    /// The direction in which a card acts; for an adjacent Oshidashi, the direction in which the opponent goes.
    Toward(Direction),
    /// The card to play in place of a Tsukidashi, or after a Hikkake.
    Follow(Card),
    /// No card after a Hikkake.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reveal(card) => write!(f, "{card}"),
            Self::Toward(direction) => write!(f, ">{direction}"),
            Self::Follow(card) => write!(f, ":{card}"),
            Self::Pass => f.write_str(":-"),
        }
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A choice inside a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The seat that the turn asks.
    pub seat: Side,
    /// What the seat chooses.
    pub ask: Ask,
    /// The opponent's card that has not acted yet.
    pub next: Option<Card>,
}

/// What a seat chooses inside a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// The direction in which a card acts.
    Direction {
        /// The card.
        card: Card,
        /// The directions, two or more; for an adjacent Oshidashi, those in which the opponent can go.
        among: Directions,
    },
    /// The card that replaces the Tsukidashi that was taken back.
    Substitute,
    /// The attack that follows the Hikkake, or none.
    FollowUp,
}

impl Choice {
    /// The possible actions on this board with that hand.
    pub(super) const fn options(self, board: Board, hand: CardSet) -> Actions {
        match self.ask {
            Ask::Direction { among, .. } => Actions {
                of: Of::Toward,
                bits: among.0 as u16,
            },
            Ask::Substitute => Actions {
                of: Of::Follow,
                bits: hand.without(CardSet::one(Card::Tsukidashi)).bits(),
            },
            Ask::FollowUp => Actions {
                of: Of::Follow,
                bits: board.makeable(self.seat, hand).bits() | PASS,
            },
        }
    }

    /// Why this action is not among the options.
    pub(super) fn refusal(self, hand: CardSet, action: Action) -> Illegal {
        let seat = self.seat;
        match (self.ask, action) {
            (Ask::Direction { card, .. }, Action::Toward(direction)) => {
                Illegal::NotThatWay { card, direction }
            }
            (Ask::Direction { card, .. }, _) => Illegal::DirectionIsDue { seat, card },
            (Ask::Substitute | Ask::FollowUp, Action::Follow(card)) if !hand.contains(card) => {
                Illegal::NotHeld { seat, card }
            }
            (Ask::FollowUp, Action::Follow(Card::Tsukidashi)) => Illegal::CarriesBothOut { seat },
            (Ask::FollowUp, Action::Follow(card)) => Illegal::NotAnAttack { card },
            (Ask::Substitute, Action::Follow(_)) => Illegal::SameAgain { seat },
            (Ask::Substitute, _) => Illegal::SubstituteIsDue { seat },
            (Ask::FollowUp, _) => Illegal::FollowUpIsDue { seat },
        }
    }
}

/// The cards that a seat draws in one step. Printed as in records: `E+YK,OD,HK`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Draw {
    /// The seat.
    pub seat: Side,
    /// The cards.
    pub cards: CardSet,
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", letter(self.seat), self.cards)
    }
}

impl fmt::Debug for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The letter for a seat in records: `E` or `W`.
pub(super) const fn letter(seat: Side) -> char {
    match seat {
        Side::East => 'E',
        Side::West => 'W',
    }
}

/// Why an action or a draw is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The seat does not hold the card.
    #[error("{seat} does not hold {card}")]
    NotHeld {
        /// The seat that wanted to play it.
        seat: Side,
        /// The card.
        card: Card,
    },
    /// Another action where a card must be revealed.
    #[error("First {seat} reveals a card")]
    RevealIsDue {
        /// The seat.
        seat: Side,
    },
    /// Another action where a direction must be chosen.
    #[error("First {seat} chooses a direction for {card}")]
    DirectionIsDue {
        /// The seat.
        seat: Side,
        /// The card.
        card: Card,
    },
    /// Another action where a substitute must be chosen.
    #[error("First {seat} plays another card in place of the Tsukidashi")]
    SubstituteIsDue {
        /// The seat.
        seat: Side,
    },
    /// Another action where a follow-up must be chosen.
    #[error("First {seat} plays an attack after the Hikkake, or none")]
    FollowUpIsDue {
        /// The seat.
        seat: Side,
    },
    /// The card cannot act in that direction.
    #[error("{card} cannot go {direction}")]
    NotThatWay {
        /// The card.
        card: Card,
        /// The direction.
        direction: Direction,
    },
    /// The Tsukidashi as its own substitute.
    #[error("{seat} has just taken the Tsukidashi back and plays another card")]
    SameAgain {
        /// The seat.
        seat: Side,
    },
    /// A defence after a Hikkake.
    #[error("Only an attack follows a Hikkake, and {card} is a defence")]
    NotAnAttack {
        /// The card.
        card: Card,
    },
    /// A Tsukidashi after a Hikkake that would carry both out.
    #[error("{seat}’s Tsukidashi would carry both out")]
    CarriesBothOut {
        /// The seat.
        seat: Side,
    },
    /// The other seat draws first.
    #[error("{seat} draws here")]
    OtherDraws {
        /// The seat that draws.
        seat: Side,
    },
    /// Too many or too few cards.
    #[error("{seat} draws {due} here")]
    DrawCount {
        /// The seat.
        seat: Side,
        /// How many cards it draws.
        due: u8,
    },
    /// A card that is not in the pile.
    #[error("{card} is not in {seat}’s pile")]
    NotInPile {
        /// The seat.
        seat: Side,
        /// The card.
        card: Card,
    },
}

impl Illegal {
    /// Why this action cannot be revealed.
    pub(super) const fn of_reveal(seat: Side, action: Action) -> Self {
        match action {
            Action::Reveal(card) => Self::NotHeld { seat, card },
            _ => Self::RevealIsDue { seat },
        }
    }
}

/// The bit of [`Action::Pass`], after those of the cards.
const PASS: u16 = 1 << 10;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Of {
    Reveal,
    Toward,
    Follow,
}

/// The actions that a seat may choose at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Actions {
    of: Of,
    bits: u16,
}

impl Actions {
    /// No action.
    pub const NONE: Self = Self {
        of: Of::Toward,
        bits: 0,
    };

    /// Revealing any of these cards.
    pub const fn reveal(hand: CardSet) -> Self {
        Self {
            of: Of::Reveal,
            bits: hand.bits(),
        }
    }

    /// One of the actions, all equally likely.
    pub fn any<R: Rng>(&self, rng: &mut R) -> Option<Action> {
        let among = match self.of {
            // A card is always revealed from a full hand, so nothing needs counting.
            Of::Reveal => super::HAND,
            _ => count(self.bits),
        };
        (among > 0).then(|| self.at(nth_bit(self.bits, below(among, rng))))
    }

    /// The action of this bit.
    const fn at(&self, bit: u8) -> Action {
        match self.of {
            Of::Toward => Action::Toward(Direction::at(bit)),
            Of::Reveal => Action::Reveal(Card::at(bit)),
            Of::Follow if bit == 10 => Action::Pass,
            Of::Follow => Action::Follow(Card::at(bit)),
        }
    }

    /// Whether the action is among these.
    pub const fn contains(&self, action: Action) -> bool {
        let bit = match (self.of, action) {
            (Of::Reveal, Action::Reveal(card)) | (Of::Follow, Action::Follow(card)) => card as u8,
            (Of::Toward, Action::Toward(direction)) => direction as u8,
            (Of::Follow, Action::Pass) => 10,
            _ => 15,
        };
        self.bits >> bit & 1 == 1
    }
}

impl Iterator for Actions {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        if self.bits == 0 {
            return None;
        }
        let action = self.at(self.bits.trailing_zeros() as u8);
        self.bits &= self.bits - 1;
        Some(action)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.bits.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Actions {}
