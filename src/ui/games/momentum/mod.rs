//! Hex sumo with momentum on screen.

mod across;
mod advice;
mod axes;
mod bout;
mod disks;
mod draft;
mod model;
mod now;
mod picture;
mod result;
mod setup;
mod sheets;
mod words;

pub use bout::{Bout, BoutPage, BoutProps};
pub use model::{Model, Msg, Scene};
