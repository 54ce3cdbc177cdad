//! Nothing that is kept can be lost: a tab that dies at any write, a browser that refuses any, an entry or a file that is damaged anywhere.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot go on fails; helpers here are part of the tests"
)]

mod bouts;
mod cuts;
mod damaged;
mod device;
mod files;
mod imports;
mod migrations;
mod taking_in;
mod whole;
