//! What goes on without anybody: luck, and choices that are none.

use rand::{SeedableRng as _, rngs::SmallRng};

use super::{Model, Play};
use crate::rules::Seat;

impl<G: Play> Model<G> {
    /// Lets luck decide where it is its turn: by the bout's own lot and how far it has come, so that the same choices meet the same luck.
    pub(super) fn draw(&mut self) {
        let seed = self.lot.wrapping_add(self.table.len() as u64);
        self.table.draw(&mut SmallRng::seed_from_u64(seed));
    }

    /// Plays what leaves nobody a choice, once all before it has been seen.
    pub(super) fn go_by_itself(&mut self) {
        if self.passing().is_some() {
            return;
        }
        if let Some(actions) = G::forced(&self.public_view()) {
            // A computer may have chosen already; with the second choice the turn is over, and the next one is nobody's to choose for.
            let open = Seat::PAIR.map(|seat| self.table.waits_for(seat));
            for seat in Seat::PAIR.into_iter().filter(|seat| open[seat.index()]) {
                // What the rules themselves call the only choice is legal.
                let _ = self.table.seal(seat, actions[seat.index()]);
            }
        }
    }
}

#[cfg(test)]
pub(super) mod tests;
