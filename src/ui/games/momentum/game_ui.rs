//! The bout of `momentum` on screen: where it is saved, and how it sounds.

use rules::momentum::{Event, Momentum};
use store::Slot;

use crate::ui::{parts::sound::Sound, stage::GameUi};

impl GameUi for Momentum {
    const BOUT: Slot<Self::Saved> = Slot::new("bout.momentum", 1);
    const VIEWS: bool = true;

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Leaned { .. } => Some(Sound::Clack),
            Event::Walked { .. } => Some(Sound::Straw),
            Event::Pushed { .. } => Some(Sound::Drum),
            Event::PushedOff { .. } | Event::Fell { .. } => Some(Sound::Fall),
            Event::Ended(_) => Some(Sound::Roll),
            Event::Began { .. } => None,
        }
    }
}
