//! The board: its sizes, its hexes, and the six directions.

use std::fmt;

use serde::{Deserialize, Serialize};

/// How many hexes an edge of the board has.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(try_from = "u8", into = "u8")]
pub enum SideLength {
    /// Quick: 91 hexes; the first mover has an advantage.
    Six,
    /// 127 hexes.
    #[default]
    Seven,
    /// Long: 169 hexes.
    Eight,
}

impl SideLength {
    /// All three, shortest first.
    pub const ALL: [Self; 3] = [Self::Six, Self::Seven, Self::Eight];

    /// The number: 6, 7 or 8.
    pub const fn get(self) -> u8 {
        self as u8 + 6
    }

    /// The side length of that many hexes.
    pub fn new(side: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|known| known.get() == side)
    }

    /// The largest absolute value of a coordinate.
    pub const fn reach(self) -> i8 {
        self as i8 + 5
    }

    /// Whether the hex is on a board with this side length.
    pub const fn contains(self, hex: Hex) -> bool {
        let Hex { q, r } = hex;
        let reach = self.reach() as u8;
        q.unsigned_abs() <= reach && r.unsigned_abs() <= reach && (q + r).unsigned_abs() <= reach
    }

    /// All hexes of a board with this side length, row by row from the north, each row from the west.
    pub fn hexes(self) -> impl Iterator<Item = Hex> {
        let reach = self.reach();
        let rows = (-reach..=reach).flat_map(move |r| (-reach..=reach).map(move |q| Hex { q, r }));
        rows.filter(move |&hex| self.contains(hex))
    }

    /// How many steps in that direction stay on the board.
    pub const fn room(self, hex: Hex, direction: Compass) -> u8 {
        const UP: [u8; 6] = [16, 0, 0, 8, 8, 16];
        const DOWN: [u8; 6] = [8, 8, 16, 16, 0, 0];
        let (reach, Hex { q, r }) = (self.reach(), hex);
        // The three cube coordinates sum to zero; a step adds one to one of them and subtracts one from another. They are shifted out of
        // one number, because the processor would mispredict a branch on a random direction.
        let coordinates = u32::from_le_bytes([q as u8, r as u8, (-q - r) as u8, 0]);
        let up = (coordinates >> UP[direction as usize]) as i8;
        let down = (coordinates >> DOWN[direction as usize]) as i8;
        let (before, behind) = (reach - up, reach + down);
        (if before < behind { before } else { behind }) as u8
    }
}

impl TryFrom<u8> for SideLength {
    type Error = String;

    fn try_from(side: u8) -> Result<Self, String> {
        Self::new(side).ok_or_else(|| format!("a board has a side of 6, 7 or 8 hexes, not {side}"))
    }
}

impl From<SideLength> for u8 {
    fn from(side: SideLength) -> Self {
        side.get()
    }
}

/// A hex in axial coordinates; the middle of the board is `(0, 0)`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "[i8; 2]", into = "[i8; 2]")]
pub struct Hex {
    /// Grows to the south-east.
    pub q: i8,
    /// Grows to the south.
    pub r: i8,
}

impl Hex {
    /// The place of a wrestler who is off the board; no board has this hex.
    pub(super) const OFF: Self = Self { q: 8, r: 8 };

    /// The hex with these coordinates.
    pub const fn new(q: i8, r: i8) -> Self {
        Self { q, r }
    }

    /// The hex `steps` steps away in that direction.
    #[must_use]
    pub const fn farther(self, direction: Compass, steps: u8) -> Self {
        let (q, r) = direction.delta();
        Self {
            q: self.q + q * steps as i8,
            r: self.r + r * steps as i8,
        }
    }

    /// The number of steps to the other hex.
    pub const fn distance(self, other: Self) -> u8 {
        let (q, r) = (other.q - self.q, other.r - self.r);
        (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
    }

    /// The number of steps in that direction to the other hex; `None` if it does not lie in that direction.
    pub const fn steps_to(self, other: Self, direction: Compass) -> Option<u8> {
        let steps = self.distance(other);
        let there = self.farther(direction, steps);
        if steps > 0 && there.q == other.q && there.r == other.r {
            Some(steps)
        } else {
            None
        }
    }

    /// The hex as a byte; the hexes of one board have different bytes.
    pub(super) const fn byte(self) -> u8 {
        ((self.q + 8) as u8 & 15) | ((self.r + 8) as u8) << 4
    }
}

impl From<[i8; 2]> for Hex {
    fn from([q, r]: [i8; 2]) -> Self {
        Self { q, r }
    }
}

impl From<Hex> for [i8; 2] {
    fn from(hex: Hex) -> Self {
        [hex.q, hex.r]
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.q, self.r)
    }
}

/// A direction on the board. The hexes have flat tops.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Compass {
    /// North: (0, −1).
    N,
    /// North-east: (+1, −1).
    NE,
    /// South-east: (+1, 0).
    SE,
    /// South: (0, +1).
    S,
    /// South-west: (−1, +1).
    SW,
    /// North-west: (−1, 0).
    NW,
}

impl Compass {
    /// All six, clockwise from the north.
    pub const ALL: [Self; 6] = [Self::N, Self::NE, Self::SE, Self::S, Self::SW, Self::NW];

    /// What one step in this direction adds to the coordinates.
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::N => (0, -1),
            Self::NE => (1, -1),
            Self::SE => (1, 0),
            Self::S => (0, 1),
            Self::SW => (-1, 1),
            Self::NW => (-1, 0),
        }
    }

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::N => Self::S,
            Self::NE => Self::SW,
            Self::SE => Self::NW,
            Self::S => Self::N,
            Self::SW => Self::NE,
            Self::NW => Self::SE,
        }
    }
}
