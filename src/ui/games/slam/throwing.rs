//! Ways to throw: a pull on the picture, sliders, or keys. All of them result in the same integers.

mod grip;
mod hand;
mod sliders;

pub(super) use grip::use_pull;
pub use grip::{ThrowGrip, ThrowGripProps};
pub use hand::{Hand, Throwing, use_hand, use_throwing};
pub use sliders::{ThrowSliders, ThrowSlidersProps};
