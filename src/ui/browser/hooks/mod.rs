//! Hooks: the connection between components and the browser.

mod back;
mod bots;
mod changes;
pub mod drag;
mod events;
mod focus;
mod in_sight;
mod keys;
mod night;
mod presses;
mod ring;
mod seconds;
mod size;
mod timer;
mod visit;
mod wake_lock;

pub use back::use_back;
pub use bots::{use_bots, use_messages};
pub use changes::use_changes;
pub use events::{use_elsewhere, use_events};
pub use focus::{
    back_to, focus, focus_if_lost, focus_is_in, focus_is_lost, focused_link, go_to, refocus,
    sheet_is_open,
};
pub use in_sight::{InSight, use_in_sight};
pub use keys::{key_of, use_escape};
pub use night::use_night;
pub use presses::use_presses;
pub use ring::use_ring;
pub use seconds::use_seconds;
pub use size::{use_resized, use_size};
pub use timer::use_timer;
pub use visit::{Visit, use_visit};
pub use wake_lock::use_wake_lock;
