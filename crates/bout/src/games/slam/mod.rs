//! The bout of `slam` on screen: what lies in the ring, what is thrown, and what a computer is about to do.
//!
//! The rules learn of a landing only when the flight has come to rest. Until then the model keeps the throw, and a reloaded page
//! simulates the same throw again, with bit-identical numbers and the same landing. Nothing is hidden, so all players see the same screen.

use std::sync::Arc;

use ai::slam;
use physics::{Flight, Pose, Throw, Toss};
use rand::Rng;
use rules::{
    Seat, SeatSet,
    record::Record,
    slam::{
        Action, Chance, Config, Due, Event, Fall, Figure, Landing, MOST_PLAYERS, Mode, Ring, Slam,
        Thrown, View,
    },
};

use crate::{BoutGame, Extras, Hands, Pace, Player, Scene, ShotClock, Table};

mod lying;
mod next;
mod poses;
pub mod record_tags;
mod recorded;
mod saved;
mod toss;

use record_tags::{Rope, Throws};

pub use next::{Begins, Sitter, begin};
pub use poses::posed_falls;
pub use recorded::{RecordedToss, tosses};
pub use saved::Saved;

/// A bout on screen.
pub type Model = crate::Model<Slam>;
/// A message to it.
pub type Msg = crate::Msg<Slam>;

/// What the screen waits for, in the words of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A person aims and throws.
    Throws(Seat),
    /// A throw is in the air.
    Flies,
    /// A person keeps the landing or throws again.
    Decides(Seat),
    /// A computer throws or decides.
    Thinks(Seat),
    /// A person throws in a tie-break.
    TieBreak(Seat),
    /// The result of a turn is shown.
    Scored,
    /// The bout is over, and everything has been shown.
    Over,
}

/// What players, timers and the physics worker do in this game alone.
#[derive(Clone, PartialEq, Debug)]
pub enum ThrowMsg {
    /// The player whose turn it is throws like this; the bout replaces the seed with its own.
    Throw(Throw),
    /// Marks a wrestler to be thrown again, or to be kept.
    Pick(Figure, bool),
    /// The player takes up the picked wrestlers.
    Again,
    /// The worker has simulated the throw of this number.
    Flown(u32, Arc<Flight>),
    /// The worker failed to simulate the throw of this number.
    Lost(u32),
    /// The animation of the flight has ended.
    Rested,
    /// A computer has aimed, or its decision has been shown, for long enough; the number is the moment's [`Model::mark`].
    HoldTimePassed(u32),
}

/// A toss that has come to rest.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Rested {
    /// The number of steps before the chance step that the toss decided.
    step: u32,
    /// The throws of the toss.
    throws: Throws,
    /// How both wrestlers came to rest; `None` for a wrestler out of play. Both are `None` if the throws are a record's and have not been
    /// thrown again yet.
    rest: [Option<Pose>; 2],
}

impl Rested {
    /// Whether it is known how the wrestlers came to rest.
    fn lies(&self) -> bool {
        self.rest.iter().any(Option::is_some)
    }
}

/// What is thrown in a bout, and where.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RingState {
    begins: Begins,
    rope: Rope,
    casts: Vec<Rested>,
    /// The throws in the air.
    under_way: Option<Throws>,
    flight: Option<Arc<Flight>>,
    /// In a tie-break of two players, the throw that the first has made.
    set: Option<Throw>,
    /// After how many steps which wrestlers were picked to be thrown again.
    picked: (usize, [bool; 2]),
    /// The computer's decision while it is shown.
    decided: Option<Action>,
}

impl Pace for Slam {
    fn must_be_seen(_: &Event, _: Option<&Event>) -> bool {
        true
    }

    fn together(_: &Event, next: &Event) -> bool {
        !matches!(next, Event::Landed { .. })
    }

    fn is_known(event: &Event, _: SeatSet) -> bool {
        matches!(event, Event::Landed { .. })
    }

    fn hold(_: &Event) -> u32 {
        0
    }
}

impl Hands for Slam {}

impl ShotClock for Slam {
    type Nomination = ();
}

impl BoutGame for Slam {
    type Extras = RingState;

    type Saved = Saved;

    const OPEN: bool = true;

    const MANY: bool = true;

    const DRAWS_CHANCE: bool = false;

    fn number_and_position(view: &View) -> (u32, i8) {
        (view.bout.round().into(), 0)
    }

