//! The random numbers of throws (their seeds, and small deviations of each throw), generated from a seed with integer arithmetic.

/// `SplitMix64`. Implemented here because it decides landings that records keep: no release of a library may change it.
pub struct Luck(u64);

impl Luck {
    /// A sequence that depends on the seed only.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// The seed of a throw, which decides its random deviations.
    pub fn seed(&mut self) -> u32 {
        (self.next() >> 32) as u32
    }

    /// Uniform from −1 to 1.
    pub(super) fn even(&mut self) -> f32 {
        // An `f32` holds 24 bits exactly.
        let bits = (self.next() >> 40) as f32;
        bits / 8_388_608.0 - 1.0
    }

    /// Approximately normal with standard deviation 1: half the sum of twelve uniform numbers.
    pub(super) fn tremble(&mut self) -> f32 {
        let sum: f32 = (0..12).map(|_| self.even()).sum();
        sum / 2.0
    }
}
