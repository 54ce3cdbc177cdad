//! Hakkyoi: five sumo tabletop games in one web page.
//!
//! A pure core that knows no browser, a Yew face on top, two web workers beside it. Arrows point down; `tests/layering.rs` holds them there.
//!
//! | module | what lives there | imports |
//! |---|---|---|
//! | [`ui`] | the page: screens, boards, hooks | all of the below |
//! | [`store`] | what is kept on the device, in versioned envelopes | |
//! | [`basho`] | wrestlers and their scorepads | `rules` |
//! | [`session`] | the table: sealed choices, the timeline, undo | `rules`, `ai::Level` |
//! | [`ai`] | computer opponents, and the worker's messages | `rules` |
//! | [`physics`] | the throwing ring of `slam`, simulated | `rules::slam` |
//! | [`rules`] | the five games, seats, records, laws | |
//!
//! Binaries are thin: `app` (the page), `bots` and `ring` (the workers), `hakkyoi` (the native command line).

pub mod ai;
pub mod basho;
pub mod physics;
pub mod rules;
pub mod session;
pub mod store;
pub mod ui;
