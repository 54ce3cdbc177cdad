//! The shot clock: the referee chooses for a player who does not choose in time.
//!
//! It runs while a person who looks has to choose (face to face, for both), and never otherwise: not behind the curtain, not while a frame
//! is shown, not for a computer. When two players pass the device, a player who was late first waits for the other, who may still nominate.

use serde::{Deserialize, Serialize};

use super::{Model, Play};
use crate::rules::Seat;

/// The clock of one bout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock<N> {
    /// How long a choice may take, in seconds.
    pub limit: u16,
    /// How many seconds East and West have left this turn.
    left: [u16; 2],
    /// What East and West have nominated for the other this turn.
    pub nominated: [Option<N>; 2],
    /// For each seat whose time has run out this turn, the seed of the referee's draw.
    late: [Option<u64>; 2],
}

impl<N> Clock<N> {
    /// A clock at the start of a turn; `None` for 0 seconds.
    fn wound_up(limit: u16) -> Option<Self> {
        (limit > 0).then_some(Self {
            limit,
            left: [limit; 2],
            nominated: [None, None],
            late: [None; 2],
        })
    }
}

impl<G: Play> Model<G> {
    /// The bout with a clock of that many seconds per choice; 0 removes the clock.
    #[must_use]
    pub fn timed(mut self, limit: u16) -> Self {
        self.clock = Clock::wound_up(limit);
        self
    }

    /// The clock, if there is one.
    pub fn clock(&self) -> Option<&Clock<G::Nomination>> {
        self.clock.as_ref()
    }

    /// How many seconds the player who looks has left, or face to face, the first seat with a running clock; `None` if no clock runs.
    pub fn seconds_left(&self) -> Option<u16> {
        let mut seats = Seat::PAIR.into_iter();
        seats.find_map(|seat| self.seconds_of(seat))
    }

    /// How many seconds that seat's player has left; `None` if no clock runs for this seat.
    pub fn seconds_of(&self, seat: Seat) -> Option<u16> {
        let clock = self.clock.filter(|_| self.asks(seat))?;
        let timed = G::referee(&self.public_view(), seat, None, 0).is_some();
        timed.then_some(clock.left[seat.index() & 1])
    }

    /// What that seat's player has nominated for the other.
    pub fn nominated(&self, seat: Seat) -> Option<G::Nomination> {
        self.clock?.nominated[seat.index() & 1]
    }

    /// Whether that seat's player may nominate something: while they choose, and until the other has chosen.
    pub fn may_nominate(&self, seat: Seat) -> bool {
        // No clock runs for a computer.
        self.shared() && self.seconds_of(seat).is_some() && !self.has_sealed(seat.other())
    }

    /// Whether that seat's time has run out this turn.
    pub fn is_late(&self, seat: Seat) -> bool {
        self.clock
            .is_some_and(|clock| clock.late[seat.index() & 1].is_some())
    }

    pub(super) fn tick(&mut self, lot: u64) {
        // Read both first: once a seat is late, nobody is asked any more.
        let running = Seat::PAIR.map(|seat| self.seconds_of(seat).is_some());
        let Some(clock) = &mut self.clock else {
            return;
        };
        for seat in [0, 1] {
            if running[seat] {
                clock.left[seat] = clock.left[seat].saturating_sub(1);
                if clock.left[seat] == 0 {
                    // The seats get different seeds.
                    clock.late[seat] = Some(lot.wrapping_add(seat as u64));
                    self.picked[seat] = None;
                }
            }
        }
    }

    pub(super) fn nominate(&mut self, seat: Seat, nomination: Option<G::Nomination>) {
        let may = self.may_nominate(seat);
        if let Some(clock) = self.clock.as_mut().filter(|_| may) {
            clock.nominated[seat.index() & 1] = nomination;
        }
    }

    /// Chooses for the seats that were late, once the bout waits for nobody else.
    pub(super) fn choose_for_late_players(&mut self) {
        let Some(clock) = self.clock else {
            return;
        };
        if Seat::PAIR.into_iter().any(|seat| self.waits_for(seat)) {
            return;
        }
        let view = self.public_view();
        for seat in Seat::PAIR {
            if let Some(lot) = clock.late[seat.index() & 1] {
                let nominated = clock.nominated[seat.other().index() & 1];
                if let Some(action) = G::referee(&view, seat, nominated, lot) {
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
            && let Some(clock) = self.clock
        {
            self.clock = Clock::wound_up(clock.limit);
        }
    }
}

#[cfg(test)]
mod tests;
