//! Screens that belong to no game.

mod home;
mod notice;
mod nowhere;
mod rules;

pub use home::Home;
pub use notice::Notice;
pub use nowhere::Nowhere;
pub use rules::RulesList;
