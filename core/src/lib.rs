//! Hakkyoi without its page: all that knows no browser but for where things are kept. Arrows point down; `tests/layering.rs` of the page's
//! package holds them there.
//!
//! | module | what lives there | imports |
//! |---|---|---|
//! | [`store`] | what is kept on the device, in versioned envelopes | |
//! | [`basho`] | wrestlers and their scorepads | `rules` |
//! | [`session`] | the table: sealed choices, the timeline, undo | `rules`, `ai::Level` |
//! | [`ai`] | computer opponents, and the worker's messages | `rules` |
//! | [`physics`] | the throwing ring of `slam`, simulated | `rules::slam` |
//! | [`rules`] | the five games, seats, records, laws | |
//!
//! The binary `hakkyoi` is the native command line.

pub mod ai;
pub mod basho;
pub mod physics;
pub mod rules;
pub mod session;
pub mod store;
