//! The shot clock: whoever does not choose in time leaves it to the referee.
//!
//! It runs while a person who looks has to choose, for both where two look, and for nobody else: not behind the curtain, not while something
//! is shown, not for a computer. Of two who pass the device on, the one who was late first waits for the other, who may still nominate.

use serde::{Deserialize, Serialize};

use super::{Model, Play};
use crate::rules::Seat;

/// A clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock<N> {
    /// How long a choice may take, in seconds.
    pub limit: u16,
    /// How much of that East and West have left this turn, in seconds.
    left: [u16; 2],
    /// What East and West have nominated for the other this turn.
    pub nominated: [Option<N>; 2],
    /// Whose time has run out this turn, with what decides by lot.
    late: [Option<u64>; 2],
}

impl<N> Clock<N> {
    /// A clock at the beginning of a turn; none for 0 seconds.
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
    /// The bout with a clock of so many seconds a choice; none for 0.
    #[must_use]
    pub fn timed(mut self, limit: u16) -> Self {
        self.clock = Clock::wound_up(limit);
        self
    }

    /// The clock, if there is one.
    pub fn clock(&self) -> Option<&Clock<G::Nomination>> {
        self.clock.as_ref()
    }

    /// How many seconds are left for the choice of the player who looks, or of the first of two; `None` where no clock runs.
    pub fn seconds_left(&self) -> Option<u16> {
        let mut seats = Seat::PAIR.into_iter();
        seats.find_map(|seat| self.seconds_of(seat))
    }

    /// How many seconds that seat's player has left; `None` where no clock runs for that one.
    pub fn seconds_of(&self, seat: Seat) -> Option<u16> {
        let clock = self.clock.filter(|_| self.asks(seat))?;
        let timed = G::referee(&self.public_view(), seat, None, 0).is_some();
        timed.then_some(clock.left[seat.index() & 1])
    }

    /// What that seat's player has nominated for the other.
    pub fn nominated(&self, seat: Seat) -> Option<G::Nomination> {
        self.clock?.nominated[seat.index() & 1]
    }

    /// Whether that seat's player may nominate something for the other: while choosing, and as long as the other has chosen nothing.
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
        // Before the first of both is late, and nobody is asked any more.
        let running = Seat::PAIR.map(|seat| self.seconds_of(seat).is_some());
        let Some(clock) = &mut self.clock else {
            return;
        };
        for seat in [0, 1] {
            if running[seat] {
                clock.left[seat] = clock.left[seat].saturating_sub(1);
                if clock.left[seat] == 0 {
                    // Not the same lot for both.
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

    /// Chooses for those who were late, once nobody else is waited for.
    pub(super) fn referee(&mut self) {
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

    /// Winds the clock up for another turn, and forgets what was nominated for the last one. Within a turn nobody gains time: not by taking
    /// a card back, nor behind the curtain, which hangs after every return to the page.
    pub(super) fn wind(&mut self, before: &Self) {
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
