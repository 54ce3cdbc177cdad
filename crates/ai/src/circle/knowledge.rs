//! What everybody knows of a seat's cards, and what a card that may be drawn is worth.

use rules::{
    Side,
    circle::{Card, CardSet, HAND, View},
};

/// A number for each card.
pub type PerCard = [f32; Card::ALL.len()];

/// What everybody knows of a seat's cards. Cards in neither set are face up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Knowledge {
    /// The bits of the cards known to be in the hand.
    known: u16,
    /// The bits of the cards that are in the hand or in the pile.
    unseen: u16,
}

impl Knowledge {
    /// What everybody knows of a seat before any of its cards has been seen.
    pub const FRESH: Self = Self {
        known: 0,
        unseen: CardSet::ALL.bits(),
    };

    /// What everybody knows of a seat in a view. Leaves out what only the viewer knows about the viewer's own hand.
    pub const fn of(view: &View, seat: Side) -> Self {
        let own = seat.index();
        let known = view.known[own];
        let elsewhere = known.or(view.table[own]).or(view.aside[own]);
        Self::new(known, CardSet::ALL.without(elsewhere))
    }

    /// The knowledge of a seat with the `known` cards in the hand and the `unseen` cards in the hand or the pile.
    pub const fn new(known: CardSet, unseen: CardSet) -> Self {
        Self {
            known: known.bits(),
            unseen: unseen.bits(),
        }
    }

    /// The cards known to be in the hand.
    pub const fn known(self) -> CardSet {
        CardSet::from_bits(self.known)
    }

    /// The cards that are in the hand or in the pile.
    pub const fn unseen(self) -> CardSet {
        CardSet::from_bits(self.unseen)
    }

    /// The cards set aside.
    pub const fn aside(self) -> CardSet {
        CardSet::ALL.without(self.known().or(self.unseen()))
    }

    /// Every full hand that the seat may hold.
    pub fn hands(self) -> impl Iterator<Item = CardSet> {
        let (known, unseen) = (self.known(), self.unseen());
        let all = (0..=self.unseen).map(CardSet::from_bits);
        let hidden = all.filter(move |cards| {
            cards.len() + known.len() == HAND && cards.without(unseen).is_empty()
        });
        hidden.map(move |cards| known.or(cards))
    }

    /// The knowledge after the seat has played `played`, shown `back` and taken it back, and refilled its hand.
    #[must_use]
    pub const fn after(self, played: CardSet, back: CardSet) -> Self {
        let known = self.known().without(played).or(back);
        let unseen = self.unseen().without(played).without(back);
        Self::new(known, unseen).refilled(HAND - played.len())
    }

    /// The knowledge after a hand of `held` cards has been refilled.
    #[must_use]
    pub const fn refilled(self, held: usize) -> Self {
        let (known, unseen) = (self.known(), self.unseen());
        let need = HAND.saturating_sub(held);
        // The pile is what is unseen and not hidden in the hand.
        let pile = (unseen.len() + known.len()).saturating_sub(held);
        if need == 0 || need < pile {
            self
        } else if need == pile {
            Self::new(known.or(unseen), CardSet::EMPTY)
        } else {
            Self::new(known.or(unseen), self.aside())
        }
    }

    /// An exact key, in twenty bits.
    pub const fn key(self) -> u64 {
        (self.known as u64) << 10 | self.unseen as u64
    }

    /// The average weight of each hand after it has played `played` and been refilled.
    pub fn keeps(self, played: CardSet, weights: &PerCard) -> Keeps {
        let unseen = self.unseen();
        let hidden = HAND.saturating_sub(self.known().len());
        let pile = unseen.len().saturating_sub(hidden);
        let first = played.len().min(pile);
        let drawn = first as f32 / pile.max(1) as f32;
        let rest = (played.len() - first) as f32;
        let aside = self.aside().or(played);
        let mut cards = *weights;
        for card in unseen {
            cards[card.index()] *= 1.0 - drawn;
        }
        Keeps {
            base: drawn * sum(weights, unseen) + rest * mean(weights, aside) - sum(weights, played),
            cards,
        }
    }

    /// The mean value of the hands, and what holding each card adds to it. The latter is the least-squares fit by a sum over the cards. For
    /// hands that are all the subsets of one size, it is the scaled difference between the mean of the hands with the card and the mean of
    /// all.
    pub fn spread(self, values: impl Iterator<Item = (CardSet, f32)>) -> (f32, PerCard) {
        let (mut total, mut hands) = (0.0, 0.0);
        let (mut with, mut holders) = (PerCard::default(), PerCard::default());
        for (hand, value) in values {
            (total, hands) = (total + value, hands + 1.0);
            for card in hand {
                with[card.index()] += value;
                holders[card.index()] += 1.0;
            }
        }
        let mean = total / f32::max(hands, 1.0);
        let (all, drawn) = (self.unseen().len(), HAND.saturating_sub(self.known().len()));
        let mut cards = PerCard::default();
        if all > drawn {
            let stretch = (all - 1) as f32 / (all - drawn) as f32;
            for card in self.unseen() {
                let own = card.index();
                cards[own] = stretch * (with[own] / f32::max(holders[own], 1.0) - mean);
            }
        }
        (mean, cards)
    }

    /// The average weight of the seat's hand for anybody who does not see it; the hand must be full.
    pub fn weight(self, weights: &PerCard) -> f32 {
        let drawn = HAND.saturating_sub(self.known().len());
        sum(weights, self.known()) + drawn as f32 * mean(weights, self.unseen())
    }
}

/// What hands keep after a turn: a base for all of them, and a number for each card held before the turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Keeps {
    base: f32,
    cards: PerCard,
}

impl Keeps {
    /// What this hand keeps.
    pub fn of(&self, hand: impl IntoIterator<Item = Card>) -> f32 {
        let hand = hand.into_iter();
        self.base + hand.map(|card| self.cards[card.index()]).sum::<f32>()
    }
}

/// The total weight of the cards.
pub fn sum(weights: &PerCard, cards: CardSet) -> f32 {
    cards.into_iter().map(|card| weights[card.index()]).sum()
}

fn mean(weights: &PerCard, cards: CardSet) -> f32 {
    sum(weights, cards) / cards.len().max(1) as f32
}

/// The average weight of a hand after it has been refilled from the pile, and then from the cards set aside.
pub fn filled(weights: &PerCard, hand: CardSet, pile: CardSet, aside: CardSet) -> f32 {
    let need = HAND.saturating_sub(hand.len());
    let rest = need.saturating_sub(pile.len());
    let first = (need - rest) as f32 * mean(weights, pile);
    let second = if rest > 0 {
        rest as f32 * mean(weights, aside)
    } else {
        0.0
    };
    sum(weights, hand) + first + second
}
