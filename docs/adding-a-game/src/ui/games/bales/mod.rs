//! Seven bales of straw, on screen.

mod bout;
mod lesson;
mod model;
mod picture;
mod review;
mod setup;
mod words;
