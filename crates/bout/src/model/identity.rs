//! What identifies a bout for scorepads and round robins.

use basho::{Bout, Fighter, stored_name};

use rules::{Seat, Step, Turn};
use serde::{Deserialize, Serialize};

use super::{BoutGame, Model};
use crate::{Player, rank_of};

/// What identifies a bout for scorepads and round robins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BoutIdentity {
    /// A random id of the bout.
    pub id: u64,
    /// The wrestlers' ids in seat order; `None` for guests and computers.
    pub wrestlers: Vec<Option<u32>>,
    /// The round robin to which it belongs, if any.
    #[serde(default)]
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

impl InRobin {
    /// The id of the bout itself, by which the round robin finds it in the archive.
    pub fn bout_id(self) -> u64 {
        self.id.wrapping_add(u64::from(self.bout) + 1)
    }
}

/// The player as a fighter on scorepads; `wrestler` is the id of the wrestler that a person plays, if any.
pub fn fighter(player: &Player, name: &str, wrestler: Option<u32>) -> Fighter {
    match (player, wrestler) {
        (Player::Computer(level), _) => Fighter::Computer(rank_of(*level)),
        (Player::Person(_), Some(id)) => Fighter::Wrestler(id),
        (Player::Person(_), None) => Fighter::Guest(stored_name(name).unwrap_or_default()),
    }
}

impl<G: BoutGame> Model<G> {
    /// The bout with these wrestlers in seat order.
    #[must_use]
    pub fn between(mut self, wrestlers: impl Into<Vec<Option<u32>>>) -> Self {
        if let Some(identity) = &mut self.identity {
            identity.wrestlers = wrestlers.into();
        }
        self
    }

    /// The bout as part of a round robin.
    #[must_use]
    pub fn of_robin(mut self, of: InRobin) -> Self {
        if let Some(identity) = &mut self.identity {
            identity.robin = Some(of);
            identity.id = of.bout_id();
        }
        self
    }

    /// The bout as the next period of the basho of `before`. The periods have consecutive ids, by which a basho finds them in the archive.
    #[must_use]
    pub(super) fn next_period_of(mut self, before: &Self) -> Self {
        let goes_on = before.over() && !before.done();
        let before = before.identity.as_ref().filter(|_| goes_on);
        if let (Some(before), Some(identity)) = (before, &mut self.identity) {
            identity.id = before.id.wrapping_add(1);
        }
        self
    }

    /// Seats a wrestler where a guest has sat.
    pub(super) fn take_seat(&mut self, seat: Seat, id: u32) {
        let wrestlers = self.identity.as_mut().map(|it| &mut it.wrestlers);
        if let Some(wrestler) = wrestlers.and_then(|it| it.get_mut(seat.index())) {
            *wrestler = Some(id);
        }
    }

    /// Whether the bout is played for points, which is so in a round robin.
    pub fn for_points(&self) -> bool {
        self.identity.as_ref().is_some_and(|it| it.robin.is_some())
    }

    /// What identifies the bout; `None` for practice, and for bouts that were not played here.
    pub fn identity(&self) -> Option<&BoutIdentity> {
        self.identity.as_ref()
    }

    /// The entry for scorepads and archive, without its date and record; `None` if the bout goes on, or is not for the scorepads.
    /// `names` are the players' names, in seat order.
    pub fn finished(&self, names: &[String]) -> Option<Bout> {
        match self.table.turn() {
            Turn::Over(outcome) => self.entry(names, outcome.winner(), self.table.kimarite()?),
            _ => None,
        }
    }

    /// The entry for the archive of a bout that is given up; `None` if it is not for the archive.
    pub fn unfinished(&self, names: &[String]) -> Option<Bout> {
        self.entry(names, None, Bout::UNFINISHED)
    }

    /// Whether the bout, if it is given up, stays in the archive: a person plays, it counts, and somebody has chosen something.
    pub fn leaves_a_trace(&self) -> bool {
        let mut steps = self.table.record().steps.iter();
        let played = !self.watched();
        played
            && self.identity.is_some()
            && !self.over()
            && steps.any(|step| matches!(step, Step::Act(_)))
    }

    fn entry(&self, names: &[String], winner: Option<Seat>, kimarite: &str) -> Option<Bout> {
        let identity = self.identity.as_ref()?;
        let mut seats: Vec<Fighter> = Vec::new();
        for ((player, name), place) in self.players.iter().zip(names).zip(0..) {
            let wrestler = identity.wrestlers.get(place).copied().flatten();
            let fighter = fighter(player, name, wrestler);
            // At a table of several computers, only one of each strength has a scorepad entry; the others count as guests.
            let twice = G::MANY && fighter.pad_owner().is_some() && seats.contains(&fighter);
            seats.push(if twice {
                Fighter::Guest(stored_name(name).unwrap_or_default())
            } else {
                fighter
            });
        }
        Some(Bout {
            id: identity.id,
            game: G::ID.into(),
            date: String::new(),
            seats,
            winner,
            kimarite: kimarite.to_owned(),
            record: None,
        })
    }
}
