//! The page: a tree of components over the session and the store. Imports everything, is imported by nothing but the page's main.
//!
//! [`App`] holds store and settings and shows the screen that the address asks for, if it is one of its program's. A game's screens live in
//! `games`; the bout behind them is [`stage`]'s, a model apart from the page that can be tested without one; `parts` are shared by all screens, `hooks` are where the page meets the browser.

mod app;
pub mod backup;
pub mod book;
pub mod bots;
pub mod clock;
pub mod complaints;
pub mod desk;
pub mod download;
pub mod files;
pub mod games;
pub mod hooks;
pub mod kept;
mod locks;
pub mod pages;
pub mod parts;
mod promise;
pub mod random;
pub mod report;
pub mod ring;
pub mod robin;
pub mod routes;
pub mod settings;
pub mod sound;
pub mod stage;
pub mod words;
pub mod worker;

pub use app::{App, Program, Screen, start};
