//! The bout of `tricks`.

use rand::{SeedableRng as _, rngs::Xoshiro256PlusPlus, seq::SliceRandom as _};
use rules::{
    Seat, Viewer,
    tricks::{Card, CardSet, Event, Tricks, View},
};

use crate::{BoutGame, Hands, Pace, Parts, ShotClock};

/// A bout of this game.
pub type Model = crate::Model<Tricks>;
/// A message to it.
pub type Msg = crate::Msg<Tricks>;

impl Pace for Tricks {
    fn must_be_seen(event: &Event, next: Option<&Event>) -> bool {
        match event {
            Event::Took { .. } => !matches!(next, Some(Event::Decided(_))),
            Event::Leads { .. } | Event::Tied | Event::Torinaoshi | Event::Decided(_) => true,
            _ => false,
        }
    }

    fn turn_is_over(view: &View) -> bool {
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
}

impl Hands for Tricks {
    fn held(view: &View, seat: Seat) -> usize {
        let held = seat.side().map(|side| view.held[side.index()]);
        held.map_or(0, usize::from)
    }

    fn hand(view: &View, seat: Seat) -> Vec<Card> {
        let seen = view.hand.into_iter();
        seen.filter(|_| view.viewer.is(seat)).collect()
    }

    fn shuffle(hand: &mut Vec<Card>, seed: u64) {
        let mut order: Vec<Card> = Card::all().collect();
        order.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
        order.retain(|card| hand.contains(card));
        *hand = order;
    }
}

impl ShotClock for Tricks {
    type Nomination = ();
}

impl BoutGame for Tricks {
    type Extras = ();

    type Saved = Parts<Self>;

    fn number_and_position(view: &View) -> (u32, i8) {
        let number = view.trick.map_or(0, |_| view.tricks.len() as u32 + 1);
        (number, view.position)
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
