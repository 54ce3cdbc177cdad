//! Who looks at the screen: when the device changes hands.

use std::cmp::Reverse;

use super::{GameUi, Model, Scene};
use crate::rules::{Seat, SeatSet};

/// Who looks at the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ViewingState {
    /// Nobody: the curtain hangs until this seat's player lifts it.
    Curtain(Seat),
    /// This seat's player. In a game that hides nothing, everybody looks with them.
    Open(Seat),
    /// Both players: the device is between them. These seats' players hold the palm cover of their own hand.
    Facing(SeatSet),
}

impl<G: GameUi> Model<G> {
    /// Who looks when the page cannot know it: at the start, and after a reload.
    pub(super) fn viewing_at_start(&self) -> ViewingState {
        let people: Vec<Seat> = self.seats().filter(|&seat| self.person(seat)).collect();
        let waits = people.iter().find(|&&seat| self.waits_for(seat));
        if let Some(&seat) = waits.filter(|_| people.len() > 1) {
            return Self::viewing_of(seat);
        }
        // Whoever has seen most looked last.
        let most = |seat: &&Seat| (self.seen.get(**seat).copied(), Reverse(**seat));
        let last = people.iter().max_by_key(most);
        ViewingState::Open(last.copied().unwrap_or(Seat::EAST))
    }

    /// Who looks when this seat's player takes the device.
    pub(super) fn viewing_of(seat: Seat) -> ViewingState {
        if G::OPEN {
            ViewingState::Open(seat)
        } else {
            ViewingState::Curtain(seat)
        }
    }

    /// Lowers the curtain when a player has seen everything and another person at the device has to choose.
    pub(super) fn hand_over(&mut self) {
        if self.scene() != Scene::Waits {
            return;
        }
        let looker = self.looker();
        let waits = |&seat: &Seat| seat != looker && self.person(seat) && self.waits_for(seat);
        let next = self.seats().find(waits);
        if let Some(seat) = next {
            self.viewing = Self::viewing_of(seat);
        }
    }
}
