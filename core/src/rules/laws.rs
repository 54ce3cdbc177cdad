//! Laws that every game must keep; each game's tests call [`hold`].
//!
//! A law here is checked along random bouts, at every state on the way:
//!
//! 1. **Turns.** A bout is asked of at least one seat until it is over, and ends within the bound its rules give. Who does not sit at the
//!    table is asked nothing.
//! 2. **Legality.** [`Enumerate::actions`] and [`Game::check`] agree on every action that the game knows.
//! 3. **Refusals.** A step that is refused leaves the state as it was; after the end every step is refused.
//! 4. **Notation.** Every beginning of a bout, written down and read back, is the same record and the same state.
//! 5. **Views.** Determinizing a view and viewing again gives the same view; the completed state gives the viewer the same legal actions.
//! 6. **Secrets.** Where the same step can follow two states that look alike to a viewer, the viewer is told the same events. A choice with
//!    one possibility may be made by itself, so that one of the two goes on where the other asks; the other's events then begin the one's.

use rand::Rng;

use super::{
    Determinize, Enumerate, Game, Joint, Sample, Seat, SeatSet, Sink, Step, StepError, Turn,
    Viewer,
    record::{Notation, Record},
};

/// Everything a game needs to be held to the laws.
pub trait Lawful: Notation + Enumerate + Sample + Determinize {}

impl<G: Notation + Enumerate + Sample + Determinize> Lawful for G {}

/// Plays one random bout and checks the laws at every state; gives back its length in steps.
///
/// `actions` are all the actions that the game knows, legal or not; `most_steps` is the bound on a bout's length.
///
/// # Panics
/// When a law is broken. For tests alone.
pub fn hold<G: Lawful, R: Rng>(
    config: &G::Config,
    actions: &[G::Action],
    most_steps: usize,
    rng: &mut R,
) -> usize {
    let mut bout = Held::<G>::new(config);
    loop {
        bout.look(actions, rng);
        bout.read_back();
        let Some(step) = random_step(&bout.state, rng) else {
            break;
        };
        bout.take(step, rng);
        let steps = bout.record.steps.len();
        assert!(steps <= most_steps, "a bout ends: {:?}", bout.record);
    }
    let over = matches!(bout.state.turn(), Turn::Over(_));
    assert!(
        over,
        "a bout that nobody is asked in is over: {:?}",
        bout.state
    );
    bout.record.steps.len()
}

/// A bout that is held to the laws, whoever says how it goes on.
///
/// All of its methods panic when a law is broken. For tests alone.
pub struct Held<G: Lawful> {
    record: Record<G>,
    state: G,
    seats: SeatSet,
    viewers: Vec<Viewer>,
}

impl<G: Lawful> Held<G> {
    /// A bout before its first step.
    pub fn new(config: &G::Config) -> Self {
        let seats = G::table(config);
        let eyes = seats.iter().map(Viewer::Seat);
        Self {
            record: Record::new(config.clone()),
            state: G::new(config),
            seats,
            viewers: eyes.chain([Viewer::Public]).collect(),
        }
    }

    /// The state as it is now.
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// Who asks, who may see what, and which of these actions may be: turns, legality, refusals and views.
    ///
    /// # Panics
    /// When a law is broken.
    pub fn look<R: Rng>(&self, actions: &[G::Action], rng: &mut R) {
        legality(&self.state, self.seats, actions);
        for &viewer in &self.viewers {
            if !matches!(self.state.turn(), Turn::Chance) {
                looks_alike(&self.state, viewer, rng);
            }
        }
    }

    /// Writes the bout down and reads it back.
    ///
    /// # Panics
    /// When a law is broken.
    pub fn read_back(&self) {
        if self.record.steps.len() > 1 || !matches!(self.state.turn(), Turn::Chance) {
            notation(&self.record, &self.state);
        }
    }

