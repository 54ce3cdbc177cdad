//! Whether a screen is the visible one.

use yew::prelude::*;

/// Whether the screen around a component is the visible one. On a screen that waits behind the rules (see `app`), timers stop, no worker
/// thinks, and keys do nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InSight(pub bool);

/// Whether the screen around this component is the visible one; true outside any screen.
#[hook]
pub fn use_in_sight() -> bool {
    use_context::<InSight>().is_none_or(|InSight(shown)| shown)
}
