//! One bout while it is played: its record, its events, and the choices that are still sealed.
//!
//! [`Table`] keeps a sealed choice until every seat of the turn has chosen, and then applies the step. It keeps every event together with
//! the state right after it, and shows both only as a viewer may see them.

use rand::Rng;
use rules::{
    Game, Joint, Sample, Seat, Seats, Side, Sink, Step, StepError, Turn, Viewer,
    record::{Notation, Record, Refused},
};
use serde::{Deserialize, Serialize};

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
    sealed: Seats<Option<G::Action>>,
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

/// A bout as it is saved between visits: the record, and the choices sealed since its last step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Saved<A> {
    /// The record's text.
    pub record: String,
    /// The sealed choices.
    pub sealed: Seats<Option<A>>,
}

/// Why a saved bout cannot be resumed.
#[derive(Clone, PartialEq, Debug)]
pub enum Unsound<G: Notation> {
    /// The record is invalid.
    Record(Refused<G>),
    /// The rules forbid a sealed choice.
    Sealed(StepError<G::Illegal>),
}

/// The choices of a table at which nobody has sealed one.
fn none_sealed<G: Game>(config: &G::Config) -> Seats<Option<G::Action>> {
    Seats::new(G::table(config).len(), None)
}

impl<G: Notation + Sample> Table<G> {
    /// A new bout. Draws the chance steps that come first.
    pub fn new<R: Rng>(config: G::Config, rng: &mut R) -> Self {
        let mut table = Self::open(config);
        table.draw(rng);
        table
    }

    /// A new bout without any step, for a game whose chance outcomes the caller supplies (the throws of `slam`).
    pub fn open(config: G::Config) -> Self {
        Self {
            state: G::new(&config),
            sealed: none_sealed::<G>(&config),
            record: Record::new(config),
            frames: Vec::new(),
        }
    }

    /// The bout of a record’s text.
    ///
    /// # Errors
    /// The first fault in the text.
    pub fn of(text: &str) -> Result<Self, Refused<G>> {
        let (record, state) = Record::<G>::parse(text)?;
        let mut frames = Vec::new();
        // Cannot fail: parsing has just taken every step.
        let _ = record.replay(record.steps.len(), &mut Film(&mut frames));
        Ok(Self {
            state,
            sealed: none_sealed::<G>(&record.config),
            record,
            frames,
        })
    }

    /// The bout of a record after its first `steps` steps.
    ///
    /// # Errors
    /// The index of the first step that the rules refuse, and why.
    pub fn after_steps(
        record: &Record<G>,
        steps: usize,
    ) -> Result<Self, (usize, StepError<G::Illegal>)> {
        let mut begun = record.clone();
        begun.steps.truncate(steps);
        let mut frames = Vec::new();
        Ok(Self {
            state: begun.replay(steps, &mut Film(&mut frames))?,
            sealed: none_sealed::<G>(&begun.config),
            record: begun,
            frames,
        })
    }

    /// Resumes a saved bout. The rules check every step.
    ///
    /// # Errors
    /// If the record or a sealed choice is invalid.
    pub fn resume(saved: &Saved<G::Action>) -> Result<Self, Unsound<G>> {
        let mut table = Self::of(&saved.record).map_err(Unsound::Record)?;
        for (seat, sealed) in saved.sealed.iter() {
            if let Some(action) = *sealed {
                table.seal(seat, action).map_err(Unsound::Sealed)?;
            }
        }
        Ok(table)
    }

    /// The bout as it is saved between visits.
    pub fn save(&self) -> Saved<G::Action> {
        Saved {
            record: self.record.write(),
            sealed: self.sealed.clone(),
        }
    }

    /// Seals the seat’s choice, and takes the step when all seats of the turn have chosen: at once if the turn asks only this seat. A turn
    /// asks one seat, or East and West together ([`Joint`]).
    ///
    /// # Errors
    /// The rule that forbids it; the table is then unchanged.
    pub fn seal(&mut self, seat: Seat, action: G::Action) -> Result<(), StepError<G::Illegal>> {
        self.state.check(seat, &action)?;
        let Turn::Act(seats) = self.state.turn() else {
            return Err(StepError::ChanceIsDue);
        };
        if seats.len() == 1 {
            return self.take(Step::Act(Joint::One(seat, action)));
        }
        let own = self.sealed.get_mut(seat);
        *own.ok_or(StepError::NotToAct(seat))? = Some(action);
        if let [Some(east), Some(west)] = Side::PAIR.map(|side| self.sealed(side.into())) {
            self.forget_sealed();
            self.take(Step::Act(Joint::Both([east, west])))?;
        }
        Ok(())
    }

