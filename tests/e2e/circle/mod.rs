//! `circle`, the ring of nineteen circles, in the browser.

pub(crate) mod axe;
pub(crate) mod basho;
pub(crate) mod bouts;
pub(crate) mod choices;
pub(crate) mod facing;
pub(crate) mod kept;
mod table;
