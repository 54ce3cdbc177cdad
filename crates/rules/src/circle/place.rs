//! The nineteen circles, the six directions, and the relative position of two circles.

use std::fmt;

use serde::{Deserialize, Serialize};

/// How many circles there are.
pub const PLACES: usize = 19;
/// The largest absolute value of a coordinate.
const SIDE: i8 = 2;
/// The index of a place outside the ring, in tables and boards.
pub(super) const OUT: u8 = PLACES as u8;

/// A direction, named as on a clock face; in clockwise order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Direction {
    /// (+1, −1).
    One,
    /// (+1, 0).
    Three,
    /// (0, +1).
    Five,
    /// (−1, +1).
    Seven,
    /// (−1, 0).
    Nine,
    /// (0, −1).
    Eleven,
}

impl Direction {
    /// All six, clockwise.
    pub const ALL: [Self; 6] = [
        Self::One,
        Self::Three,
        Self::Five,
        Self::Seven,
        Self::Nine,
        Self::Eleven,
    ];

    /// The hour on a clock face: 1, 3, 5, 7, 9 or 11.
    pub const fn hour(self) -> u8 {
        2 * self as u8 + 1
    }

    /// The direction of that hour.
    pub const fn from_hour(hour: u8) -> Option<Self> {
        if hour % 2 == 1 && hour < 12 {
            Some(Self::at(hour / 2))
        } else {
            None
        }
    }

    /// What one step in this direction adds to the coordinates.
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::One => (1, -1),
            Self::Three => (1, 0),
            Self::Five => (0, 1),
            Self::Seven => (-1, 1),
            Self::Nine => (-1, 0),
            Self::Eleven => (0, -1),
        }
    }

    /// The direction 60° to the right.
    #[must_use]
    pub const fn right(self) -> Self {
        Self::at(self as u8 + 1)
    }

    /// The direction 60° to the left.
    #[must_use]
    pub const fn left(self) -> Self {
        Self::at(self as u8 + 5)
    }

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::at(self as u8 + 3)
    }

    /// The direction with that index, modulo six; indices up to 15 work.
    pub(super) const fn at(index: u8) -> Self {
        WHEEL[(index & 15) as usize]
    }
}

/// The directions, repeated in a cycle: a lookup is faster than a remainder by six.
static WHEEL: [Direction; 16] = {
    let mut wheel = [Direction::One; 16];
    let mut index = 0;
    while index < 16 {
        wheel[index] = Direction::ALL[index % 6];
        index += 1;
    }
    wheel
};

impl TryFrom<u8> for Direction {
    type Error = String;

    fn try_from(hour: u8) -> Result<Self, String> {
        Self::from_hour(hour).ok_or_else(|| format!("there is no direction {hour}"))
    }
}

impl From<Direction> for u8 {
    fn from(direction: Direction) -> Self {
        direction.hour()
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.hour(), f)
    }
}

impl fmt::Debug for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.hour(), f)
    }
}

/// One of the nineteen circles, in axial coordinates `(q, r)` with `|q| ≤ 2`, `|r| ≤ 2`, `|q + r| ≤ 2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "[i8; 2]", into = "[i8; 2]")]
pub struct Place(pub(super) u8);

impl Place {
    /// Where East starts.
    pub const EAST: Self = Self(index(-2, 0));
    /// Where West starts.
    pub const WEST: Self = Self(index(2, 0));

    /// The circle with those coordinates, if it is one of the nineteen.
    pub const fn new(q: i8, r: i8) -> Option<Self> {
        Self::at(index(q, r))
    }

    /// All nineteen circles, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..OUT).map(Self)
    }

    /// The index in [`Place::all`], 0 to 18.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The coordinate along direction 3.
    pub const fn q(self) -> i8 {
        coordinates(self.0).0
    }

    /// The coordinate along direction 5: the row, from −2 at the top to +2.
    pub const fn r(self) -> i8 {
        coordinates(self.0).1
    }

    /// The next circle in that direction; `None` outside the ring.
    pub const fn step(self, direction: Direction) -> Option<Self> {
        Self::at(step(self.0, direction))
    }

    /// Whether the circle is one of the twelve at the edge.
    pub fn is_rim(self) -> bool {
        Direction::ALL
            .iter()
            .any(|&direction| self.step(direction).is_none())
    }

    /// The number of steps to the other circle.
    pub const fn distance(self, other: Self) -> u8 {
        Sight::of(self.0, other.0).distance()
    }

    /// The directions of an attack on a wrestler on `other`: one if the circles are aligned, otherwise the two that bring the attacker
    /// nearer; none if `other` is this circle.
    pub fn toward(self, other: Self) -> Directions {
        if self == other {
            Directions::NONE
        } else {
            Sight::of(self.0, other.0).directions()
        }
    }

    pub(super) const fn at(index: u8) -> Option<Self> {
        if index < OUT { Some(Self(index)) } else { None }
    }
}

impl TryFrom<[i8; 2]> for Place {
    type Error = String;

    fn try_from([q, r]: [i8; 2]) -> Result<Self, String> {
        Self::new(q, r).ok_or_else(|| format!("({q}, {r}) is outside the ring"))
    }
}

impl From<Place> for [i8; 2] {
    fn from(place: Place) -> Self {
        [place.q(), place.r()]
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.q(), self.r())
    }
}

/// A set of directions, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Directions(pub(super) u8);

impl Directions {
    /// No direction.
    pub const NONE: Self = Self(0);

    /// Whether the direction is in the set.
    pub const fn contains(self, direction: Direction) -> bool {
        self.0 >> direction as u8 & 1 == 1
    }

