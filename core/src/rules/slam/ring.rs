//! The table options of the ring: its shape and its size.

use serde::{Deserialize, Serialize};

/// How the rope is laid.
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
    /// All shapes that are not drawn by hand.
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

/// How much of the rope of 1.60 m forms the ring, in percent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Size(u8);

impl Size {
    /// The whole rope.
    pub const WHOLE: Self = Self(100);
    /// The smallest ring that can be chosen.
    pub const SMALLEST_CHOSEN: Self = Self(60);
    /// The smallest ring that shrinking leads to.
    pub const SMALLEST: Self = Self(40);
    /// How much smaller a shrinking ring is each round, in percent of the rope.
    pub const STEP: u8 = 10;

    /// All sizes that rings come in, the smallest first: tenths from 40 to 100.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::SMALLEST.0..=Self::WHOLE.0)
            .step_by(usize::from(Self::STEP))
            .map(Self)
    }

    /// The percentage.
    pub const fn percent(self) -> u8 {
        self.0
    }

    /// The size of a shrinking ring in that round, counted from 1, if it begins with this size.
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

/// A ring of a known shape and size: what measured tables are kept for. A ring drawn by hand is taken for the one most like it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Ring {
    /// How the rope is laid.
    pub shape: Shape,
    /// How much of it.
    pub size: Size,
}
