//! Any file is taken in whole or changes nothing.

#![no_main]

libfuzzer_sys::fuzz_target!(
    init: hakkyoi_fuzz::imports::seed(),
    |bytes: &[u8]| hakkyoi_fuzz::imports::check(bytes)
);
