//! What happens without any player: chance steps and forced moves.

use rand::{SeedableRng as _, rngs::SmallRng};

use super::{Model, Play};
use crate::rules::Seat;

impl<G: Play> Model<G> {
    /// Takes the chance steps that are due. The seed is the bout's own `lot` and its length, so the same choices lead to the same outcomes.
    pub(super) fn draw_chance(&mut self) {
        let seed = self.lot.wrapping_add(self.table.len() as u64);
        self.table.draw(&mut SmallRng::seed_from_u64(seed));
    }

    /// Plays forced moves, once everything before them has been seen.
    pub(super) fn play_forced_moves(&mut self) {
        if self.passing().is_some() {
            return;
        }
        if let Some(actions) = G::forced(&self.public_view()) {
            // A computer may have sealed already. The second choice ends the turn, so `open` is read before either: the next turn must stay
            // open.
            let open = Seat::PAIR.map(|seat| self.table.waits_for(seat));
            for seat in Seat::PAIR.into_iter().filter(|seat| open[seat.index()]) {
                // The only choice that the rules leave is legal.
                let _ = self.table.seal(seat, actions[seat.index()]);
            }
        }
    }
}

#[cfg(test)]
pub(super) mod tests;
