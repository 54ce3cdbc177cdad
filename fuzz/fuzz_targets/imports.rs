//! Imports any file: it must be imported whole or change nothing.

#![no_main]

libfuzzer_sys::fuzz_target!(
    init: hakkyoi_fuzz::imports::seed(),
    |bytes: &[u8]| hakkyoi_fuzz::imports::check(bytes)
);
