//! The bout of `bales` on screen: where it is saved, and how it sounds.

use rules::bales::{Bales, Event};
use store::Slot;

use crate::ui::{parts::sound::Sound, stage::GameUi};

impl GameUi for Bales {
    const BOUT: Slot<Self::Saved> = Slot::new("bout.bales", 1);

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Took { .. } => Some(Sound::Straw),
            Event::Won(_) => Some(Sound::Roll),
        }
    }
}
