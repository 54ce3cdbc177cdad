//! Plays bouts of tricks with any steps: no state may be impossible, and a refused step may change nothing.

#![no_main]

use hakkyoi::rules::tricks::Tricks;

libfuzzer_sys::fuzz_target!(
    init: hakkyoi_fuzz::steps::seed::<Tricks>(),
    |bytes: &[u8]| hakkyoi_fuzz::steps::check::<Tricks>(bytes)
);
