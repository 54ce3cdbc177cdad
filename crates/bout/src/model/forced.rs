//! What happens without any player: chance steps and forced moves.

use rand::{SeedableRng as _, rngs::SmallRng};
use rules::{Seat, Turn};

use super::{BoutGame, Model, script::chances};

impl<G: BoutGame> Model<G> {
    /// Takes the chance steps that are due, unless the players make them.
    ///
    /// The first, second, … chance step of a bout is the first, second, … of the script, also after the bout has left the script, as far as the
    /// rules accept it. Any other depends on the bout's seed and on its number. So it is the same whatever was chosen before.
    pub(super) fn draw_chance(&mut self) {
        while G::DRAWS_CHANCE && self.table.turn() == Turn::Chance {
            let number = chances(&self.table.record().steps).count();
            let scripted = self.scripted_chance(number);
            if scripted.is_some_and(|chance| self.table.chance(chance).is_ok()) {
                continue;
            }
            let seed = self.seed.wrapping_add(number as u64);
            let drawn = self
                .table
                .state()
                .sample(&mut SmallRng::seed_from_u64(seed));
            let drawn = drawn.filter(|_| !self.is_bound());
            if drawn.is_none_or(|chance| self.table.chance(chance).is_err()) {
                return;
            }
        }
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
