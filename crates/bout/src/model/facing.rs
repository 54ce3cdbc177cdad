//! Two players face to face, with the device between them.
//!
//! Everything on screen is public except a hand whose player holds its palm cover. Both may hold theirs at once; each shields their own
//! cards, as at any table. A pick is an index into the hand, so that a player can pick a card face down. The order of a hand is
//! random: in a sorted hand, the position of a played card would reveal something about the others.

use rules::{Seat, SeatSet, Seats, Viewer};
use serde::{Deserialize, Serialize};

use super::{BoutGame, Model, Scene, ViewingState};

/// How two players who share a device sit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seating {
    /// They pass the device from hand to hand, and a curtain hangs meanwhile.
    #[default]
    Passing,
    /// The device lies between them.
    Facing,
}

/// What one of two players face to face does at their edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// Holds the palm cover of their own hand, or releases it.
    Look(bool),
    /// Turns the card at this index of their own hand to themselves, while they hold the cover or the card. The index after the last is the
    /// card that they have sealed.
    See(usize),
    /// Picks the card at this index of their own hand, seen or not, or puts the picked card back.
    Pick(Option<usize>),
    /// Picks the next card of their own hand (`true`) or the previous one; with no card picked, starts from an end. If no card is asked
    /// for, turns the next or the previous one instead.
    Step(bool),
    /// Plays the picked card.
    Play,
    /// Takes back the sealed card, as long as the other player has not sealed one.
    TakeBack,
    /// Has seen the frame that stays on screen. It goes once both have.
    GoOn,
}

/// What one of two players face to face sees at their own edge.
#[derive(Clone, PartialEq, Debug)]
pub struct EdgeView<G: BoutGame> {
    /// The bout: with their own hand while the palm cover is held, otherwise the public view.
    pub view: G::View,
    /// Their own sealed card, while the palm cover is held.
    pub sealed: Option<G::Action>,
    /// The viewer whom `view` is for.
    viewer: Viewer,
    /// Whether the player has to choose.
    pub asked: bool,
    /// The cards behind the rope, in order, as far as they are visible.
    pub standing: Vec<G::Action>,
    /// How many cards stand behind the rope.
    pub cards: usize,
    /// The index of the picked card among them.
    pub picked: Option<usize>,
    /// The index of the card that is turned to its player, while they look; the index after the last is the sealed card.
    pub shown: Option<usize>,
    /// Whether the last card that this player played was refused.
    pub refused: bool,
    /// Whether this player has a sealed card that can be taken back.
    pub can_take_back: bool,
}

impl<G: BoutGame> EdgeView<G> {
    /// Whether the palm cover is held.
    pub fn looks(&self) -> bool {
        self.viewer != Viewer::Public
    }
}

impl<G: BoutGame> Model<G> {
    /// The bout with this seating.
    #[must_use]
    pub fn seated(mut self, seating: Seating) -> Self {
        self.seating = seating;
        self.apply_seating();
        self
    }

    /// How two players who share the device want to sit.
    pub fn seating(&self) -> Seating {
        self.seating
    }

    /// Whether two players sit face to face now.
    pub fn facing(&self) -> bool {
        matches!(self.viewing, ViewingState::Facing(_))
    }

    /// Whether two players sit across from each other: face to face, or in a game with nothing hidden.
    pub fn across(&self) -> bool {
        self.shared() && self.seating == Seating::Facing && self.room
    }

    /// Whether two players want to sit face to face and the screen has no room for it.
    pub fn cramped(&self) -> bool {
        self.shared() && self.seating == Seating::Facing && !self.room
    }

    /// What that seat's player, face to face with the other, sees at their own edge.
    pub fn edge(&self, seat: Seat) -> EdgeView<G> {
        let looks = self.uncovers(seat);
        let viewer = if looks {
            Viewer::Seat(seat)
        } else {
            Viewer::Public
        };
        let (_, view) = self.shown_to(viewer);
        let sealed = self.table.sealed(seat);
        let picked = self.picked_place(seat);
        let turned = self.looked.get(seat).copied().flatten().or(picked);
        EdgeView {
            standing: self.in_order(&view, seat),
            shown: looks.then(|| turned.unwrap_or_default()),
            cards: G::held(&view, seat) - usize::from(sealed.is_some()),
            view,
            viewer,
            sealed: sealed.filter(|_| looks),
            asked: self.picks(seat),
            picked,
            refused: self
                .refusal
                .as_ref()
                .is_some_and(|(refused, _)| *refused == seat),
            can_take_back: sealed.is_some(),
        }
    }

