//! Shows whether the wrestlers fall as expected: the throws so far, by position, beside the measured table.

mod chart;
mod page;
mod share;
mod thrown;

pub use page::FairnessPage;
pub use share::Counts;
pub use thrown::{THROWN, Thrown, count};
