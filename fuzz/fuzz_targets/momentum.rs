//! Plays bouts of momentum with any steps: no state may be impossible, and a refused step may change nothing.

#![no_main]

use hakkyoi::rules::momentum::Momentum;

libfuzzer_sys::fuzz_target!(
    init: hakkyoi_fuzz::steps::seed::<Momentum>(),
    |bytes: &[u8]| hakkyoi_fuzz::steps::check::<Momentum>(bytes)
);
