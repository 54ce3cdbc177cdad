//! One-dimensional sumo on screen.

mod bout;
mod cards;
mod chart;
mod complaint;
mod draft;
mod facing;
mod game_ui;
mod hands;
mod lesson;
mod middle;
mod pace;
mod picture;
mod result;
mod review;
mod robin;
mod rules;
mod setup;
mod sheets;
mod swaps;
mod turn;
mod words;

pub use chart::{Choice, Studied, StudiedProps};
