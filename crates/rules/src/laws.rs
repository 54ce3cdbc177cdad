//! Laws that every game must keep. `laws/bouts.rs` tests them in random bouts of every game; [`reading`] is a law for texts.
//!
//! The tests play random bouts and check these laws at every state:
//!
//! 1. **Turns.** Until the bout is over, each turn asks at least one seat or is a chance step. The bout ends within the bound its rules
//!    give. No turn asks a seat that is not at the table.
//! 2. **Legality.** [`Enumerate::actions`] and [`Game::check`] agree on every action that the game knows.
//! 3. **Refusals.** A refused step leaves the state unchanged; once the bout is over, every step is refused.
//! 4. **Notation.** Every prefix of a bout, written down and read back, gives the same record and the same state.
//! 5. **Strangers.** A seat that is not at the table may not act, and sees and is told exactly what the public is.
//! 6. **Views.** Determinizing a view and viewing again gives the same view; the completed state gives the viewer the same legal actions,
//!    and looks the same to the public.
//! 7. **Secrets.** If two states look the same to a viewer and both take the same step, the viewer is told the same events. A game may
//!    apply a forced choice by itself, so one state may go on where the other waits; the shorter list of events then begins the longer
//!    one. If two outcomes of a chance step leave the bout looking the same to a viewer, the viewer is also told the same events.
//!
//! The last law can be checked only where a viewer cannot tell two states, or two outcomes, apart. [`hold`] counts those checks
//! ([`Checked`]), and each game asserts a minimum, or that nothing is hidden.

pub mod reading;

use std::iter::Sum;

use rand::Rng;

use super::{
    Determinize, Enumerate, Game, Joint, Sample, Seat, SeatSet, Side, Sink, Step, StepError, Turn,
    Viewer,
    record::{Notation, Record},
};

/// Everything that a game must implement so that the laws can be checked.
pub trait Lawful: Notation + Enumerate + Sample + Determinize {}

impl<G: Notation + Enumerate + Sample + Determinize> Lawful for G {}

/// How many other states, and other outcomes of a chance step, the law of secrets tries for each step and viewer. With 16 it compares
/// nearly as many steps as with 32; with 128 it compares no more.
const TRIES: usize = 32;

/// What was checked in a bout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// The steps of the bout.
    pub steps: usize,
    /// The steps before which the public view gave the whole state: nothing was hidden from anybody.
    pub open: usize,
    /// The pairs of a step and a viewer where a different state, which looked the same to the viewer before, took the same step, and the
    /// viewer's events were compared.
    pub compared: usize,
    /// The pairs of a chance step and a viewer where a different outcome left the bout looking the same to the viewer, and the viewer's
    /// events were compared.
    pub outcomes: usize,
}

impl Checked {
    /// The counts for a bout of `steps` steps in which nothing is hidden.
    pub fn nothing_hidden(steps: usize) -> Self {
        Self {
            steps,
            open: steps,
            ..Self::default()
        }
    }
}

impl Sum for Checked {
    fn sum<I: Iterator<Item = Self>>(bouts: I) -> Self {
        bouts.fold(Self::default(), |sum, bout| Self {
            steps: sum.steps + bout.steps,
            open: sum.open + bout.open,
            compared: sum.compared + bout.compared,
            outcomes: sum.outcomes + bout.outcomes,
        })
    }
}

/// Plays one random bout, checks the laws at every state and returns what was checked.
///
/// `actions` are all actions that the game knows, legal or not; `most_steps` is the longest that a bout can be.
///
/// # Panics
/// If a law is broken. For tests only.
pub fn hold<G: Lawful, R: Rng>(
    config: &G::Config,
    actions: &[G::Action],
    most_steps: usize,
    rng: &mut R,
) -> Checked {
    let mut bout = BoutUnderTest::<G>::new(config);
    loop {
        bout.look(actions, rng);
        bout.read_back();
        let Some(step) = random_step(&bout.state, rng) else {
            break;
        };
        bout.take(step, rng);
        let steps = bout.checked.steps;
        assert!(
            steps <= most_steps,
            "the bout ends in time: {:?}",
            bout.record
        );
    }
    let over = matches!(bout.state.turn(), Turn::Over(_));
    assert!(over, "a bout stops only when it is over: {:?}", bout.state);
    bout.checked
}

