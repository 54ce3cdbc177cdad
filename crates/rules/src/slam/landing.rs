//! Wrestlers, how they come to rest, and how many points that is worth.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One of the two wrestler dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Figure {
    /// `a`, the indigo wrestler.
    A,
    /// `b`, the vermilion wrestler.
    B,
}

impl Figure {
    /// Both wrestlers, in the order of a landing.
    pub const PAIR: [Self; 2] = [Self::A, Self::B];

    /// The wrestler's index in arrays with one element per wrestler.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The wrestler’s word in catalogues and attributes: `a` or `b`.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }
}

/// Which wrestlers are thrown; the others stay where they lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Thrown {
    /// Only wrestler `a`.
    A,
    /// Only wrestler `b`.
    B,
    /// Both wrestlers.
    Both,
}

impl Thrown {
    /// All three throws: `a`, `b`, both.
    pub const ALL: [Self; 3] = [Self::A, Self::B, Self::Both];

    /// Whether that wrestler is thrown.
    pub const fn takes(self, wrestler: Figure) -> bool {
        match self {
            Self::Both => true,
            Self::A => matches!(wrestler, Figure::A),
            Self::B => matches!(wrestler, Figure::B),
        }
    }

    /// The throw of these wrestlers, `a` first; `None` if neither is thrown.
    pub const fn of(thrown: [bool; 2]) -> Option<Self> {
        match thrown {
            [true, true] => Some(Self::Both),
            [true, false] => Some(Self::A),
            [false, true] => Some(Self::B),
            [false, false] => None,
        }
    }

    /// The word in records: `a`, `b` or `ab`.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
            Self::Both => "ab",
        }
    }
}

/// How a wrestler comes to rest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fall {
    /// Standing.
    Champion,
    /// On the head.
    Headstand,
    /// On either side.
    Side,
    /// On the belly.
    Belly,
    /// On the back.
    KnockOut,
    /// Outside the ring, in any position. On the rope counts as inside.
    Outside,
}

impl Fall {
    /// All falls, best first.
    pub const ALL: [Self; 6] = [
        Self::Champion,
        Self::Headstand,
        Self::Side,
        Self::Belly,
        Self::KnockOut,
        Self::Outside,
    ];

    /// The fall's index in [`Fall::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in records.
    pub const fn letter(self) -> char {
        match self {
            Self::Champion => 'C',
            Self::Headstand => 'H',
            Self::Side => 'S',
            Self::Belly => 'B',
            Self::KnockOut => 'K',
            Self::Outside => 'O',
        }
    }

    /// The fall with that letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|fall| fall.letter() == letter)
    }

    /// The word for the fall in catalogues and drawings.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Champion => "champion",
            Self::Headstand => "headstand",
            Self::Side => "side",
            Self::Belly => "belly",
            Self::KnockOut => "knock-out",
            Self::Outside => "outside",
        }
    }

    /// The points for one wrestler with this fall; `None` if outside.
    pub const fn single(self) -> Option<i32> {
        match self {
            Self::Champion => Some(125),
            Self::Headstand => Some(100),
            Self::Side => Some(75),
            Self::Belly => Some(25),
            Self::KnockOut => Some(0),
            Self::Outside => None,
        }
    }

    /// The points for two wrestlers that both have this fall; `None` if outside.
    pub const fn double(self) -> Option<i32> {
        match self {
            Self::Champion => Some(300),
            Self::Headstand => Some(200),
            Self::Side => Some(150),
            Self::Belly => Some(50),
            Self::KnockOut => Some(-50),
            Self::Outside => None,
        }
    }
}

/// How both wrestlers lie, `a` then `b`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Landing(pub [Fall; 2]);

impl Landing {
    /// All 36 landings.
    pub fn all() -> impl Iterator<Item = Self> {
        Fall::ALL
            .into_iter()
            .flat_map(|a| Fall::ALL.into_iter().map(move |b| Self([a, b])))
    }

    /// How that wrestler lies.
    pub const fn of(self, wrestler: Figure) -> Fall {
        self.0[wrestler.index()]
    }

    /// How many wrestlers are outside.
    pub fn outside(self) -> u8 {
        self.0
            .iter()
            .map(|&fall| u8::from(fall == Fall::Outside))
            .sum()
    }

    /// The points if the player stops here; `None` if a wrestler is outside.
    pub fn points(self) -> Option<i32> {
        let [a, b] = self.0;
        if a == b {
            a.double()
        } else {
            Some(a.single()? + b.single()?)
        }
    }
}

impl fmt::Display for Landing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.0;
        write!(f, "{}{}", a.letter(), b.letter())
    }
}
