//! The deal, and how a random one is drawn.

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use super::CardSet;

/// The deal: both hands of eight. The four cards in neither hand stay unseen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// East's hand, then West's.
    pub hands: [CardSet; 2],
}

impl Deal {
    /// One of the 62 355 150 deals, all equally likely.
    ///
    /// A random word with eight ones (a fifth of the 16-bit words) splits the sixteen dealt cards. Then each of the four unseen cards is
    /// inserted at a random place of the growing row; like a shuffle, this makes all their places equally likely.
    pub fn random<R: Rng>(rng: &mut R) -> Self {
        let east = loop {
            if let Some(word) = eight_of_sixteen(rng.next_u64()) {
                break word;
            }
        };
        let mut hands = [east, !east & 0xffff];
        for cards in 17..=20u32 {
            let below = (1 << rng.random_range(0..cards)) - 1;
            for hand in &mut hands {
                *hand = (*hand & below) | ((*hand & !below) << 1);
            }
        }
        Self {
            hands: hands.map(CardSet::from_bits),
        }
    }
}

/// The first of the four 16-bit words in these bits that has eight ones. Counts the ones of all four words at once.
const fn eight_of_sixteen(words: u64) -> Option<u32> {
    const EACH: u64 = 0x0001_0001_0001_0001;
    let ones = words - ((words >> 1) & (0x5555 * EACH));
    let ones = (ones & (0x3333 * EACH)) + ((ones >> 2) & (0x3333 * EACH));
    let ones = (ones + (ones >> 4)) & (0x0f0f * EACH);
    let ones = (ones + (ones >> 8)) & (0x1f * EACH);
    // Subtracting 1 to 0x1f from 0x20 clears its only bit.
    let eights = (0x20 * EACH - (ones ^ (8 * EACH))) & (0x20 * EACH);
    if eights == 0 {
        return None;
    }
    let shift = eights.trailing_zeros() - 5;
    Some((words >> shift) as u32 & 0xffff)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{SeedableRng, rngs::SmallRng};

    #[test]
    fn word_with_eight_ones_is_found() {
        let mut rng = SmallRng::seed_from_u64(1);
        let words =
            |bits: u64| [bits, bits >> 16, bits >> 32, bits >> 48].map(|w| w as u32 & 0xffff);
        for _ in 0..100_000 {
            let bits = rng.next_u64();
            let plain = words(bits).into_iter().find(|w| w.count_ones() == 8);
            assert_eq!(eight_of_sixteen(bits), plain);
        }
        assert_eq!(
            (eight_of_sixteen(0), eight_of_sixteen(u64::MAX)),
            (None, None)
        );
    }

    #[test]
    fn every_card_comes_to_every_hand_equally_often() {
        let mut rng = SmallRng::seed_from_u64(2);
        let mut dealt = [[0u32; 20]; 2];
        for _ in 0..100_000 {
            for (dealt, hand) in dealt.iter_mut().zip(Deal::random(&mut rng).hands) {
                assert_eq!(hand.len(), 8);
                hand.into_iter()
                    .for_each(|card| dealt[usize::from(u8::from(card))] += 1);
            }
        }
        for count in dealt.into_iter().flatten() {
            assert!((39_000..41_000).contains(&count), "{count} of 40 000");
        }
    }
}
