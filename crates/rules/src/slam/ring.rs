//! The table options of the ring: its shape and its size.

use serde::{Deserialize, Serialize};

use super::Slam;
use crate::record::Record;

/// The shape in which the rope is laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// A circle.
    #[default]
    Circle,
    /// An oval.
    Oval,
    /// A square.
    Square,
    /// A triangle.
    Triangle,
    /// A figure of eight.
    Eight,
}

impl Shape {
    /// All shapes, except those drawn by hand.
    pub const ALL: [Self; 5] = [
        Self::Circle,
        Self::Oval,
        Self::Square,
        Self::Triangle,
        Self::Eight,
    ];

    /// The word for the shape.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Circle => "circle",
            Self::Oval => "oval",
            Self::Square => "square",
            Self::Triangle => "triangle",
            Self::Eight => "eight",
        }
    }

    /// The shape with that word.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|shape| shape.slug() == slug)
    }
}

/// How much of the 1.60 m rope forms the ring, in percent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Size(u8);

impl Size {
    /// The whole rope.
    pub const WHOLE: Self = Self(100);
    /// The smallest size that players can choose.
    pub const SMALLEST_CHOSEN: Self = Self(60);
    /// The smallest size that a ring shrinks to.
    pub const SMALLEST: Self = Self(40);
    /// How much a shrinking ring shrinks each round, in percent of the rope.
    pub const STEP: u8 = 10;

    /// All sizes of rings, smallest first: 40 to 100 percent in steps of 10.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::SMALLEST.0..=Self::WHOLE.0)
            .step_by(usize::from(Self::STEP))
            .map(Self)
    }

    /// The percentage.
    pub const fn percent(self) -> u8 {
        self.0
    }

    /// The size in that round (counted from 1) of a shrinking ring that begins with this size.
    #[must_use]
    pub fn shrunk(self, round: u16) -> Self {
        let less = u16::from(Self::STEP).saturating_mul(round.saturating_sub(1));
        let left = u16::from(self.0).saturating_sub(less);
        Self((left.min(100) as u8).max(Self::SMALLEST.0))
    }
}

impl Default for Size {
    fn default() -> Self {
        Self::WHOLE
    }
}

impl TryFrom<u8> for Size {
    type Error = &'static str;

    fn try_from(percent: u8) -> Result<Self, &'static str> {
        Self::all()
            .find(|size| size.0 == percent)
            .ok_or("a ring has 40 to 100 percent of the rope, in tenths")
    }
}

impl From<Size> for u8 {
    fn from(size: Size) -> Self {
        size.0
    }
}

/// A ring of known shape and size, for which there are measured tables. A ring drawn by hand is treated as the most similar one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Ring {
    /// The shape of the ring.
    pub shape: Shape,
    /// The size of the ring.
    pub size: Size,
}

impl Ring {
    /// The ring that the tag `Rope` of a record names, in this round (counted from 1). A ring drawn by hand, or none, counts as a circle of the
    /// whole rope.
    pub fn of_record(record: &Record<Slam>, round: u16) -> Self {
        let rope = record.tags.iter().find(|(name, _)| name == "Rope");
        let rope = rope.map_or("", |(_, rope)| rope.as_str());
        let words: Vec<&str> = rope.split_whitespace().collect();
        let named = || {
            let shape = Shape::from_slug(words.first()?)?;
            let size: u8 = words.get(1)?.parse().ok()?;
            let size = Size::try_from(size).ok()?;
            Some(Self { shape, size })
        };
        let mut ring = named().unwrap_or_default();
        if words.contains(&"shrinking") {
            ring.size = ring.size.shrunk(round);
        }
        ring
    }
}
