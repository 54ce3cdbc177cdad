//! The bout of `circle` on screen: where it is saved, and how it sounds.

use rules::circle::{Circle, Event};
use store::Slot;

use crate::ui::{parts::sound::Sound, stage::GameUi};

impl GameUi for Circle {
    const BOUT: Slot<Self::Saved> = Slot::new("bout.circle", 1);
    const VIEWS: bool = true;

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Revealed { .. } => Some(Sound::Clappers),
            Event::Pushed { to: None, .. } | Event::SetDown { to: None, .. } => Some(Sound::Edge),
            Event::Pushed { .. } | Event::SetDown { .. } | Event::ChangedPlaces { .. } => {
                Some(Sound::Drum)
            }
            Event::Moved { .. }
            | Event::Annulled { .. }
            | Event::Cancelled { .. }
            | Event::Substituted { .. }
            | Event::FollowedUp { .. } => Some(Sound::Clack),
            Event::Decided(_) => Some(Sound::Roll),
            _ => None,
        }
    }
}