/// A bout that is checked against the laws. The caller chooses its steps.
///
/// All of its methods panic if a law is broken. For tests only.
pub struct BoutUnderTest<G: Lawful> {
    record: Record<G>,
    state: G,
    seats: SeatSet,
    checked: Checked,
}

impl<G: Lawful> BoutUnderTest<G> {
    /// A bout before its first step.
    pub fn new(config: &G::Config) -> Self {
        Self {
            record: Record::new(config.clone()),
            state: G::new(config),
            seats: G::table(config),
            checked: Checked::default(),
        }
    }

    /// The current state.
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// Checks the laws on turns, legality, refusals, strangers and views. `actions` as in [`hold`].
    ///
    /// # Panics
    /// If a law is broken.
    pub fn look<R: Rng>(&self, actions: &[G::Action], rng: &mut R) {
        legality(&self.state, self.seats, actions);
        no_stranger_acts(&self.state, self.seats, actions);
        no_stranger_sees(&self.state, self.seats);
        for seat in self.seats.iter() {
            looks_alike(&self.state, seat, rng);
        }
    }

    /// Checks the law on notation: writes the bout down and reads it back.
    ///
    /// # Panics
    /// If a law is broken.
    pub fn read_back(&self) {
        if self.record.steps.len() > 1 || !matches!(self.state.turn(), Turn::Chance) {
            notation(&self.record, &self.state);
        }
    }

    /// Takes a legal step and checks that it changes the state and tells no secret.
    ///
    /// # Panics
    /// If a law is broken.
    pub fn take<R: Rng>(&mut self, step: Step<G>, rng: &mut R) {
        let mut told = Told::default();
        let before = self.state.clone();
        let done = self.state.apply(step, &mut told);
        assert_eq!(
            done,
            Ok(()),
            "a legal step is taken: {step:?} in {before:?}"
        );
        assert_ne!(self.state, before, "a step changes something");
        let taken = Taken {
            before: &before,
            step,
            after: &self.state,
            told: &told,
        };
        self.checked = [self.checked, taken.check(self.seats, rng)]
            .into_iter()
            .sum();
        self.record.steps.push(step);
    }

    /// Offers any step, legal or not, and returns whether the game took it. The game must take the actions of exactly the seats that the
    /// turn asks if each may choose its action. It may take a chance outcome if one is due. It must refuse every other step.
    ///
    /// # Panics
    /// If a law is broken.
    pub fn offer<R: Rng>(&mut self, step: Step<G>, rng: &mut R) -> bool {
        let state = &self.state;
        let may = |seat: Seat, action: &G::Action| {
            let may = state.check(seat, action).is_ok();
            assert!(!may || state.turn().asks(seat), "{seat:?} in {state:?}");
            may
        };
        let expected = match (state.turn(), &step) {
            (Turn::Act(seats), Step::Act(Joint::One(seat, action))) => {
                Some(may(*seat, action) && seats == SeatSet::one(*seat))
            }
            (Turn::Act(seats), Step::Act(Joint::Both([east, west]))) => {
                let both = may(Side::East.into(), east) && may(Side::West.into(), west);
                Some(seats == SeatSet::PAIR && both)
            }
            // A game does not say in advance which chance outcomes are possible.
            (Turn::Chance, Step::Chance(_)) => None,
            _ => Some(false),
        };
        let done = state.clone().apply(step, &mut ());
        if let Some(expected) = expected {
            assert_eq!(done.is_ok(), expected, "{step:?} in {state:?}");
        }
        match &done {
            Ok(()) => self.take(step, rng),
            Err(error) => refused(state, step, error),
        }
        done.is_ok()
    }
}

struct Told<G: Game>(Vec<G::Event>);

impl<G: Game> Default for Told<G> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<G: Game> Sink<G> for Told<G> {
    fn note(&mut self, _: &G, event: G::Event) {
        self.0.push(event);
    }
}

impl<G: Game> Told<G> {
    /// The events as the viewer may know them.
    fn seen(&self, viewer: Viewer) -> Vec<G::Event> {
        let events = self.0.iter();
        events.filter_map(|it| G::redact(it, viewer)).collect()
    }
}

/// A step that was taken, for the law of secrets.
struct Taken<'a, G: Game> {
    before: &'a G,
    step: Step<G>,
    after: &'a G,
    told: &'a Told<G>,
}

