//! A bout on screen, whatever the game: who looks, what they have been shown, how they sit, and what is kept of it.
//!
//! [`Play`] is what a game brings along; boards, hands and words are each game's own.

mod film;
mod handover;
mod keeping;
mod model;
mod names;
mod play;
mod sitting;

pub use film::Film;
pub use handover::{Handover, HandoverProps};
pub use keeping::{Keeping, overtaken, use_keeping};
pub use model::{
    Act, Clock, Digest, Eyes, Hint, InRobin, Model, Msg, Question, SavedBout, Scene, Seating, Side,
    Torikumi, Waiting,
};
pub use names::{names, player_name};
pub use play::Play;
pub use sitting::{Change, Sitting, Who, begin, seating_asks, sitting_asks};
