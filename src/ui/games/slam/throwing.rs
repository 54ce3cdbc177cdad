//! How one throws: a pull on the grip, sliders, or keys; all of them make the same whole numbers.

mod grip;
mod hand;
mod sliders;

pub use grip::ThrowGrip;
pub use hand::{Hand, Throwing, use_hand, use_throwing};
pub use sliders::ThrowSliders;
