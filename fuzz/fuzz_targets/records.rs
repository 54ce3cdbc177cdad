//! Reads any text as records: each must be valid or refused at its place, and the referee must report as many.

#![no_main]

libfuzzer_sys::fuzz_target!(
    init: hakkyoi_fuzz::records::seed(),
    |text: &str| hakkyoi_fuzz::records::check(text)
);
