//! Bouts of track go on by any steps: a state is never unsound, and what is refused changes nothing.

#![no_main]

use hakkyoi::rules::track::Track;

libfuzzer_sys::fuzz_target!(
    init: hakkyoi_fuzz::steps::seed::<Track>(),
    |bytes: &[u8]| hakkyoi_fuzz::steps::check::<Track>(bytes)
);
