//! What identifies a bout for scorepads and round robins.

use serde::{Deserialize, Serialize};

use super::{GameUi, Model};
use crate::{
    basho::{Bout, Fighter, tidy},
    rules::{Seat, Step, Turn},
    session::Player,
    store::Store,
    ui::{
        book::{self, rank_of},
        random,
    },
};

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

/// The names that a set-up proposes, or gives to a guest without a name, in all languages.
const PROPOSED: [&str; 9] = [
    "Tetsu",
    "Kaze",
    "鉄",
    "風",
    "Guest",
    "Gast",
    "Invité",
    "Ospite",
    "ゲスト",
];

/// Whether somebody has typed this name: it is none that set-ups give, nor one of those with a number after it.
pub fn is_typed(name: &str) -> bool {
    let unnumbered = name.trim_end_matches(|last: char| last.is_ascii_digit());
    !PROPOSED.contains(&unnumbered.trim_end())
}

/// The player as a fighter on scorepads; `wrestler` is the id of the wrestler that a person plays, if any.
pub fn fighter(player: &Player, name: &str, wrestler: Option<u32>) -> Fighter {
    match (player, wrestler) {
        (Player::Computer(level), _) => Fighter::Computer(rank_of(*level)),
        (Player::Person(_), Some(id)) => Fighter::Wrestler(id),
        (Player::Person(_), None) => Fighter::Guest(tidy(name).unwrap_or_default()),
    }
}

impl<G: GameUi> Model<G> {
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

    /// The people who have typed a name and keep no scorepad, in a bout that counts.
    pub fn guests(&self) -> Vec<(Seat, String)> {
        let Some(identity) = &self.identity else {
            return Vec::new();
        };
        let players = self.seats().zip(&self.players).zip(&identity.wrestlers);
        let guest = |((seat, player), wrestler): ((Seat, &Player), &Option<u32>)| match player {
            Player::Person(name) if wrestler.is_none() && is_typed(name) => {
                Some((seat, name.clone()))
            }
            _ => None,
        };
        players.filter_map(guest).collect()
    }

    /// Whether the bout is played for points, which is so in a round robin.
    pub(super) fn for_points(&self) -> bool {
        self.identity.as_ref().is_some_and(|it| it.robin.is_some())
    }

    /// What identifies the bout; `None` for practice, and for bouts that were not played here.
    pub fn identity(&self) -> Option<&BoutIdentity> {
        self.identity.as_ref()
    }

    /// Writes the result of a finished bout to the scorepads and its round robin, only once, however often it is called.
    ///
    /// # Errors
    /// A message for the player, if it cannot be written.
    pub fn save_result(&self, store: &Store) -> Result<(), String> {
        let of = self.identity.as_ref().and_then(|identity| identity.robin);
        let of = of.filter(|_| self.over());
        let in_robin = of.map_or(Ok(()), |of| G::into_robin(store, of, &self.public_view()));
        let on_pads = self
            .finished()
            .map_or(Ok(()), |bout| book::enter(store, bout, &|| self.record()));
        in_robin.and(on_pads)
    }

    /// The entry for scorepads and archive, without its date and record; `None` if the bout goes on, or is not for the scorepads.
    pub fn finished(&self) -> Option<Bout> {
        match self.table.turn() {
            Turn::Over(outcome) => self.entry(outcome.winner(), self.table.kimarite()?),
            _ => None,
        }
    }

    /// Whether the bout, if it is given up, stays in the archive: a person plays, it counts, and somebody has chosen something.
    pub(in crate::ui::stage) fn leaves_a_trace(&self) -> bool {
        let mut steps = self.table.record().steps.iter();
        let played = self.players.iter().any(Player::is_person);
        played
            && self.identity.is_some()
            && !self.over()
            && steps.any(|step| matches!(step, Step::Act(_)))
    }

    /// Saves this new bout in the place of the game's last one. If that one was still going on, it stays in the archive as unfinished.
    pub fn begin_in(&self, store: &Store) {
        let last = Self::load(store).filter(Self::leaves_a_trace);
        if let Some((last, bout)) = last.and_then(|last| {
            let mut bout = last.entry(None, Bout::UNFINISHED)?;
            if last.for_points() {
                // The round robin begins this bout anew, and then finds it by its id.
                bout.id = random::seed();
            }
            Some((last, bout))
        }) {
            // If the browser refuses to store it, nothing that counts is lost.
            let _ = book::enter(store, bout, &|| last.record());
        }
        // The bout page tries again after every step, and reports a failure.
        let _ = store.save(&G::BOUT, &self.save());
    }

    fn entry(&self, winner: Option<Seat>, kimarite: &str) -> Option<Bout> {
        let identity = self.identity.as_ref()?;
        let names = self.names();
        let mut seats: Vec<Fighter> = Vec::new();
        for ((player, name), place) in self.players.iter().zip(&names).zip(0..) {
            let wrestler = identity.wrestlers.get(place).copied().flatten();
            let fighter = fighter(player, name, wrestler);
            // At a table of several computers, only one of each strength has a scorepad entry; the others count as guests.
            let twice = G::MANY && fighter.keeper().is_some() && seats.contains(&fighter);
            seats.push(if twice {
                Fighter::Guest(tidy(name).unwrap_or_default())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::words::{CATALOGUES, speak, t};

    #[test]
    fn given_name_is_typed_in_no_language() {
        for (tag, file) in CATALOGUES {
            speak(tag, (*file).to_owned()).unwrap();
            for seat in Seat::PAIR {
                let proposed = t!("setup-default-name", seat = seat.slug());
                assert!(!is_typed(&proposed), "{tag}: {proposed}");
            }
            let unnamed = t!("slam-guest", number = 12);
            assert!(!is_typed(&unnamed), "{tag}: {unnamed}");
        }
        assert!(!is_typed("Tetsu 2"));
        assert!(["Anna", "Anna 2", "007"].into_iter().all(is_typed));
    }
}
