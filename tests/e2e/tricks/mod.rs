//! `tricks`, trick-taking sumo, in the browser.

pub(crate) mod addresses;
pub(crate) mod axe;
pub(crate) mod bouts;
pub(crate) mod choices;
pub(crate) mod damage;
pub(crate) mod drags;
pub(crate) mod facing;
pub(crate) mod keiko;
pub(crate) mod kept;
pub(crate) mod learning;
pub(crate) mod records;
pub(crate) mod secrets;
mod table;

pub(crate) use table::{
    ALL_SEEN, Means, Scene, against_the_computer, kept as kept_bout, people, settings,
};
