//! Thrown wrestlers, on screen.

mod bout;
mod complaint;
mod effects;
pub mod fairness;
mod game_ui;
mod keep;
mod lesson;
mod now;
mod picture;
mod result;
mod review;
mod rope;
mod rules;
mod scene;
mod score;
mod setup;
mod sheets;
pub mod throwing;
mod words;

pub use setup::{Place, Setup};
