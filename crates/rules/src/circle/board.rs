//! Where the wrestlers stand, and how each card may act there.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{
    Card, CardSet, Directions, Place,
    place::{OUT, Sight, room, step},
};
use crate::Side;

/// Where the two wrestlers stand; one of them may be out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "[Option<Place>; 2]", into = "[Option<Place>; 2]")]
pub struct Board {
    /// East's place in the low byte, West's in the high one. As one number they are written and read together; as two bytes, writing one
    /// would stall the next read of both.
    at: u16,
}

impl Board {
    /// The board at the start of every bout.
    pub const START: Self = Self::of([Place::EAST.0, Place::WEST.0]);

    /// The board with East and West on these circles; `None` if they are the same circle.
    pub fn new(east: Place, west: Place) -> Option<Self> {
        (east != west).then_some(Self::of([east.0, west.0]))
    }

    /// Where the seat's wrestler stands; `None` if out.
    pub const fn place(self, seat: Side) -> Option<Place> {
        Place::at(self.raw(seat))
    }

    /// Whether the wrestlers stand on neighbouring circles.
    pub const fn is_adjacent(self) -> bool {
        self.sight(Side::East).distance() == 1
    }

    /// The directions in which the seat can attack: one if the wrestlers are aligned, otherwise two.
    pub const fn attacks(self, seat: Side) -> Directions {
        self.sight(seat).directions()
    }

    /// The directions in which the seat's card can act; with fewer than two there is nothing to choose.
    pub const fn directions(self, seat: Side, card: Card) -> Directions {
        match card {
            Card::Yorikiri | Card::Yoritaoshi | Card::Kimedashi | Card::Tsukidashi => {
                self.attacks(seat)
            }
            Card::Oshidashi => {
                let sight = self.sight(seat);
                if sight.distance() == 1 {
                    let ahead = sight.direction();
                    Directions::pair(ahead.left(), ahead.right())
                } else {
                    sight.directions()
                }
            }
            Card::Mamorite => self.free(seat),
            Card::Tsuridashi | Card::Hikkake | Card::Uwatehineri | Card::Tsuppari => {
                Directions::NONE
            }
        }
    }

    /// The directions in which the seat's wrestler can go two spaces without pushing.
    pub const fn free(self, seat: Side) -> Directions {
        let room = room(self.raw(seat));
        let sight = self.sight(seat);
        if sight.is_aligned() && sight.distance() <= 2 {
            room.without(sight.direction())
        } else {
            room
        }
    }

    /// Whether the seat's Tsukidashi would carry both out: the opponent is adjacent and has the edge behind.
    pub const fn is_blocked(self, seat: Side) -> bool {
        let sight = self.sight(seat);
        sight.distance() == 1 && step(self.raw(seat.other()), sight.direction()) == OUT
    }

    /// The attacks among these cards that the seat can make here.
    #[must_use]
    pub const fn makeable(self, seat: Side, cards: CardSet) -> CardSet {
        let mut attacks = cards.and(CardSet::ATTACKS);
        if self.is_blocked(seat) {
            attacks.remove(Card::Tsukidashi);
        }
        attacks
    }

    /// The seat's place as an index; [`OUT`] if out.
    pub(super) const fn raw(self, seat: Side) -> u8 {
        (self.at >> shift(seat)) as u8
    }

    const fn of(at: [u8; 2]) -> Self {
        Self {
            at: u16::from_le_bytes(at),
        }
    }

    pub(super) const fn sight(self, seat: Side) -> Sight {
        Sight::of(self.raw(seat), self.raw(seat.other()))
    }

    /// Puts a wrestler on a place, or on [`OUT`].
    pub(super) const fn put(&mut self, seat: Side, place: u8) {
        self.at = self.at & !(255 << shift(seat)) | (place as u16) << shift(seat);
    }

    pub(super) const fn swap(&mut self) {
        self.at = self.at.swap_bytes();
    }
}

/// The bit at which the seat's place begins.
const fn shift(seat: Side) -> u32 {
    8 * seat.index() as u32
}

impl TryFrom<[Option<Place>; 2]> for Board {
    type Error = &'static str;

    fn try_from([east, west]: [Option<Place>; 2]) -> Result<Self, Self::Error> {
        if east == west {
            return Err("the wrestlers cannot be in one place");
        }
        let at = [east, west].map(|place| place.map_or(OUT, |place| place.0));
        Ok(Self::of(at))
    }
}

impl From<Board> for [Option<Place>; 2] {
    fn from(board: Board) -> Self {
        Side::PAIR.map(|seat| board.place(seat))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places: [Option<Place>; 2] = (*self).into();
        f.debug_list().entries(places).finish()
    }
}
