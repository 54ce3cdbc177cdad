//! `track`, one-dimensional sumo, in the browser.

pub(crate) mod axe;
pub(crate) mod bouts;
pub(crate) mod choices;
pub(crate) mod clock;
pub(crate) mod facing;
pub(crate) mod kept;
pub(crate) mod records;
pub(crate) mod robin;
mod table;
