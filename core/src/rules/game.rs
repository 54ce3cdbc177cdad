//! The core trait that every game is written to, and the words it uses.
//!
//! Why it is cut this way:
//!
//! - **Simultaneous choices.** [`Turn::Act`] names a set of seats and [`Step::Act`] carries one action for each of them. Who has already
//!   chosen is the table's business (`session`), so hand-over, a bot that still thinks and a choice taken back never reach the rules or
//!   the records.
//! - **Chance.** No state holds a random generator or the order of a deck. What luck decides is a step like any other, so a search on a
//!   clone cannot see the future and a record is the config and the steps.
//! - **Hidden information.** Bots, logs, hints and the page get a [`Game::View`], built field by field for one viewer. The laws hold each
//!   game to it.
//! - **Events.** [`Game::apply`] tells a [`Sink`] what happened, with the state right after each part. The sink `()` costs nothing, so
//!   search and page run the same code.
//! - **No `dyn Game`.** Code is generic in the game; one `match` on a [`GameId`] stands where routes, stored data or worker messages come in.

use std::{error::Error, fmt::Debug, hash::Hash};

use rand::{Rng, seq::IteratorRandom};
use serde::{Deserialize, Serialize};

use super::seat::{Seat, SeatSet, Viewer};

/// The five games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameId {
    /// SUMO, trick-taking.
    Tricks,
    /// Sumo, one-dimensional.
    Track,
    /// Sumo!, nineteen circles.
    Circle,
    /// Sumo Sumo, hexes and momentum.
    Momentum,
    /// Sumo Slam, thrown wrestlers.
    Slam,
}

impl GameId {
    /// All games, in the order in which the home page shows them.
    pub const ALL: [Self; 5] = [
        Self::Tricks,
        Self::Track,
        Self::Circle,
        Self::Momentum,
        Self::Slam,
    ];

    /// The word for the game in records, routes and stored keys.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Tricks => "tricks",
            Self::Track => "track",
            Self::Circle => "circle",
            Self::Momentum => "momentum",
            Self::Slam => "slam",
        }
    }

    /// The game with that slug.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|id| id.slug() == slug)
    }
}

/// The rules of one game: a state, and how it goes on.
pub trait Game: Clone + PartialEq + Debug + 'static {
    /// Which of the five games this is.
    const ID: GameId;
    /// Variant and table rules.
    type Config: Clone + PartialEq + Debug + Default;
    /// What a seat decides.
    type Action: Copy + Eq + Hash + Debug;
    /// What luck decides.
    type Chance: Copy + PartialEq + Debug;
    /// What one viewer may see.
    type View: Clone + PartialEq + Debug;
    /// Something that happened, as a fact of the game.
    type Event: Clone + PartialEq + Debug;
    /// Why an action or a chance cannot be, in a player's words.
    type Illegal: Error + Clone + PartialEq;

    /// Who sits at the table.
    fn table(_config: &Self::Config) -> SeatSet {
        SeatSet::PAIR
    }

    /// The state before the first step.
    fn new(config: &Self::Config) -> Self;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// Whether the seat may decide on this action now.
    ///
    /// # Errors
    /// [`StepError::Over`], [`StepError::NotToAct`], or the rule that forbids it.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), StepError<Self::Illegal>>;

    /// Takes one step and tells the sink what happened.
    ///
    /// # Errors
    /// When the step is not one that [`Game::turn`] asks for, or a rule forbids it. The state is then as before.
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
    /// A decision of each of these seats, made without knowing the others'.
    Act(SeatSet),
    /// A decision of luck.
    Chance,
    /// Nothing: the bout is over.
    Over(Outcome),
}

impl Turn {
    /// Whether that seat has to decide.
    pub fn asks(self, seat: Seat) -> bool {
        matches!(self, Self::Act(seats) if seats.contains(seat))
    }
}

/// How a bout ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// A seat won.
    Win(Seat),
    /// Nobody did.
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

/// One action for every seat that a turn asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joint<A> {
    /// The decision of the one seat that is asked.
    One(Seat, A),
    /// East's decision, then West's.
    Both([A; 2]),
}

/// One step of a bout.
#[derive(Debug)]
pub enum Step<G: Game> {
    /// What the seats decided.
    Act(Joint<G::Action>),
    /// What luck decided.
    Chance(G::Chance),
}

// Derived versions would ask that the game itself be `Copy` and `PartialEq` for no reason.
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

/// Why a step cannot be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StepError<E> {
    /// Nothing can follow.
    #[error("The bout is already over")]
    Over,
    /// A seat decided out of turn.
    #[error("It is not {0}’s turn")]
    NotToAct(Seat),
    /// The seats that decided are not the seats that are asked.
    #[error("Both seats choose here, at the same time")]
    BothMustAct,
    /// An action where a chance is due.
    #[error("First comes what luck decides")]
    ChanceIsDue,
    /// A chance where an action is due.
    #[error("Luck decides nothing here")]
    NoChanceIsDue,
    /// A rule of the game forbids it.
    #[error("{0}")]
    Illegal(E),
}

/// Where events go, each with the state right after it.
pub trait Sink<G: Game> {
    /// Takes note of one event.
    fn note(&mut self, state: &G, event: G::Event);
}

impl<G: Game> Sink<G> for () {
    #[inline(always)]
    fn note(&mut self, _: &G, _: G::Event) {}
}

/// Games whose legal actions can be listed.
pub trait Enumerate: Game {
    /// The actions that the seat may decide on now; none if it is not asked.
    fn actions(&self, seat: Seat) -> impl Iterator<Item = Self::Action>;

    /// Any of these actions, each as likely: what random bouts are made of. A game that knows a faster way takes it.
    fn any<R: Rng>(&self, seat: Seat, rng: &mut R) -> Option<Self::Action> {
        self.actions(seat).choose(rng)
    }
}

/// Games whose chances can be drawn as luck would.
pub trait Sample: Game {
    /// A chance with its true distribution, or `None` where no chance is due.
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Self::Chance>;
}

/// Games in which a view can be completed to a state.
pub trait Determinize: Game {
    /// A state that looks like this view, every hidden part drawn uniformly from what is possible.
    ///
    /// `None` where no state can look like the view (which happens only to views that no bout has shown) and, in games that hide something,
    /// where the view is not a seat's.
    fn determinize<R: Rng>(view: &Self::View, rng: &mut R) -> Option<Self>;
}
