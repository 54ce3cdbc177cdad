//! Who looks at the screen: when the device changes hands, and who has seen what.

use super::{Model, Play, Scene, ViewingState};
use crate::rules::Seat;

impl<G: Play> Model<G> {
    /// Who looks when the page cannot know it: at the start, and after a reload.
    pub(super) fn opening(&self) -> ViewingState {
        let waits = |&seat: &Seat| self.waits_for(seat);
        match (self.person(Seat::EAST), self.person(Seat::WEST)) {
            (true, true) => match Seat::PAIR.into_iter().find(waits) {
                Some(seat) => Self::eyes_of(seat),
                None if self.seen[0] < self.seen[1] => ViewingState::Open(Seat::WEST),
                None => ViewingState::Open(Seat::EAST),
            },
            (false, true) => ViewingState::Open(Seat::WEST),
            _ => ViewingState::Open(Seat::EAST),
        }
    }

    /// The eyes of this seat's player, who takes the device.
    pub(super) fn eyes_of(seat: Seat) -> ViewingState {
        if G::OPEN {
            ViewingState::Open(seat)
        } else {
            ViewingState::Curtain(seat)
        }
    }

    /// Marks the frame on screen as seen.
    pub(super) fn pass(&mut self) {
        if self.facing() || G::OPEN {
            self.seen = [self.seen[self.looker().index()] + 1; 2];
        } else {
            self.seen[self.looker().index()] += 1;
        }
    }

    /// Lowers the curtain when a player has seen everything and the other person at the device has to choose.
    pub(super) fn hand_over(&mut self) {
        let other = self.looker().other();
        if self.scene() == Scene::Waits && self.person(other) && self.waits_for(other) {
            self.eyes = Self::eyes_of(other);
        }
    }
}
