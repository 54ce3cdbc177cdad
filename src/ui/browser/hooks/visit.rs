//! How the player came to a screen.

use yew::prelude::*;

use crate::ui::routes::Route;

/// How the player came to the visible screen.
#[derive(Clone, PartialEq, Debug)]
pub struct Visit {
    /// Whether they see it from its top, and not where they left it.
    pub from_top: bool,
    /// The screen that waits until they come back to it, and its address.
    pub behind: Option<(Route, AttrValue)>,
}

/// How the player came to the screen around this component; `None` outside any screen.
#[hook]
pub fn use_visit() -> Option<Visit> {
    use_context()
}
