//! What is held to what while it is fuzzed. Each file in `fuzz_targets` hands one of these to libFuzzer.

#![forbid(unsafe_code)]

pub mod games;
pub mod imports;
pub mod records;
pub mod steps;

mod seeds;

// The laws of the tests, and what these stand on.

#[path = "../../core/tests/robust/reading.rs"]
mod reading;

#[path = "../../tests/unlosable/bouts.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod bouts;

#[path = "../../tests/unlosable/device.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod device;

#[path = "../../tests/unlosable/taking_in.rs"]
mod taking_in;

#[path = "../../tests/unlosable/whole.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod whole;
