//! A bout as scorepads know it.

use serde::{Deserialize, Serialize};

use super::{Model, Play};
use crate::{
    basho::{Bout, Fighter, tidy},
    rules::{Outcome, Seat, Turn},
    session::Player,
    store::Store,
    ui::book::{self, rank_of},
};

/// How scorepads know a bout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Torikumi {
    /// Tells the bout from all others.
    pub id: u64,
    /// Which wrestlers sit East and West, by id; none for guests and computers.
    pub wrestlers: [Option<u32>; 2],
    /// The round robin that it is a bout of.
    pub robin: Option<InRobin>,
}

/// A bout of a round robin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InRobin {
    /// Tells the round robin from all others.
    pub id: u64,
    /// The bout's number in its schedule.
    pub bout: u32,
}

impl<G: Play> Model<G> {
    /// The bout with these wrestlers East and West.
    #[must_use]
    pub fn between(mut self, wrestlers: [Option<u32>; 2]) -> Self {
        if let Some(torikumi) = &mut self.torikumi {
            torikumi.wrestlers = wrestlers;
        }
        self
    }

    /// The bout as one of a round robin.
    #[must_use]
    pub fn of_robin(mut self, of: InRobin) -> Self {
        if let Some(torikumi) = &mut self.torikumi {
            torikumi.robin = Some(of);
        }
        self
    }

    /// Whether it is played for points.
    pub(super) fn for_points(&self) -> bool {
        self.torikumi
            .is_some_and(|torikumi| torikumi.robin.is_some())
    }

    /// How scorepads know the bout; none for practice, and for bouts that were not played here.
    pub fn torikumi(&self) -> Option<Torikumi> {
        self.torikumi
    }

    /// Writes down what a decided bout has come to, on scorepads and in its round robin: once, however often it is called.
    ///
    /// # Errors
    /// In a player’s words, when it cannot be written.
    pub fn write_down(&self, store: &Store) -> Result<(), String> {
        let of = self.torikumi.and_then(|torikumi| torikumi.robin);
        let of = of.filter(|_| self.over());
        let in_robin = of.map_or(Ok(()), |of| G::into_robin(store, of, &self.public_view()));
        let on_pads = self
            .decided()
            .map_or(Ok(()), |bout| book::enter(store, bout));
        in_robin.and(on_pads)
    }

    /// What is written on scorepads, but for the day: none while the bout is undecided, a draw, or not for them.
    pub fn decided(&self) -> Option<Bout> {
        let torikumi = self.torikumi?;
        let Turn::Over(Outcome::Win(winner)) = self.table.turn() else {
            return None;
        };
        let seats = Seat::PAIR.map(|seat| {
            match (
                &self.players[seat.index()],
                torikumi.wrestlers[seat.index()],
            ) {
                (Player::Computer(level), _) => Fighter::Computer(rank_of(*level)),
                (Player::Person(_), Some(id)) => Fighter::Wrestler(id),
                (Player::Person(name), None) => Fighter::Guest(tidy(name).unwrap_or_default()),
            }
        });
        Some(Bout {
            id: torikumi.id,
            game: G::ID,
            date: String::new(),
            seats: seats.to_vec(),
            winner,
            kimarite: self.table.kimarite()?.to_owned(),
        })
    }
}
