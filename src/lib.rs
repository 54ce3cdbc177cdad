//! Hakkyoi: five sumo tabletop games in one web page.
//!
//! A pure core that knows no browser ([`hakkyoi_core`], whose modules are found here too), a Yew face on top ([`ui`]), two web workers
//! beside it. Two packages, as they want to be compiled differently: the core thinks and counts, the page is a lot of code that has little to do.
//!
//! Binaries are thin: `app` and the other programs of the page, `bots` and `ring` (the workers).

pub use hakkyoi_core::{ai, basho, physics, rules, session, store};

pub mod ui;
