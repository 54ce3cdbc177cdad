//! The rules of the games: what is legal, what follows, who sees what, and how bouts are written down. No browser code.
//!
//! [`game`] holds the trait that every game implements, [`record`] the text notation, [`laws`] the checks that every game must pass.
//!
//! A bout of `track`, in which East always plays the highest card left and West the lowest:
//!
//! ```
//! use rules::{
//!     Enumerate, Game, Joint, Outcome, Seat, Step, Turn,
//!     track::{Config, Track},
//! };
//!
//! let mut bout = Track::new(&Config::default());
//! let outcome = loop {
//!     match bout.turn() {
//!         Turn::Act(_) => {
//!             let east = bout.actions(Seat::EAST).last();
//!             let west = bout.actions(Seat::WEST).next();
//!             let (Some(east), Some(west)) = (east, west) else {
//!                 unreachable!("both seats have a card");
//!             };
//!             bout.apply(Step::Act(Joint::Both([east, west])), &mut ())?;
//!         }
//!         Turn::Chance => unreachable!("luck decides nothing in this game"),
//!         Turn::Over(outcome) => break outcome,
//!     }
//! };
//! assert_eq!(outcome, Outcome::Win(Seat::EAST));
//! # Ok::<(), rules::StepError<rules::track::Illegal>>(())
//! ```

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
