//! What the page needs to know about a game besides its rules.

use serde::{Serialize, de::DeserializeOwned};

use super::{InRobin, SavedBout};
use crate::{
    ai::Opponent,
    rules::{Sample, Seat, record::Notation},
    store::{Slot, Store},
    ui::sound::Sound,
};

/// A game that can be played on the page.
pub trait Play: Notation + Opponent + Sample {
    /// What a seat may nominate for the other seat, in case the other's time runs out; `()` if the game has no clock.
    type Nomination: Copy + PartialEq + std::fmt::Debug + Serialize + DeserializeOwned;

    /// Whether nothing is hidden and the seats choose in turn. Two players at one device then always look together, without a curtain.
    const OPEN: bool = false;

    /// The slot in which the bout is saved.
    const BOUT: Slot<SavedBout<Self::Action, Self::Nomination>>;

    /// Whether an event stays on screen until a player has seen it; `next` is the event after it.
    fn lies(event: &Self::Event, next: Option<&Self::Event>) -> bool;

    /// How long a frame is shown at normal pace, in milliseconds; taken from the motion tokens of the design.
    fn hold(event: &Self::Event) -> u32;

    /// The sound of an event.
    fn sound(event: &Self::Event) -> Option<Sound>;

    /// The number of the next trick or turn (0 before the first), and the wrestlers' position.
    fn place(view: &Self::View) -> (u32, i8);

    /// How many actions the seat's hand offers.
    fn held(view: &Self::View, seat: Seat) -> usize;

    /// Whether the current choice is made from a hand.
    fn from_hand(_view: &Self::View) -> bool {
        true
    }

    /// What the seat's hand offers, one action per card, as far as the view shows it.
    fn hand(view: &Self::View, seat: Seat) -> Vec<Self::Action>;

    /// The forced moves of both seats, if the page plays them for the players.
    fn forced(_view: &Self::View) -> Option<[Self::Action; 2]> {
        None
    }

    /// The referee's choice for a seat whose time has run out: what the other seat nominated, or a draw seeded by `lot`, the same for the
    /// same `lot`. `None` if the clock does not run now.
    fn referee(
        _view: &Self::View,
        _seat: Seat,
        _nominated: Option<Self::Nomination>,
        _lot: u64,
    ) -> Option<Self::Action> {
        None
    }

    /// Writes a decided bout into the round robin that it belongs to, only once; does nothing if the game has no round robins.
    ///
    /// # Errors
    /// A message for the player, if it cannot be written.
    fn into_robin(_store: &Store, _of: InRobin, _view: &Self::View) -> Result<(), String> {
        Ok(())
    }

    /// Whether the next choice can be made face to face; if not, the players pass the device until it can.
    fn faces(_view: &Self::View) -> bool {
        true
    }

    /// The config of the next bout between the same players; for example, the other seat may begin.
    fn next(config: &Self::Config) -> Self::Config {
        config.clone()
    }

    /// In games in which cards return to hands: a number that changes now and then, and reorders the hands.
    fn order(_view: &Self::View) -> u64 {
        0
    }

    /// Shuffles a hand by this seed, so that a card's position tells nothing about the card. Removing a card must not move any other.
    fn mix(hand: &mut Vec<Self::Action>, lot: u64);

    /// What the computer must know besides its view; in a round robin, it plays for points.
    fn context(_for_points: bool) -> Self::Context {
        Self::Context::default()
    }
}
