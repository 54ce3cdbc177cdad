//! One folder a game: its model, its words, its screens.

pub mod circle;
pub mod momentum;
pub mod slam;
pub mod track;
pub mod tricks;
