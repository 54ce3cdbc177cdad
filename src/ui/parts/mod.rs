//! Small parts that every screen is put together from.

mod art;
mod asks;
mod sheet;

pub use art::{Art, Icon, Kanji, Sign, side_class};
pub use asks::Asks;
pub use sheet::Sheet;
