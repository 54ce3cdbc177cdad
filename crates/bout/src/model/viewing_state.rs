//! Who looks at the screen: when the device changes hands.

use std::cmp::Reverse;

use rules::{Seat, SeatSet, Step};

use super::{BoutGame, Gesture, Model, Scene};

/// Who looks at the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ViewingState {
    /// Nobody: the curtain hangs until this seat's player lifts it.
    Curtain(Seat),
    /// This seat's player. In a game that hides nothing, everybody looks with them.
    Open(Seat),
    /// Both players, who pass the device: they look together at what came of their choices, with covered hands. This seat's player holds it.
    Together(Seat),
    /// Both players: the device is between them. These seats' players hold the palm cover of their own hand.
    Facing(SeatSet),
}

impl<G: BoutGame> Model<G> {
    /// Who looks when the page cannot know it: at the start, and after a reload.
    pub(super) fn viewing_at_start(&self) -> ViewingState {
        let people = self.people();
        let waits = people.iter().find(|&seat| self.waits_for(seat));
        // Whoever has seen most looked last.
        let most = |seat: &Seat| (self.seen.get(*seat).copied(), Reverse(*seat));
        let last = people.iter().max_by_key(most);
        let last = last.unwrap_or(Seat::EAST);
        match waits.filter(|_| people.len() > 1) {
            Some(seat) if self.has_news_for_both(seat) => ViewingState::Together(seat),
            Some(seat) => Self::viewing_of(seat),
            None if self.has_news_for_both(last) => ViewingState::Together(last),
            None => ViewingState::Open(last),
        }
    }

    /// Whether two who pass the device have not seen yet what came of their choices; that seat's player holds it.
    fn has_news_for_both(&self, holder: Seat) -> bool {
        let steps = &self.table.record().steps;
        let chosen = steps.iter().any(|step| matches!(step, Step::Act(_)));
        let seen = self.seen.get(holder).copied().unwrap_or_default();
        self.shared() && !G::OPEN && chosen && seen < self.table.event_count()
    }

    /// Whether two look at the screen together, so that neither hand shows.
    pub fn is_public(&self) -> bool {
        matches!(
            self.viewing,
            ViewingState::Together(_) | ViewingState::Facing(_)
        )
    }

    /// Who looks when this seat's player takes the device.
    pub(super) fn viewing_of(seat: Seat) -> ViewingState {
        if G::OPEN {
            ViewingState::Open(seat)
        } else {
            ViewingState::Curtain(seat)
        }
    }

    /// Covers what only one of two who share the device may see.
    pub(super) fn cover(&mut self) {
        match self.viewing {
            ViewingState::Open(seat) if self.shared() && !self.over() => {
                self.viewing = Self::viewing_of(seat);
            }
            ViewingState::Facing(_) => {
                for seat in Seat::PAIR {
                    self.gesture(seat, Gesture::Look(false));
                }
            }
            _ => (),
        }
    }

    /// Two who pass the device look together at what came of their choices. When everything has been seen and another person at the device
    /// has to choose, lowers the curtain.
    pub(super) fn hand_over(&mut self) {
        let looker = self.looker();
        if !self.facing() && self.has_news_for_both(looker) {
            self.viewing = ViewingState::Together(looker);
        }
        if self.scene() != Scene::Waits {
            return;
        }
        let together = self.is_public();
        let waits = |&seat: &Seat| {
            (together || seat != looker) && self.person(seat) && self.waits_for(seat)
        };
        // The player who holds the device keeps it if possible.
        let next = Some(looker).filter(waits);
        let next = next.or_else(|| self.seats().find(waits));
        if let Some(seat) = next {
            self.viewing = Self::viewing_of(seat);
        }
    }
}
