//! The bout of `circle` on screen.

use rand::{SeedableRng as _, rngs::Xoshiro256PlusPlus, seq::SliceRandom as _};

use super::hand::{card_of, follows, played};
use crate::{
    order::sort_by_key,
    rules::{
        Seat,
        circle::{Action, Card, Circle, Event, View},
    },
    store::Slot,
    ui::{
        sound::Sound,
        stage::{self, GameUi, Parts},
    },
};

pub use stage::Scene;

/// A bout on screen.
pub type Model = stage::Model<Circle>;
/// What a player, the clock or the worker does.
pub type Msg = stage::Msg<Circle>;

impl GameUi for Circle {
    type Extras = ();

    type Saved = Parts<Self>;

    type Nomination = ();

    const BOUT: Slot<Self::Saved> = Slot::new("bout.circle", 1);

    fn must_be_seen(event: &Event, next: Option<&Event>) -> bool {
        // Before the cards of a turn are cleared away, and at the end.
        matches!(next, Some(Event::SetAside { .. })) || matches!(event, Event::Decided(_))
    }

    fn hold(event: &Event) -> u32 {
        match event {
            Event::Revealed { .. }
            | Event::Annulled { .. }
            | Event::Cancelled { .. }
            | Event::Idle { .. } => 1400,
            // A glance is enough for these.
            Event::SetAside { .. } | Event::Drew { .. } | Event::Decided(_) => 0,
            _ => 1000,
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Revealed { .. } => Some(Sound::Clappers),
            Event::Pushed { to: None, .. } | Event::SetDown { to: None, .. } => Some(Sound::Edge),
            Event::Pushed { .. } | Event::SetDown { .. } | Event::ChangedPlaces { .. } => {
                Some(Sound::Drum)
            }
            Event::Moved { .. }
            | Event::Annulled { .. }
            | Event::Cancelled { .. }
            | Event::Substituted { .. }
            | Event::FollowedUp { .. } => Some(Sound::Clack),
            Event::Decided(_) => Some(Sound::Roll),
            _ => None,
        }
    }

    fn number_and_position(view: &View) -> (u32, i8) {
        (view.turns + 1, 0)
    }

    fn held(view: &View, seat: Seat) -> usize {
        let held = seat.side().map(|side| view.held[side.index()]);
        held.map_or(0, usize::from)
    }

    fn hand(view: &View, seat: Seat) -> Vec<Action> {
        let own = seat.side().filter(|&side| view.viewer.is(side));
        let cards = |side| {
            view.hand
                .into_iter()
                .map(move |card| played(view, side, card))
        };
        own.into_iter().flat_map(cards).collect()
    }

    fn from_hand(view: &View) -> bool {
        view.choice.is_none_or(follows)
    }

    fn order(view: &View) -> u64 {
        // Cards return to the hand. If the order never changed, the opponent could recognise a card by its place.
        view.turns.into()
    }

    fn mix(hand: &mut Vec<Action>, seed: u64) {
        let mut order = Card::ALL;
        order.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
        sort_by_key(hand, |&action| {
            order.iter().position(|&card| card_of(action) == Some(card))
        });
    }
}
