//! Plays bouts of circle with any steps: no state may be impossible, and a refused step may change nothing.

#![no_main]

use hakkyoi::rules::circle::Circle;

libfuzzer_sys::fuzz_target!(
    init: hakkyoi_fuzz::steps::seed::<Circle>(),
    |bytes: &[u8]| hakkyoi_fuzz::steps::check::<Circle>(bytes)
);
