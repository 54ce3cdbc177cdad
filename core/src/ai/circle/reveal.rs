//! The reveal as a game of hidden hands, solved.
//!
//! A seat's type is its hand, any that it may hold, each as likely. What two cards come to is a number of both, and one that each seat adds by
//! its own hand: what it keeps, and what it can follow up with. So the sums over the other's hands need only be made once for each card.
//! Solved by regret matching with regrets kept above zero, the seats in turn, the average weighted linearly (CFR+; Tammelin, Burch, Johanson &
//! Bowling 2015).

use super::side::PerCard;
use crate::rules::{
    Seat,
    circle::{Card, CardSet, HAND},
};

/// A number for each card of a hand, in the order of the rule page.
pub type PerSlot = [f32; HAND];

/// A hand that a seat may hold.
#[derive(Clone, Debug)]
pub struct Hand {
    /// The cards.
    pub cards: [Card; HAND],
    /// What it adds for its seat when this card meets the other's.
    pub adds: [PerCard; HAND],
    regret: PerSlot,
    average: PerSlot,
}

impl Hand {
    /// A hand of three cards that adds nothing yet.
    pub fn new(cards: CardSet) -> Self {
        let mut three = [Card::Yorikiri; HAND];
        three
            .iter_mut()
            .zip(cards)
            .for_each(|(to, from)| *to = from);
        Self {
            cards: three,
            adds: [[0.0; Card::ALL.len()]; HAND],
            regret: PerSlot::default(),
            average: PerSlot::default(),
        }
    }

    /// The cards as a set.
    pub fn set(&self) -> CardSet {
        self.cards.into_iter().collect()
    }

    /// How often it plays each card.
    pub fn mix(&self) -> PerSlot {
        share(&self.average)
    }
}

/// All shares as large as their numbers.
fn share(numbers: &PerSlot) -> PerSlot {
    let sum: f32 = numbers.iter().sum();
    if sum > 0.0 {
        numbers.map(|n| n / sum)
    } else {
        [1.0 / HAND as f32; HAND]
    }
}

/// What a seat faces: how often each card is played against it, and what the other's hands add then.
struct Faced {
    cards: PerCard,
    adds: PerCard,
}

/// A reveal.
#[derive(Clone, Debug)]
pub struct Reveal {
    /// What East's card comes to against West's, for East.
    pub payoff: [PerCard; Card::ALL.len()],
    /// The hands that East and West may hold.
    pub hands: [Vec<Hand>; 2],
}

impl Reveal {
    /// Goes through it so many times for each seat.
    pub fn solve(&mut self, rounds: u32) {
        for round in 1..=rounds {
            for seat in Seat::PAIR {
                let faced = self.faced(seat, |hand| share(&hand.regret));
                let gains = self.common(seat, &faced);
                for hand in &mut self.hands[seat.index()] {
                    let now = share(&hand.regret);
                    let gains = hand.gains(&gains, &faced);
                    let mean: f32 = now.iter().zip(gains).map(|(p, gain)| p * gain).sum();
                    for slot in 0..HAND {
                        hand.regret[slot] = (hand.regret[slot] + gains[slot] - mean).max(0.0);
                        hand.average[slot] += round as f32 * now[slot];
                    }
                }
            }
        }
    }

    /// What each card of each of a seat's hands is worth to it against the other's mixes.
    pub fn values(&self, seat: Seat) -> Vec<PerSlot> {
        let faced = self.faced(seat, Hand::mix);
        let gains = self.common(seat, &faced);
        let hands = self.hands[seat.index()].iter();
        hands.map(|hand| hand.gains(&gains, &faced)).collect()
    }

    fn faced(&self, seat: Seat, mix: impl Fn(&Hand) -> PerSlot) -> Faced {
        let others = &self.hands[seat.other().index()];
        let mut faced = Faced {
            cards: PerCard::default(),
            adds: PerCard::default(),
        };
        for hand in others {
            let mix = mix(hand);
            for ((card, adds), p) in hand.cards.iter().zip(&hand.adds).zip(mix) {
                if p > 0.0 {
                    faced.cards[card.index()] += p;
                    let sums = faced.adds.iter_mut().zip(adds);
                    sums.for_each(|(sum, add)| *sum += p * add);
                }
            }
        }
        let share = 1.0 / others.len().max(1) as f32;
        Faced {
            cards: faced.cards.map(|p| p * share),
            adds: faced.adds.map(|v| v * share),
        }
    }

    /// What each card comes to, but for what the own hand adds.
    fn common(&self, seat: Seat, faced: &Faced) -> PerCard {
        let mut gains = faced.adds.map(|v| -v);
        for (row, line) in self.payoff.iter().enumerate() {
            for (column, payoff) in line.iter().enumerate() {
                if seat == Seat::EAST {
                    gains[row] += payoff * faced.cards[column];
                } else {
                    gains[column] -= payoff * faced.cards[row];
                }
            }
        }
        gains
    }
}

impl Hand {
    fn gains(&self, common: &PerCard, faced: &Faced) -> PerSlot {
        let mut gains = PerSlot::default();
        for ((gain, card), adds) in gains.iter_mut().zip(self.cards).zip(&self.adds) {
            let own: f32 = adds.iter().zip(&faced.cards).map(|(v, p)| v * p).sum();
            *gain = common[card.index()] + own;
        }
        gains
    }
}
