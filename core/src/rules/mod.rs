//! The rules of the games: what is legal, what follows, who sees what, and how bouts are written down. No browser code.
//!
//! [`game`] holds the trait that every game implements, [`record`] the text notation, [`laws`] the checks that every game must pass.

mod bits;
pub mod circle;
pub mod game;
pub mod laws;
pub mod momentum;
#[cfg(test)]
mod perft;
pub mod record;
pub mod seat;
pub mod slam;
pub mod track;
pub mod tricks;

pub use game::{
    Determinize, Enumerate, Game, GameId, Joint, Outcome, Sample, Sink, Step, StepError, Turn,
};
pub use seat::{Seat, SeatSet, Seats, Side, Viewer};

#[cfg(test)]
mod tests;
