//! Problems: positions with one best play, made and proved by exact solvers.
//!
//! A [`Problem`] is a record whose last steps are the solution. The first seat solves it: at each of its choices in the solution, one play
//! is clearly better than every other, and the other seat answers with a best defence. The solution goes on until the bout is over or no
//! single best play is left. [`mod@file`] reads and writes many problems, one a line; [`proof`] proves a problem from nothing but its
//! record; [`weighing`] says what any play of the solver leads to. [`Posed`] is what a game must know for that, in a file of its own.

pub mod circle;
pub mod file;
pub mod momentum;
pub mod proof;
pub mod slam;
pub mod track;
pub mod tricks;
pub mod weighing;

use ai::Opponent;
use rules::{
    Enumerate, Game, GameId, Joint, Outcome, Seat, Step, Turn,
    record::{Notation, Record},
    with_game,
};
use serde::{Serialize, de::DeserializeOwned};

pub use file::{Bad, BadLine};
pub use proof::{Why, lengthened};
pub use weighing::Weighed;

/// The seat that solves every problem.
pub const SOLVER: Seat = Seat::EAST;

/// The hardest grade; the easiest is 1.
pub const HARDEST: u8 = 5;

/// A position with one best play, and how play goes on from it.
#[derive(Clone, PartialEq, Debug)]
pub struct Problem<G: Game> {
    /// The bout. Its last steps are the solution.
    pub record: Record<G>,
    /// How many steps of the record come before the problem. The step of this index is the solver's first choice.
    pub begins: usize,
    /// How hard the problem is, from 1 to [`HARDEST`].
    pub grade: u8,
    /// What the solver's first choice is worth.
    pub worth: Worth,
}

/// What the best play and the best of the other plays are worth to the solver, in bouts of 100.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// The best play.
    pub best: u8,
    /// The best other play; `None` if the game proves only that no other play forces the win as fast.
    pub other: Option<u8>,
}

/// A game, and how its problems are judged. The page sends the state of a problem to the worker that weighs choices.
pub trait Posed: Opponent + Notation + Enumerate + Serialize + DeserializeOwned {
    /// How to judge; `None` for a game without problems.
    const POSING: Option<Posing<Self>>;
}

/// Judges the solver's plays in this state, in which the solver is to act; `None` if no exact solver knows them.
pub type Judge<G> =
    fn(&Record<G>, &G, &mut <G as Opponent>::Memory) -> Option<Judged<<G as Game>::Action>>;

/// The steps with which the other seat defends best, in this state, in which it is to act. If the solver acts at the same time, its play
/// is given and is part of the steps.
pub type Defences<G> =
    fn(&Record<G>, &G, Option<<G as Game>::Action>, &mut <G as Opponent>::Memory) -> Vec<Step<G>>;

/// What this action of the solver leads to, in this state, in which the solver is to act; `None` if no exact solver knows. If the action
/// has ended the bout with the other seat's win, this is not asked.
pub type Weigh<G> = fn(
    &G,
    <G as Opponent>::Context,
    <G as Game>::Action,
    &mut <G as Opponent>::Memory,
) -> Option<Weighed<<G as Game>::Action>>;

/// Whether this game has problems.
pub fn has_problems(game: GameId) -> bool {
    with_game!(game, G => G::POSING.is_some())
}

/// How a game judges problems. Every function must return the same for the same arguments; the memory only makes it faster.
pub struct Posing<G: Posed> {
    /// The tags that a problem's record may have, in the order of the file, each with the value that an empty field stands for. An empty
    /// value stands for no tag.
    pub tags: &'static [(&'static str, &'static str)],
    /// What the solver's plays are worth.
    pub judge: Judge<G>,
    /// How the other seat defends.
    pub defences: Defences<G>,
    /// What any action leads to.
    pub weigh: Weigh<G>,
    /// Whether a solution may go on with the chance step that is due in this state.
    pub luck: fn(&G) -> bool,
    /// Whether these two plays of the solver count as one; besides those that [`alike`] counts as one in every game.
    pub alike: fn(&G, G::Action, G::Action) -> bool,
    /// The grade of a problem, from the judgement of its first choice and the number of choices in its solution.
    pub grade: fn(&Judged<G::Action>, usize) -> u8,
    /// What the solver has to know to solve a problem that begins in this state. Two problems with equal positions are the same.
    pub position: fn(&Record<G>, &G) -> String,
}

/// What the solver's plays are worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged<A> {
    /// A best play.
    pub best: A,
    /// How many different plays there are. If it is 1, the play is forced and not a choice.
    pub plays: usize,
    /// Whether the best play is clearly better than every other.
    pub single: bool,
    /// What the best play is worth, in bouts of 100.
    pub worth: f64,
    /// What the best other play is worth, in bouts of 100; see [`Worth::other`].
    pub other: Option<f64>,
    /// How far the solver has to look ahead, in the game's own unit.
    pub depth: u8,
    /// Whether the best play is harder to find than its depth suggests, by the game's own criterion.
    pub subtle: bool,
}

impl<A> Judged<A> {
    /// By how much the best play is better than the best other play, in bouts of 100; 100 if the latter is not known.
    pub fn margin(&self) -> f64 {
        self.other.map_or(100.0, |other| self.worth - other)
    }

    /// The worth in whole bouts.
    fn rounded(&self) -> Worth {
        Worth {
            best: whole(self.worth),
            other: self.other.map(whole),
        }
    }

    /// The weighing of an action that wins `wins` of 100 bouts.
    fn weighed(&self, wins: f64) -> Weighed<A> {
        let Worth { best, other } = self.rounded();
        Weighed::Wins {
            wins: whole(wins),
            best,
            other: other.unwrap_or(best),
        }
    }
}

/// Whole bouts of 100.
fn whole(bouts: f64) -> u8 {
    bouts.round().clamp(0.0, 100.0) as u8
}

/// Whether these two plays of the solver count as one, so that either solves a problem: they are equal, lead to the same state, both win at
/// once, or the game counts them as one.
pub fn alike<G: Posed>(state: &G, one: G::Action, other: G::Action) -> bool {
    let after = |action| {
        let mut state = state.clone();
        let step = Step::Act(Joint::One(SOLVER, action));
        state.apply(step, &mut ()).is_ok().then_some(state)
    };
    let won = |state: &G| state.turn() == Turn::Over(Outcome::Win(SOLVER));
    one == other
        || match (after(one), after(other)) {
            (Some(one), Some(other)) => one == other || won(&one) && won(&other),
            _ => false,
        }
        || G::POSING.is_some_and(|posing| (posing.alike)(state, one, other))
}

/// For a game in which a solution ends where luck decides, or without luck.
pub(crate) fn no_luck<G: Game>(_: &G) -> bool {
    false
}

/// For a game in which different plays never count as one.
pub(crate) fn never_alike<G: Game>(_: &G, _: G::Action, _: G::Action) -> bool {
    false
}

/// The action of that seat in a step.
pub(crate) fn action_of<G: Game>(step: &Step<G>, seat: Seat) -> Option<G::Action> {
    match step {
        Step::Act(Joint::One(who, action)) if *who == seat => Some(*action),
        Step::Act(Joint::Both(actions)) => actions.get(seat.index()).copied(),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
