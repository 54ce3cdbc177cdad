//! What a bout must know of a game besides its rules: one small trait for each thing.

use std::{convert::Infallible, fmt::Debug};

use ai::Opponent;
use basho::BestOf;
use rand::Rng;
use rules::{
    Sample, Seat, SeatSet,
    record::{Notation, Record},
};
use serde::{Serialize, de::DeserializeOwned};

use crate::{Model, Parts, Player, Table};

/// How long the events of a bout stay on screen.
pub trait Pace: Notation {
    /// Whether an event stays on screen until a player has seen it; `next` is the event after it.
    fn must_be_seen(event: &Self::Event, next: Option<&Self::Event>) -> bool;

    /// How long a frame is shown at normal pace, in milliseconds; taken from the motion tokens of the design.
    fn hold(event: &Self::Event) -> u32;

    /// Whether two events that follow each other are shown as one frame.
    fn together(_event: &Self::Event, _next: &Self::Event) -> bool {
        false
    }

    /// Whether the players have seen the event by the time the rules are told, so that it needs no frame. `people` are the seats of people.
    fn is_known(_event: &Self::Event, _people: SeatSet) -> bool {
        false
    }

    /// Whether a turn is over in this view, so that two who look together see its last frame until they go on.
    fn turn_is_over(_view: &Self::View) -> bool {
        true
    }
}

/// The hands of a game, and which choices are made from them. The defaults are those of a game without hands.
pub trait Hands: Notation {
    /// How many actions the seat's hand offers.
    fn held(_view: &Self::View, _seat: Seat) -> usize {
        0
    }

    /// What the seat's hand offers, one action per card, as far as the view shows it.
    fn hand(_view: &Self::View, _seat: Seat) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Whether the current choice is made from a hand.
    fn from_hand(_view: &Self::View) -> bool {
        true
    }

    /// Whether the next choice can be made face to face; if not, the players pass the device until it can.
    fn faces(_view: &Self::View) -> bool {
        true
    }

    /// In games in which cards return to hands: a number that changes now and then, and reorders the hands.
    fn order(_view: &Self::View) -> u64 {
        0
    }

    /// Shuffles a hand by this seed, so that a card's position tells nothing about the card. Removing a card must not move any other.
    fn shuffle(_hand: &mut Vec<Self::Action>, _seed: u64) {}

    /// The seat's forced move, if it is played for the player.
    fn forced(_view: &Self::View, _seat: Seat) -> Option<Self::Action> {
        None
    }
}

/// The shot clock. The default is a game without one.
pub trait ShotClock: Notation {
    /// What a seat may nominate for the other seat, in case the other's time runs out; `()` if the game has no clock.
    type Nomination: Copy + PartialEq + Debug + Serialize + DeserializeOwned;

    /// The referee's choice for a seat whose time has run out: what the other seat nominated, or a draw, the same for the same
    /// `seed`. `None` if the clock does not run now.
    fn referee(
        _view: &Self::View,
        _seat: Seat,
        _nominated: Option<Self::Nomination>,
        _seed: u64,
    ) -> Option<Self::Action> {
        None
    }
}

/// A game that can be played at a table, by any number of players.
pub trait BoutGame: Pace + Hands + ShotClock + Opponent + Sample {
    /// What a bout has in this game alone; `()` for most.
    type Extras: Extras<Self>;

    /// The stored form of a bout.
    type Saved: Serialize + DeserializeOwned + PartialEq + From<Parts<Self>> + Into<Parts<Self>>;

    /// Whether nothing is hidden and the seats choose in turn. Players at one device then always look together, without a curtain.
    const OPEN: bool = false;

    /// Whether more than two can play, so that two computers of one strength may sit at a table.
    const MANY: bool = false;

    /// Whether the bout draws what luck decides; if not, the players make it ([`Extras::makes_chance`]).
    const DRAWS_CHANCE: bool = true;

