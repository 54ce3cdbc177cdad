//! Thrown wrestlers, on screen.

mod bout;
mod complaint;
mod effects;
pub mod fairness;
mod keep;
mod lesson;
mod model;
mod now;
mod picture;
mod poses;
mod result;
mod review;
mod rope;
mod rules;
mod scene;
mod score;
mod setup;
mod sheets;
pub mod throwing;
mod told;
mod tossed;
mod words;

pub use model::{Begins, Cast, Model, Msg, Phase, Saved, Sitter, ThrowMsg, Tosses, begin};
pub use setup::{Place, Setup};
pub use told::{Line, Rope, Throws, can_be, read_throws, write_throws};
