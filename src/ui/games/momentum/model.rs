//! The bout of `momentum` on screen.

use rand::Rng;

use crate::{
    rules::momentum::{Config, Event, Momentum, View},
    store::Slot,
    ui::{
        sound::Sound,
        stage::{self, GameUi, Parts},
    },
};

pub use stage::Scene;

/// A bout on screen.
pub type Model = stage::Model<Momentum>;
/// What a player or the worker does.
pub type Msg = stage::Msg<Momentum>;

impl GameUi for Momentum {
    type Extras = ();

    type Saved = Parts<Self>;

    type Nomination = ();

    const OPEN: bool = true;

    const BOUT: Slot<Self::Saved> = Slot::new("bout.momentum", 1);

    fn must_be_seen(event: &Event, _: Option<&Event>) -> bool {
        matches!(event, Event::Ended(_))
    }

    fn is_known(model: &Model, event: &Event) -> bool {
        // Everybody at the device has seen the disks being moved.
        matches!(event, Event::Leaned { seat, .. } if model.person((*seat).into()))
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

    fn number_and_position(view: &View) -> (u32, i8) {
        (u32::from(view.bout.turns()) + 1, 0)
    }

    fn next<R: Rng>(model: &Model, _: &mut R) -> (usize, Config) {
        let config = model.config();
        let first = config.first.other();
        (0, Config { first, ..config })
    }
}
