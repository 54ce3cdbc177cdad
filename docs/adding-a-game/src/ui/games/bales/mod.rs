//! Seven bales of straw, on screen.

mod bout;
mod lesson;
mod game_ui;
mod picture;
mod review;
mod setup;
mod words;
