//! Undo, in practice.

use rules::{Seat, Seats, Viewer};

use super::{BoutGame, Extras as _, Model, ViewingState};

impl<G: BoutGame> Model<G> {
    /// How many steps to keep so that the last decision of a person is open again.
    fn undo_to(&self) -> Option<usize> {
        let open = |&steps: &usize| {
            let open = self.table.after(steps, Viewer::Public);
            let decided = open.is_some_and(|(turn, view)| {
                self.seats()
                    .any(|seat| self.person(seat) && Self::is_decision(turn, &view, seat))
            });
            decided && !self.extras.splits(self.table.record(), steps)
        };
        (0..self.table.record().steps.len()).rev().find(open)
    }

    /// The seat of a person who has sealed a choice while the bout still waits for another.
    pub(super) fn sealed_by(&self) -> Option<Seat> {
        let sealed = |&seat: &Seat| self.person(seat) && self.has_sealed(seat);
        self.seats().find(sealed)
    }

    /// Whether something can be taken back.
    pub fn can_undo(&self) -> bool {
        let covered = matches!(self.viewing, ViewingState::Curtain(_));
        let open = self.keiko && !covered && !self.extras.is_busy();
        open && (self.extras.holds_back() || self.sealed_by().is_some() || self.undo_to().is_some())
    }

    pub(super) fn undo(&mut self) {
        self.failed = false;
        if self.extras.take_back() {
            return;
        }
        if let Some(seat) = self.sealed_by() {
            self.table.unseal(seat);
            if !self.facing() && seat != self.looker() {
                self.viewing = ViewingState::Curtain(seat);
            }
            return;
        }
        let Some(steps) = self.undo_to() else {
            return;
        };
        if self.table.rewind(steps).is_ok() {
            self.extras.rewound(steps);
            self.seen = Seats::new(self.players.len(), self.table.event_count());
            self.picked = Seats::new(self.players.len(), None);
            if self.facing() {
                return;
            }
            let asked = |&seat: &Seat| self.person(seat) && self.waits_for(seat);
            let looker = self.looker();
            // The player who looks keeps looking if they have to choose again; in the tachiai, both do.
            let next = Some(looker)
                .filter(asked)
                .or_else(|| self.seats().find(asked));
            let together = self.is_public();
            self.viewing = match next {
                Some(seat) if seat != looker || together => Self::viewing_of(seat),
                _ => ViewingState::Open(looker),
            };
        }
    }
}

#[cfg(test)]
mod tests;
