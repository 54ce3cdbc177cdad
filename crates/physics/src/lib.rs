//! The throwing ring of `slam`: rope, clay and two wrestlers as rigid bodies. It turns a throw into a flight and a landing.
//!
//! Lengths are in tenths of a millimetre. The origin is the ring's middle and z points up; the thrower stands towards −y and throws towards
//! +y. Inputs and outputs are integers, and [`fly`] is a pure function of them: it returns the same bits natively and in every browser.

pub mod asking;
mod body;
mod contacts;
mod fly;
pub mod landings;
mod line;
mod luck;
mod mover;
mod outline;
mod rest;
mod trig;
mod world;

use serde::{Deserialize, Serialize};

pub use body::wrestler;
pub use fly::{Dohyo, fly};
pub use luck::Luck;
pub use outline::{HALF, Outline, RADIUS, ROPE, Refusal};
pub use trig::sin_cos;

use rules::slam::Fall;

/// How one wrestler is thrown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Throw {
    /// Tenths of a degree off straight ahead, positive to the right; at most [`Throw::AIM`] to either side.
    pub aim: i16,
    /// 0 to [`Throw::STRENGTH`]; [`Throw::SENSIBLE`] lands in the middle.
    pub strength: u16,
    /// Spin about the vertical axis, −[`Throw::SPIN`] to [`Throw::SPIN`].
    pub spin: i16,
    /// The seed of the hand's tremble: how the wrestler is held, and small deviations of the throw.
    #[serde(rename = "lot")]
    pub seed: u32,
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
    pub const fn sensible(seed: u32) -> Self {
        Self {
            aim: 0,
            strength: Self::SENSIBLE,
            spin: 0,
            seed,
        }
    }
}

/// Where a wrestler is and how it is rotated.
///
/// The axes of a wrestler that is not rotated: z from feet to head, y to the front, x to its right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pose {
    /// The centre of mass, in tenths of a millimetre.
    pub at: [i32; 3],
    /// The rotation as a quaternion x, y, z, w, in 32767ths.
    pub turn: [i16; 4],
}

/// What is thrown into which ring.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Toss {
    /// The rope.
    pub outline: Outline,
    /// How each wrestler is thrown; `None` if it is not thrown.
    pub throws: [Option<Throw>; 2],
    /// Where a wrestler that is not thrown lies; `None` if it is out of play. Ignored for a wrestler that is thrown.
    pub lies: [Option<Pose>; 2],
}

/// The result of a toss.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Flight {
    /// The poses of both wrestlers, 60 frames a second; the last frame shows them at rest.
    pub frames: Vec<[Option<Pose>; 2]>,
    /// How they come to rest; `None` for a wrestler that is out of play.
    pub rest: [Option<(Pose, Fall)>; 2],
}

#[cfg(test)]
mod tests;
