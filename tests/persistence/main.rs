//! Nothing stored can be lost: not if a tab dies at any write, nor if the browser refuses a write, nor if an entry or a file is damaged
//! anywhere.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot go on fails; helpers here are part of the tests"
)]

mod adding;
mod archive;
mod bouts;
mod cuts;
mod damaged;
mod device;
mod files;
mod imports;
mod migrations;
mod segments;
mod tabs;
mod taking_in;
mod whole;
