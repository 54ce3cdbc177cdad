//! The bout of `circle`.

use rand::{SeedableRng as _, rngs::Xoshiro256PlusPlus, seq::SliceRandom as _};
use rules::{
    Seat, Side,
    circle::{Action, Ask, Card, Choice, Circle, Event, View},
};

use crate::{BoutGame, Hands, Pace, Parts, ShotClock};

/// A bout of this game.
pub type Model = crate::Model<Circle>;
/// A message to it.
pub type Msg = crate::Msg<Circle>;

impl Pace for Circle {
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
}

impl Hands for Circle {
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

    fn shuffle(hand: &mut Vec<Action>, seed: u64) {
        let mut order = Card::ALL;
        order.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
        hand.sort_by_key(|&action| order.iter().position(|&card| card_of(action) == Some(card)));
    }
}

impl ShotClock for Circle {
    type Nomination = ();
}

impl BoutGame for Circle {
    type Extras = ();

    type Saved = Parts<Self>;

    fn number_and_position(view: &View) -> (u32, i8) {
        (view.turns + 1, 0)
    }
}

/// Whether the choice is made with a card from the hand: one in place of another card, or a further attack.
pub fn follows(choice: Choice) -> bool {
    !matches!(choice.ask, Ask::Direction { .. })
}

/// The action that the seat takes by playing this card from its hand.
pub fn played(view: &View, seat: Side, card: Card) -> Action {
    let follows = view
        .choice
        .is_some_and(|choice| choice.seat == seat && follows(choice));
    if follows {
        Action::Follow(card)
    } else {
        Action::Reveal(card)
    }
}

/// The card that an action takes out of the hand.
pub fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Reveal(card) | Action::Follow(card) => Some(card),
        Action::Toward(_) | Action::Pass => None,
    }
}
