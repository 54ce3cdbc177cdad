//! Hakkyoi without its page. None of it knows the browser. Modules import only what the table allows; `tests/layering.rs` of the page's
//! package checks that.
//!
//! | module | what it holds | imports |
//! |---|---|---|
//! | [`store`] | entries saved on the device, in versioned envelopes | `order` |
//! | [`basho`] | wrestlers and their scorepads | `rules`, `order` |
//! | [`session`] | the table: sealed choices, record, frames, undo | `rules`, `ai::Level` |
//! | [`ai`] | computer opponents, and the worker's messages | `rules` |
//! | [`problems`] | positions with one best play, and their proofs | `rules`, `ai` |
//! | [`physics`] | the simulation of the throwing ring of `slam` | `rules::slam` |
//! | [`rules`] | the games, seats, records, laws | |
//! | [`order`] | sorting with little code | |
//!
//! The binary `hakkyoi` is the native command line.

pub mod ai;
pub mod basho;
pub mod order;
pub mod physics;
pub mod problems;
pub mod rules;
pub mod session;
pub mod store;
