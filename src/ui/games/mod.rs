//! One folder a game: its model, its words, its screens.

pub mod tricks;