    /// Takes back a sealed choice, which nobody else has seen, and returns it.
    pub fn unseal(&mut self, seat: Seat) -> Option<G::Action> {
        self.sealed.get_mut(seat)?.take()
    }

    /// Draws chance steps until the turn is not a chance step.
    pub fn draw<R: Rng>(&mut self, rng: &mut R) {
        while let Some(chance) = self.state.sample(rng) {
            if self.take(Step::Chance(chance)).is_err() {
                return;
            }
        }
    }

    /// Takes one chance step.
    ///
    /// # Errors
    /// If no chance step is due, or the rules refuse this outcome; the table is then unchanged.
    pub fn chance(&mut self, chance: G::Chance) -> Result<(), StepError<G::Illegal>> {
        self.take(Step::Chance(chance))
    }

    /// Goes back to the state after the first `steps` steps by replaying them. Drops sealed choices.
    ///
    /// # Errors
    /// If a step cannot be replayed, which this table's own record never causes; the table is then unchanged.
    pub fn rewind(&mut self, steps: usize) -> Result<(), StepError<G::Illegal>> {
        let mut frames = Vec::new();
        let film = &mut Film(&mut frames);
        self.state = self
            .record
            .replay(steps, film)
            .map_err(|(_, error)| error)?;
        self.record.steps.truncate(steps);
        self.frames = frames;
        self.forget_sealed();
        Ok(())
    }

    /// The turn after the first `steps` steps, and what the viewer saw.
    pub fn after(&self, steps: usize, viewer: Viewer) -> Option<(Turn, G::View)> {
        let state = self.record.replay(steps, &mut ()).ok()?;
        Some((state.turn(), state.view(viewer)))
    }

    fn forget_sealed(&mut self) {
        self.sealed = none_sealed::<G>(&self.record.config);
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

    /// What the bout waits for now.
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// The word for how the bout ended; `None` while it goes on.
    pub fn kimarite(&self) -> Option<&'static str> {
        self.state.kimarite_slug()
    }

    /// Whether it is the seat's turn and it has not chosen yet.
    pub fn waits_for(&self, seat: Seat) -> bool {
        self.state.turn().asks(seat) && self.sealed(seat).is_none()
    }

    /// The choice that the seat has sealed. Only that seat may see it.
    pub fn sealed(&self, seat: Seat) -> Option<G::Action> {
        self.sealed.get(seat).copied().flatten()
    }

    /// Whether the seat may choose this action now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, seat: Seat, action: &G::Action) -> Result<(), StepError<G::Illegal>> {
        self.state.check(seat, action)
    }

    /// The viewer's view of the bout now.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }

    /// The full state of the bout now, for games in which nothing is hidden.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The full state right after the event at that index.
    pub fn state_after(&self, index: usize) -> Option<&G> {
        self.frames.get(index).map(|frame| &frame.state)
    }

    /// The number of events so far.
    pub fn event_count(&self) -> usize {
        self.frames.len()
    }

    /// The event at that index as the viewer may know it, and the view right after it. `None` beyond the last event, or if the viewer may
    /// not know the event.
    pub fn frame(&self, index: usize, viewer: Viewer) -> Option<(G::Event, G::View)> {
        let frame = self.frames.get(index)?;
        let event = G::redact(&frame.event, viewer)?;
        Some((event, frame.state.view(viewer)))
    }

    /// All events that the viewer may know, each with the view right after it.
    pub fn story(&self, viewer: Viewer) -> impl Iterator<Item = (G::Event, G::View)> {
        (0..self.event_count()).filter_map(move |index| self.frame(index, viewer))
    }

    /// The event at that index as the viewer may know it; `None` as for [`Table::frame`].
    pub fn event(&self, index: usize, viewer: Viewer) -> Option<G::Event> {
        G::redact(&self.frames.get(index)?.event, viewer)
    }
}

#[cfg(test)]
mod tests;
