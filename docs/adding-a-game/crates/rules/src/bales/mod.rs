//! `bales`: seven bales of straw lie in the ring. In turn, East first, each player carries off one or two. Whoever carries off the last
//! bale wins. Nothing is hidden, and luck decides nothing.

mod notation;

#[cfg(test)]
mod tests;

use rand::Rng;
use serde::{Deserialize, Serialize};

pub use notation::Misread;

use super::{
    Determinize, Enumerate, Game, GameId, Joint, Outcome, Sample, Seat, SeatSet, Side, Sink, Step,
    StepError, Turn, Viewer,
};

/// How many bales lie in the ring at the beginning.
pub const BALES: u8 = 7;

/// How many bales a player carries off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Take {
    /// One bale.
    One,
    /// Two bales.
    Two,
}

impl Take {
    /// Both, the smaller first.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// The number of bales.
    pub const fn number(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }
}

/// This game has no chance steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Chance {}

/// Why a player may not carry off so many bales.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Two bales, where only one is left.
    #[error("Only one bale is left")]
    OneLeft,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player carried bales off.
    Took {
        /// The player.
        side: Side,
        /// How many bales.
        take: Take,
    },
    /// A player carried off the last bale. The bout is over.
    Won(Side),
}

/// The state of a bout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bales {
    left: u8,
    turns: u8,
}

impl Bales {
    /// How many bales are left in the ring.
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// How many turns have been taken, by both players together.
    pub const fn turns(&self) -> u8 {
        self.turns
    }

    /// Whose turn it is, unless the bout is over.
    pub const fn mover(&self) -> Side {
        Side::PAIR[self.turns as usize % 2]
    }

    /// Whether a bout can come to this state. One that was not played but read from a message may be impossible.
    pub const fn is_possible(&self) -> bool {
        let (left, turns) = (self.left as u32, self.turns as u32);
        let least = turns + left;
        least <= BALES as u32 && BALES as u32 <= least + turns
    }
}

impl Game for Bales {
    const ID: GameId = GameId::Bales;
    /// There is nothing to agree on before a bout.
    type Config = ();
    type Action = Take;
    type Chance = Chance;
    /// Nothing is hidden.
    type View = Self;
    type Event = Event;
    type Illegal = Illegal;

    fn new((): &()) -> Self {
        Self {
            left: BALES,
            turns: 0,
        }
    }

    fn turn(&self) -> Turn {
        if self.left == 0 {
            Turn::Over(Outcome::Win(self.mover().other().into()))
        } else {
            Turn::Act(SeatSet::one(self.mover()))
        }
    }

    fn check(&self, seat: Seat, take: &Take) -> Result<(), StepError<Illegal>> {
        match self.turn() {
            Turn::Over(_) => Err(StepError::Over),
            turn if !turn.asks(seat) => Err(StepError::NotToAct(seat)),
            _ if take.number() > self.left => Err(StepError::Illegal(Illegal::OneLeft)),
            _ => Ok(()),
        }
    }

    fn apply<S: Sink<Self>>(
        &mut self,
        step: Step<Self>,
        sink: &mut S,
    ) -> Result<(), StepError<Illegal>> {
        let side = self.mover();
        let (seat, take) = match step {
            Step::Chance(never) => match never {},
            Step::Act(Joint::One(seat, take)) => (seat, take),
            // One of the two is not to act.
            Step::Act(Joint::Both([take, _])) => (side.other().into(), take),
        };
        self.check(seat, &take)?;
        self.left -= take.number();
        self.turns += 1;
        sink.note(self, Event::Took { side, take });
        if self.left == 0 {
            sink.note(self, Event::Won(side));
        }
        Ok(())
    }

    fn view(&self, _: Viewer) -> Self {
        *self
    }

    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }
}

impl Enumerate for Bales {
    fn actions(&self, seat: Seat) -> impl Iterator<Item = Take> {
        let legal = move |take: &Take| self.check(seat, take).is_ok();
        Take::ALL.into_iter().filter(legal)
    }
}

impl Sample for Bales {
    fn sample<R: Rng>(&self, _: &mut R) -> Option<Chance> {
        None
    }
}

impl Determinize for Bales {
    fn determinize<R: Rng>(view: &Self, _: &mut R) -> Option<Self> {
        view.is_possible().then_some(*view)
    }
}
