//! The bout of `tricks` on screen: where it is saved, and how it sounds.

use rules::tricks::{Event, Tricks};
use store::Slot;

use crate::ui::{parts::sound::Sound, stage::GameUi};

impl GameUi for Tricks {
    const BOUT: Slot<Self::Saved> = Slot::new("bout.tricks", 1);

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Clashed { .. } => Some(Sound::Clappers),
            Event::Led { .. } | Event::Followed { .. } => Some(Sound::Clack),
            Event::Pushed { to: 0, .. } => Some(Sound::Drum),
            Event::Pushed { .. } => Some(Sound::Edge),
            Event::Decided(_) => Some(Sound::Roll),
            _ => None,
        }
    }
}
