//! Random numbers from the browser’s own source.

use rand::{SeedableRng, rngs::SmallRng};

/// An unpredictable seed.
pub fn seed() -> u64 {
    // Every browser that runs this page has the source; the clock is a fallback.
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits())
}

/// An unpredictable generator.
pub fn rng() -> SmallRng {
    SmallRng::seed_from_u64(seed())
}
