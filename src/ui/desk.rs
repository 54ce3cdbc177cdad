//! What every screen has at hand: the store and the settings.

use yew::prelude::*;

use super::settings::Settings;
use crate::store::Store;

/// The store, the settings, and how to change them.
#[derive(Clone, PartialEq, Debug)]
pub struct Desk {
    /// What is kept on this device.
    pub store: Store,
    /// What the player has set.
    pub settings: Settings,
    /// Changes the settings.
    pub set: Callback<Settings>,
}
