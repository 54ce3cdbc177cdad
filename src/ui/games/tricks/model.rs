//! The bout of `tricks` on screen.

use rand::{SeedableRng as _, rngs::Xoshiro256PlusPlus, seq::SliceRandom as _};

use crate::{
    rules::{
        Seat, Viewer,
        tricks::{Card, CardSet, Event, Tricks, View},
    },
    store::Slot,
    ui::{
        sound::Sound,
        stage::{self, GameUi, Parts},
    },
};

pub use stage::{Gesture, Hint, Scene};

/// A bout on screen.
pub type Model = stage::Model<Tricks>;
/// What a player, the clock or the worker does.
pub type Msg = stage::Msg<Tricks>;

impl GameUi for Tricks {
    type Extras = ();

    type Saved = Parts<Self>;

    type Nomination = ();

    const BOUT: Slot<Self::Saved> = Slot::new("bout.tricks", 1);

    fn must_be_seen(event: &Event, next: Option<&Event>) -> bool {
        match event {
            Event::Took { .. } => !matches!(next, Some(Event::Decided(_))),
            Event::Leads { .. } | Event::Tied | Event::Torinaoshi | Event::Decided(_) => true,
            _ => false,
        }
    }

    fn rests(view: &View) -> bool {
        !view.tachiai.is_empty() && !matches!(view.trick, Some((_, Some(_))))
    }

    fn hold(event: &Event) -> u32 {
        match event {
            Event::Dealt { .. } => 300,
            Event::Clashed { .. } => 1100,
            Event::Led { .. } => 450,
            Event::Followed { .. } => 250,
            Event::Took { .. } => 700,
            Event::Pushed { .. } => 600,
            _ => 0,
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Clashed { .. } => Some(Sound::Clappers),
            Event::Led { .. } | Event::Followed { .. } => Some(Sound::Clack),
            Event::Pushed { to: 0, .. } => Some(Sound::Drum),
            Event::Pushed { .. } => Some(Sound::Edge),
            Event::Decided(_) => Some(Sound::Roll),
            _ => None,
        }
    }

    fn number_and_position(view: &View) -> (u32, i8) {
        let number = view.trick.map_or(0, |_| view.tricks.len() as u32 + 1);
        (number, view.position)
    }

    fn held(view: &View, seat: Seat) -> usize {
        let held = seat.side().map(|side| view.held[side.index()]);
        held.map_or(0, usize::from)
    }

    fn hand(view: &View, seat: Seat) -> Vec<Card> {
        let seen = view.hand.into_iter();
        seen.filter(|_| view.viewer.is(seat)).collect()
    }

    fn mix(hand: &mut Vec<Card>, seed: u64) {
        let mut order: Vec<Card> = Card::all().collect();
        order.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
        order.retain(|card| hand.contains(card));
        *hand = order;
    }
}

/// The opponent's hand, if all hands are open.
pub fn open_hand(model: &Model) -> Option<CardSet> {
    let other = model.looker().side()?.other();
    let viewer = Viewer::Seat(other.into());
    model
        .hands_are_open()
        .then(|| model.shown_to(viewer).1.hand)
}
