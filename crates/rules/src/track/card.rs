//! Cards: numbers, tactics and the Sumo Master, in the hand and as they are revealed.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// The number on a number card, 0 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Number(pub(super) u8);

impl Number {
    /// All numbers, lowest first.
    pub const ALL: [Self; 7] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
    ];

    /// The number, if it is from 0 to 6.
    pub const fn new(number: u8) -> Option<Self> {
        if number <= 6 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The number as an integer, 0 to 6.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The opposite side of the die, 7 − n; `None` for 0.
    pub const fn opposite(self) -> Option<Self> {
        if self.0 == 0 {
            None
        } else {
            Some(Self(7 - self.0))
        }
    }
}

impl TryFrom<u8> for Number {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("there is no card with the number {number}"))
    }
}

impl From<Number> for u8 {
    fn from(number: Number) -> Self {
        number.0
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A tactic. The Sumo Master is not one: it is played as one of these.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Tactic {
    /// 寄り, body push: the counter moves one space in its owner's favour.
    Yori,
    /// 技能賞, fighting technique: nothing moves for the rest of the turn.
    GinoSho,
    /// 喉輪, thrust to the throat: counts as the opposite side of the die to the opponent's number.
    Nodowa,
    /// 肩透かし, dodging: the counter moves to the mirror-image space.
    Katasukashi,
    /// 敢闘, fighting spirit: repeats its owner's last card.
    Kanto,
}

impl Tactic {
    /// All five, lowest value first.
    pub const ALL: [Self; 5] = [
        Self::Yori,
        Self::GinoSho,
        Self::Nodowa,
        Self::Katasukashi,
        Self::Kanto,
    ];

    /// The value, 1 to 5: the number that is swapped for it; lower values are processed first.
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }

    /// The letter in records: `Y`, `G`, `N`, `S` or `K`.
    pub const fn letter(self) -> char {
        match self {
            Self::Yori => 'Y',
            Self::GinoSho => 'G',
            Self::Nodowa => 'N',
            Self::Katasukashi => 'S',
            Self::Kanto => 'K',
        }
    }

    /// The word for the tactic in routes, messages and drawings.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Yori => "yori",
            Self::GinoSho => "gino-sho",
            Self::Nodowa => "nodowa",
            Self::Katasukashi => "katasukashi",
            Self::Kanto => "kanto",
        }
    }

    fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|t| t.letter() == letter)
    }
}

/// A card in a hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Card {
    /// A number.
    Number(Number),
    /// A tactic.
    Tactic(Tactic),
    /// The Sumo Master, a joker of value 6.
    Master,
}

impl Card {
    /// All thirteen cards: the numbers 0 to 6, then the tactics by value, then the Sumo Master.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..13).filter_map(|index| Self::try_from(index).ok())
    }

    /// The card's index in [`Card::all`], 0 to 12.
    pub(super) const fn index(self) -> u8 {
        match self {
            Self::Number(number) => number.0,
            Self::Tactic(tactic) => 6 + tactic.value(),
            Self::Master => 12,
        }
    }

    /// The card at that index in [`Card::all`].
    pub(super) const fn at(index: u8) -> Self {
        // The lowest of the five plays of the Sumo Master has the index of the Sumo Master itself.
        Play::at(index).card()
    }
}

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        match Play::try_from(index) {
            Ok(play) if index <= 12 => Ok(play.card()),
            _ => Err(format!("there is no card {index}")),
        }
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.index()
    }
}

/// Written as in records. A Sumo Master in the hand names no tactic yet and is written `M`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Tactic(tactic) => write!(f, "{}", tactic.letter()),
            Self::Master => f.write_str("M"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A card as it is revealed; a Sumo Master names a tactic. Printed and read as `0` … `6`, `Y` … `K`, `MY` … `MK`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Play {
    /// A number.
    Number(Number),
    /// A tactic.
    Tactic(Tactic),
    /// The Sumo Master, as this tactic.
    Master(Tactic),
}

impl Play {
    /// All seventeen plays: the numbers, the tactics, then the Sumo Master as each tactic.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..17).map(Self::at)
    }

    /// The card that is spent.
    pub const fn card(self) -> Card {
        match self {
            Self::Number(number) => Card::Number(number),
            Self::Tactic(tactic) => Card::Tactic(tactic),
            Self::Master(_) => Card::Master,
        }
    }

    /// The tactic that the card is played as; `None` for a number.
    pub const fn tactic(self) -> Option<Tactic> {
        match self {
            Self::Number(_) => None,
            Self::Tactic(tactic) | Self::Master(tactic) => Some(tactic),
        }
    }

    /// The play's index in [`Play::all`], 0 to 16.
    pub(super) const fn index(self) -> u8 {
        match self {
            Self::Master(tactic) => 11 + tactic.value(),
            _ => self.card().index(),
        }
    }

    /// The play at that index in [`Play::all`], 0 to 16.
    pub(super) const fn at(index: u8) -> Self {
        match index {
            7..12 => Self::Tactic(Tactic::ALL[index as usize - 7]),
            12..17 => Self::Master(Tactic::ALL[index as usize - 12]),
            number => Self::Number(Number(if number <= 6 { number } else { 0 })),
        }
    }
}

impl TryFrom<u8> for Play {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        if index < 17 {
            Ok(Self::at(index))
        } else {
            Err(format!("there is no play {index}"))
        }
    }
}

impl From<Play> for u8 {
    fn from(play: Play) -> Self {
        play.index()
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Master(tactic) => write!(f, "M{}", tactic.letter()),
            _ => write!(f, "{}", self.card()),
        }
    }
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a play.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "“{0}” is not a card; cards are written 0 to 6, Y, G, N, S, K, and MY to MK for the Sumo Master"
)]
pub struct NotAPlay(pub String);

impl FromStr for Play {
    type Err = NotAPlay;

    fn from_str(text: &str) -> Result<Self, NotAPlay> {
        let mut chars = text.chars();
        let play = match (chars.next(), chars.next(), chars.next()) {
            (Some(digit @ '0'..='6'), None, _) => Number::new(digit as u8 - b'0').map(Self::Number),
            (Some(letter), None, _) => Tactic::from_letter(letter).map(Self::Tactic),
            (Some('M'), Some(letter), None) => Tactic::from_letter(letter).map(Self::Master),
            _ => None,
        };
        play.ok_or_else(|| NotAPlay(text.to_owned()))
    }
}
