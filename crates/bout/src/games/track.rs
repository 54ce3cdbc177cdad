//! The bout of `track`.

use ai::track::solver::Stakes;
use rand::{
    SeedableRng as _,
    rngs::{SmallRng, Xoshiro256PlusPlus},
    seq::SliceRandom as _,
};
use rules::{
    Seat,
    track::{Action, EDGE, Event, Nomination, Play as Shown, PlaySet, Track, View},
};

use crate::{BoutGame, Hands, Pace, Parts, ShotClock};

/// A bout of this game.
pub type Model = crate::Model<Track>;
/// A message to it.
pub type Msg = crate::Msg<Track>;

impl Pace for Track {
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
}

impl Hands for Track {
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

    fn faces(view: &View) -> bool {
        // Players choose their swaps in secret, after a hand-over.
        view.bout.swaps().is_some()
    }

    fn shuffle(hand: &mut Vec<Action>, seed: u64) {
        let mut order: Vec<Action> = Shown::all().map(Action::own).collect();
        order.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
        order.retain(|action| hand.contains(action));
        *hand = order;
    }
}

impl ShotClock for Track {
    type Nomination = Nomination;

    fn referee(
        view: &View,
        seat: Seat,
        nominated: Option<Nomination>,
        seed: u64,
    ) -> Option<Action> {
        view.bout
            .referee(seat.side()?, nominated, &mut SmallRng::seed_from_u64(seed))
    }
}

impl BoutGame for Track {
    type Extras = ();

    type Saved = Parts<Self>;

    fn number_and_position(view: &View) -> (u32, i8) {
        (view.bout.turns() + 1, view.bout.position())
    }

    fn context(_: &View, (): &(), for_points: bool) -> Stakes {
        if for_points {
            Stakes::Points
        } else {
            Stakes::Bout
        }
    }
}

#[cfg(test)]
mod tests;
