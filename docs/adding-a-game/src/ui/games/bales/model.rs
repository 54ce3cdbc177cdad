//! What the bout on screen must know of `bales`.

use crate::{
    rules::bales::{Bales, Event},
    store::Slot,
    ui::{
        sound::Sound,
        stage::{GameUi, Parts},
    },
};

impl GameUi for Bales {
    type Nomination = ();

    type Extras = ();

    type Saved = Parts<Self>;

    const OPEN: bool = true;

    const BOUT: Slot<Self::Saved> = Slot::new("bout.bales", 1);

    fn must_be_seen(event: &Event, _: Option<&Event>) -> bool {
        matches!(event, Event::Won(_))
    }

    fn hold(event: &Event) -> u32 {
        match event {
            Event::Took { .. } => 800,
            Event::Won(_) => 0,
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Took { .. } => Some(Sound::Straw),
            Event::Won(_) => Some(Sound::Roll),
        }
    }

    fn number_and_position(view: &Self) -> (u32, i8) {
        (u32::from(view.turns()) + 1, 0)
    }
}
