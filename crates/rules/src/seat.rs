//! Seats, what each seat of a table has, the two sides of a bout, and viewers.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in the order in which the players sit.
///
/// In two-player games, East sits in seat 0 and West in seat 1 ([`Side`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// East's seat in a two-player bout.
    pub const EAST: Self = Self(0);
    /// West's seat in a two-player bout.
    pub const WEST: Self = Self(1);
    /// The two seats of a two-player bout.
    pub const PAIR: [Self; 2] = [Self::EAST, Self::WEST];

    /// The seat's index in lists with one element per seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Who sits here in a two-player bout; `None` if nobody does.
    pub const fn side(self) -> Option<Side> {
        match self.0 {
            0 => Some(Side::East),
            1 => Some(Side::West),
            _ => None,
        }
    }

    /// The opponent's seat in a two-player bout.
    #[must_use]
    pub const fn other(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// The word for the seat in records: `east` or `west`.
    pub const fn slug(self) -> &'static str {
        if self.0 == 0 { "east" } else { "west" }
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(place: u8) -> Result<Self, &'static str> {
        if place < SeatSet::MOST {
            Ok(Self(place))
        } else {
            Err("there are not so many seats")
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::EAST => f.write_str("East"),
            Self::WEST => f.write_str("West"),
            Self(n) => write!(f, "Player {}", u16::from(n) + 1),
        }
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::EAST => f.write_str("East"),
            Self::WEST => f.write_str("West"),
            Self(n) => write!(f, "Seat({n})"),
        }
    }
}

/// A player of a two-player bout. East sits in seat 0 and West in seat 1; stored, a side is that number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Seat", into = "Seat")]
pub enum Side {
    /// East (東 higashi), who pushes right.
    East,
    /// West (西 nishi), who pushes left.
    West,
}

impl Side {
    /// Both sides.
    pub const PAIR: [Self; 2] = [Self::East, Self::West];

    /// The side's index in arrays with one element per side: 0 or 1.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent's side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::East => Self::West,
            Self::West => Self::East,
        }
    }

    /// The word for the side in records: `east` or `west`.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::East => "east",
            Self::West => "west",
        }
    }
}

impl From<Side> for Seat {
    fn from(side: Side) -> Self {
        Self(side as u8)
    }
}

impl TryFrom<Seat> for Side {
    type Error = &'static str;

    fn try_from(seat: Seat) -> Result<Self, &'static str> {
        seat.side().ok_or("only East and West sit here")
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Debug for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::East => "East",
            Self::West => "West",
        })
    }
}

/// One value for each seat of a table. Stored, it is the list of the values in seating order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats<T>(Vec<T>);

impl<T> Seats<T> {
    /// This value for each seat of a table with that many.
    pub fn new(seats: usize, value: T) -> Self
    where
        T: Clone,
    {
        Self(vec![value; seats])
    }

    /// The number of seats.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no seat.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The seat's value; `None` if the table has no such seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The seat's value, to be changed; `None` if the table has no such seat.
    pub fn get_mut(&mut self, seat: Seat) -> Option<&mut T> {
        self.0.get_mut(seat.index())
    }

    /// Changes the seat's value; does nothing if the table has no such seat.
    pub fn set(&mut self, seat: Seat, value: T) {
        if let Some(place) = self.get_mut(seat) {
            *place = value;
        }
    }

    /// The seats with their values, in seating order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        (0..SeatSet::MOST).map(Seat).zip(&self.0)
    }

    /// The values, in seating order.
    pub fn values(&self) -> &[T] {
        &self.0
    }
}

impl<T> FromIterator<T> for Seats<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

/// A set of seats, one bit per seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatSet(u16);

impl SeatSet {
    /// The most seats that a table can have.
    pub const MOST: u8 = 16;
    /// No seat.
    pub const NONE: Self = Self(0);
    /// Both seats of a two-player bout.
    pub const PAIR: Self = Self(0b11);

    /// The set of one seat.
    pub fn one(seat: impl Into<Seat>) -> Self {
        Self(1 << seat.into().0)
    }

    /// Whether the seat is in the set.
    pub fn contains(self, seat: impl Into<Seat>) -> bool {
        self.0 & Self::one(seat).0 != 0
    }

    /// The first `seats` seats of a table; all sixteen if that is more.
    pub fn first(seats: usize) -> Self {
        (0..Self::MOST).take(seats).map(Seat).collect()
    }

