//! `slam`, thrown wrestlers, in the browser.

pub(crate) mod axe;
pub(crate) mod bouts;
pub(crate) mod figures;
pub(crate) mod kept;
pub(crate) mod ring;
mod table;
