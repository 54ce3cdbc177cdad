//! Two who sit face to face, with the device between them.
//!
//! All that shows is public but a hand whose player holds its palm cover, and that one only while it is held. Both may be held at once:
//! each shields the own cards, as at any table. Cards are told apart by their place in the hand, so that one can be picked face down. They
//! stand in an order drawn by lot: in a sorted hand, the place of a card that is played would tell something of the others.

use serde::{Deserialize, Serialize};

use super::{Eyes, Model, Play, Scene};
use crate::rules::{Seat, Viewer};

/// How two who share a device sit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seating {
    /// The device goes from hand to hand, and a curtain hangs meanwhile.
    #[default]
    Passing,
    /// The device lies between both.
    Facing,
}

/// What one of two who sit face to face does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Holds the palm cover of the own hand, or lets go of it.
    Look(bool),
    /// Picks the card at this place of the own hand, which need not be seen for that, or puts it back.
    Pick(Option<usize>),
    /// Picks the next card of the own hand, or the one before; from the picked card, or from an end where none is picked.
    Step(bool),
    /// Lays the picked card.
    Lay,
    /// Takes back the card that was sealed, as long as the other has not sealed one.
    TakeBack,
}

/// What one of two who sit face to face is shown at the own edge.
#[derive(Clone, PartialEq, Debug)]
pub struct Side<G: Play> {
    /// The bout: with the own hand in it while the palm cover is held, else as anybody may see it.
    pub view: G::View,
    /// The own card that lies face down, while the palm cover is held.
    pub sealed: Option<G::Action>,
    /// Whose eyes that is for.
    viewer: Viewer,
    /// Whether the player has to choose.
    pub asked: bool,
    /// The cards that stand behind the rope, in their order, as far as they may be seen.
    pub standing: Vec<G::Action>,
    /// How many they are.
    pub cards: usize,
    /// The place of the picked card among them.
    pub picked: Option<usize>,
    /// Whether the last card that this player laid was refused.
    pub refused: bool,
    /// Whether a card of this player lies face down and can be taken back.
    pub can_take_back: bool,
}

impl<G: Play> Side<G> {
    /// Whether the palm cover is held.
    pub fn looks(&self) -> bool {
        self.viewer != Viewer::Public
    }
}

impl<G: Play> Model<G> {
    /// The bout with its players seated so.
    #[must_use]
    pub fn seated(mut self, seating: Seating) -> Self {
        self.seating = seating;
        self.sit();
        self
    }

    /// How two who share the device want to sit.
    pub fn seating(&self) -> Seating {
        self.seating
    }

    /// Whether two sit face to face now.
    pub fn facing(&self) -> bool {
        matches!(self.eyes, Eyes::Facing(_))
    }

    /// Whether two sit across from each other: face to face, or with all open between them.
    pub fn across(&self) -> bool {
        self.shared() && self.seating == Seating::Facing && self.room
    }

    /// Whether two want to sit face to face and the screen has no room for it.
    pub fn cramped(&self) -> bool {
        self.shared() && self.seating == Seating::Facing && !self.room
    }

    /// What that seat's player, face to face with the other, is shown at the own edge.
    pub fn side(&self, seat: Seat) -> Side<G> {
        let looks = matches!(self.eyes, Eyes::Facing(held) if held[seat.index()]);
        let viewer = if looks {
            Viewer::Seat(seat)
        } else {
            Viewer::Public
        };
        let (_, view) = self.shown_to(viewer);
        let sealed = self.table.sealed(seat);
        Side {
            standing: self.in_order(&view, seat),
            cards: G::held(&view, seat) - usize::from(sealed.is_some()),
            view,
            viewer,
            sealed: sealed.filter(|_| looks),
            asked: self.picks(seat),
            picked: self.picked_place(seat),
            refused: self
                .refusal
                .as_ref()
                .is_some_and(|(refused, _)| *refused == seat),
            can_take_back: sealed.is_some(),
        }
    }

    /// Whether that seat's player has to choose now.
    pub fn asks(&self, seat: Seat) -> bool {
        self.scene() == Scene::Asked && self.decides(seat)
    }

    /// Whether that seat's player has to choose a card of the hand now.
    fn picks(&self, seat: Seat) -> bool {
        self.asks(seat) && G::from_hand(&self.public_view())
    }

    /// The cards that stand behind that seat's rope, in their order. For that seat's eyes.
    pub fn standing(&self, seat: Seat) -> Vec<G::Action> {
        self.in_order(&self.table.view(Viewer::Seat(seat)), seat)
    }

    fn in_order(&self, view: &G::View, seat: Seat) -> Vec<G::Action> {
        let mut hand = G::hand(view, seat);
        // Not the same lot for both, nor for one in the next order.
        let lot = self.lot.wrapping_add(seat.index() as u64);
        G::mix(&mut hand, lot.wrapping_add(2 * G::order(view)));
        let sealed = self.table.sealed(seat);
        hand.retain(|&action| Some(action) != sealed);
        hand
    }

    fn picked_place(&self, seat: Seat) -> Option<usize> {
        let picked = self.picked[seat.index()]?;
        self.standing(seat)
            .into_iter()
            .position(|action| action == picked)
    }

    pub(super) fn act(&mut self, seat: Seat, act: Act) {
        match act {
            Act::Look(on) => {
                if let Eyes::Facing(held) = &mut self.eyes {
                    held[seat.index()] = on;
                }
            }
            Act::Pick(place) if self.picks(seat) => {
                let picked = place.and_then(|place| self.standing(seat).get(place).copied());
                self.picked[seat.index()] = picked;
            }
            Act::Step(on) if self.picks(seat) => {
                let hand = self.standing(seat);
                let last = hand.len().saturating_sub(1);
                let place = match (self.picked_place(seat), on) {
                    (None, true) => 0,
                    (None, false) => last,
                    (Some(place), true) => (place + 1).min(last),
                    (Some(place), false) => place.saturating_sub(1),
                };
                self.picked[seat.index()] = hand.get(place).copied();
            }
            Act::Lay if self.picks(seat) => {
                if let Some(action) = self.picked[seat.index()].take() {
                    self.seal(seat, action);
                }
            }
            Act::TakeBack => {
                self.table.unseal(seat);
            }
            Act::Pick(_) | Act::Step(_) | Act::Lay => (),
        }
    }

    /// Seats two who share the device as they want it and the screen allows; nothing of the bout changes.
    pub(super) fn sit(&mut self) {
        let face = self.across() && !G::OPEN && G::faces(&self.public_view());
        if face == self.facing() {
            return;
        }
        self.picked = [None; 2];
        if face {
            // What only one of them has been shown, both are.
            let [east, west] = self.seen;
            self.seen = [east.min(west); 2];
            self.eyes = Eyes::Facing([false; 2]);
        } else {
            self.eyes = self.opening();
        }
    }
}

#[cfg(test)]
mod tests;
