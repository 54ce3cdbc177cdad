//! Plays bouts of slam with any steps: no state may be impossible, and a refused step may change nothing.

#![no_main]

use hakkyoi::rules::slam::Slam;

libfuzzer_sys::fuzz_target!(
    init: hakkyoi_fuzz::steps::seed::<Slam>(),
    |bytes: &[u8]| hakkyoi_fuzz::steps::check::<Slam>(bytes)
);