impl<G: Determinize + Sample> Taken<'_, G> {
    fn check<R: Rng>(&self, seats: SeatSet, rng: &mut R) -> Checked {
        let public = self.told.seen(Viewer::Public);
        for seat in strangers(seats) {
            let told = self.told.seen(Viewer::Seat(seat));
            assert_eq!(told, public, "{seat:?} is told what the public is");
        }
        if let Some(state) = G::determinize(&self.before.view(Viewer::Public), rng) {
            assert_eq!(&state, self.before, "the public view gives the state");
            return Checked::nothing_hidden(1);
        }
        let viewers = seats.iter().map(Viewer::Seat).chain([Viewer::Public]);
        let check = |viewer| Checked {
            compared: self.in_other_state(viewer, seats, rng).into(),
            outcomes: self.with_other_outcome(viewer, rng).into(),
            ..Checked::default()
        };
        Checked {
            steps: 1,
            ..viewers.map(check).sum()
        }
    }

    /// Compares what the viewer is told when a different state that looks the same takes this step. Returns false if no such state was
    /// found: a state refuses the step if an opponent does not hold the card, or if the card to be drawn has been drawn.
    fn in_other_state<R: Rng>(&self, viewer: Viewer, seats: SeatSet, rng: &mut R) -> bool {
        for _ in 0..TRIES {
            let twin = twin(self.before, viewer, seats, rng);
            assert!(twin.is_some(), "views can be completed: {:?}", self.before);
            let Some(mut twin) = twin.filter(|twin| twin != self.before) else {
                continue;
            };
            let mut told = Told::default();
            if twin.apply(self.step, &mut told).is_ok() {
                let [mut told, mut of_twin] = [self.told, &told].map(|told| told.seen(viewer));
                if self.after.turn() != twin.turn() {
                    let shared = told.len().min(of_twin.len());
                    told.truncate(shared);
                    of_twin.truncate(shared);
                }
                assert_eq!(told, of_twin, "{viewer:?} is told a secret");
                return true;
            }
        }
        false
    }

    /// Compares what the viewer is told when a chance step has a different outcome after which the bout looks the same to the viewer.
    /// Returns false if no such outcome was found.
    fn with_other_outcome<R: Rng>(&self, viewer: Viewer, rng: &mut R) -> bool {
        if !matches!(self.step, Step::Chance(_)) {
            return false;
        }
        let view = self.after.view(viewer);
        for _ in 0..TRIES {
            let mut other = self.before.clone();
            let mut told = Told::default();
            let step = other.sample(rng).map(Step::Chance);
            let done = step.map(|step| other.apply(step, &mut told));
            assert_eq!(done, Some(Ok(())), "a sampled step is legal: {step:?}");
            if other != *self.after && other.view(viewer) == view {
                let [told, of_other] = [self.told, &told].map(|told| told.seen(viewer));
                assert_eq!(told, of_other, "{viewer:?} is told a hidden outcome");
                return true;
            }
        }
        false
    }
}

/// A state that looks the same to the viewer. For the public, the seats' views are completed one after the other, so that everything hidden
/// from the public can change: each completion keeps what the public sees, as [`looks_alike`] checks.
fn twin<G: Determinize, R: Rng>(
    state: &G,
    viewer: Viewer,
    seats: SeatSet,
    rng: &mut R,
) -> Option<G> {
    let mut completed = seats
        .iter()
        .filter(|&seat| viewer == Viewer::Public || viewer.is(seat));
    completed.try_fold(state.clone(), |twin, seat| {
        G::determinize(&twin.view(Viewer::Seat(seat)), rng)
    })
}

/// A random step; `None` if the bout is over.
pub fn random_step<G: Enumerate + Sample, R: Rng>(state: &G, rng: &mut R) -> Option<Step<G>> {
    let mut any = |seat: Seat| state.any(seat, rng);
    match state.turn() {
        Turn::Over(_) => None,
        Turn::Chance => state.sample(rng).map(Step::Chance),
        Turn::Act(seats) if seats.len() == 1 => {
            let seat = seats.iter().next()?;
            Some(Step::Act(Joint::One(seat, any(seat)?)))
        }
        Turn::Act(_) => {
            let [east, west] = Side::PAIR.map(|side| any(side.into()));
            Some(Step::Act(Joint::Both([east?, west?])))
        }
    }
}

