//! Luck, from the browser’s own source.

use rand::{SeedableRng, rngs::SmallRng};

/// A seed that nobody can foresee.
pub fn seed() -> u64 {
    // Every browser that runs this page has the source; a clock is better than nothing all the same.
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits())
}

/// A generator that nobody can foresee.
pub fn rng() -> SmallRng {
    SmallRng::seed_from_u64(seed())
}
