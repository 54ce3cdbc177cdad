//! Bouts of tricks go on by any steps: a state is never unsound, and what is refused changes nothing.

#![no_main]

use hakkyoi::rules::tricks::Tricks;

libfuzzer_sys::fuzz_target!(
    init: hakkyoi_fuzz::steps::seed::<Tricks>(),
    |bytes: &[u8]| hakkyoi_fuzz::steps::check::<Tricks>(bytes)
);
