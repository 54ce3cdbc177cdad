//! The trait that every game implements, and the types it uses.
//!
//! Why it is designed this way:
//!
//! - **Simultaneous choices.** [`Turn::Act`] names a set of seats, and [`Step::Act`] carries one action for each of them. The table
//!   (the crate `bout`) tracks who has already chosen. So hand-over, a bot that is still thinking and a choice taken back never reach the rules
//!   or the records.
//! - **Chance.** No state holds a random generator or the order of a deck. A chance outcome is a step like any other. So a search on a
//!   clone cannot see the future, and a record is the config and the steps.
//! - **Hidden information.** Bots, logs, hints and the page get a [`Game::View`], built field by field for one viewer. The laws check
//!   this for each game.
//! - **Events.** [`Game::apply`] tells a [`Sink`] what happened, each event with the state right after it. The sink `()` costs nothing,
//!   so search and the page run the same code.
//! - **No `dyn Game`.** Code is generic over the game. One `match` on a [`GameId`] picks the game where a route, stored data or a worker
//!   message comes in.

use std::{error::Error, fmt::Debug, hash::Hash, iter};

use rand::{Rng, seq::IteratorRandom};
use serde::{Deserialize, Serialize};

use super::seat::{Seat, SeatSet, Viewer};

/// The list of games: the one place that names them all. Calls the macro `$with` with `$args` and a line for every game: the type of its state,
/// its module and slug, and its name. Home shows the games in this order.
#[macro_export]
macro_rules! games {
    ($with:ident! $($args:tt)*) => {
        $with! {
            $($args)*
            Tricks: tricks, "SUMO, trick-taking.";
            Track: track, "Sumo, one-dimensional.";
            Circle: circle, "Sumo!, nineteen circles.";
            Momentum: momentum, "Sumo Sumo, hexes and momentum.";
            Slam: slam, "Sumo Slam, thrown wrestlers.";
        }
    };
}

/// The one `match` on a [`GameId`]: evaluates an expression in which the given name stands for the type of the game's state.
///
/// ```
/// use rules::{Game, GameId, with_game};
///
/// assert_eq!(with_game!(GameId::Track, G => G::ID.slug()), "track");
/// ```
#[macro_export]
macro_rules! with_game {
    (@match ($id:expr) $G:ident ($do:expr) $($Game:ident: $slug:ident, $name:literal;)*) => {
        match $id {
            $($crate::GameId::$Game => {
                type $G = $crate::$slug::$Game;
                $do
            })*
        }
    };
    ($id:expr, $G:ident => $do:expr) => {
        $crate::games!(with_game! @match ($id) $G ($do))
    };
}

/// Makes tests of a generic function, one for every game: `test_every_game!(notation_round_trips);` makes the tests
/// `notation_round_trips::tricks`, which calls `notation_round_trips::<Tricks>()`, and so on. A game without an impl of a trait that the
/// function needs does not compile.
#[macro_export]
macro_rules! test_every_game {
    (@module $rule:ident $($Game:ident: $slug:ident, $name:literal;)*) => {
        mod $rule {
            $(
                #[test]
                fn $slug() {
                    super::$rule::<$crate::$slug::$Game>();
                }
            )*
        }
    };
    ($($rule:ident),+ $(,)?) => {
        $($crate::games!(test_every_game! @module $rule);)+
    };
}

macro_rules! game_ids {
    ($($Game:ident: $slug:ident, $name:literal;)*) => {
        /// Names a game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum GameId {
            $(#[doc = $name] $Game,)*
        }

        impl GameId {
            /// All games, in the order in which the home page shows them.
            pub const ALL: [Self; [$(stringify!($slug)),*].len()] = [$(Self::$Game),*];

            /// The word for the game in records, routes and stored keys.
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Self::$Game => stringify!($slug),)*
                }
            }
        }
    };
}

games!(game_ids!);

impl GameId {
    /// The game with that slug.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|id| id.slug() == slug)
    }
}

