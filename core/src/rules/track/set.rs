//! Sets of cards and of plays, as bits.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Card, Number, Play};

/// A set of cards, one bit per card: bits 0 to 6 are the numbers, 7 to 12 the tactics by value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct CardSet(u16);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    const ALL: u16 = (1 << 13) - 1;

    /// The bits: bit 0 is the card 0, bit 12 the Sumo Master.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The set with those bits; bits above the thirteenth are dropped.
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits & Self::ALL)
    }

    /// Whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// How many cards the set holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set holds no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a card into the set.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Takes a card out of the set.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// The number at index `nth`, lowest first; the set must have more than `nth` numbers.
    pub(super) const fn nth_number(self, nth: u32) -> Number {
        Number((NUMBERS[(self.0 & 127) as usize] >> (4 * nth) & 7) as u8)
    }

    /// Every way to play a card of the set: the Sumo Master in five ways, the others in one.
    pub const fn plays(self) -> PlaySet {
        let master = (self.0 >> 12) as u32;
        PlaySet(self.0 as u32 | master << 13 | master << 14 | master << 15 | master << 16)
    }
}

/// The numbers of each set of numbers, four bits each, lowest first. With this table, choosing one at random takes no branch, which the
/// processor would mispredict nearly every time.
const NUMBERS: [u32; 128] = {
    let mut numbers = [0; 128];
    let mut set = 0;
    while set < 128 {
        let mut nth = 0;
        let mut number = 0;
        while number < 7 {
            if set >> number & 1 == 1 {
                numbers[set] |= number << (4 * nth);
                nth += 1;
            }
            number += 1;
        }
        set += 1;
    }
    numbers
};

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        // The lowest of the five plays of the Sumo Master has the same bit as the Sumo Master itself.
        Cards(PlaySet(self.0.into()).into_iter())
    }
}

/// The cards of a set: numbers, then tactics, lowest first.
#[derive(Clone, Debug)]
pub struct Cards(Plays);

impl Iterator for Cards {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        self.0.next().map(Play::card)
    }

    fn nth(&mut self, n: usize) -> Option<Card> {
        self.0.nth(n).map(Play::card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for Cards {}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl TryFrom<u16> for CardSet {
    type Error = String;

    fn try_from(bits: u16) -> Result<Self, String> {
        if bits <= Self::ALL {
            Ok(Self(bits))
        } else {
            Err(format!("{bits:#x} is not a set of cards"))
        }
    }
}

impl From<CardSet> for u16 {
    fn from(set: CardSet) -> Self {
        set.0
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        for (place, card) in self.into_iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{card}")?;
        }
        f.write_str("}")
    }
}

/// A set of plays, one bit per play in the order of [`Play::all`].
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct PlaySet(u32);

impl PlaySet {
    /// No play.
    pub const EMPTY: Self = Self(0);

    /// How many plays the set holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set holds no play.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl IntoIterator for PlaySet {
    type Item = Play;
    type IntoIter = Plays;

    fn into_iter(self) -> Plays {
        Plays(self.0)
    }
}

impl fmt::Debug for PlaySet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The plays of a set in the order of [`Play::all`].
#[derive(Clone, Debug)]
pub struct Plays(u32);

impl Iterator for Plays {
    type Item = Play;

    fn next(&mut self) -> Option<Play> {
        if self.0 == 0 {
            return None;
        }
        let play = Play::at(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(play)
    }

    fn nth(&mut self, n: usize) -> Option<Play> {
        // A fixed number of steps without a branch: the processor would mispredict a branch on a random `n` nearly every time.
        for step in 0..6 {
            self.0 &= self.0.wrapping_sub(u32::from(step < n));
        }
        for _ in 6..n {
            self.0 &= self.0.wrapping_sub(1);
        }
        self.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Plays {}
