//! Small parts that every screen is put together from.

mod art;
mod asks;
mod bar;
mod record;
mod share;
mod sheet;
mod stars;
mod tray;

pub use art::{Art, Icon, Kanji, Sign, hoshi, side_class};
pub use asks::asks;
pub use bar::{bar, way};
pub use record::{OpenRecord, OpenRecordProps};
pub use share::{Share, ShareProps};
pub use sheet::Sheet;
pub use stars::new_stars;
pub use tray::{Item, Tray, TrayProps, inside};
