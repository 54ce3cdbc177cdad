//! What identifies a bout for scorepads and round robins.

use serde::{Deserialize, Serialize};

use super::{Model, Play};
use crate::{
    basho::{Bout, Fighter, tidy},
    rules::{Outcome, Seat, Turn},
    session::Player,
    store::Store,
    ui::book::{self, rank_of},
};

/// What identifies a bout for scorepads and round robins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BoutIdentity {
    /// A random id of the bout.
    pub id: u64,
    /// The ids of the wrestlers East and West; `None` for guests and computers.
    pub wrestlers: [Option<u32>; 2],
    /// The round robin to which it belongs, if any.
    pub robin: Option<InRobin>,
}

/// A bout's place in a round robin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InRobin {
    /// The id of the round robin.
    pub id: u64,
    /// The index of the bout in the schedule.
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

    /// The bout as part of a round robin.
    #[must_use]
    pub fn of_robin(mut self, of: InRobin) -> Self {
        if let Some(torikumi) = &mut self.torikumi {
            torikumi.robin = Some(of);
        }
        self
    }

    /// Whether the bout is played for points, which is so in a round robin.
    pub(super) fn for_points(&self) -> bool {
        self.torikumi
            .is_some_and(|torikumi| torikumi.robin.is_some())
    }

    /// What identifies the bout; `None` for practice, and for bouts that were not played here.
    pub fn torikumi(&self) -> Option<BoutIdentity> {
        self.torikumi
    }

    /// Writes the result of a decided bout to the scorepads and its round robin, only once, however often it is called.
    ///
    /// # Errors
    /// A message for the player, if it cannot be written.
    pub fn write_down(&self, store: &Store) -> Result<(), String> {
        let of = self.torikumi.and_then(|torikumi| torikumi.robin);
        let of = of.filter(|_| self.over());
        let in_robin = of.map_or(Ok(()), |of| G::into_robin(store, of, &self.public_view()));
        let on_pads = self
            .decided()
            .map_or(Ok(()), |bout| book::enter(store, bout));
        in_robin.and(on_pads)
    }

    /// The scorepad entry, without its date; `None` if the bout is undecided, void, or not for the scorepads.
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