    fn tags(model: &Model, _: &[String]) -> Vec<(String, String)> {
        let ring_state = model.extras();
        let mut tags = vec![(record_tags::ROPE.to_owned(), ring_state.rope.write())];
        let throws = || ring_state.casts.iter().map(|cast| &cast.throws);
        if throws().flatten().any(Option::is_some) {
            tags.push((
                record_tags::THROWS.to_owned(),
                record_tags::write_throws(throws()),
            ));
        }
        tags
    }

    fn names(config: &Config) -> &[String] {
        &config.players
    }

    fn fit(players: &[Player], config: &Config) -> bool {
        let called = |(player, name): (&Player, &String)| match player {
            Player::Person(own) => own == name,
            Player::Computer(_) => true,
        };
        players.len() <= MOST_PLAYERS && players.iter().zip(&config.players).all(called)
    }

    fn next<R: Rng>(model: &Model, rng: &mut R) -> (usize, Config) {
        next::next(model, rng)
    }

    fn context(view: &View, ring_state: &RingState, _: bool) -> Ring {
        ring_state.rope.ring(view.bout.round())
    }
}

impl Extras<Slam> for RingState {
    type Msg = ThrowMsg;

    fn after(model: &mut Model, msg: ThrowMsg) {
        let decides = matches!(model.phase(), Phase::Decides(_));
        match msg {
            ThrowMsg::Throw(throw) => model.throw(throw),
            ThrowMsg::Pick(wrestler, on) if decides => {
                let mut picked = model.picked();
                picked[wrestler.index()] = on;
                model.pick(picked);
            }
            ThrowMsg::Again if decides => model.again(),
            ThrowMsg::Flown(id, flight) => model.flown(id, flight),
            ThrowMsg::Lost(id) if model.to_fly().is_some_and(|(of, _)| of == id) => {
                model.set_failed(true);
            }
            ThrowMsg::Rested => model.land(),
            ThrowMsg::HoldTimePassed(mark) if mark == model.mark() => model.pass_computer(),
            ThrowMsg::Pick(..)
            | ThrowMsg::Again
            | ThrowMsg::Lost(_)
            | ThrowMsg::HoldTimePassed(_) => (),
        }
    }

    fn goes_on_by_itself(model: &Model) -> bool {
        // What a wrestler outside has cost a person stays on screen, and so does the last result. What a computer has scored does not.
        let (event, _) = model.shown();
        let (has_cost, of_computer) = match event {
            Some(Event::Scored { seat, landing, .. }) => {
                let person = model.person(seat);
                (person && landing.0.contains(&Fall::Outside), !person)
            }
            _ => (false, false),
        };
        let next = model.next().is_some_and(|seat| !model.person(seat));
        !model.over() && !has_cost && (of_computer || next)
    }

    fn is_busy(&self) -> bool {
        self.under_way.is_some()
    }

    fn makes_chance(model: &Model) -> Option<Seat> {
        model.extras().thrower(model.bout())
    }

    fn made_chance(view: &View) -> Option<Seat> {
        match view.bout.due()? {
            Due::Throw { seat, .. } | Due::TieBreak { seat } => Some(seat),
        }
    }

    fn decide(model: &mut Model, _: Seat, action: Action) {
        if let Action::Again(thrown) = action {
            model.pick(Figure::PAIR.map(|it| thrown.takes(it)));
        }
        model.extras_mut().decided = Some(action);
    }

    fn weighs(&self) -> bool {
        self.decided.is_some()
    }

    fn holds_back(&self) -> bool {
        self.set.is_some()
    }

    fn take_back(&mut self) -> bool {
        self.decided = None;
        self.set.take().is_some()
    }

    fn splits(&self, record: &Record<Slam>, steps: usize) -> bool {
        toss::is_in_a_toss(record, steps)
    }

    fn goes_on(&mut self, record: &Record<Slam>, steps: usize) {
        self.casts = lying::casts(record, steps);
    }

    fn rewound(&mut self, steps: usize) {
        self.casts.retain(|cast| (cast.step as usize) < steps);
    }

    fn fits(&self, table: &Table<Slam>, all_seen: bool) -> bool {
        saved::fits(self, table, all_seen)
    }

    fn afresh(&self) -> Self {
        Self {
            begins: self.begins,
            rope: self.rope.clone(),
            ..Self::default()
        }
    }

    fn of_tags(tags: &[(String, String)]) -> Self {
        let (rope, _) = record_tags::read(tags);
        Self {
            rope: rope.unwrap_or_default(),
            ..Self::default()
        }
    }
}

impl Model {
    /// The state of the bout in the rules.
    pub fn bout(&self) -> &Slam {
        self.table().state()
    }

    /// The name of that seat's player.
    pub fn name(&self, seat: Seat) -> &str {
        self.bout().name(seat)
    }

