//! Momentum: the six hexes of a seat's momentum board, the disks on them, and the three axes.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Compass, Illegal};
use crate::Side;

/// The number of disks on each momentum board; it never changes.
pub const DISKS: u8 = 12;

/// A momentum hex: a direction as the seat faces. Printed as in records: `F FR BR B BL FL`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Facing {
    /// Forward.
    F,
    /// Forward and to the right.
    FR,
    /// Backward and to the right.
    BR,
    /// Backward.
    B,
    /// Backward and to the left.
    BL,
    /// Forward and to the left.
    FL,
}

impl Facing {
    /// All six, clockwise from forward.
    pub const ALL: [Self; 6] = [Self::F, Self::FR, Self::BR, Self::B, Self::BL, Self::FL];

    /// The word for the hex in records.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::F => "F",
            Self::FR => "FR",
            Self::BR => "BR",
            Self::B => "B",
            Self::BL => "BL",
            Self::FL => "FL",
        }
    }

    /// The hex with that word in records.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|hex| hex.slug() == slug)
    }

    /// The hex's direction on the board: East faces north, West south.
    pub const fn compass(self, seat: Side) -> Compass {
        let north = match self {
            Self::F => Compass::N,
            Self::FR => Compass::NE,
            Self::BR => Compass::SE,
            Self::B => Compass::S,
            Self::BL => Compass::SW,
            Self::FL => Compass::NW,
        };
        match seat {
            Side::East => north,
            Side::West => north.opposite(),
        }
    }

    /// The hex for that direction on the board, as the seat faces.
    pub fn of(direction: Compass, seat: Side) -> Self {
        let there = |hex: &Self| hex.compass(seat) == direction;
        Self::ALL.into_iter().find(there).unwrap_or(Self::F)
    }

    /// The opposite hex.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::F => Self::B,
            Self::FR => Self::BL,
            Self::BR => Self::FL,
            Self::B => Self::F,
            Self::BL => Self::FR,
            Self::FL => Self::BR,
        }
    }

    /// The axis that the hex lies on.
    pub const fn axis(self) -> Axis {
        match self {
            Self::F | Self::B => Axis::V,
            Self::FR | Self::BL => Axis::R,
            Self::FL | Self::BR => Axis::L,
        }
    }
}

impl fmt::Display for Facing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl fmt::Debug for Facing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// Two opposite momentum hexes. Printed as in records: `V R L`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Axis {
    /// Forward and backward.
    V,
    /// Forward right and backward left.
    R,
    /// Forward left and backward right.
    L,
}

impl Axis {
    /// All three axes.
    pub const ALL: [Self; 3] = [Self::V, Self::R, Self::L];

    /// The axis's forward hex.
    pub const fn forward(self) -> Facing {
        self.hexes().0
    }

    /// The axis's forward hex and the opposite one. A table, because the processor would mispredict a branch on a random turn's axis.
    pub(super) const fn hexes(self) -> (Facing, Facing) {
        const HEXES: [(Facing, Facing); 3] = [
            (Facing::F, Facing::B),
            (Facing::FR, Facing::BL),
            (Facing::FL, Facing::BR),
        ];
        HEXES[self as usize]
    }

    /// The direction of the axis's forward hex on the board, or of the opposite one. A table, unlike [`Facing::compass`], because the
    /// processor would mispredict a branch on a random turn's direction.
    pub(super) const fn compass(self, seat: Side, backward: bool) -> Compass {
        use Compass::{N, NE, NW, S, SE, SW};
        // East's forward and backward direction, then West's.
        const WAYS: [[[Compass; 2]; 2]; 3] =
            [[[N, S], [S, N]], [[NE, SW], [SW, NE]], [[NW, SE], [SE, NW]]];
        WAYS[self as usize][seat.index()][backward as usize]
    }

    /// The letter for the axis in records.
    pub const fn letter(self) -> char {
        match self {
            Self::V => 'V',
            Self::R => 'R',
            Self::L => 'L',
        }
    }
}

impl fmt::Display for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl fmt::Debug for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

/// The order in which the three axes are walked. Printed as in records: `VRL`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "[Axis; 3]", into = "[Axis; 3]")]
pub struct Order([Axis; 3]);

impl Order {
    /// All six orders.
    pub const ALL: [Self; 6] = {
        use Axis::{L, R, V};
        [
            Self([V, R, L]),
            Self([V, L, R]),
            Self([R, V, L]),
            Self([R, L, V]),
            Self([L, V, R]),
            Self([L, R, V]),
        ]
    };

