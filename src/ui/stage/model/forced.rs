//! What happens without any player: chance steps and forced moves.

use rand::{SeedableRng as _, rngs::SmallRng};

use super::{GameUi, Model};
use crate::rules::Seat;

impl<G: GameUi> Model<G> {
    /// Takes the chance steps that are due, unless the players make them. They depend on the bout's seed and its length, so the same choices
    /// lead to the same outcomes.
    pub(super) fn draw_chance(&mut self) {
        if !G::DRAWS_CHANCE || self.follow_chance() {
            return;
        }
        let seed = self.seed.wrapping_add(self.table.len() as u64);
        self.table.draw(&mut SmallRng::seed_from_u64(seed));
    }

    /// Plays forced moves, once everything before them has been seen.
    pub(super) fn play_forced_moves(&mut self) {
        if self.current_frame().is_some() || self.script_is_over() {
            return;
        }
        let view = self.public_view();
        // A computer may have sealed already. The last choice ends the turn, so all are read before any is made: the next turn must stay
        // open.
        let forced: Vec<(Seat, G::Action)> = self
            .seats()
            .filter(|&seat| self.table.waits_for(seat))
            .filter_map(|seat| Some((seat, G::forced(&view, seat)?)))
            .collect();
        for (seat, action) in forced {
            // The only choice that the rules leave is legal.
            let _ = self.table.seal(seat, action);
        }
    }
}

#[cfg(test)]
pub(super) mod tests;
