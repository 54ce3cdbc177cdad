//! The table: one bout as it is played.
//!
//! Knows who has sealed a choice that the rules do not know of yet, keeps every event with the state right after it, and hands both out
//! only as a viewer may see them.

use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::{
    ai::Level,
    rules::{
        Game, Joint, Sample, Seat, Sink, Step, StepError, Turn, Viewer,
        record::{Notation, Record, Refused},
    },
};

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// A person at this device, by name.
    Person(String),
    /// A computer opponent.
    Computer(Level),
}

impl Player {
    /// Whether a person plays.
    pub fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }
}

/// One event, and the state right after it.
#[derive(Clone, PartialEq, Debug)]
struct Frame<G: Game> {
    event: G::Event,
    state: G,
}

/// A bout at the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Table<G: Game> {
    record: Record<G>,
    state: G,
    sealed: [Option<G::Action>; 2],
    frames: Vec<Frame<G>>,
}

/// Collects frames while the rules run.
struct Film<'a, G: Game>(&'a mut Vec<Frame<G>>);

impl<G: Game> Sink<G> for Film<'_, G> {
    fn note(&mut self, state: &G, event: G::Event) {
        self.0.push(Frame {
            event,
            state: state.clone(),
        });
    }
}

/// A bout as it is kept between visits: the record, and the choices sealed since its last step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Saved<A> {
    /// The record's text.
    pub record: String,
    /// Sealed choices, East's and West's.
    pub sealed: [Option<A>; 2],
}

/// Why a kept bout cannot be resumed.
#[derive(Clone, PartialEq, Debug)]
pub enum Unsound<G: Notation> {
    /// Its record is refused.
    Record(Refused<G>),
    /// The rules forbid a sealed choice.
    Sealed(StepError<G::Illegal>),
}

impl<G: Notation + Sample> Table<G> {
    /// A new bout; what luck decides first is drawn at once.
    pub fn new<R: Rng>(config: G::Config, rng: &mut R) -> Self {
        let mut table = Self::open(config);
        table.draw(rng);
        table
    }

    /// A new bout before anything has been decided, where luck is not drawn but thrown.
    pub fn open(config: G::Config) -> Self {
        Self {
            state: G::new(&config),
            record: Record::new(config),
            sealed: [None; 2],
            frames: Vec::new(),
        }
    }

    /// The bout of a record’s text.
    ///
    /// # Errors
    /// What in the text cannot be.
    pub fn of(text: &str) -> Result<Self, Refused<G>> {
        let (record, state) = Record::<G>::parse(text)?;
        let mut frames = Vec::new();
        // Every step has just been taken.
        let _ = record.replay(record.steps.len(), &mut Film(&mut frames));
        Ok(Self {
            record,
            state,
            sealed: [None; 2],
            frames,
        })
    }

    /// The bout as it was kept, every step checked by the rules.
    ///
    /// # Errors
    /// When the record or a sealed choice cannot be.
    pub fn resume(saved: &Saved<G::Action>) -> Result<Self, Unsound<G>> {
        let mut table = Self::of(&saved.record).map_err(Unsound::Record)?;
        for seat in Seat::PAIR {
            if let Some(action) = saved.sealed[seat.index() & 1] {
                table.seal(seat, action).map_err(Unsound::Sealed)?;
            }
        }
        Ok(table)
    }

    /// What is to be kept.
    pub fn save(&self) -> Saved<G::Action> {
        Saved {
            record: self.record.write(),
            sealed: self.sealed,
        }
    }

    /// Takes the seat’s decision. When all that are asked have decided, the step is taken.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has changed then.
    pub fn seal(&mut self, seat: Seat, action: G::Action) -> Result<(), StepError<G::Illegal>> {
        self.state.check(seat, &action)?;
        let Turn::Act(seats) = self.state.turn() else {
            return Err(StepError::ChanceIsDue);
        };
        if seats.len() == 1 {
            return self.take(Step::Act(Joint::One(seat, action)));
        }
        *self
            .sealed
            .get_mut(seat.index())
            .ok_or(StepError::NotToAct(seat))? = Some(action);
        if let [Some(east), Some(west)] = self.sealed {
            self.sealed = [None; 2];
            self.take(Step::Act(Joint::Both([east, west])))?;
        }
        Ok(())
    }

