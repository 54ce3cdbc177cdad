//! Sets of cards and of plays, as bits.

use super::{Card, Number, Play};
use crate::bits::bit_set;

bit_set! {
    /// A set of cards: bits 0 to 6 are the numbers, 7 to 11 the tactics by value, and bit 12 is the Sumo Master.
    CardSet: 13 bits of u16, joined by ' ';
    /// The cards of a set, in the order of [`Card::all`].
    Cards: Card;
}

bit_set! {
    /// A set of plays, in the order of [`Play::all`].
    PlaySet: 17 bits of u32, joined by ' ';
    /// The plays of a set, in the order of [`Play::all`].
    Plays: Play;
}

impl CardSet {
    /// The number at index `nth`, lowest first; the set must have more than `nth` numbers.
    pub(super) const fn nth_number(self, nth: u32) -> Number {
        Number((NUMBERS[(self.bits() & 127) as usize] >> (4 * nth) & 7) as u8)
    }

    /// Every way to play a card of the set: the Sumo Master in five ways, the others in one.
    pub const fn plays(self) -> PlaySet {
        let bits = self.bits() as u32;
        let master = bits >> 12;
        PlaySet::from_bits(bits | master << 13 | master << 14 | master << 15 | master << 16)
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
