//! Plays bouts of track with any steps: no state may be impossible, and a refused step may change nothing.

#![no_main]

use hakkyoi::rules::track::Track;

libfuzzer_sys::fuzz_target!(
    init: hakkyoi_fuzz::steps::seed::<Track>(),
    |bytes: &[u8]| hakkyoi_fuzz::steps::check::<Track>(bytes)
);
