//! The bout of `bales`.

use rules::bales::{Bales, Event};

use crate::{BoutGame, Hands, Pace, Parts, ShotClock};

impl Pace for Bales {
    fn must_be_seen(event: &Event, _: Option<&Event>) -> bool {
        matches!(event, Event::Won(_))
    }

    fn hold(event: &Event) -> u32 {
        match event {
            Event::Took { .. } => 800,
            Event::Won(_) => 0,
        }
    }
}

impl Hands for Bales {}

impl ShotClock for Bales {
    type Nomination = ();
}

impl BoutGame for Bales {
    type Extras = ();

    type Saved = Parts<Self>;

    const OPEN: bool = true;

    fn number_and_position(view: &Self) -> (u32, i8) {
        (u32::from(view.turns()) + 1, 0)
    }
}
