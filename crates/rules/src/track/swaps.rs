//! The swaps before a tactical bout.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{CardSet, Number};

/// The most numbers that a seat may swap.
pub const MOST_SWAPS: usize = 2;

/// Up to two numbers from 1 to 6, each swapped for the tactic of that value; one bit per number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Swaps(u8);

impl Swaps {
    /// Nothing is swapped.
    pub const NONE: Self = Self(0);

    /// All 22 swaps: none, one number, two numbers, each group in ascending order.
    pub const ALL: [Self; 22] = {
        let mut all = [Self::NONE; 22];
        let mut place = 1;
        let mut low = 0;
        // With `low` 0, only the number `high` is swapped.
        while low < 6 {
            let mut high = low + 1;
            while high <= 6 {
                all[place] = Self((1 << high | 1 << low) & !1);
                place += 1;
                high += 1;
            }
            low += 1;
        }
        all
    };

    /// The swaps of these numbers; `None` if there are more than two or one of them is 0.
    pub fn of(numbers: impl IntoIterator<Item = Number>) -> Option<Self> {
        let bits = numbers.into_iter().fold(0, |bits, n| bits | 1 << n.get());
        Self::try_from(bits).ok()
    }

    /// Whether that number is swapped.
    pub const fn contains(self, number: Number) -> bool {
        self.0 >> number.get() & 1 == 1
    }

    /// How many numbers are swapped.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nothing is swapped.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The swapped numbers, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Number> {
        Number::ALL.into_iter().filter(move |&n| self.contains(n))
    }

    /// The hand with its numbers swapped for tactics.
    pub(super) const fn of_hand(self, hand: CardSet) -> CardSet {
        let swapped = self.0 as u16 & hand.bits();
        CardSet::from_bits(hand.bits() & !swapped | swapped << 6)
    }
}

impl TryFrom<u8> for Swaps {
    type Error = String;

    fn try_from(bits: u8) -> Result<Self, String> {
        if bits & 0b1000_0001 == 0 && bits.count_ones() as usize <= MOST_SWAPS {
            Ok(Self(bits))
        } else {
            Err(format!("{bits:#b} are not up to two numbers from 1 to 6"))
        }
    }
}

impl From<Swaps> for u8 {
    fn from(swaps: Swaps) -> Self {
        swaps.0
    }
}

/// Written as in the record's tags: `1 4`.
impl fmt::Display for Swaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, number) in self.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{number}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Swaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
