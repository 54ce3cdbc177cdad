//! Screens that belong to no game.

mod banzuke;
mod data;
mod home;
mod notice;
mod nowhere;
mod programs;
mod rules;
mod scorepad;
mod wrestlers;

pub use banzuke::BanzukePage;
pub use data::DataPage;
pub use home::{Damaged, Home};
pub use notice::Notice;
pub use nowhere::Nowhere;
pub use programs::{Books, Hall};
pub use rules::rules_list;
pub use scorepad::ScorepadPage;
pub use wrestlers::WrestlersPage;

#[cfg(test)]
mod tests;
