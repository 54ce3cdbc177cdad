//! What the page has to know of a game beside its rules.

use serde::{Serialize, de::DeserializeOwned};

use super::{InRobin, SavedBout};
use crate::{
    ai::protocol::{Ask, Reply},
    rules::{Sample, Seat, record::Notation},
    store::{Slot, Store},
    ui::sound::Sound,
};

/// A game that is played on the page.
pub trait Play: Notation<Action: Serialize + DeserializeOwned> + Sample {
    /// What the analysis thinks of a decision.
    type Advice: Clone + PartialEq + std::fmt::Debug;

    /// What a seat that has a clock may nominate for the other, should the other's time run out; `()` where the game knows no clock.
    type Nomination: Copy + PartialEq + std::fmt::Debug + Serialize + DeserializeOwned;

    /// Whether nothing is hidden and the seats choose by turns: two at one device always look together, and no curtain hangs.
    const OPEN: bool = false;

    /// Where the bout is kept.
    const BOUT: Slot<SavedBout<Self::Action, Self::Nomination>>;

    /// Whether an event stays on screen until it has been seen; `next` is the one after it.
    fn lies(event: &Self::Event, next: Option<&Self::Event>) -> bool;

    /// How long a frame is shown at normal pace, in milliseconds; from the look’s motion tokens.
    fn hold(event: &Self::Event) -> u32;

    /// What is heard as an event is shown.
    fn sound(event: &Self::Event) -> Option<Sound>;

    /// The number of the trick or turn that comes, 0 before the first, and where the wrestlers stand.
    fn place(view: &Self::View) -> (u32, i8);

    /// How many actions can be picked out of the seat's hand.
    fn held(view: &Self::View, seat: Seat) -> usize;

    /// Whether what is to be chosen now is picked out of a hand.
    fn from_hand(_view: &Self::View) -> bool {
        true
    }

    /// What can be picked out of the seat's hand, one action a card, as far as the view shows it.
    fn hand(view: &Self::View, seat: Seat) -> Vec<Self::Action>;

    /// What both seats have no choice but to do, where the page does it for them.
    fn forced(_view: &Self::View) -> Option<[Self::Action; 2]> {
        None
    }

    /// What the referee chooses for the seat when its time has run out: by what the other nominated, or by lot; the same for the same `lot`.
    /// `None` where the clock does not run.
    fn referee(
        _view: &Self::View,
        _seat: Seat,
        _nominated: Option<Self::Nomination>,
        _lot: u64,
    ) -> Option<Self::Action> {
        None
    }

    /// Writes a decided bout into the round robin that it is of, once, where the game has such.
    ///
    /// # Errors
    /// In a player’s words, when it cannot be written.
    fn into_robin(_store: &Store, _of: InRobin, _view: &Self::View) -> Result<(), String> {
        Ok(())
    }

    /// Whether what comes next can be chosen face to face; if not, the device goes from hand to hand until it can.
    fn faces(_view: &Self::View) -> bool {
        true
    }

    /// The rules of the next bout between the same: another may begin.
    fn next(config: &Self::Config) -> Self::Config {
        config.clone()
    }

    /// Where cards come back into hands, a number that changes now and then, and the order of the hands with it.
    fn order(_view: &Self::View) -> u64 {
        0
    }

    /// Brings a hand into an order that this lot draws, in which no card's place tells what it is. A card that goes moves no other.
    fn mix(hand: &mut Vec<Self::Action>, lot: u64);

    /// Asks the computer for a decision; in a round robin the bout is played for its points.
    fn ask(view: Self::View, for_points: bool) -> Ask;

    /// The decision in a reply; `None` where it is about something else.
    fn decision(reply: &Reply) -> Option<Self::Action>;

    /// Asks for the analysis of a decision.
    fn ask_advice(view: Self::View) -> Ask;

    /// The analysis in a reply; `None` where it is about something else.
    fn advice(reply: Reply) -> Option<Self::Advice>;
}
