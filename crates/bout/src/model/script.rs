//! A bout that follows a script, which is a record: luck and the computers do what it says.
//!
//! In a lesson, a person's other choices are refused. In practice from a bout, the bout leaves the script with the first of them.

use std::sync::Arc;

use crate::{Player, Table};
use rules::{Joint, Outcome, Seat, Seats, Step, StepError, Turn, Viewer, record::Record};

use super::{BoutGame, Extras as _, Model};

/// What a bout follows.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Script<G: BoutGame> {
    record: Arc<Record<G>>,
    /// Whether other choices than the script's are refused.
    binds: bool,
    /// The legal choice that a person has tried although the script goes on with another.
    tried: Option<G::Action>,
    /// How many such choices the person has tried in a row.
    tries: u32,
    /// Whether the hands of all seats are open.
    open: bool,
}

impl<G: BoutGame> Script<G> {
    /// A script of this record.
    pub(super) fn of(record: Record<G>, binds: bool) -> Self {
        Self {
            record: Arc::new(record),
            binds,
            tried: None,
            tries: 0,
            open: false,
        }
    }
}

/// The choice of that seat in this step, if it makes one.
pub(super) fn choice_of<G: BoutGame>(step: &Step<G>, seat: Seat) -> Option<G::Action> {
    match *step {
        Step::Act(Joint::One(of, action)) => (of == seat).then_some(action),
        Step::Act(Joint::Both(actions)) => seat.side().map(|side| actions[side.index()]),
        Step::Chance(_) => None,
    }
}

/// What luck decided in these steps, in order.
pub(super) fn chances<G: BoutGame>(steps: &[Step<G>]) -> impl Iterator<Item = G::Chance> {
    steps.iter().filter_map(|step| match *step {
        Step::Chance(chance) => Some(chance),
        Step::Act(_) => None,
    })
}

impl<G: BoutGame> Model<G> {
    /// A bout that follows the record from its step of this index on. Everybody has seen what was before.
    ///
    /// # Errors
    /// The index of the first step that the rules refuse, and why.
    pub fn scripted(
        players: Vec<Player>,
        record: &Record<G>,
        from: usize,
    ) -> Result<Self, (usize, StepError<G::Illegal>)> {
        let mut model = Self::at(players, false, Table::after_steps(record, from)?);
        model.seen = Seats::new(model.players.len(), model.table.event_count());
        model.extras = G::Extras::of_tags(&record.tags);
        model.script = Some(Script::of(record.clone(), true));
        let before = model.clone();
        model.follow_up(&before);
        Ok(model)
    }

    /// The steps of the record at which that seat's player decides something, in order. Forced moves are not decisions.
    pub fn decisions(record: &Record<G>, seat: Seat) -> Vec<usize> {
        let decides = |&steps: &usize| {
            let state = record.replay(steps, &mut ());
            state.is_ok_and(|state| {
                Self::is_decision(state.turn(), &state.view(Viewer::Public), seat)
            })
        };
        (0..record.steps.len()).filter(decides).collect()
    }

    /// Whether the seat's player decides something at this turn.
    pub(super) fn is_decision(turn: Turn, view: &G::View, seat: Seat) -> bool {
        let chooses = turn.asks(seat) && G::forced(view, seat).is_none();
        chooses || G::Extras::made_chance(view) == Some(seat)
    }

    /// The record that the bout follows, or that it followed until somebody chose otherwise.
    pub fn script(&self) -> Option<&Record<G>> {
        self.script.as_ref().map(|script| &*script.record)
    }

    /// Whether other choices than the script's are refused.
    pub fn is_bound(&self) -> bool {
        self.script.as_ref().is_some_and(|script| script.binds)
    }

    /// Whether the script goes on from here.
    pub fn follows_script(&self) -> bool {
        self.scripted_step().is_some()
    }

    /// The step that the script takes next; `None` if it is over, or if the bout has left it.
    fn scripted_step(&self) -> Option<Step<G>> {
        let steps = &self.script()?.steps;
        let taken = &self.table.record().steps;
        let step = steps.get(taken.len()).copied();
        // In a lesson, another choice that leads to the same state does not leave the script.
        step.filter(|_| self.is_bound() || steps.starts_with(taken))
    }

    /// The chance step with this number in the script, counted from 0.
    pub(super) fn scripted_chance(&self, number: usize) -> Option<G::Chance> {
        chances(&self.script()?.steps).nth(number)
    }

    /// Whether the bout has followed its script to the end, so that nobody plays on.
    pub(super) fn script_is_over(&self) -> bool {
        self.is_bound() && !self.follows_script()
    }

    /// What the script lets that seat choose next.
    pub fn scripted_choice(&self, seat: Seat) -> Option<G::Action> {
        choice_of(&self.scripted_step()?, seat)
    }

    /// The bout with the hands of all seats open.
    #[must_use]
    pub fn with_open_hands(mut self) -> Self {
        if let Some(script) = &mut self.script {
            script.open = true;
        }
        self
    }

    /// Whether the bout is a problem.
    pub fn is_posed(&self) -> bool {
        self.script.as_ref().is_some_and(|script| script.open)
    }

    /// Whether everybody sees the hands of all seats: in a problem, and when only computers play.
    pub fn hands_are_open(&self) -> bool {
        self.watched() || self.is_posed()
    }

    /// The legal choice that a person has tried although the script goes on with another.
    pub fn tried(&self) -> Option<G::Action> {
        self.script.as_ref()?.tried
    }

    /// How many choices a person has tried in a row although the script goes on with another.
    pub fn tries(&self) -> u32 {
        self.script.as_ref().map_or(0, |script| script.tries)
    }

    /// Whether two choices of that seat are the same, lead to the same state, or both win at once.
    fn leads_alike(&self, seat: Seat, one: G::Action, other: G::Action) -> bool {
        let wins = |state: &G| state.turn() == Turn::Over(Outcome::Win(seat));
        let after = |action| {
            let mut state = self.table.state().clone();
            let step = Step::Act(Joint::One(seat, action));
            state.apply(step, &mut ()).is_ok().then_some(state)
        };
        one == other
            || matches!((after(one), after(other)), (Some(one), Some(other)) if one == other || wins(&one) && wins(&other))
    }

    /// Whether the script refuses the choice, which is then noted.
    pub(super) fn strays(&mut self, seat: Seat, action: G::Action) -> bool {
        let wanted = self.scripted_choice(seat).filter(|_| self.is_bound());
        let strays = wanted.is_some_and(|wanted| !self.leads_alike(seat, wanted, action));
        let strays = strays && self.table.check(seat, &action).is_ok();
        if let Some(script) = &mut self.script {
            script.tried = strays.then_some(action);
            script.tries = if strays { script.tries + 1 } else { 0 };
        }
        strays
    }

    /// Forgets what a person has tried.
    pub(super) fn forget_tried(&mut self) {
        if let Some(script) = &mut self.script {
            script.tried = None;
        }
    }

    /// Lets the computers choose what the script says, until a person has to choose.
    pub(super) fn follow_script(&mut self) {
        if self.script.is_none() {
            return;
        }
        while let Some((seat, action)) = self
            .asked_computer()
            .and_then(|seat| Some((seat, self.scripted_choice(seat)?)))
        {
            G::Extras::decide(self, seat, action);
            self.draw_chance();
        }
    }
}
