//! The bout of `slam` on screen: where it is saved, and how it sounds.

use bout::games::slam::Saved;
use rules::slam::{Event, Score, Slam};
use store::{Slot, data};

use crate::ui::{parts::sound::Sound, stage::GameUi};

impl GameUi for Slam {
    // In version 1, no toss was without throws or without poses.
    const BOUT: Slot<Saved> = Slot::new("bout.slam", 2).upgrading(&[data]);

    fn sound(event: &Event) -> Option<Sound> {
        Some(match event {
            Event::Landed { .. } | Event::Threw { .. } => Sound::Drum,
            Event::Scored {
                score: Score::Nothing | Score::AllLost,
                ..
            }
            | Event::Left { .. } => Sound::Edge,
            Event::Scored { .. } | Event::Tied { .. } => Sound::Clack,
            Event::Won { .. } => Sound::Roll,
        })
    }
}
