//! Bouts of slam go on by any steps: a state is never unsound, and what is refused changes nothing.

#![no_main]

use hakkyoi::rules::slam::Slam;

libfuzzer_sys::fuzz_target!(
    init: hakkyoi_fuzz::steps::seed::<Slam>(),
    |bytes: &[u8]| hakkyoi_fuzz::steps::check::<Slam>(bytes)
);
