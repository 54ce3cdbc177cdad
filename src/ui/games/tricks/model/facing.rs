//! Two who sit face to face, with the device between them.
//!
//! All that shows is public but a hand whose player holds its palm cover, and that one only while it is held. Both may be held at once:
//! each shields the own cards, as at any table. Cards are told apart by their place in the hand, so that one can be picked face down.

use serde::{Deserialize, Serialize};

use super::{Eyes, Model, Scene};
use crate::rules::{
    Seat, StepError, Viewer,
    tricks::{Card, CardSet, Illegal, View},
};

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
    /// Lays the picked card.
    Lay,
    /// Takes back the card that was sealed, as long as the other has not sealed one.
    TakeBack,
}

/// What one of two who sit face to face is shown at the own edge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    /// The bout: with the own hand in it while the palm cover is held, else as anybody may see it.
    pub view: View,
    /// The own card that lies face down, while the palm cover is held.
    pub sealed: Option<Card>,
    /// Whether the player has to choose.
    pub asked: bool,
    /// How many cards stand behind the rope.
    pub cards: usize,
    /// The place of the picked card among them.
    pub picked: Option<usize>,
    /// Whether the last card that this player laid was refused.
    pub refused: bool,
    /// Whether a card of this player lies face down and can be taken back.
    pub can_take_back: bool,
}

impl Side {
    /// Whether the palm cover is held.
    pub fn looks(&self) -> bool {
        self.view.viewer != Viewer::Public
    }
}

impl Model {
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

    /// Whether two want to sit face to face and the screen has no room for it.
    pub fn cramped(&self) -> bool {
        self.shared() && self.seating == Seating::Facing && !self.room
    }

    /// What that seat's player, face to face with the other, is shown at the own edge.
    pub fn side(&self, seat: Seat) -> Side {
        let looks = matches!(self.eyes, Eyes::Facing(held) if held[seat.index()]);
        let view = self.shown_to(if looks {
            Viewer::Seat(seat)
        } else {
            Viewer::Public
        });
        let sealed = self.table.sealed(seat);
        let refuses = |illegal: Illegal| matches!(illegal, Illegal::MustFollow { seat: refused, .. } | Illegal::NotHeld { seat: refused, .. } if refused == seat);
        Side {
            cards: usize::from(view.1.held[seat.index()]) - usize::from(sealed.is_some()),
            view: view.1,
            sealed: sealed.filter(|_| looks),
            asked: self.asks(seat),
            picked: self.picked_place(seat),
            refused: self.refusal.is_some_and(refuses),
            can_take_back: sealed.is_some(),
        }
    }

    /// Whether that seat's player has to choose now.
    pub fn asks(&self, seat: Seat) -> bool {
        self.scene() == Scene::Asked && self.decides(seat)
    }

    /// The cards that stand behind the rope, in order.
    fn standing(&self, seat: Seat) -> CardSet {
        let mut hand = self.table.view(Viewer::Seat(seat)).hand;
        if let Some(card) = self.table.sealed(seat) {
            hand.remove(card);
        }
        hand
    }

    fn picked_place(&self, seat: Seat) -> Option<usize> {
        let picked = self.picked[seat.index()]?;
        self.standing(seat)
            .into_iter()
            .position(|card| card == picked)
    }

    pub(super) fn act(&mut self, seat: Seat, act: Act) {
        match act {
            Act::Look(on) => {
                if let Eyes::Facing(held) = &mut self.eyes {
                    held[seat.index()] = on;
                }
            }
            Act::Pick(place) if self.asks(seat) => {
                let card = place.and_then(|place| self.standing(seat).nth(place));
                self.picked[seat.index()] = card;
            }
            Act::Lay if self.asks(seat) => {
                let Some(card) = self.picked[seat.index()].take() else {
                    return;
                };
                if let Err(StepError::Illegal(illegal)) = self.table.seal(seat, card) {
                    self.refusal = Some(illegal);
                }
            }
            Act::TakeBack => {
                self.table.unseal(seat);
            }
            Act::Pick(_) | Act::Lay => (),
        }
    }

    /// Seats two who share the device as they want it and the screen allows; nothing of the bout changes.
    pub(super) fn sit(&mut self) {
        let face = self.shared() && self.seating == Seating::Facing && self.room;
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
