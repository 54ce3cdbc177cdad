//! The twenty cards: numbers 1 to 5 in the colours of the four tassels over the dohyō.

use std::{fmt, str::FromStr};

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use crate::bits::bit_set;

/// A colour, and the guardian that marks it besides the colour itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Suit {
    /// 青龍, the dragon.
    Green,
    /// 朱雀, the bird.
    Red,
    /// 白虎, the tiger.
    White,
    /// 玄武, the tortoise.
    Black,
}

impl Suit {
    /// The colours in the order of the notation.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::White, Self::Black];

    /// The colour's letter in records: `G`, `R`, `W` or `B`.
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::White => 'W',
            Self::Black => 'B',
        }
    }

    /// The colour’s word in catalogues and attributes.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Red => "red",
            Self::White => "white",
            Self::Black => "black",
        }
    }

    /// All five cards of the colour.
    pub const fn cards(self) -> CardSet {
        CardSet::from_bits(0b1_1111 << (5 * self as u8))
    }
}

/// A card: a colour and a number from 1 to 5. Printed and read as `G1` … `B5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// The card of that colour and number, if the number is from 1 to 5.
    pub const fn new(suit: Suit, number: u8) -> Option<Self> {
        if number >= 1 && number <= 5 {
            Some(Self(5 * suit as u8 + number - 1))
        } else {
            None
        }
    }

    /// All twenty cards, by colour, then by number.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..20).map(Self::at)
    }

    /// The card at that index in [`Card::all`].
    const fn at(index: u8) -> Self {
        Self(index)
    }

    /// The card's index in [`Card::all`], 0 to 19.
    const fn index(self) -> u8 {
        self.0
    }

    /// The colour.
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 / 5) as usize & 3]
    }

    /// The number, 1 to 5.
    pub const fn number(self) -> u8 {
        self.0 % 5 + 1
    }
}

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        if index < 20 {
            Ok(Self(index))
        } else {
            Err(format!("there is no card {index}"))
        }
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit().letter(), self.number())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("“{0}” is not a card; cards are written G1 to G5, R1 to R5, W1 to W5, B1 to B5")]
pub struct NotACard(pub String);

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let mut chars = text.chars();
        let card = match (chars.next(), chars.next(), chars.next()) {
            (Some(letter), Some(digit @ '1'..='5'), None) => Suit::ALL
                .into_iter()
                .find(|suit| suit.letter() == letter)
                .and_then(|suit| Self::new(suit, digit as u8 - b'0')),
            _ => None,
        };
        card.ok_or_else(|| NotACard(text.to_owned()))
    }
}

bit_set! {
    /// A set of cards: bit 0 is `G1`, bit 19 is `B5`.
    CardSet: 20 bits of u32, joined by ' ';
    /// The cards of a set, in the order of [`Card::all`].
    Cards: Card;
}

impl CardSet {
    /// The card at index `nth` in the order of [`Card::all`].
    pub const fn nth(self, nth: usize) -> Option<Card> {
        let mut rest = self.bits();
        let mut left = nth;
        while left > 0 && rest != 0 {
            rest &= rest - 1;
            left -= 1;
        }
        if rest == 0 {
            None
        } else {
            Some(Card::at(rest.trailing_zeros() as u8))
        }
    }

    /// A random subset of `size` cards, all equally likely; the whole set if it has no more than that.
    #[must_use]
    pub fn sample<R: Rng>(self, size: usize, rng: &mut R) -> Self {
        let mut rest = self;
        while rest.len() > size {
            let nth = rng.random_range(0..rest.len());
            if let Some(card) = rest.nth(nth) {
                rest.remove(card);
            }
        }
        rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_of_the_twenty_cards_is_written_and_read_back() {
        assert_eq!(Card::all().count(), 20);
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::new(card.suit(), card.number()), Some(card));
            assert!(card.suit().cards().contains(card));
        }
        assert_eq!(CardSet::ALL.len(), 20);
    }

    #[test]
    fn malformed_card_is_refused() {
        for text in [
            "", "G", "G0", "G6", "g1", "1G", "G1 ", "GG", "Ｇ1", "G１", "X3",
        ] {
            assert_eq!(text.parse::<Card>(), Err(NotACard(text.to_owned())));
        }
    }

    #[test]
    fn nth_counts_in_card_order() {
        let set: CardSet = ["G2", "R1", "B5"]
            .map(|c| c.parse().unwrap())
            .into_iter()
            .collect();
        let cards: Vec<String> = (0..4)
            .filter_map(|n| set.nth(n))
            .map(|c| c.to_string())
            .collect();
        assert_eq!(cards, ["G2", "R1", "B5"]);
        assert_eq!(set.to_string(), "G2 R1 B5");
    }
}