    /// The number of the next trick or turn (0 before the first), and the wrestlers' position.
    fn number_and_position(view: &Self::View) -> (u32, i8);

    /// The tags of the bout's record; by default, the names of East and West, and the length of the basho.
    fn tags(model: &Model<Self>, names: &[String]) -> Vec<(String, String)> {
        let seats = ["East", "West"].map(str::to_owned);
        let periods = model.series().map(|series| series.best_of().periods());
        let length = periods.map(|periods| (BestOf::TAG.to_owned(), periods.to_string()));
        let named = seats.into_iter().zip(names.iter().cloned());
        named.chain(length).collect()
    }

    /// The players' names, in seat order, if the config tells them; otherwise none.
    fn names(_config: &Self::Config) -> &[String] {
        &[]
    }

    /// Whether these can be the players of a bout with this config.
    fn fit(_players: &[Player], _config: &Self::Config) -> bool {
        true
    }

    /// The next bout between the same players: who sits in the first seat then, as the index of the current seat, and the config.
    fn next<R: Rng>(model: &Model<Self>, _rng: &mut R) -> (usize, Self::Config) {
        (0, model.config())
    }

    /// What a computer must know besides its view; in a round robin, it plays for points.
    fn context(_view: &Self::View, _extras: &Self::Extras, _for_points: bool) -> Self::Context {
        Self::Context::default()
    }
}

/// What a bout has in one game alone, besides rules, players and frames: for example, a throw in the air.
pub trait Extras<G: BoutGame<Extras = Self>>: Clone + PartialEq + Debug + Default {
    /// A message that only this game has.
    type Msg: Clone + PartialEq + Debug;

    /// Applies a message. An impossible one changes nothing.
    fn after(model: &mut Model<G>, msg: Self::Msg);

    /// Whether something is under way for which everything else waits.
    fn is_busy(&self) -> bool {
        false
    }

    /// The seat whose player makes the chance step that is due now.
    fn makes_chance(_model: &Model<G>) -> Option<Seat> {
        None
    }

    /// The seat whose player made the chance step that was due in this view.
    fn made_chance(_view: &G::View) -> Option<Seat> {
        None
    }

    /// Takes a computer's decision, which the rules allow.
    fn decide(model: &mut Model<G>, seat: Seat, action: G::Action) {
        model.seal(seat, action);
    }

    /// Whether a frame that must be seen gives way by itself after a while, for example because nobody is there to press a button.
    fn goes_on_by_itself(model: &Model<G>) -> bool {
        model.watched() && !model.shows_the_end()
    }

    /// Whether a computer's decision is on show and has not been taken yet.
    fn weighs(&self) -> bool {
        false
    }

    /// Whether a player has begun something that undo takes back first.
    fn holds_back(&self) -> bool {
        false
    }

    /// Takes back what a player has begun; returns whether there was anything.
    fn take_back(&mut self) -> bool {
        false
    }

    /// Whether going back to so many steps would split what one chance has decided.
    fn splits(&self, _record: &Record<G>, _steps: usize) -> bool {
        false
    }

    /// Called when the bout has gone back to so many steps.
    fn rewound(&mut self, _steps: usize) {}

    /// Whether this belongs to the bout at that table; `all_seen` says whether every frame has been seen.
    fn fits(&self, _table: &Table<G>, _all_seen: bool) -> bool {
        true
    }

    /// What the next bout between the same players begins with.
    #[must_use]
    fn afresh(&self) -> Self {
        Self::default()
    }

    /// Called when the bout goes on from this record after so many steps.
    fn goes_on(&mut self, _record: &Record<G>, _steps: usize) {}

    /// What a record's tags say of it.
    fn of_tags(_tags: &[(String, String)]) -> Self {
        Self::default()
    }
}

impl<G: BoutGame<Extras = ()>> Extras<G> for () {
    type Msg = Infallible;

    fn after(_: &mut Model<G>, msg: Infallible) {
        match msg {}
    }
}
