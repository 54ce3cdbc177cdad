//! The shot clock: the referee chooses for a player who does not choose in time.
//!
//! It runs while a person who looks has to choose (face to face, for both), and never otherwise: not behind the curtain, not while a frame
//! is shown, not for a computer. When two players pass the device, a player who was late first waits for the other, who may still nominate.

use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{BoutGame, Model};

/// The clock of one bout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock<N> {
    /// How long a choice may take, in seconds.
    pub limit: u16,
    /// How many seconds each seat has left this turn.
    left: Seats<u16>,
    /// What each seat has nominated for the other this turn.
    nominated: Seats<Option<N>>,
    /// For each seat whose time has run out this turn, the seed of the referee's draw.
    late: Seats<Option<u64>>,
}

impl<N: Copy> Clock<N> {
    /// A clock for so many seats at the start of a turn; `None` for 0 seconds.
    fn wound_up(limit: u16, seats: usize) -> Option<Self> {
        (limit > 0).then_some(Self {
            limit,
            left: Seats::new(seats, limit),
            nominated: Seats::new(seats, None),
            late: Seats::new(seats, None),
        })
    }

    /// Whether the clock is for a table with so many seats.
    pub(super) fn fits(&self, seats: usize) -> bool {
        [self.left.len(), self.nominated.len(), self.late.len()] == [seats; 3]
    }
}

impl<G: BoutGame> Model<G> {
    /// The bout with a clock of that many seconds per choice; 0 removes the clock.
    #[must_use]
    pub fn timed(mut self, limit: u16) -> Self {
        self.clock = Clock::wound_up(limit, self.players.len());
        self
    }

    /// The clock, if there is one.
    pub fn clock(&self) -> Option<&Clock<G::Nomination>> {
        self.clock.as_ref()
    }

    /// How many seconds the player who looks has left, or face to face, the first seat with a running clock; `None` if no clock runs.
    pub fn seconds_left(&self) -> Option<u16> {
        self.seats().find_map(|seat| self.seconds_of(seat))
    }

    /// How many seconds that seat's player has left; `None` if no clock runs for this seat.
    pub fn seconds_of(&self, seat: Seat) -> Option<u16> {
        let clock = self.clock.as_ref().filter(|_| self.asks(seat))?;
        let timed = G::referee(&self.public_view(), seat, None, 0).is_some();
        clock.left.get(seat).copied().filter(|_| timed)
    }

    /// What that seat's player has nominated for the other.
    pub fn nominated(&self, seat: Seat) -> Option<G::Nomination> {
        *self.clock.as_ref()?.nominated.get(seat)?
    }

    /// Whether that seat's player may nominate something: while they choose, and until the other has chosen.
    pub fn may_nominate(&self, seat: Seat) -> bool {
        // No clock runs for a computer.
        self.shared() && self.seconds_of(seat).is_some() && !self.has_sealed(seat.other())
    }

    /// Whether that seat's time has run out this turn.
    pub fn is_late(&self, seat: Seat) -> bool {
        let clock = self.clock.as_ref();
        clock.is_some_and(|clock| matches!(clock.late.get(seat), Some(Some(_))))
    }

    pub(super) fn tick(&mut self, seed: u64) {
        // Read all first: once a seat is late, nobody is asked any more.
        let running: Vec<(Seat, u16)> = self
            .seats()
            .filter_map(|seat| Some((seat, self.seconds_of(seat)?)))
            .collect();
        let Some(clock) = &mut self.clock else {
            return;
        };
        for (seat, left) in running {
            let left = left.saturating_sub(1);
            clock.left.set(seat, left);
            if left == 0 {
                // The seats get different seeds.
                let seed = seed.wrapping_add(seat.index() as u64);
                clock.late.set(seat, Some(seed));
                self.picked.set(seat, None);
            }
        }
    }

    pub(super) fn nominate(&mut self, seat: Seat, nomination: Option<G::Nomination>) {
        let may = self.may_nominate(seat);
        if let Some(clock) = self.clock.as_mut().filter(|_| may) {
            clock.nominated.set(seat, nomination);
        }
    }

    /// Chooses for the seats that were late, once the bout waits for nobody else.
    pub(super) fn choose_for_late_players(&mut self) {
        let Some(clock) = self.clock.clone() else {
            return;
        };
        if self.seats().any(|seat| self.waits_for(seat)) {
            return;
        }
        let view = self.public_view();
        for (seat, late) in clock.late.iter() {
            if let Some(seed) = *late {
                let nominated = clock.nominated.get(seat.other()).copied().flatten();
                if let Some(action) = G::referee(&view, seat, nominated, seed) {
                    self.seal(seat, action);
                }
            }
        }
    }

    /// Resets the clock and the nominations when a turn ends. Within a turn nobody gains time: neither by taking a card back, nor by
    /// reloading the page, which brings back the curtain.
    pub(super) fn restart_clock(&mut self, before: &Self) {
        let turn = |model: &Self| model.table.record().steps.len();
        if turn(self) != turn(before)
            && let Some(clock) = &self.clock
        {
            self.clock = Clock::wound_up(clock.limit, self.players.len());
        }
    }
}

#[cfg(test)]
mod tests;
