//! What the page needs to know about a game besides its rules and its bouts.

use bout::{BoutGame, InRobin};
use store::{Slot, Store};

use crate::ui::parts::sound::Sound;

/// A game that can be played on the page.
pub trait GameUi: BoutGame {
    /// The slot in which the bout is saved.
    const BOUT: Slot<Self::Saved>;

    /// Whether the player can choose between two views of the ring.
    const VIEWS: bool = false;

    /// The sound of an event.
    fn sound(event: &Self::Event) -> Option<Sound>;

    /// Writes a decided bout into the round robin that it belongs to, only once; does nothing if the game has no round robins.
    ///
    /// # Errors
    /// A message for the player, if it cannot be written.
    fn into_robin(_store: &Store, _of: InRobin, _view: &Self::View) -> Result<(), String> {
        Ok(())
    }
}
