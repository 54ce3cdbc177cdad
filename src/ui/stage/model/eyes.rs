//! Whose eyes look: when the device changes hands, and who has seen what.

use super::{Eyes, Model, Play, Scene};
use crate::rules::Seat;

impl<G: Play> Model<G> {
    /// Whose eyes look when nobody is known to.
    pub(super) fn opening(&self) -> Eyes {
        let waits = |&seat: &Seat| self.waits_for(seat);
        match (self.person(Seat::EAST), self.person(Seat::WEST)) {
            (true, true) => match Seat::PAIR.into_iter().find(waits) {
                Some(seat) => Self::eyes_of(seat),
                None if self.seen[0] < self.seen[1] => Eyes::Open(Seat::WEST),
                None => Eyes::Open(Seat::EAST),
            },
            (false, true) => Eyes::Open(Seat::WEST),
            _ => Eyes::Open(Seat::EAST),
        }
    }

    /// The eyes of this seat's player, who comes to the device.
    pub(super) fn eyes_of(seat: Seat) -> Eyes {
        if G::OPEN {
            Eyes::Open(seat)
        } else {
            Eyes::Curtain(seat)
        }
    }

    /// Lets the frame pass that is shown.
    pub(super) fn pass(&mut self) {
        if self.facing() || G::OPEN {
            self.seen = [self.seen[self.looker().index()] + 1; 2];
        } else {
            self.seen[self.looker().index()] += 1;
        }
    }

    /// When all has been shown to a player and the other person at the device has to choose, the curtain falls.
    pub(super) fn hand_over(&mut self) {
        let other = self.looker().other();
        if self.scene() == Scene::Waits && self.person(other) && self.waits_for(other) {
            self.eyes = Self::eyes_of(other);
        }
    }
}
