//! The bout of `track` on screen.

use rand::{
    SeedableRng as _,
    rngs::{SmallRng, Xoshiro256PlusPlus},
    seq::SliceRandom as _,
};

use crate::{
    ai::track::solver::Stakes,
    rules::{
        Seat,
        track::{Action, EDGE, Event, Nomination, Play as Shown, PlaySet, Track, View},
    },
    store::{Slot, Store},
    ui::{
        robin,
        sound::Sound,
        stage::{self, GameUi, InRobin, Parts},
        words::t,
    },
};

pub use stage::Scene;

/// A bout on screen.
pub type Model = stage::Model<Track>;
/// What a player, the clock or the worker does.
pub type Msg = stage::Msg<Track>;

impl GameUi for Track {
    type Extras = ();

    type Saved = Parts<Self>;

    type Nomination = Nomination;

    const BOUT: Slot<Self::Saved> = Slot::new("bout.track", 1);

    fn must_be_seen(event: &Event, next: Option<&Event>) -> bool {
        match event {
            Event::Swapped { .. } | Event::Decided(_) => true,
            Event::Revealed { .. } => false,
            // The last effect of a turn, before the next cards are turned over.
            _ => matches!(next, None | Some(Event::Revealed { .. })),
        }
    }

    fn hold(event: &Event) -> u32 {
        match event {
            Event::Revealed { .. } => 1100,
            // A body that is pushed off the track falls before anything is said.
            Event::Pushed { to, .. } | Event::Advanced { to, .. }
                if to.unsigned_abs() > EDGE.unsigned_abs() =>
            {
                1200
            }
            Event::TookBack => 700,
            Event::Swapped { .. } | Event::Decided(_) => 0,
            _ => 900,
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Revealed { .. } => Some(Sound::Clappers),
            Event::Swapped { .. } | Event::Stood { .. } | Event::TookBack => Some(Sound::Clack),
            Event::Pushed { to, .. } | Event::Advanced { to, .. }
                if to.unsigned_abs() > EDGE.unsigned_abs() =>
            {
                Some(Sound::Fall)
            }
            Event::Pushed { to, .. } if to.unsigned_abs() > 5 => Some(Sound::Edge),
            Event::Pushed { .. } | Event::Advanced { .. } | Event::Reversed { .. } => {
                Some(Sound::Drum)
            }
            Event::Decided(_) => Some(Sound::Roll),
            _ => None,
        }
    }

    fn number_and_position(view: &View) -> (u32, i8) {
        (view.bout.turns() + 1, view.bout.position())
    }

    fn held(view: &View, seat: Seat) -> usize {
        let plays = seat.side().map(|side| view.bout.playable(side));
        plays.map_or(0, PlaySet::len)
    }

    fn hand(view: &View, seat: Seat) -> Vec<Action> {
        let plays = seat.side().map(|side| view.bout.playable(side));
        let plays = plays.into_iter().flatten();
        plays.map(Action::own).collect()
    }

    fn forced(view: &View, seat: Seat) -> Option<Action> {
        view.bout.forced()?.get(seat.index()).copied()
    }

    fn referee(
        view: &View,
        seat: Seat,
        nominated: Option<Nomination>,
        seed: u64,
    ) -> Option<Action> {
        view.bout
            .referee(seat.side()?, nominated, &mut SmallRng::seed_from_u64(seed))
    }

    fn into_robin(store: &Store, of: InRobin, view: &View) -> Result<(), String> {
        let Some(verdict) = view.bout.verdict() else {
            return Ok(());
        };
        match robin::enter(store, of.id, of.bout as usize, verdict)? {
            Some(_) => Ok(()),
            None => Err(t!("robin-gone")),
        }
    }

    fn faces(view: &View) -> bool {
        // Players choose their swaps in secret, after a hand-over.
        view.bout.swaps().is_some()
    }

    fn mix(hand: &mut Vec<Action>, seed: u64) {
        let mut order: Vec<Action> = Shown::all().map(Action::own).collect();
        order.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
        order.retain(|action| hand.contains(action));
        *hand = order;
    }

    fn context(_: &View, (): &(), for_points: bool) -> Stakes {
        if for_points {
            Stakes::Points
        } else {
            Stakes::Bout
        }
    }
}

/// A turn, as far as it has been shown.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Turn {
    /// The number of the turn, from 1.
    pub(super) number: u32,
    /// East's card and West's card.
    pub(super) plays: [Shown; 2],
    /// For each card, whether the referee chose it.
    pub(super) referee: [bool; 2],
    /// The counter's position before the turn.
    pub(super) from: i8,
    /// What happened after the cards were revealed.
    pub(super) came: Vec<Event>,
    /// The counter's position after those events.
    pub(super) to: i8,
}

/// The turns in a story, in order.
pub(super) fn turns(story: &[(Event, View)]) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for (event, view) in story {
        match (*event, turns.last_mut()) {
            (
                Event::Revealed {
                    turn,
                    plays,
                    referee,
                },
                _,
            ) => turns.push(Turn {
                number: turn,
                plays,
                referee,
                from: view.bout.position(),
                came: Vec::new(),
                to: view.bout.position(),
            }),
            (Event::Decided(_) | Event::TookBack | Event::Swapped { .. }, _) | (_, None) => (),
            (came, Some(turn)) => {
                turn.came.push(came);
                turn.to = view.bout.position();
            }
        }
    }
    turns
}

#[cfg(test)]
mod tests;