/// The rules of one game: its state and how it changes.
pub trait Game: Clone + PartialEq + Debug + 'static {
    /// Which game this is.
    const ID: GameId;
    /// Variant and table rules.
    type Config: Clone + PartialEq + Debug + Default;
    /// What a seat chooses.
    type Action: Copy + Eq + Hash + Debug;
    /// The outcome of a chance step.
    type Chance: Copy + PartialEq + Debug;
    /// What one viewer may see.
    type View: Clone + PartialEq + Debug;
    /// Something that happened in a bout.
    type Event: Clone + PartialEq + Debug;
    /// Why an action or a chance outcome is refused, in words for the player.
    type Illegal: Error + Clone + PartialEq;

    /// The seats at the table.
    fn table(_config: &Self::Config) -> SeatSet {
        SeatSet::PAIR
    }

    /// The state before the first step.
    fn new(config: &Self::Config) -> Self;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// Checks whether the seat may choose this action now.
    ///
    /// # Errors
    /// [`StepError::Over`], [`StepError::NotToAct`], [`StepError::ChanceIsDue`], or the rule that forbids it.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), StepError<Self::Illegal>>;

    /// Takes one step and tells the sink what happened.
    ///
    /// # Errors
    /// If [`Game::turn`] does not ask for this step, or a rule forbids it. The state is then unchanged.
    fn apply<S: Sink<Self>>(
        &mut self,
        step: Step<Self>,
        sink: &mut S,
    ) -> Result<(), StepError<Self::Illegal>>;

    /// What the viewer may see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The part of an event that the viewer may know, if any.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
}

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Turn {
    /// An action from each of these seats, chosen without knowing the others'.
    Act(SeatSet),
    /// A chance step.
    Chance,
    /// Nothing: the bout is over.
    Over(Outcome),
}

impl Turn {
    /// Whether this turn asks that seat to act.
    pub fn asks(self, seat: impl Into<Seat>) -> bool {
        matches!(self, Self::Act(seats) if seats.contains(seat))
    }
}

/// How a bout ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// A seat won.
    Win(Seat),
    /// Nobody won.
    Draw,
}

impl Outcome {
    /// The seat that won, if any did.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Self::Win(seat) => Some(seat),
            Self::Draw => None,
        }
    }
}

/// One action from each seat that the turn asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joint<A> {
    /// The action of the one seat that the turn asks.
    One(Seat, A),
    /// East's action, then West's.
    Both([A; 2]),
}

impl<A> Joint<A> {
    /// The seats that act, each with its action.
    pub fn choices(self) -> impl Iterator<Item = (Seat, A)> {
        let (first, second) = match self {
            Self::One(seat, action) => ((seat, action), None),
            Self::Both([east, west]) => ((Seat::EAST, east), Some((Seat::WEST, west))),
        };
        iter::once(first).chain(second)
    }
}

/// One step of a bout.
#[derive(Debug)]
pub enum Step<G: Game> {
    /// The actions of the seats.
    Act(Joint<G::Action>),
    /// The outcome of a chance step.
    Chance(G::Chance),
}

// Derived impls would needlessly require the game itself to be `Copy` and `PartialEq`.
#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived `Clone` would have the needless bound"
)]
impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Step<G> {}

impl<G: Game> PartialEq for Step<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Act(a), Self::Act(b)) => a == b,
            (Self::Chance(a), Self::Chance(b)) => a == b,
            _ => false,
        }
    }
}

/// Why a step is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StepError<E> {
    /// The bout is over.
    #[error("The bout is already over")]
    Over,
    /// A seat acted out of turn.
    #[error("It is not {0}’s turn")]
    NotToAct(Seat),
    /// One seat acted alone where both must act.
    #[error("Both seats choose here, at the same time")]
    BothMustAct,
    /// An action where a chance outcome is due.
    #[error("First comes what luck decides")]
    ChanceIsDue,
    /// A chance outcome where an action is due.
    #[error("Luck decides nothing here")]
    NoChanceIsDue,
    /// A rule of the game forbids it.
    #[error("{0}")]
    Illegal(E),
}

/// Receives events, each with the state right after it.
pub trait Sink<G: Game> {
    /// Receives one event.
    fn note(&mut self, state: &G, event: G::Event);
}

impl<G: Game> Sink<G> for () {
    #[inline(always)]
    fn note(&mut self, _: &G, _: G::Event) {}
}

/// Games whose legal actions can be listed.
pub trait Enumerate: Game {
    /// The actions that the seat may choose now; none if the turn does not ask it.
    fn actions(&self, seat: Seat) -> impl Iterator<Item = Self::Action>;

    /// One of these actions, all equally likely; for random bouts. A game with a faster way overrides this.
    fn any<R: Rng>(&self, seat: Seat, rng: &mut R) -> Option<Self::Action> {
        self.actions(seat).choose(rng)
    }
}

/// Games whose chance outcomes can be sampled.
pub trait Sample: Game {
    /// A chance outcome drawn with its true probability, or `None` if no chance step is due.
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Self::Chance>;
}

/// Games in which a view can be completed to a state.
pub trait Determinize: Game {
    /// A state that gives this view; every hidden part is drawn uniformly from what is possible.
    ///
    /// `None` if no state can give this view (no bout ever shows such a view), and, in games that hide something, if the viewer is not a
    /// seat.
    fn determinize<R: Rng>(view: &Self::View, rng: &mut R) -> Option<Self>;
}
