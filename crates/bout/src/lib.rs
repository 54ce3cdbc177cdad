//! A bout at a table, headless: no screen, no clock and no storage of its own.
//!
//! A [`Table`] holds the choices that players have sealed, the record, and every event. A [`Model`] adds the players and what each of them
//! has been shown: [`Model::after`] is the one reducer of every bout on screen. A game says how its bouts run in small traits, each about
//! one thing ([`Pace`], [`Hands`], [`ShotClock`], [`Extras`]); [`BoutGame`] brings them together. The implementations are in [`games`].

use ai::Level;
use basho::Rank;
use serde::{Deserialize, Serialize};

mod game;
pub mod games;
mod model;
mod table;

pub use game::{BoutGame, Extras, Hands, Pace, ShotClock};
pub use model::{
    BoutIdentity, Clock, Digest, EdgeView, Gesture, Hint, InRobin, Model, Msg, Parts, Scene,
    Seating, Unfit, ViewingState, Waiting, fighter,
};
pub use table::{Saved, Table, Unsound};

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// A person at this device, by name.
    Person(String),
    /// A computer opponent.
    Computer(Level),
}

impl Player {
    /// Whether a person plays.
    pub fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }
}

/// The rank of the computer opponent of this level on scorepads.
pub fn rank_of(level: Level) -> Rank {
    match level {
        Level::Makushita => Rank::Makushita,
        Level::Maegashira => Rank::Maegashira,
        Level::Komusubi => Rank::Komusubi,
        Level::Ozeki => Rank::Ozeki,
        Level::Yokozuna => Rank::Yokozuna,
    }
}
