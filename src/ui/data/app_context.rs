//! The app context: what every screen needs.

use store::Store;
use yew::prelude::*;

use crate::ui::data::settings::Settings;

/// The store, the settings, and how to change them.
#[derive(Clone, PartialEq, Debug)]
pub struct AppContext {
    /// The data stored on this device.
    pub store: Store,
    /// The current settings.
    pub settings: Settings,
    /// The tag of the language that the page speaks.
    pub language: &'static str,
    /// Whether the language in the settings could not be loaded.
    pub language_missing: bool,
    /// Changes the settings.
    pub set: Callback<Settings>,
    /// Reads the stored settings again, after an import or an erasure.
    pub reread: Callback<()>,
}

/// Renders the component again when the page speaks another language: for components that show texts, use nothing of the app context, and
/// may get equal properties from their parent's next render.
#[hook]
pub fn use_texts() {
    use_context::<AppContext>();
}
