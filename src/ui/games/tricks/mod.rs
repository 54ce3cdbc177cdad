//! Trick-taking sumo on screen.

mod advice;
mod bout;
mod cards;
mod columns;
mod complaint;
mod dohyo;
mod facing;
mod game_ui;
mod hand;
mod lesson;
mod result;
mod review;
mod rules;
mod setup;
mod sheets;
mod words;

pub use review::{Decision, decisions};
