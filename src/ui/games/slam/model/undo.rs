//! Undo, in practice.

use super::{Cast, Due, Model, Scene};
use crate::rules::{
    Game as _, Step, Turn,
    slam::{Chance, Slam},
};

impl Model {
    /// Whether the bout in this state waits for a person.
    fn waits_for_a_person(&self, bout: &Slam) -> bool {
        match (bout.due(), bout.turn()) {
            (Some(Due::Throw { seat, .. } | Due::TieBreak { seat }), _) => self.person(seat),
            (None, Turn::Act(seats)) => seats.iter().any(|seat| self.person(seat)),
            _ => false,
        }
    }

    /// Whether going back to this number of steps would split a toss that decided two steps.
    fn in_a_toss(&self, steps: usize) -> bool {
        let Some(before) = steps.checked_sub(1) else {
            return false;
        };
        let fall = matches!(
            self.table.record().steps.get(before),
            Some(Step::Chance(Chance::Fall(_)))
        );
        let both =
            |cast: &Cast| cast.step as usize == before && cast.throws.iter().all(Option::is_some);
        fall && self.casts.iter().any(both)
    }

    /// The number of steps before the last throw or decision of a person.
    fn undo_to(&self) -> Option<usize> {
        let record = self.table.record();
        (0..record.steps.len()).rev().find(|&steps| {
            let bout = record.replay(steps, &mut ()).ok();
            !self.in_a_toss(steps) && bout.is_some_and(|bout| self.waits_for_a_person(&bout))
        })
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        let possible = self.keiko && self.scene() != Scene::Flies;
        possible && (self.set.is_some() || self.undo_to().is_some())
    }

    pub(super) fn undo(&mut self) {
        self.picked = [false; 2];
        self.decided = None;
        self.failed = false;
        if self.set.take().is_some() {
            return;
        }
        let Some(steps) = self.undo_to() else {
            return;
        };
        if self.table.rewind(steps).is_ok() {
            self.seen = self.table.len();
            self.casts.retain(|cast| (cast.step as usize) < steps);
        }
    }
}