    /// The mode of the bout.
    pub fn mode(&self) -> Mode {
        self.bout().mode()
    }

    /// The table options of the ring.
    pub fn rope(&self) -> &Rope {
        &self.extras().rope
    }

    /// What the screen waits for.
    pub fn phase(&self) -> Phase {
        if self.extras().is_busy() {
            return Phase::Flies;
        }
        match self.scene() {
            Scene::MustBeSeen | Scene::TimedFrame => Phase::Scored,
            _ => match (self.makes_chance(), self.next()) {
                (_, None) => Phase::Over,
                (_, Some(seat)) if !self.person(seat) => Phase::Thinks(seat),
                (Some(seat), _) if self.bout().tied().is_some() => Phase::TieBreak(seat),
                (Some(seat), _) => Phase::Throws(seat),
                (None, Some(seat)) => Phase::Decides(seat),
            },
        }
    }

    /// The player whose turn it is, or whose result is shown; `None` at the end.
    pub fn who(&self) -> Option<Seat> {
        let told_of = self.news().into_iter().find_map(|event| match event {
            Event::Scored { seat, .. } | Event::Threw { seat, .. } => Some(seat),
            _ => None,
        });
        told_of.or_else(|| self.next())
    }

    /// The player who throws or decides next, once everything has been shown.
    pub fn next(&self) -> Option<Seat> {
        self.makes_chance().or_else(|| self.bout().thrower())
    }

    /// A number that identifies this moment of the bout.
    pub fn mark(&self) -> u32 {
        let steps = self.steps() as u32;
        let seen = u32::from(self.current_frame().is_some());
        let set = u32::from(self.extras().set.is_some());
        let decided = u32::from(self.extras().decided.is_some());
        8 * steps + 4 * seen + 2 * set + decided
    }

    fn steps(&self) -> usize {
        self.table().record().steps.len()
    }

    /// Which wrestlers are to be thrown again.
    pub fn picked(&self) -> [bool; 2] {
        let (at, picked) = self.extras().picked;
        if at == self.steps() {
            picked
        } else {
            [false; 2]
        }
    }

    fn pick(&mut self, picked: [bool; 2]) {
        self.extras_mut().picked = (self.steps(), picked);
    }

    /// The wrestlers that throwing again would throw; `None` if none is picked.
    pub fn would_throw(&self) -> Option<Thrown> {
        Thrown::of(self.picked())
    }

    fn again(&mut self) {
        if let (Some(thrown), Some(seat)) = (self.would_throw(), self.bout().thrower()) {
            self.choose(seat, Action::Again(thrown));
        }
    }

    /// What the computer has decided, while the decision is shown.
    pub fn decided_action(&self) -> Option<Action> {
        self.extras().decided
    }

    /// The throw of a computer that has to throw.
    pub fn its_throw(&self) -> Option<Throw> {
        let Phase::Thinks(seat) = self.phase() else {
            return None;
        };
        let seat = self.makes_chance().filter(|&thrower| thrower == seat)?;
        let fixed = self.fixed_throws().unwrap_or_default();
        let fixed = fixed.into_iter().zip(self.in_hand());
        if let Some(throw) = fixed.filter(|(_, held)| *held).find_map(|(throw, _)| throw) {
            return Some(throw);
        }
        let (aim, strength, spin) = slam::aim(self.level(seat)?, self.drawn(3).into());
        Some(Throw {
            aim,
            strength,
            spin,
            seed: 0,
        })
    }

    /// How long the computer's throw or decision is shown before it happens: in milliseconds at normal pace, and the minimum at any pace.
    /// `None` if no computer throws or has decided.
    pub fn holds(&self) -> Option<(u32, u32)> {
        match self.phase() {
            Phase::Thinks(_) if self.decided_action().is_some() => Some((DECIDES, DECIDES / 4)),
            Phase::Thinks(_) if self.its_throw().is_some() => Some((AIMS, 0)),
            _ => None,
        }
    }

    /// Lets the computer throw, or do what it has decided.
    fn pass_computer(&mut self) {
        let Phase::Thinks(seat) = self.phase() else {
            return;
        };
        if let Some(action) = self.extras_mut().decided.take() {
            self.seal(seat, action);
        } else if let Some(throw) = self.its_throw() {
            self.throw(throw);
        }
    }
}

/// How long a computer's decision is shown before it takes effect, in milliseconds at normal pace.
const DECIDES: u32 = 1200;
/// How long a computer aims, in milliseconds at normal pace.
const AIMS: u32 = 700;

#[cfg(test)]
mod tests;