    /// The set with this seat, or without it.
    #[must_use]
    pub fn with(self, seat: Seat, inside: bool) -> Self {
        let one = Self::one(seat).0;
        Self(if inside { self.0 | one } else { self.0 & !one })
    }

    /// How many seats the set holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set holds no seat.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set, in seating order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Self::MOST)
            .map(Seat)
            .filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let add = |set, seat: Seat| set | Self::one(seat).0;
        Self(seats.into_iter().fold(0, add))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Who a view is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Viewer {
    /// The player in that seat.
    Seat(Seat),
    /// Anybody else: sees only what every player may see.
    Public,
}

impl Viewer {
    /// Whether this viewer may see what only that seat may see.
    pub fn is(self, seat: impl Into<Seat>) -> bool {
        self == Self::Seat(seat.into())
    }

    /// The side of this viewer in a two-player bout. `None` for viewers who see only what everybody may see: the public, and a seat at
    /// which nobody plays.
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Seat(seat) => seat.side(),
            Self::Public => None,
        }
    }
}

impl From<Option<Side>> for Viewer {
    fn from(side: Option<Side>) -> Self {
        side.map_or(Self::Public, |side| Self::Seat(side.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn east_and_west_face_each_other() {
        assert_eq!(Side::PAIR.map(Side::other), [Side::West, Side::East]);
        for side in Side::PAIR {
            assert_eq!(Seat::from(side).other(), Seat::from(side.other()));
        }
    }

    #[test]
    fn only_the_first_two_seats_have_a_side() {
        let sides = (0..SeatSet::MOST).map(|place| Seat(place).side());
        let expected = [Some(Side::East), Some(Side::West)];
        assert!(sides.eq(expected.into_iter().chain([None; 14])));
        for side in Side::PAIR {
            let seat = Seat::from(side);
            assert_eq!((seat.side(), seat.index()), (Some(side), side.index()));
            assert_eq!(Viewer::from(Some(side)), Viewer::Seat(seat));
            assert_eq!(Viewer::Seat(seat).side(), Some(side));
        }
        assert_eq!(Viewer::Seat(Seat(2)).side(), None);
        assert_eq!(Viewer::Public.side(), None);
    }

    #[test]
    fn side_is_written_as_its_seat_is() {
        let written = serde_json::to_string(&Side::PAIR).unwrap();
        assert_eq!(written, serde_json::to_string(&Seat::PAIR).unwrap());
        assert_eq!(serde_json::from_str(&written).ok(), Some(Side::PAIR));
        assert!(serde_json::from_str::<Seat>("2").is_ok());
        assert!(serde_json::from_str::<Side>("2").is_err());
        for side in Side::PAIR {
            let seat = Seat::from(side);
            assert_eq!(format!("{side} {side:?}"), format!("{seat} {seat:?}"));
            assert_eq!(side.slug(), seat.slug());
        }
    }

    #[test]
    fn seats_are_written_as_a_list_with_one_value_for_each_seat() {
        let mut seats = Seats::new(3, 'a');
        *seats.get_mut(Seat(2)).unwrap() = 'c';
        assert_eq!((seats.get(Seat(0)), seats.get(Seat(3))), (Some(&'a'), None));
        let pairs = [(Seat(0), &'a'), (Seat(1), &'a'), (Seat(2), &'c')];
        assert!(seats.iter().eq(pairs));
        let written = serde_json::to_string(&seats).unwrap();
        assert_eq!(written, serde_json::to_string(&['a', 'a', 'c']).unwrap());
        assert_eq!(serde_json::from_str(&written).ok(), Some(seats));
    }

    #[test]
    fn set_iterates_its_seats_in_seating_order() {
        assert_eq!(SeatSet::PAIR.iter().collect::<Vec<_>>(), Seat::PAIR);
        assert_eq!(
            SeatSet::one(Seat::WEST).iter().collect::<Vec<_>>(),
            [Seat::WEST]
        );
        assert_eq!((SeatSet::PAIR.len(), SeatSet::NONE.len()), (2, 0));
        assert!(SeatSet::NONE.is_empty());
        let collected: SeatSet = [Seat::WEST, Seat::EAST, Seat::WEST].into_iter().collect();
        assert_eq!(collected, SeatSet::PAIR);
    }
}
