//! The ten cards, and sets of them.

use std::{fmt, str::FromStr};

use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::bits::bit_set;

/// Whether a card attacks or defends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// Acts after a defence.
    Attack,
    /// Acts before an attack, and is never cancelled.
    Defence,
}

/// A card, in the order of the card table: attacks by number, then defences. Printed and read as in records: `YK` … `TP`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Card {
    /// 寄り切り: attack, one space.
    Yorikiri,
    /// 寄り倒し: attack, one space.
    Yoritaoshi,
    /// 押し出し: pushes an adjacent opponent aside; otherwise attack, one space.
    Oshidashi,
    /// 吊り出し: sets an adjacent opponent down behind the attacker.
    Tsuridashi,
    /// 極め出し: attack, one space; gives priority next turn.
    Kimedashi,
    /// 突き出し: attack, two spaces.
    Tsukidashi,
    /// 引っ掛け: cancels the opponent's attack; then another attack may follow.
    Hikkake,
    /// 上手捻り: adjacent wrestlers change places.
    Uwatehineri,
    /// 守り手: moves two spaces in a straight line, without pushing.
    Mamorite,
    /// 突っ張り: cancels every attack of the opponent this turn.
    Tsuppari,
}

impl Card {
    /// All ten cards, in the order of the card table.
    pub const ALL: [Self; 10] = [
        Self::Yorikiri,
        Self::Yoritaoshi,
        Self::Oshidashi,
        Self::Tsuridashi,
        Self::Kimedashi,
        Self::Tsukidashi,
        Self::Hikkake,
        Self::Uwatehineri,
        Self::Mamorite,
        Self::Tsuppari,
    ];

    /// The two letters in records.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Yorikiri => "YK",
            Self::Yoritaoshi => "YT",
            Self::Oshidashi => "OD",
            Self::Tsuridashi => "TD",
            Self::Kimedashi => "KD",
            Self::Tsukidashi => "TK",
            Self::Hikkake => "HK",
            Self::Uwatehineri => "UH",
            Self::Mamorite => "MM",
            Self::Tsuppari => "TP",
        }
    }

    /// The word for the card in records (as a kimarite), messages and drawings.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Yorikiri => "yorikiri",
            Self::Yoritaoshi => "yoritaoshi",
            Self::Oshidashi => "oshidashi",
            Self::Tsuridashi => "tsuridashi",
            Self::Kimedashi => "kimedashi",
            Self::Tsukidashi => "tsukidashi",
            Self::Hikkake => "hikkake",
            Self::Uwatehineri => "uwatehineri",
            Self::Mamorite => "mamorite",
            Self::Tsuppari => "tsuppari",
        }
    }

    /// Whether the card attacks or defends.
    pub const fn kind(self) -> Kind {
        if self.is_attack() {
            Kind::Attack
        } else {
            Kind::Defence
        }
    }

    /// Whether the card attacks.
    pub const fn is_attack(self) -> bool {
        (self as u8) < Self::Uwatehineri as u8
    }

    /// The priority number: 1 to 7 for attacks, 1 to 3 for defences. Of two cards of the same kind, the lower number acts first.
    pub const fn number(self) -> u8 {
        if self.is_attack() {
            self as u8 + 1
        } else {
            self as u8 - 6
        }
    }

    /// The card's index in [`Card::ALL`], 0 to 9.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The position in the order of acting: defences by number, the Hikkake, the other attacks by number. So a card that cancels comes
    /// before all cards that it can cancel.
    pub(super) const fn order(self) -> u8 {
        (0x21_0398_7654_u64 >> (4 * self as u8) & 15) as u8
    }

    pub(super) const fn at(index: u8) -> Self {
        // An index is always below ten. Arms in numeric order compile to no branches.
        match index {
            1 => Self::Yoritaoshi,
            2 => Self::Oshidashi,
            3 => Self::Tsuridashi,
            4 => Self::Kimedashi,
            5 => Self::Tsukidashi,
            6 => Self::Hikkake,
            7 => Self::Uwatehineri,
            8 => Self::Mamorite,
            9 => Self::Tsuppari,
            _ => Self::Yorikiri,
        }
    }
}

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        if index < 10 {
            Ok(Self::at(index))
        } else {
            Err(format!("there is no card {index}"))
        }
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card as Self
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The text is not a card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("“{0}” is not a card; the cards are YK YT OD TD KD TK HK UH MM TP")]
pub struct NotACard(pub String);

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let card = Self::ALL.into_iter().find(|card| card.code() == text);
        card.ok_or_else(|| NotACard(text.to_owned()))
    }
}

bit_set! {
    /// A set of cards: bit 0 is the Yorikiri, bit 9 the Tsuppari. Written as in records, separated by commas.
    CardSet: 10 bits of u16, joined by ',';
    /// The cards of a set, in the order of the card table.
    Cards: Card;
}

impl CardSet {
    /// The seven attacks.
    pub const ATTACKS: Self = Self::from_bits((1 << 7) - 1);

    /// Whether the set holds exactly `cards` cards.
    pub(super) const fn counts(self, cards: u8) -> bool {
        match cards {
            1 => self.bits().is_power_of_two(),
            _ => self.len() == cards as usize,
        }
    }

    /// One of the cards, all equally likely; `count` is the number of cards in the set.
    pub(super) fn any_of<R: Rng>(self, count: usize, rng: &mut R) -> Card {
        Card::at(nth_bit(self.bits(), below(count, rng)))
    }

    /// A random subset of `size` cards, all equally likely; the whole set if it has no more than that.
    #[must_use]
    pub fn sample<R: Rng>(self, size: usize, rng: &mut R) -> Self {
        let (mut rest, left) = (self.bits(), self.len());
        for drawn in 0..size.min(left) {
            rest &= !(1 << nth_bit(rest, below(left - drawn, rng)));
        }
        self.without(Self::from_bits(rest))
    }
}

/// A random number below `count`. The high half of a product: its bias is less than one in a hundred million.
pub(super) fn below<R: Rng>(count: usize, rng: &mut R) -> u32 {
    ((u64::from(rng.next_u32()) * count as u64) >> 32) as u32
}

/// How many of the twelve bits are set.
pub(super) const fn count(bits: u16) -> usize {
    ((SIX[(bits & 63) as usize] + SIX[(bits >> 6 & 63) as usize]) >> 24) as usize
}

/// The position of the `nth` set bit, counted from 0 at the lowest, in twelve bits; more than `nth` of them must be set.
///
/// Has no branch: the processor would mispredict a branch on a random `nth` nearly every time.
pub(super) const fn nth_bit(bits: u16, nth: u32) -> u8 {
    let (low, high) = (SIX[(bits & 63) as usize], SIX[(bits >> 6 & 63) as usize]);
    let high = (high & PLACES) + 0x66_6666;
    let places = (low & PLACES) as u64 | (high as u64) << (4 * (low >> 24));
    (places >> (4 * (nth & 15)) & 15) as u8
}

/// The part of [`SIX`] that holds positions.
const PLACES: u32 = 0xff_ffff;

/// The positions of the set bits of each six bits, four bits each, lowest first; from bit 24, how many are set.
static SIX: [u32; 64] = {
    let mut table = [0; 64];
    let mut bits = 0;
    while bits < 64 {
        let mut place = 0;
        while place < 6 {
            if bits >> place & 1 == 1 {
                let nth = table[bits] >> 24;
                table[bits] += place << (4 * nth) | 1 << 24;
            }
            place += 1;
        }
        bits += 1;
    }
    table
};
