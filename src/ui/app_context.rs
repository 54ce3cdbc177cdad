//! The app context: what every screen needs.

use yew::prelude::*;

use super::settings::Settings;
use crate::store::Store;

/// The store, the settings, and how to change them.
#[derive(Clone, PartialEq, Debug)]
pub struct AppContext {
    /// The data stored on this device.
    pub store: Store,
    /// The current settings.
    pub settings: Settings,
    /// Changes the settings.
    pub set: Callback<Settings>,
    /// Reads the stored settings again, after an import or an erasure.
    pub reread: Callback<()>,
}