fn legality<G: Enumerate>(state: &G, seats: SeatSet, actions: &[G::Action]) {
    for seat in seats.iter() {
        let asked = state.turn().asks(seat);
        let has_choice = state.actions(seat).next().is_some();
        assert_eq!(has_choice, asked, "asked seats have a choice: {state:?}");
        if actions.is_empty() {
            continue;
        }
        let legal: Vec<G::Action> = state.actions(seat).collect();
        for action in actions {
            let check = state.check(seat, action);
            let agree = check.is_ok() == legal.contains(action);
            assert!(agree, "check and actions agree on {action:?}: {state:?}");
            if let Err(error) = check {
                refused(state, Step::Act(Joint::One(seat, *action)), &error);
            }
        }
    }
}

/// Two seats that are not at the table, or fewer if the table has nearly all seats.
fn strangers(seats: SeatSet) -> impl Iterator<Item = Seat> {
    let all = (0..SeatSet::MOST).filter_map(|place| Seat::try_from(place).ok());
    all.filter(move |&seat| !seats.contains(seat)).take(2)
}

fn no_stranger_acts<G: Enumerate>(state: &G, seats: SeatSet, actions: &[G::Action]) {
    let legal = seats.iter().filter_map(|seat| state.actions(seat).next());
    let actions: Vec<G::Action> = actions.iter().copied().chain(legal).collect();
    for seat in strangers(seats) {
        assert!(!state.turn().asks(seat), "{seat:?} is at the table");
        let choice = state.actions(seat).next();
        assert_eq!(choice, None, "{seat:?} has no choice: {state:?}");
        for action in &actions {
            match (state.turn(), state.check(seat, action)) {
                (Turn::Act(_), check) => assert_eq!(check, Err(StepError::NotToAct(seat))),
                (_, check) => assert!(check.is_err(), "{seat:?} may not act: {state:?}"),
            }
            let step = Step::Act(Joint::One(seat, *action));
            refused(state, step, &StepError::NotToAct(seat));
        }
    }
}

fn no_stranger_sees<G: Game>(state: &G, seats: SeatSet) {
    let public = state.view(Viewer::Public);
    for seat in strangers(seats) {
        let view = state.view(Viewer::Seat(seat));
        assert_eq!(view, public, "{seat:?} sees what the public does");
    }
}

fn refused<G: Game>(state: &G, step: Step<G>, because: &StepError<G::Illegal>) {
    let mut after = state.clone();
    let mut told = Told::default();
    let error = after.apply(step, &mut told);
    assert!(error.is_err(), "{step:?} is refused ({because}): {state:?}");
    assert_eq!(&after, state, "a refused step changes nothing: {step:?}");
    assert!(told.0.is_empty(), "a refused step emits no event: {step:?}");
    if matches!(state.turn(), Turn::Over(_)) {
        assert_eq!(error, Err(StepError::Over), "nothing follows the end");
    }
}

fn notation<G: Notation>(record: &Record<G>, state: &G) {
    let text = record.write();
    let read = Record::<G>::parse(&text);
    assert_eq!(
        read,
        Ok((record.clone(), state.clone())),
        "read back:\n{text}"
    );
}

fn looks_alike<G: Enumerate + Determinize, R: Rng>(state: &G, seat: Seat, rng: &mut R) {
    let viewer = Viewer::Seat(seat);
    let view = state.view(viewer);
    let twin = G::determinize(&view, rng);
    assert!(
        twin.is_some(),
        "a view that a bout shows can be completed: {view:?}"
    );
    // In a game that hides nothing, the two states are equal.
    if let Some(twin) = twin
        && twin != *state
    {
        assert_eq!(twin.view(viewer), view, "a completed view looks the same");
        let public = |state: &G| state.view(Viewer::Public);
        assert_eq!(public(&twin), public(state), "a seat sees all public parts");
        let actions = |state: &G| -> Vec<G::Action> { state.actions(seat).collect() };
        assert_eq!(
            actions(&twin),
            actions(state),
            "legal actions tell no secret"
        );
    }
}

#[cfg(test)]
pub(crate) mod bouts;
#[cfg(test)]
mod tests;
