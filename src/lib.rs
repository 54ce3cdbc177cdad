//! Hakkyoi: five sumo tabletop games in one web page.
//!
//! A Yew interface ([`ui`]) on crates that do not know the browser, and two web workers.
//!
//! The binaries are thin: `page`, and the workers `bots` and `ring`.

pub mod ui;
