//! Random landings without physics, with about the frequencies of throws into a full-size circle. The page simulates real throws.

use rand::{Rng, RngExt};

use super::{Chance, Due, Fall, Figure, Landing, Slam};
use crate::Sample;

/// How many of a hundred falls are each fall of [`Fall::ALL`].
const OF_A_HUNDRED: [u8; 6] = [5, 9, 30, 27, 20, 9];
/// How many of a hundred throws of one wrestler hit the other one, which lies in the ring.
const HITS: u8 = 2;

fn fall<R: Rng>(rng: &mut R) -> Fall {
    let mut left = rng.random_range(0..OF_A_HUNDRED.iter().sum());
    for (fall, times) in Fall::ALL.into_iter().zip(OF_A_HUNDRED) {
        if left < times {
            return fall;
        }
        left -= times;
    }
    Fall::Outside
}

impl Sample for Slam {
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Chance> {
        let Due::Throw { thrown, .. } = self.due()? else {
            return Some(Chance::Fall(fall(rng)));
        };
        let landing = Figure::PAIR.map(|wrestler| match self.lies() {
            Some(lies) if !thrown.takes(wrestler) && rng.random_range(0..100) >= HITS => {
                lies.of(wrestler)
            }
            _ => fall(rng),
        });
        Some(Chance::Landing(Landing(landing)))
    }
}