    /// The order of these axes, if each occurs once.
    pub fn new(axes: [Axis; 3]) -> Option<Self> {
        Self::ALL.into_iter().find(|order| order.0 == axes)
    }

    /// The axes, in order.
    pub const fn axes(self) -> [Axis; 3] {
        self.0
    }
}

impl TryFrom<[Axis; 3]> for Order {
    type Error = &'static str;

    fn try_from(axes: [Axis; 3]) -> Result<Self, &'static str> {
        Self::new(axes).ok_or("an order has each axis once")
    }
}

impl From<Order> for [Axis; 3] {
    fn from(order: Order) -> Self {
        order.axes()
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|axis| fmt::Display::fmt(axis, f))
    }
}

impl fmt::Debug for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One disk taken from a momentum hex and put down on another. Printed as in records: `B>F`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shift {
    /// Where the disk was.
    pub from: Facing,
    /// Where the disk goes.
    pub to: Facing,
}

impl fmt::Display for Shift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}>{}", self.from, self.to)
    }
}

impl fmt::Debug for Shift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Two disk moves, one after the other; `None` leaves a disk where it is.
pub type Lean = [Option<Shift>; 2];

/// The disks of one seat: how many lie on each momentum hex. They add up to [`DISKS`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "[u8; 6]", into = "[u8; 6]")]
pub struct Disks(u32);

impl Disks {
    /// Two on each hex.
    pub const START: Self = Self(0x22_2222);

    /// The board with these counts on `F FR BR B BL FL`, if they add up to [`DISKS`].
    pub fn new(counts: [u8; 6]) -> Option<Self> {
        let total: u32 = counts.iter().map(|&count| u32::from(count)).sum();
        let packed = |(place, count): (usize, u8)| u32::from(count) << (4 * place);
        let bits = counts.into_iter().enumerate().map(packed);
        (total == u32::from(DISKS)).then(|| Self(bits.sum()))
    }

    /// How many disks lie on `F FR BR B BL FL`.
    pub fn counts(self) -> [u8; 6] {
        Facing::ALL.map(|hex| self.on(hex))
    }

    /// How many disks lie on this hex.
    pub const fn on(self, hex: Facing) -> u8 {
        (self.0 >> (4 * hex as u32) & 15) as u8
    }

    /// The difference between the two hexes of an axis; positive if the forward hex has more disks.
    pub const fn net(self, axis: Axis) -> i8 {
        let (forward, across) = axis.hexes();
        self.on(forward) as i8 - self.on(across) as i8
    }

    /// The board with one disk moved.
    ///
    /// # Errors
    /// [`Illegal::Empty`] and [`Illegal::SameHex`].
    pub const fn shifted(self, shift: Shift) -> Result<Self, Illegal> {
        let Shift { from, to } = shift;
        if self.on(from) == 0 {
            return Err(Illegal::Empty { hex: from });
        }
        if from as u8 == to as u8 {
            return Err(Illegal::SameHex { hex: from });
        }
        Ok(self.carried(shift))
    }

    /// The board with one disk moved; the move must be legal.
    pub(super) const fn carried(self, Shift { from, to }: Shift) -> Self {
        let (taken, put_down) = (1_u32 << (4 * from as u32), 1_u32 << (4 * to as u32));
        Self(self.0.wrapping_sub(taken).wrapping_add(put_down))
    }

    /// The board after both disk moves.
    ///
    /// # Errors
    /// As [`Disks::shifted`], for the first move that is illegal.
    pub const fn leaned(self, lean: Lean) -> Result<Self, Illegal> {
        let [first, second] = lean;
        let mut disks = self;
        if let Some(shift) = first {
            match disks.shifted(shift) {
                Ok(after) => disks = after,
                refused => return refused,
            }
        }
        match second {
            Some(shift) => disks.shifted(shift),
            None => Ok(disks),
        }
    }

    /// The disk counts, four bits per hex.
    pub(super) const fn bits(self) -> u32 {
        self.0
    }
}

impl TryFrom<[u8; 6]> for Disks {
    type Error = String;

    fn try_from(counts: [u8; 6]) -> Result<Self, String> {
        Self::new(counts).ok_or_else(|| format!("a momentum board has {DISKS} disks"))
    }
}

impl From<Disks> for [u8; 6] {
    fn from(disks: Disks) -> Self {
        disks.counts()
    }
}

impl fmt::Debug for Disks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = Facing::ALL.map(|hex| format!("{hex}{}", self.on(hex)));
        f.write_str(&each.join(" "))
    }
}
