//! How the bouts of each game run.

pub mod circle;
pub mod momentum;
pub mod slam;
pub mod track;
pub mod tricks;
