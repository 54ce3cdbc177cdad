//! Bouts of momentum go on by any steps: a state is never unsound, and what is refused changes nothing.

#![no_main]

use hakkyoi::rules::momentum::Momentum;

libfuzzer_sys::fuzz_target!(
    init: hakkyoi_fuzz::steps::seed::<Momentum>(),
    |bytes: &[u8]| hakkyoi_fuzz::steps::check::<Momentum>(bytes)
);
