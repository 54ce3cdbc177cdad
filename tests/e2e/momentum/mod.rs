//! `momentum`, hexes and momentum, in the browser.

pub(crate) mod across;
pub(crate) mod axe;
pub(crate) mod basho;
pub(crate) mod bouts;
pub(crate) mod choices;
pub(crate) mod kept;
mod table;
