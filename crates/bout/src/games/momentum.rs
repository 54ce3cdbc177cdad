//! The bout of `momentum`.

use rand::Rng;
use rules::{
    SeatSet,
    momentum::{Config, Event, Momentum, View},
};

use crate::{BoutGame, Hands, Pace, Parts, ShotClock};

/// A bout of this game.
pub type Model = crate::Model<Momentum>;
/// A message to it.
pub type Msg = crate::Msg<Momentum>;

impl Pace for Momentum {
    fn must_be_seen(event: &Event, _: Option<&Event>) -> bool {
        matches!(event, Event::Ended(_))
    }

    fn is_known(event: &Event, people: SeatSet) -> bool {
        // Everybody at the device has seen the disks being moved.
        matches!(event, Event::Leaned { seat, .. } if people.contains(*seat))
    }

    fn hold(event: &Event) -> u32 {
        match *event {
            Event::Leaned { .. } => 600,
            // The animation of a push takes 420 ms, whatever its length.
            Event::Walked { .. } | Event::Pushed { .. } => 800,
            Event::PushedOff { .. } | Event::Fell { .. } => 1600,
            // The next screen shows everything that these do.
            Event::Began { .. } | Event::Ended(_) => 0,
        }
    }
}

impl Hands for Momentum {}

impl ShotClock for Momentum {
    type Nomination = ();
}

impl BoutGame for Momentum {
    type Extras = ();

    type Saved = Parts<Self>;

    const OPEN: bool = true;

    fn number_and_position(view: &View) -> (u32, i8) {
        (u32::from(view.bout.turns()) + 1, 0)
    }

    fn next<R: Rng>(model: &Model, _: &mut R) -> (usize, Config) {
        let config = model.config();
        let first = config.first.other();
        (0, Config { first, ..config })
    }
}
