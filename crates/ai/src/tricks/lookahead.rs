//! Searches ahead without knowing the other's hand.
//!
//! For the next tricks, every decision of the seat is one decision for all hands that the other may still hold. That avoids strategy
//! fusion: the search does not assume that the cards will be known by then. Every decision of the other depends on the other's hand alone,
//! by the [model](super::model) of how people play. Only after those tricks does it solve the rest with all cards known.

use rand::Rng;
use rules::tricks::{Card, CardSet, Throws};

use super::{
    model::{Public, Sharpness, Weighed, followers, place, single},
    solver::{self, Stand, TrickResult},
};

/// A search from one decision of a seat.
pub struct Search<'r, R> {
    /// The table rule on throws.
    pub throws: Throws,
    /// The model of how the other seat chooses.
    pub other: Sharpness,
    /// The source of the model's random samples.
    pub rng: &'r mut R,
}

/// The seat's own cards, and what is public about them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mine {
    /// The seat's hand.
    pub hand: CardSet,
    /// The cards that have not been revealed to everybody.
    pub hidden: CardSet,
    /// Cards of colours that the seat has shown to be out of.
    pub out: CardSet,
}

impl Mine {
    fn without(self, card: Card) -> Self {
        Self {
            hand: self.hand.without(single(card)),
            hidden: self.hidden.without(single(card)),
            ..self
        }
    }

    fn shown(self, card: Card) -> Self {
        Self {
            hidden: self.hidden.without(single(card)),
            ..self
        }
    }
}

impl<R: Rng> Search<'_, R> {
    fn public(&self, mine: &Mine) -> Public {
        Public {
            throws: self.throws,
            hidden: mine.hidden,
            out: mine.out,
            held: mine.hand.len(),
        }
    }

    /// How much of the belief's weight each lead of the seat wins; `tricks` are searched before all cards count as known.
    pub fn leads(
        &mut self,
        mine: Mine,
        belief: &[Weighed],
        stand: Stand,
        tricks: u32,
    ) -> Vec<(Card, f32)> {
        if tricks == 0 {
            let mut won = [0.0; 20];
            for &(hand, weight) in belief {
                for card in solver::winning_leads(self.throws, stand, mine.hand, hand) {
                    won[place(card)] += weight;
                }
            }
            return mine
                .hand
                .into_iter()
                .map(|card| (card, won[place(card)]))
                .collect();
        }
        let cards = mine.hand.into_iter();
        cards
            .map(|card| {
                (
                    card,
                    self.led(mine.without(card), belief, stand, card, tricks),
                )
            })
            .collect()
    }

    fn led(&mut self, mine: Mine, belief: &[Weighed], stand: Stand, led: Card, tricks: u32) -> f32 {
        let public = self.public(&mine);
        let mut after: [Vec<Weighed>; 20] = Default::default();
        for &(hand, weight) in belief {
            let odds = self.other.follow(&public, stand, led, hand, self.rng);
            for card in followers(hand, led.suit()) {
                let odds = odds[place(card)];
                if odds > 0.0 {
                    after[place(card)].push((hand.without(single(card)), weight * odds));
                }
            }
        }
        let mut value = 0.0;
        for card in mine.hidden {
            let belief = &after[place(card)];
            if belief.is_empty() {
                continue;
            }
            value += match solver::trick_result(self.throws, stand, led, card, mine.hand.is_empty())
            {
                TrickResult::LeaderWins => weight_of(belief),
                TrickResult::FollowerWins => 0.0,
                TrickResult::LeaderLeads(stand) => {
                    most(&self.leads(mine.shown(card), belief, stand, tricks - 1))
                }
                TrickResult::FollowerLeads(stand) => {
                    self.their_lead(mine.shown(card), belief, stand, tricks - 1)
                }
            };
        }
        value
    }

    fn their_lead(&mut self, mine: Mine, belief: &[Weighed], stand: Stand, tricks: u32) -> f32 {
        if tricks == 0 {
            let loses =
                |&&(hand, _): &&Weighed| !solver::leader_wins(self.throws, stand, hand, mine.hand);
            return belief.iter().filter(loses).map(|(_, weight)| weight).sum();
        }
        let public = self.public(&mine);
        let mut after: [Vec<Weighed>; 20] = Default::default();
        for &(hand, weight) in belief {
            let odds = self.other.lead(&public, stand, hand, self.rng);
            for card in hand {
                if odds[place(card)] > 0.0 {
                    after[place(card)]
                        .push((hand.without(single(card)), weight * odds[place(card)]));
                }
            }
        }
        let mut value = 0.0;
        for card in mine.hidden.without(mine.hand) {
            let belief = &after[place(card)];
            if !belief.is_empty() {
                value += most(&self.follows(mine.shown(card), belief, stand, card, tricks));
            }
        }
        value
    }

    /// How much of the belief's weight each card wins with which the seat may follow; `tricks` counts the trick that is being played.
    pub fn follows(
        &mut self,
        mine: Mine,
        belief: &[Weighed],
        stand: Stand,
        led: Card,
        tricks: u32,
    ) -> Vec<(Card, f32)> {
        let value = |card: Card, search: &mut Self| {
            let mut after = mine.without(card);
            if card.suit() != led.suit() {
                after.out = after.out.or(led.suit().cards());
            }
            match solver::trick_result(search.throws, stand, led, card, after.hand.is_empty()) {
                TrickResult::LeaderWins => 0.0,
                TrickResult::FollowerWins => weight_of(belief),
                TrickResult::LeaderLeads(stand) => {
                    search.their_lead(after, belief, stand, tricks - 1)
                }
                TrickResult::FollowerLeads(stand) => {
                    most(&search.leads(after, belief, stand, tricks - 1))
                }
            }
        };
        let cards = followers(mine.hand, led.suit()).into_iter();
        cards.map(|card| (card, value(card, self))).collect()
    }
}

fn weight_of(belief: &[Weighed]) -> f32 {
    belief.iter().map(|(_, weight)| weight).sum()
}

fn most(values: &[(Card, f32)]) -> f32 {
    values.iter().map(|(_, value)| *value).fold(0.0, f32::max)
}
