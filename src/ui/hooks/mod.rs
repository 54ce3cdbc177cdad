//! Hooks: where the page meets the browser.

mod bots;
pub mod drag;
mod focus;
mod keys;
mod timer;

pub use bots::use_bots;
pub use focus::{focus, focus_is_lost, go_to};
pub use keys::use_escape;
pub use timer::use_timer;
