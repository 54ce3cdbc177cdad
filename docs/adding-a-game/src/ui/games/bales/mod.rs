//! Seven bales of straw, on screen.

mod bout;
mod game_ui;
mod lesson;
mod picture;
mod review;
mod setup;
mod words;
