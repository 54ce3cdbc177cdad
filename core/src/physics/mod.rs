//! The throwing ring of `slam`: rope, clay and two wrestlers as rigid bodies. A throw in, a flight and a landing out.
//!
//! Lengths are tenths of a millimetre. The ring's middle is the origin, z points up; who throws stands towards −y and throws towards +y.
//! What goes in and comes out is whole numbers, and [`fly`] is a function of them: the same bits natively and in every browser.

pub mod asking;
mod body;
mod fly;
pub mod landings;
mod line;
mod luck;
mod mover;
mod outline;
mod rest;
mod world;

use serde::{Deserialize, Serialize};

pub use body::wrestler;
pub use fly::{Dohyo, fly};
pub use luck::Luck;
pub use outline::{HALF, Outline, RADIUS, ROPE, Refusal};

use crate::rules::slam::Fall;

/// How one wrestler is thrown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Throw {
    /// Tenths of a degree off straight ahead, to the right if positive; at most [`Throw::AIM`].
    pub aim: i16,
    /// 0 to [`Throw::STRENGTH`]; [`Throw::SENSIBLE`] lands in the middle.
    pub strength: u16,
    /// How much it spins about its upright axis, −[`Throw::SPIN`] to [`Throw::SPIN`].
    pub spin: i16,
    /// The trembling of the hand: how the wrestler is held and the small deviations come from it.
    pub lot: u32,
}

impl Throw {
    /// The furthest aim to either side.
    pub const AIM: i16 = 300;
    /// The greatest strength.
    pub const STRENGTH: u16 = 1000;
    /// The strength that lands in the middle of the ring.
    pub const SENSIBLE: u16 = 500;
    /// The greatest spin to either side.
    pub const SPIN: i16 = 100;

    /// A throw into the middle.
    pub const fn sensible(lot: u32) -> Self {
        Self {
            aim: 0,
            strength: Self::SENSIBLE,
            spin: 0,
            lot,
        }
    }
}

/// Where a wrestler is, and how it is turned.
///
/// Its own axes when it is not turned: z from feet to head, y to the front, x to its left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pose {
    /// The centre of mass.
    pub at: [i32; 3],
    /// The quaternion x, y, z, w, in 32767ths.
    pub turn: [i16; 4],
}

/// What is thrown into which ring.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Toss {
    /// The rope.
    pub outline: Outline,
    /// How each wrestler is thrown; `None`: it is not.
    pub throws: [Option<Throw>; 2],
    /// Where each lies that is not thrown; `None`: nowhere, it is out of play. Of no importance for one that is thrown.
    pub lies: [Option<Pose>; 2],
}

/// What comes of a toss.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Flight {
    /// Where both wrestlers are, 60 times a second; the last is how they come to rest.
    pub frames: Vec<[Option<Pose>; 2]>,
    /// How they come to rest; `None` for one that is out of play.
    pub rest: [Option<(Pose, Fall)>; 2],
}

#[cfg(test)]
mod tests;
