//! Computer opponents: a view in, an action out.
//!
//! [`protocol`] is all that the page and the worker need; [`matrix`] solves simultaneous choices and knows no game; each game's thinking has a
//! folder of its own. Nothing here sees more than a [`Game::View`](crate::rules::Game::View), reads a clock or draws from a source that the
//! caller did not seed: the same question is answered the same way everywhere.

pub mod cfr;
pub mod level;
pub mod matrix;
pub mod protocol;
pub mod tricks;

pub use level::Level;
