//! The page: a tree of components over a bout and the store. It imports everything; only the binaries import it.
//!
//! [`App`] owns the store and the settings and shows the screen that the address asks for. Each folder imports only those above it in this
//! list (`tests/layering.rs`):
//!
//! | folder | what is in it |
//! |---|---|
//! | [`routes`] | addresses |
//! | [`browser`] | what the browser gives: storage, files, workers, locks, pointers, keys |
//! | [`words`] | the texts |
//! | [`data`] | what is stored |
//! | [`parts`] | components that any screen may use |
//! | [`stage`] | a bout on screen, whatever the game |
//! | [`games`] | picture, words and what is this game's alone, a folder a game |
//! | [`pages`] | screens without a bout |

mod app;
pub mod browser;
pub mod data;
pub mod games;
pub mod pages;
pub mod parts;
pub mod routes;
pub mod stage;
pub mod words;

pub use app::{App, screen_at, start};
