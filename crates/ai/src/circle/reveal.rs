//! Solves the reveal as a game of hidden hands.
//!
//! A seat's type is its hand: any hand that it may hold, each equally likely. The payoff of two cards is a number that depends on both
//! cards, plus a number for each seat that depends on its own hand: the value of the cards it keeps, and of the second card it can play. So
//! the sums over the other seat's hands are computed only once for each card. The solver is CFR+: regret matching with non-negative
//! regrets, alternating updates and linear averaging (Tammelin, Burch, Johanson & Bowling 2015).

use rules::{
    Side,
    circle::{Card, CardSet, HAND},
};

use super::knowledge::PerCard;

/// A number for each card of a hand, in the order of the rule page.
pub type PerSlot = [f32; HAND];

/// A hand that a seat may hold.
#[derive(Clone, Debug)]
pub struct Hand {
    /// The cards.
    pub cards: [Card; HAND],
    /// For each card of the hand, what the hand adds for its seat against each card of the other seat.
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

    /// The probability that it plays each card.
    pub fn mix(&self) -> PerSlot {
        share(&self.average)
    }
}

/// Scales the numbers to the sum 1; all equal if the sum is zero.
fn share(numbers: &PerSlot) -> PerSlot {
    let sum: f32 = numbers.iter().sum();
    if sum > 0.0 {
        numbers.map(|n| n / sum)
    } else {
        [1.0 / HAND as f32; HAND]
    }
}

/// What a seat plays against: the probability of each card of the other seat, and what the other seat's hands add to the payoff.
struct Faced {
    cards: PerCard,
    adds: PerCard,
}

/// A reveal as a game.
#[derive(Clone, Debug)]
pub struct Reveal {
    /// East's payoff of each card of East against each card of West, without what the hands add.
    pub payoff: [PerCard; Card::ALL.len()],
    /// The hands that East and West may hold.
    pub hands: [Vec<Hand>; 2],
}

impl Reveal {
    /// Runs this many iterations; each one updates both seats.
    pub fn solve(&mut self, rounds: u32) {
        for round in 1..=rounds {
            for seat in Side::PAIR {
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

    /// The value of each card of each of the seat's hands against the other seat's mixes.
    pub fn values(&self, seat: Side) -> Vec<PerSlot> {
        let faced = self.faced(seat, Hand::mix);
        let gains = self.common(seat, &faced);
        let hands = self.hands[seat.index()].iter();
        hands.map(|hand| hand.gains(&gains, &faced)).collect()
    }

    /// The value of each card of one of the seat's hands if the other seat knows which card it is, and answers best with the hand that it
    /// holds.
    pub fn answered(&self, seat: Side, hand: &Hand) -> PerSlot {
        let others = &self.hands[seat.other().index()];
        let mut values = PerSlot::default();
        for ((value, card), adds) in values.iter_mut().zip(hand.cards).zip(&hand.adds) {
            let left = |other: &Hand| {
                let answers = other.cards.into_iter().zip(&other.adds);
                let worths = answers.map(|(answer, taken)| {
                    let payoff = match seat {
                        Side::East => self.payoff[card.index()][answer.index()],
                        Side::West => -self.payoff[answer.index()][card.index()],
                    };
                    payoff + adds[answer.index()] - taken[card.index()]
                });
                worths.fold(f32::INFINITY, f32::min)
            };
            let sum: f32 = others.iter().map(left).sum();
            *value = sum / others.len().max(1) as f32;
        }
        values
    }

    fn faced(&self, seat: Side, mix: impl Fn(&Hand) -> PerSlot) -> Faced {
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

    /// The value of each card without what the seat's own hand adds.
    fn common(&self, seat: Side, faced: &Faced) -> PerCard {
        let mut gains = faced.adds.map(|v| -v);
        for (row, line) in self.payoff.iter().enumerate() {
            for (column, payoff) in line.iter().enumerate() {
                if seat == Side::East {
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
