//! The shared rules module: what is legal, what follows, who sees what, and how it is written down. Knows no browser.
//!
//! [`game`] holds the trait that every game is written to, [`record`] the text notation, [`laws`] the checks that every game must pass.

pub mod circle;
pub mod game;
pub mod laws;
pub mod momentum;
pub mod record;
pub mod seat;
pub mod slam;
pub mod track;
pub mod tricks;

pub use game::{
    Determinize, Enumerate, Game, GameId, Joint, Outcome, Sample, Sink, Step, StepError, Turn,
};
pub use seat::{Seat, SeatSet, Viewer};
