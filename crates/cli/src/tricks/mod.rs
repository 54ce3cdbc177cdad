//! `tricks` in the arena, what the oracle says of it, and how much a best response gains against its players.

mod arena;
pub mod exploit;
mod oracle;

pub use arena::{Player, Sampler};
