//! Thrown wrestlers, on screen.

mod bout;
mod complaint;
mod effects;
pub mod fairness;
mod figures;
mod keep;
mod model;
mod now;
mod picture;
mod poses;
mod result;
mod review;
pub mod rope;
mod rules;
pub mod scene;
mod score;
mod screens;
mod setup;
mod sheets;
pub mod throwing;
mod told;
mod words;

pub use bout::{Bout, BoutPage, BoutProps};
pub use model::{BOUT, Begins, BoutIdentity, Cast, Model, Msg, Saved, Scene, Sitter, Unfit};
pub use review::{Film, RecordPage, Replay, ReplayProps, ReviewPage, record_page};
pub use rules::rules_page;
pub use setup::{Place, SETUP, Setup, SetupPage};
pub use told::{Line, Rope, Throws, can_be, read_throws, write_throws};
