//! The page: a tree of components over the session and the store. It imports everything; only the binaries import it.
//!
//! [`App`] owns the store and the settings and shows the screen that the address asks for. The games' screens are in `games`. The bout
//! behind them is in [`stage`]: a model that can be tested without a page. `parts` are components that all screens share; `hooks` connect
//! components to the browser.

pub mod adding;
mod app;
pub mod app_context;
pub mod backup;
pub mod book;
pub mod bot_worker;
pub mod clock;
mod comparable;
pub mod complaints;
pub mod component;
pub mod download;
pub mod entries;
pub mod files;
pub mod games;
pub mod hooks;
pub mod introduction;
mod locks;
mod lower_case;
pub mod pages;
pub mod parts;
pub mod physics_worker;
pub mod problems;
mod promise;
pub mod qr;
pub mod random;
pub mod report;
pub mod robin;
pub mod room;
pub mod routes;
pub mod settings;
pub mod sound;
pub mod stage;
mod storage;
pub mod trouble;
pub mod words;
pub mod worker;

pub use app::{App, Screen, start};
