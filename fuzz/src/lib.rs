//! The checks that fuzzing runs. Each file in `fuzz_targets` passes one of them to libFuzzer.

#![forbid(unsafe_code)]

pub mod games;
pub mod imports;
pub mod records;
pub mod steps;

mod seeds;

// The checks of imports are those of the tests, so their modules are included here.

#[path = "../../tests/persistence/bouts/mod.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod bouts;

#[path = "../../tests/persistence/device.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod device;

#[path = "../../tests/persistence/taking_in.rs"]
mod taking_in;

#[path = "../../tests/persistence/whole.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod whole;
