//! Taking back, in practice.

use super::{Eyes, Model, Play};
use crate::rules::{Seat, Viewer};

impl<G: Play> Model<G> {
    /// The steps to go back to for the last decision of a person to be open again.
    fn undo_to(&self) -> Option<usize> {
        let person = |seat: &Seat| self.person(*seat);
        let open = |steps: &usize| {
            let open = self.table.after(*steps, Viewer::Public);
            open.is_some_and(|(turn, view)| {
                if G::forced(&view).is_some() {
                    return false;
                }

                Seat::PAIR
                    .iter()
                    .filter(|s| person(s))
                    .any(|&s| turn.asks(s))
            })
        };
        (0..self.table.record().steps.len()).rev().find(open)
    }

    /// The seat whose player has decided, while the other is still waited for.
    fn sealed_by(&self) -> Option<Seat> {
        let sealed = |&seat: &Seat| self.person(seat) && self.has_sealed(seat);
        Seat::PAIR.into_iter().find(sealed)
    }

    /// Whether something can be taken back.
    pub fn can_undo(&self) -> bool {
        let decided = self.sealed_by().is_some() || self.undo_to().is_some();
        self.keiko && !matches!(self.eyes, Eyes::Curtain(_)) && decided
    }

    pub(super) fn undo(&mut self) {
        if let Some(seat) = self.sealed_by() {
            self.table.unseal(seat);
            if !self.facing() && seat != self.looker() {
                self.eyes = Eyes::Curtain(seat);
            }
            return;
        }
        let Some(steps) = self.undo_to() else {
            return;
        };
        if self.table.rewind(steps).is_ok() {
            self.seen = [self.table.len(); 2];
            self.failed = false;
            self.picked = [None; 2];
            if self.facing() {
                return;
            }
            let asked = |&seat: &Seat| self.person(seat) && self.table.waits_for(seat);
            let looker = self.looker();
            // Whoever looks keeps looking if it is theirs again; in the tachiai that is either.
            let next = Some(looker)
                .filter(asked)
                .or_else(|| Seat::PAIR.into_iter().find(asked));
            self.eyes = match next {
                Some(seat) if seat != looker => Self::eyes_of(seat),
                _ => Eyes::Open(looker),
            };
        }
    }
}
