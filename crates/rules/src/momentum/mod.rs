//! `momentum`: sumo on hexes, for two players. Nothing is hidden, and there are no chance steps.
//!
//! Each seat has a momentum board: twelve disks on six hexes, one hex per direction *as that seat faces* ([`Facing`]). A turn ([`Action`])
//! is two disk moves ([`Lean`]) and an order of the three axes. Along each axis, the wrestler walks the difference between its two momentum
//! hexes. A wrestler who walks into the opponent pushes; a wrestler off the board loses. Disks stay where they are.
//!
//! **Draw.** The same position occurs for the third time, or [`MOST_TURNS`] turns are over.
//!
//! [`Position`] is the state before a turn: a few numbers that are cheap to copy in search. [`Momentum`] adds the past positions, for the
//! repetition rule. [`Draft`] is a turn in preparation: what may come next, and its effect so far. A turn can be written in thousands of
//! ways, many with the same result: [`Position::endings`] lists each result once.

mod action;
mod draft;
mod event;
mod hex;
mod lean;
mod notation;
mod position;
mod turns;
mod view;

#[cfg(test)]
mod tests;

use rand::Rng;
use serde::{Deserialize, Serialize};

pub use action::{Action, Illegal};
pub use draft::Draft;
pub use event::{Event, Hikiwake, Kimarite, Verdict};
pub use hex::{Compass, Hex, SideLength};
pub use lean::{Axis, DISKS, Disks, Facing, Lean, Order, Shift};
pub use notation::Misread;
use position::Holds;
pub use position::{Position, Stretch};
pub use turns::Ending;
pub use view::View;

use super::{
    Enumerate, Game, GameId, Joint, Sample, Seat, SeatSet, Side, Sink, Step, StepError, Turn,
    Viewer,
};

/// The most turns, of both seats together, that a bout can have.
pub const MOST_TURNS: u16 = 200;

/// Table rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Config {
    /// The side length of the board.
    pub side: SideLength,
    /// The seat that takes the first turn.
    pub first: Side,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            side: SideLength::default(),
            first: Side::East,
        }
    }
}

/// This game has no chance steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Chance {}

/// The state of a bout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Momentum {
    position: Position,
    turns: u16,
    verdict: Option<Verdict>,
    /// The keys of the positions before each turn, including the current one. Every other one has the same mover.
    seen: Vec<u64>,
}

impl Momentum {
    /// A bout that starts in this position.
    pub fn standing(position: Position) -> Self {
        // Room for most random bouts, so that each needs only one allocation.
        let mut seen = Vec::with_capacity(32);
        seen.push(position.key());
        Self {
            position,
            turns: 0,
            verdict: None,
            seen,
        }
    }

    /// Where the wrestlers and the disks are, and whose turn it is.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// How many turns have begun, of both seats together.
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// How the bout was decided, if it was.
    pub const fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    /// How often this position occurred with this mover, including now.
    pub fn times(&self) -> usize {
        let key = self.position.key();
        let mine = self.seen.iter().rev().step_by(2);
        mine.filter(|&&seen| seen == key).count()
    }

    /// The keys ([`Position::key`]) of the positions before each turn, oldest first, the current one last.
    pub fn seen(&self) -> &[u64] {
        &self.seen
    }

    fn play<S: Sink<Self>>(
        &mut self,
        action: &Action,
        sink: &mut S,
    ) -> Result<(), StepError<Illegal>> {
        let seat = self.position.mover();
        let leaned = self.position.disks(seat).leaned(action.lean);
        leaned.map_err(StepError::Illegal)?;
        self.turns += 1;
        let (turn, action) = (self.turns, *action);
        sink.note(self, Event::Began { turn, seat, action });
        let end = position::take(self, &action, |state, event| sink.note(state, event));
        if let Some(kimarite) = end {
            let winner = match kimarite {
                Kimarite::Push => seat,
                Kimarite::Fall => seat.other(),
            };
            self.end(Verdict::Win { winner, kimarite }, sink);
            return Ok(());
        }
        self.seen.push(self.position.key());
        if self.times() == 3 {
            self.end(Verdict::Draw(Hikiwake::Repetition), sink);
        } else if self.turns == MOST_TURNS {
            self.end(Verdict::Draw(Hikiwake::Turns), sink);
        }
        Ok(())
    }

    fn end<S: Sink<Self>>(&mut self, verdict: Verdict, sink: &mut S) {
        self.verdict = Some(verdict);
        sink.note(self, Event::Ended(verdict));
    }
}

impl Holds for Momentum {
    fn held(&mut self) -> &mut Position {
        &mut self.position
    }
}

impl Game for Momentum {
    const ID: GameId = GameId::Momentum;
    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;

    fn new(&config: &Config) -> Self {
        Self::standing(Position::start(config))
    }

    fn turn(&self) -> Turn {
        match self.verdict {
            Some(verdict) => Turn::Over(verdict.outcome()),
            None => Turn::Act(SeatSet::one(self.position.mover())),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), StepError<Illegal>> {
        let mover = self.position.mover();
        if self.verdict.is_some() {
            return Err(StepError::Over);
        }
        if seat.side() != Some(mover) {
            return Err(StepError::NotToAct(seat));
        }
        let leaned = self.position.disks(mover).leaned(action.lean);
        leaned.map(|_| ()).map_err(StepError::Illegal)
    }

    fn apply<S: Sink<Self>>(
        &mut self,
        step: Step<Self>,
        sink: &mut S,
    ) -> Result<(), StepError<Illegal>> {
        let mover = self.position.mover();
        match step {
            Step::Chance(never) => match never {},
            _ if self.verdict.is_some() => Err(StepError::Over),
            Step::Act(Joint::One(seat, action)) if seat.side() == Some(mover) => {
                self.play(&action, sink)
            }
            Step::Act(Joint::One(seat, _)) => Err(StepError::NotToAct(seat)),
            Step::Act(Joint::Both(_)) => Err(StepError::NotToAct(mover.other().into())),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            viewer: viewer.side().into(),
            bout: self.clone(),
        }
    }

    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }
}

impl Enumerate for Momentum {
    fn actions(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let mover = self.position.mover();
        let asked = self.turn().asks(seat).then(|| self.position.disks(mover));
        let leans = asked.into_iter().flat_map(turns::leans);
        leans.flat_map(|lean| Order::ALL.map(|order| Action { lean, order }))
    }

    fn any<R: Rng>(&self, seat: Seat, rng: &mut R) -> Option<Action> {
        let mover = self.position.mover();
        let asked = self.turn().asks(seat);
        asked.then(|| turns::any(self.position.disks(mover), rng))
    }
}

impl Sample for Momentum {
    fn sample<R: Rng>(&self, _: &mut R) -> Option<Chance> {
        None
    }
}