    /// Whether that seat's player, face to face with the other, looks at their own cards.
    fn uncovers(&self, seat: Seat) -> bool {
        matches!(self.viewing, ViewingState::Facing(held) if held.contains(seat))
    }

    /// Whether that seat's player, face to face with the other, has seen the frame that stays on screen.
    pub fn has_seen(&self, seat: Seat) -> bool {
        self.has_seen.contains(seat)
    }

    /// Whether that seat's player has to choose a card from the hand now.
    fn picks(&self, seat: Seat) -> bool {
        self.asks(seat) && G::from_hand(&self.public_view())
    }

    /// The cards behind that seat's rope, in order. Only that seat may see them.
    pub fn standing(&self, seat: Seat) -> Vec<G::Action> {
        self.in_order(&self.table.view(Viewer::Seat(seat)), seat)
    }

    fn in_order(&self, view: &G::View, seat: Seat) -> Vec<G::Action> {
        let mut hand = G::hand(view, seat);
        // The seats get different seeds, and so does each new order.
        let seed = self.seed.wrapping_add(seat.index() as u64);
        G::shuffle(&mut hand, seed.wrapping_add(2 * G::order(view)));
        let sealed = self.table.sealed(seat);
        hand.retain(|&action| Some(action) != sealed);
        hand
    }

    fn picked_place(&self, seat: Seat) -> Option<usize> {
        let picked = (*self.picked.get(seat)?)?;
        self.standing(seat)
            .into_iter()
            .position(|action| action == picked)
    }

    pub(super) fn gesture(&mut self, seat: Seat, gesture: Gesture) {
        match gesture {
            Gesture::Look(on) => {
                if let ViewingState::Facing(held) = &mut self.viewing {
                    *held = held.with(seat, on);
                }
                if !on {
                    self.looked.set(seat, None);
                }
            }
            Gesture::See(place) if self.uncovers(seat) => self.looked.set(seat, Some(place)),
            Gesture::Pick(place) if self.picks(seat) => {
                self.looked.set(seat, None);
                let picked = place.and_then(|place| self.standing(seat).get(place).copied());
                self.picked.set(seat, picked);
            }
            Gesture::Step(on) if self.picks(seat) => {
                self.looked.set(seat, None);
                let hand = self.standing(seat);
                let last = hand.len().saturating_sub(1);
                let place = match (self.picked_place(seat), on) {
                    (None, true) => 0,
                    (None, false) => last,
                    (Some(place), true) => (place + 1).min(last),
                    (Some(place), false) => place.saturating_sub(1),
                };
                self.picked.set(seat, hand.get(place).copied());
            }
            Gesture::Step(on) if self.uncovers(seat) => {
                let edge = self.edge(seat);
                let last = (edge.cards + usize::from(edge.sealed.is_some())).saturating_sub(1);
                let place = self.looked.get(seat).copied().flatten();
                let place = place.unwrap_or_default();
                let place = if on {
                    place + 1
                } else {
                    place.saturating_sub(1)
                };
                self.looked.set(seat, Some(place.min(last)));
            }
            Gesture::Play if self.picks(seat) => {
                let picked = self.picked.get_mut(seat).and_then(Option::take);
                if let Some(action) = picked {
                    self.choose(seat, action);
                }
            }
            Gesture::TakeBack => {
                self.table.unseal(seat);
            }
            Gesture::GoOn if self.scene() == Scene::MustBeSeen => {
                self.has_seen = self.has_seen.with(seat, true);
                if self.seats().all(|seat| self.has_seen.contains(seat)) {
                    self.mark_seen();
                }
            }
            Gesture::See(_)
            | Gesture::Pick(_)
            | Gesture::Step(_)
            | Gesture::Play
            | Gesture::GoOn => (),
        }
    }

    /// Applies the seating that two players who share the device want, if the screen has room. The bout itself does not change.
    pub(super) fn apply_seating(&mut self) {
        let face = self.across() && !G::OPEN && G::faces(&self.public_view());
        if face == self.facing() {
            return;
        }
        self.picked = Seats::new(self.players.len(), None);
        self.looked = Seats::new(self.players.len(), None);
        self.has_seen = SeatSet::NONE;
        if face {
            // What only one of them has seen is shown again to both.
            let both = self.seen.values().iter().min().copied();
            self.seen = Seats::new(self.players.len(), both.unwrap_or_default());
            self.viewing = ViewingState::Facing(SeatSet::NONE);
        } else {
            self.viewing = self.viewing_at_start();
        }
    }
}

#[cfg(test)]
mod tests;
