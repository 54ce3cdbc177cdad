//! Any text is read as records or refused at its place, and the referee judges each of them.

#![no_main]

libfuzzer_sys::fuzz_target!(
    init: hakkyoi_fuzz::records::seed(),
    |text: &str| hakkyoi_fuzz::records::check(text)
);