    /// Takes a sealed choice back; nothing of it was ever shown.
    pub fn unseal(&mut self, seat: Seat) -> Option<G::Action> {
        self.sealed.get_mut(seat.index())?.take()
    }

    /// Lets luck decide as long as it is luck’s turn.
    pub fn draw<R: Rng>(&mut self, rng: &mut R) {
        while let Some(chance) = self.state.sample(rng) {
            if self.take(Step::Chance(chance)).is_err() {
                return;
            }
        }
    }

    /// Takes what luck has decided.
    ///
    /// # Errors
    /// When it is not luck's turn, or luck cannot decide so; nothing has changed then.
    pub fn chance(&mut self, chance: G::Chance) -> Result<(), StepError<G::Illegal>> {
        self.take(Step::Chance(chance))
    }

    /// Goes back to the state after the first `steps` steps, by playing them anew; choices sealed since are gone.
    ///
    /// # Errors
    /// None that a record of this table can cause; the table is then as before.
    pub fn rewind(&mut self, steps: usize) -> Result<(), StepError<G::Illegal>> {
        let mut frames = Vec::new();
        let film = &mut Film(&mut frames);
        self.state = self
            .record
            .replay(steps, film)
            .map_err(|(_, error)| error)?;
        self.record.steps.truncate(steps);
        self.frames = frames;
        self.sealed = [None; 2];
        Ok(())
    }

    /// What the bout waited for after the first `steps` steps, and what the viewer saw.
    pub fn after(&self, steps: usize, viewer: Viewer) -> Option<(Turn, G::View)> {
        let state = self.record.replay(steps, &mut ()).ok()?;
        Some((state.turn(), state.view(viewer)))
    }

    fn take(&mut self, step: Step<G>) -> Result<(), StepError<G::Illegal>> {
        self.state.apply(step, &mut Film(&mut self.frames))?;
        self.record.steps.push(step);
        Ok(())
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// What the bout waits for.
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// The word for how the bout ended; `None` while it goes on.
    pub fn kimarite(&self) -> Option<&'static str> {
        self.state.kimarite_slug()
    }

    /// Whether the seat is asked and has not decided yet.
    pub fn waits_for(&self, seat: Seat) -> bool {
        self.state.turn().asks(seat) && self.sealed(seat).is_none()
    }

    /// The choice that the seat has sealed. For that seat’s eyes.
    pub fn sealed(&self, seat: Seat) -> Option<G::Action> {
        self.sealed.get(seat.index()).copied().flatten()
    }

    /// Whether the seat may decide on this.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, seat: Seat, action: &G::Action) -> Result<(), StepError<G::Illegal>> {
        self.state.check(seat, action)
    }

    /// The bout as it stands, as the viewer may see it.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }

    /// The bout as it stands, all of it: for games in which nothing is hidden.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The bout right after the event at that place, all of it.
    pub fn state_after(&self, place: usize) -> Option<&G> {
        self.frames.get(place).map(|frame| &frame.state)
    }

    /// How many events there have been.
    pub fn len(&self) -> usize {
        self.frames.len()
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// An event as the viewer may know it, and the view right after it. `None` beyond the last, or where the viewer may know nothing of it.
    pub fn frame(&self, place: usize, viewer: Viewer) -> Option<(G::Event, G::View)> {
        let frame = self.frames.get(place)?;
        let event = G::redact(&frame.event, viewer)?;
        Some((event, frame.state.view(viewer)))
    }

    /// An event as the viewer may know it.
    pub fn event(&self, place: usize, viewer: Viewer) -> Option<G::Event> {
        G::redact(&self.frames.get(place)?.event, viewer)
    }
}

#[cfg(test)]
mod tests;
