//! Trick-taking sumo on screen.

mod bout;
mod cards;
mod columns;
mod dohyo;
mod hand;
mod handover;
mod lesson;
pub mod model;
mod result;
mod rules;
mod setup;
mod sheets;
mod words;

pub use bout::BoutPage;
pub use lesson::LessonPage;
pub use rules::RulesPage;
pub use setup::{SetupPage, fits, never_set_up};
pub use words::unfinished;
