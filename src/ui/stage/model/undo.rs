//! Undo, in practice.

use super::{Model, Play, ViewingState};
use crate::rules::{Seat, Viewer};

impl<G: Play> Model<G> {
    /// How many steps to keep so that the last decision of a person is open again.
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

    /// The seat of a person who has sealed a choice while the bout still waits for the other.
    fn sealed_by(&self) -> Option<Seat> {
        let sealed = |&seat: &Seat| self.person(seat) && self.has_sealed(seat);
        Seat::PAIR.into_iter().find(sealed)
    }

    /// Whether something can be taken back.
    pub fn can_undo(&self) -> bool {
        let decided = self.sealed_by().is_some() || self.undo_to().is_some();
        self.keiko && !matches!(self.eyes, ViewingState::Curtain(_)) && decided
    }

    pub(super) fn undo(&mut self) {
        if let Some(seat) = self.sealed_by() {
            self.table.unseal(seat);
            if !self.facing() && seat != self.looker() {
                self.eyes = ViewingState::Curtain(seat);
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
            // The player who looks keeps looking if they have to choose again; in the tachiai, both do.
            let next = Some(looker)
                .filter(asked)
                .or_else(|| Seat::PAIR.into_iter().find(asked));
            self.eyes = match next {
                Some(seat) if seat != looker => Self::eyes_of(seat),
                _ => ViewingState::Open(looker),
            };
        }
    }
}
