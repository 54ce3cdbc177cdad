//! Hakkyoi: five sumo tabletop games in one web page.
//!
//! A pure core that does not know the browser ([`hakkyoi_core`], whose modules are re-exported here), a Yew interface on top ([`ui`]), and
//! two web workers. The core and the page are separate packages so that they can be compiled with different options: the core computes a
//! lot, the page is much code that does little.
//!
//! The binaries are thin: `page`, and the workers `bots` and `ring`.

pub use hakkyoi_core::{
    ai, basho, games, order, physics, problems, rules, session, store, with_game,
};

pub mod ui;
