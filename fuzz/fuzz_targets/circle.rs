//! Bouts of circle go on by any steps: a state is never unsound, and what is refused changes nothing.

#![no_main]

use hakkyoi::rules::circle::Circle;

libfuzzer_sys::fuzz_target!(
    init: hakkyoi_fuzz::steps::seed::<Circle>(),
    |bytes: &[u8]| hakkyoi_fuzz::steps::check::<Circle>(bytes)
);