    /// Takes a legal step: it changes something and tells no secret.
    ///
    /// # Panics
    /// When a law is broken.
    pub fn take<R: Rng>(&mut self, step: Step<G>, rng: &mut R) {
        let twin = |&viewer: &Viewer| (viewer, G::determinize(&self.state.view(viewer), rng));
        let alike: Vec<(Viewer, Option<G>)> = self.viewers.iter().map(twin).collect();
        let mut told = Told::default();
        let before = self.state.clone();
        let done = self.state.apply(step, &mut told);
        assert_eq!(
            done,
            Ok(()),
            "a legal step is taken: {step:?} in {before:?}"
        );
        assert_ne!(self.state, before, "a step changes something");
        for (viewer, twin) in alike {
            let mut told_of_twin = Told::default();
            if let Some(mut twin) = twin
                && twin.apply(step, &mut told_of_twin).is_ok()
            {
                let seen = |told: &Told<G>| -> Vec<G::Event> {
                    told.0
                        .iter()
                        .filter_map(|event| G::redact(event, viewer))
                        .collect()
                };
                let (told, told_of_twin) = (seen(&told), seen(&told_of_twin));
                let shared = if self.state.turn() == twin.turn() {
                    told.len().max(told_of_twin.len())
                } else {
                    told.len().min(told_of_twin.len())
                };
                let shared = |told: Vec<G::Event>| told.into_iter().take(shared).collect();
                let [told, told_of_twin]: [Vec<G::Event>; 2] = [told, told_of_twin].map(shared);
                assert_eq!(told, told_of_twin, "{viewer:?} is told a secret");
            }
        }
        self.record.steps.push(step);
    }

    /// Offers any step at all: it is taken if each seat that is asked may decide so, or luck is asked and may. Any other is refused. Tells whether
    /// it was taken.
    ///
    /// # Panics
    /// When a law is broken.
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
                let both = may(Seat::EAST, east) && may(Seat::WEST, west);
                Some(seats == SeatSet::PAIR && both)
            }
            // Which chances there are, a game does not say beforehand.
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

/// A step as chance and careless players would take it; `None` when the bout is over.
pub fn random_step<G: Enumerate + Sample, R: Rng>(state: &G, rng: &mut R) -> Option<Step<G>> {
    let mut any = |seat: Seat| state.any(seat, rng);
    match state.turn() {
        Turn::Over(_) => None,
        Turn::Chance => state.sample(rng).map(Step::Chance),
        Turn::Act(seats) if seats.len() == 1 => {
            let seat = seats.iter().next()?;
            Some(Step::Act(Joint::One(seat, any(seat)?)))
        }
        Turn::Act(_) => Some(Step::Act(Joint::Both([any(Seat::EAST)?, any(Seat::WEST)?]))),
    }
}

fn legality<G: Enumerate>(state: &G, seats: SeatSet, actions: &[G::Action]) {
    let all = (0..SeatSet::MOST).filter_map(|place| Seat::try_from(place).ok());
    let strangers = all.filter(|&seat| !seats.contains(seat)).take(2);
    for seat in seats.iter().chain(strangers) {
        let asked = seats.contains(seat) && state.turn().asks(seat);
        let has_choice = state.actions(seat).next().is_some();
        assert_eq!(has_choice, asked, "who is asked has a choice: {state:?}");
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

fn refused<G: Game>(state: &G, step: Step<G>, because: &StepError<G::Illegal>) {
    let mut after = state.clone();
    let mut told = Told::default();
    let error = after.apply(step, &mut told);
    assert!(error.is_err(), "{step:?} is refused ({because}): {state:?}");
    assert_eq!(&after, state, "a refused step changes nothing: {step:?}");
    assert!(told.0.is_empty(), "a refused step tells nothing: {step:?}");
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

fn looks_alike<G: Enumerate + Determinize, R: Rng>(state: &G, viewer: Viewer, rng: &mut R) {
    let view = state.view(viewer);
    let Viewer::Seat(seat) = viewer else {
        return;
    };
    let twin = G::determinize(&view, rng);
    assert!(
        twin.is_some(),
        "a view that a bout shows can be completed: {view:?}"
    );
    // Where nothing is hidden, both are one.
    if let Some(twin) = twin
        && twin != *state
    {
        assert_eq!(twin.view(viewer), view, "a completed view looks the same");
        let actions = |state: &G| -> Vec<G::Action> { state.actions(seat).collect() };
        assert_eq!(
            actions(&twin),
            actions(state),
            "legal actions tell no secret"
        );
    }
}
