//! Hooks: the connection between components and the browser.

mod back;
mod bots;
pub mod drag;
mod effect;
mod events;
mod focus;
mod in_sight;
mod keys;
mod memo;
mod night;
mod presses;
mod ring;
mod seconds;
mod size;
mod state;
mod timer;
mod visit;

pub use back::use_back;
pub use bots::{use_bots, use_messages};
pub use effect::use_effect_with;
pub use events::{use_elsewhere, use_events};
pub use focus::{
    back_to, focus, focus_if_lost, focus_is_in, focus_is_lost, focused_link, go_to, refocus,
    sheet_is_open,
};
pub use in_sight::{InSight, use_in_sight};
pub use keys::use_escape;
pub use memo::{use_changes, use_memo};
pub use night::use_night;
pub use presses::use_presses;
pub use ring::use_ring;
pub use seconds::use_seconds;
pub use size::{use_resized, use_size};
pub use state::{UseStateHandle, UseStateSetter, use_state, use_state_eq};
pub use timer::use_timer;
pub use visit::{Visit, use_visit};
