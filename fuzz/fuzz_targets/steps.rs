//! Plays bouts of one game with any steps: no state may be impossible, and a refused step may change nothing.

#![no_main]

libfuzzer_sys::fuzz_target!(
    init: hakkyoi_fuzz::steps::seed(),
    |bytes: &[u8]| hakkyoi_fuzz::steps::check(bytes)
);