    /// How many directions the set holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set holds no direction.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set holds at least two directions, so that there is something to choose.
    pub(super) const fn is_choice(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The first direction, clockwise from 1.
    pub const fn first(self) -> Option<Direction> {
        if self.0 == 0 {
            None
        } else {
            Some(Direction::at(self.0.trailing_zeros() as u8))
        }
    }

    /// The directions, clockwise from 1.
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        Direction::ALL
            .into_iter()
            .filter(move |&direction| self.contains(direction))
    }

    pub(super) const fn without(self, direction: Direction) -> Self {
        Self(self.0 & !(1 << direction as u8))
    }

    /// The set of these two directions.
    pub(super) const fn pair(one: Direction, other: Direction) -> Self {
        Self(1 << one as u8 | 1 << other as u8)
    }
}

impl fmt::Debug for Directions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Where one circle lies as seen from another: `x` steps in one direction and `y` in the next one clockwise.
#[derive(Clone, Copy)]
pub(super) struct Sight(u16);

impl Sight {
    /// Where `to` lies as seen from `from`; both must be in the ring, and different.
    pub(super) const fn of(from: u8, to: u8) -> Self {
        Self(SIGHT[(from & 31) as usize][(to & 31) as usize])
    }

    pub(super) const fn distance(self) -> u8 {
        (self.0 & 7) as u8
    }

    pub(super) const fn is_aligned(self) -> bool {
        self.0 >> 12 == 0
    }

    /// The direction, if the circles are aligned; otherwise the first of the two.
    pub(super) const fn direction(self) -> Direction {
        Direction::at((self.0 >> 6 & 7) as u8)
    }

    /// One direction if the circles are aligned, otherwise two.
    pub(super) const fn directions(self) -> Directions {
        let first = self.direction();
        if self.is_aligned() {
            Directions(1 << first as u8)
        } else {
            Directions::pair(first, first.right())
        }
    }

    /// How many steps in that direction, which is one of [`Sight::directions`], bring nearer.
    pub(super) const fn steps(self, direction: Direction) -> u8 {
        if direction as u8 == self.direction() as u8 {
            (self.0 >> 9 & 7) as u8
        } else {
            (self.0 >> 12) as u8
        }
    }
}

/// The next place in that direction; [`OUT`] if it is outside the ring.
pub(super) const fn step(place: u8, direction: Direction) -> u8 {
    STEP[(place & 31) as usize][direction as usize]
}

/// The directions in which two steps stay inside the ring.
pub(super) const fn room(place: u8) -> Directions {
    Directions(ROOM[(place & 31) as usize])
}

const fn is_inside(q: i8, r: i8) -> bool {
    q.unsigned_abs() <= SIDE as u8
        && r.unsigned_abs() <= SIDE as u8
        && (q + r).unsigned_abs() <= SIDE as u8
}

/// The first column of a row.
const fn first(r: i8) -> i8 {
    if r < 0 { -SIDE - r } else { -SIDE }
}

const fn index(q: i8, r: i8) -> u8 {
    if q.unsigned_abs() > 2 * SIDE as u8 || r.unsigned_abs() > SIDE as u8 || !is_inside(q, r) {
        return OUT;
    }
    let mut before = 0;
    let mut row = -SIDE;
    while row < r {
        before += 5 - row.unsigned_abs();
        row += 1;
    }
    before + (q - first(r)) as u8
}

const fn coordinates(place: u8) -> (i8, i8) {
    let mut row = -SIDE;
    let mut rest = place as i8;
    while row < SIDE && rest >= 5 - row.abs() {
        rest -= 5 - row.abs();
        row += 1;
    }
    (first(row) + rest, row)
}

static STEP: [[u8; 6]; 32] = {
    let mut table = [[OUT; 6]; 32];
    let mut place = 0;
    while place < OUT {
        let (q, r) = coordinates(place);
        let mut d = 0;
        while d < 6 {
            let (dq, dr) = Direction::ALL[d].delta();
            table[place as usize][d] = index(q + dq, r + dr);
            d += 1;
        }
        place += 1;
    }
    table
};

static ROOM: [u8; 32] = {
    let mut table = [0; 32];
    let mut place = 0;
    while place < OUT {
        let mut d = 0;
        while d < 6 {
            let next = step(place, Direction::at(d));
            if step(next, Direction::at(d)) != OUT {
                table[place as usize] |= 1 << d;
            }
            d += 1;
        }
        place += 1;
    }
    table
};

/// From bit 0 the distance, from bit 6 the first direction, from bit 9 the steps in it, from bit 12 the steps in the second.
static SIGHT: [[u16; 32]; 32] = {
    let mut table = [[0; 32]; 32];
    let mut from = 0;
    while from < OUT {
        let mut to = 0;
        while to < OUT {
            if from != to {
                table[from as usize][to as usize] = sight(coordinates(from), coordinates(to));
            }
            to += 1;
        }
        from += 1;
    }
    table
};

const fn sight(from: (i8, i8), to: (i8, i8)) -> u16 {
    let mut d = 0;
    while d < 6 {
        let (dq, dr) = Direction::at(d).delta();
        let (eq, er) = Direction::at(d + 1).delta();
        let mut x = 1;
        while x <= 2 * SIDE {
            let mut y = 0;
            while x + y <= 2 * SIDE {
                if to.0 - from.0 == x * dq + y * eq && to.1 - from.1 == x * dr + y * er {
                    return (x + y) as u16 | (d as u16) << 6 | (x as u16) << 9 | (y as u16) << 12;
                }
                y += 1;
            }
            x += 1;
        }
        d += 1;
    }
    0
}
