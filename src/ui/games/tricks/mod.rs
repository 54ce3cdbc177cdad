//! Trick-taking sumo on screen.

mod bout;
mod cards;
mod columns;
mod dohyo;
mod hand;
mod handover;
pub mod model;
mod result;
mod setup;
mod sheets;
mod words;

pub use bout::BoutPage;
pub use setup::SetupPage;
pub use words::unfinished;
