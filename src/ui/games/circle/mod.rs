//! Sumo in the ring of nineteen circles on screen.

mod advice;
mod bout;
mod cards;
mod foresee;
mod model;
mod now;
mod picture;
mod programs;
mod result;
mod seats;
mod setup;
mod sheets;
mod turn;
mod ways;
mod words;

pub use bout::{Bout, BoutPage, BoutProps};
pub use model::{Model, Msg, Scene};
pub use programs::CircleProgram;
