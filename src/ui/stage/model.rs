//! The state of the bout page without its drawing: what has happened, how much of it each player has seen, and who looks at the screen.
//!
//! The rules run at once; the screen catches up frame by frame. A frame stays on screen until its hold time passes, or, if it must be seen,
//! until the player presses "go on".

use std::rc::Rc;

use rand::Rng;
use yew::Reducible;

use super::{names, play::Play};
use crate::{
    ai::protocol::{Answer, Reply},
    basho::Series,
    rules::{Joint, Seat, Step, StepError, Turn, Viewer},
    session::{Player, Table},
};

mod clock;
mod computer;
mod facing;
mod forced;
mod hint;
mod identity;
mod kept;
mod series;
mod undo;
mod viewing_state;

pub use clock::Clock;
pub use computer::Question;
pub use facing::{Act, Seating, Side};
pub use hint::Hint;
pub use identity::{BoutIdentity, InRobin};
pub use kept::{Digest, SavedBout, Waiting};

/// Who looks at the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ViewingState {
    /// Nobody: the curtain hangs until this seat's player lifts it.
    Curtain(Seat),
    /// This seat's player.
    Open(Seat),
    /// Both players: the device lies between them. Per seat, whether its player holds the palm cover of their own hand.
    Facing([bool; 2]),
}

/// What the screen waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scene {
    /// The curtain hangs for this seat's player.
    Curtain(Seat),
    /// A frame is shown and passes after its hold time.
    Passing,
    /// A frame stays until a player has seen it.
    Lies,
    /// The player who looks has to choose; face to face, one or both.
    Asked,
    /// The other player has to choose.
    Waits,
    /// The bout is over and everything has been shown.
    Over,
}

/// A message from a player, the clock or the worker.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg<G: Play> {
    /// The player who looks chooses this.
    Choose(G::Action),
    /// The player has seen the frame that stays on screen.
    GoOn,
    /// The hold time of the frame with this index has passed.
    Passed(usize),
    /// In practice: take back the last decision of a person.
    Undo,
    /// The next player lifts the curtain.
    Lift,
    /// The player who has just sealed a choice takes it back.
    TakeBack,
    /// The worker answers a question.
    Answer {
        /// The question's number.
        id: u32,
        /// The answer.
        reply: Reply<G>,
    },
    /// Another bout replaces this one.
    Fresh(Box<Model<G>>),
    /// Ask the computer once more.
    Retry,
    /// Two players who share the device change their seating.
    Sit(Seating),
    /// Whether the screen has room for two to sit face to face.
    Room(bool),
    /// One of two players who sit face to face does something.
    Side(Seat, Act),
    /// One of two players who sit face to face chooses something that is not a card of the hand.
    Decide(Seat, G::Action),
    /// In practice: the player who looks asks for a hint.
    Hint,
    /// The analysis answers.
    Hinted(Answer<G>),
    /// A second of the clock has passed. If it was the last one, `lot` seeds what the referee draws.
    Tick {
        /// Any number.
        lot: u64,
    },
    /// That seat's player nominates something for the other, or withdraws the nomination.
    Nominate(Seat, Option<G::Nomination>),
}

/// A bout on screen.
#[derive(Clone, PartialEq, Debug)]
pub struct Model<G: Play> {
    table: Table<G>,
    players: [Player; 2],
    /// `None` if the bout does not count for any scorepad.
    torikumi: Option<BoutIdentity>,
    /// Whether this is practice, in which everything can be taken back.
    keiko: bool,
    /// How many frames each seat's player has seen.
    seen: [usize; 2],
    eyes: ViewingState,
    /// The seed of everything random in the bout: the order of hands face to face, and chance steps.
    lot: u64,
    /// How two players who share the device want to sit.
    seating: Seating,
    /// Whether the screen has room for two face to face.
    room: bool,
    /// What two players face to face have picked from their hands, face down.
    picked: [Option<G::Action>; 2],
    /// The seat whose last attempt was refused, and the rule that refused it.
    refusal: Option<(Seat, G::Illegal)>,
    failed: bool,
    hint: Option<Hint<G::Advice>>,
    /// How many hints have been asked for; also the id of the last question.
    hints: u32,
    /// The basho to which this bout belongs, as it stood before the bout.
    series: Option<Series>,
    /// The shot clock, if there is one.
    clock: Option<Clock<G::Nomination>>,
}

impl<G: Play> Model<G> {
    /// A new bout between these players. It counts for the scorepads unless it is practice.
    pub fn new<R: Rng>(players: [Player; 2], keiko: bool, config: G::Config, rng: &mut R) -> Self {
        let mut model = Self::at(players, keiko, Table::new(config, rng), [0; 2]);
        model.torikumi = (!keiko).then(|| BoutIdentity {
            id: rng.next_u64(),
            wrestlers: [None; 2],
            robin: None,
        });
        model.lot = rng.next_u64();
        model
    }

    /// The next bout between the same players.
    #[must_use]
    pub fn rematch<R: Rng>(&self, rng: &mut R) -> Self {
        let fresh = Self::new(
            self.players.clone(),
            self.keiko,
            G::next(&self.config()),
            rng,
        );
        let wrestlers = self.torikumi.map_or([None; 2], |it| it.wrestlers);
        let limit = self.clock.map_or(0, |clock| clock.limit);
        let fresh = fresh.between(wrestlers).timed(limit).seated(self.seating);
        fresh.in_series(self.next_series())
    }

    /// A bout between these players that continues from this table.
    pub fn on(players: [Player; 2], table: Table<G>) -> Self {
        Self::at(players, false, table, [0; 2])
    }

    fn at(players: [Player; 2], keiko: bool, table: Table<G>, seen: [usize; 2]) -> Self {
        let mut model = Self {
            eyes: ViewingState::Open(Seat::EAST),
            table,
            players,
            torikumi: None,
            keiko,
            seen,
            lot: 0,
            seating: Seating::Passing,
            room: true,
            picked: [None; 2],
            refusal: None,
            failed: false,
            hint: None,
            hints: 0,
            series: None,
            clock: None,
        };
        model.eyes = model.opening();
        model
    }

    /// The bout’s record, with the players’ names.
    pub fn record(&self) -> String {
        let mut record = self.table.record().clone();
        let [east, west] = names(&self.players);
        record.tags = vec![("East".to_owned(), east), ("West".to_owned(), west)];
        record.write()
    }

    /// Who plays East and West.
    pub fn players(&self) -> &[Player; 2] {
        &self.players
    }

    /// The table rules.
    pub fn config(&self) -> G::Config {
        self.table.record().config.clone()
    }

    fn person(&self, seat: Seat) -> bool {
        self.players[seat.index()].is_person()
    }

    /// Whether two people share the device.
    pub fn shared(&self) -> bool {
        self.person(Seat::EAST) && self.person(Seat::WEST)
    }

    /// Whether two computers play; nothing is then hidden from the spectator.
    pub fn watched(&self) -> bool {
        !self.person(Seat::EAST) && !self.person(Seat::WEST)
    }

    /// Whether this is practice.
    pub fn keiko(&self) -> bool {
        self.keiko
    }

    /// The seat that the page calls “you”; `None` face to face, or if only computers play.
    pub fn you(&self) -> Option<Seat> {
        (!self.watched() && !self.facing()).then(|| self.looker())
    }

    /// Whether the bout is decided or void.
    pub fn over(&self) -> bool {
        matches!(self.table.turn(), Turn::Over(_))
    }

    /// The seat whose player looks or will lift the curtain; East if both look.
    pub fn looker(&self) -> Seat {
        match self.eyes {
            ViewingState::Curtain(seat) | ViewingState::Open(seat) => seat,
            ViewingState::Facing(_) => Seat::EAST,
        }
    }

    /// The viewer for the screen as a whole; the palm covers show single hands separately.
    fn viewer(&self) -> Viewer {
        match self.eyes {
            ViewingState::Curtain(_) | ViewingState::Facing(_) => Viewer::Public,
            ViewingState::Open(seat) => Viewer::Seat(seat),
        }
    }

    /// The index of the frame on screen that has not passed yet, if there is one.
    pub fn passing(&self) -> Option<usize> {
        let place = self.seen[self.looker().index()];
        (!matches!(self.eyes, ViewingState::Curtain(_)) && place < self.table.len())
            .then_some(place)
    }

    /// Whether the last frame of a finished bout is on screen.
    pub fn shows_the_end(&self) -> bool {
        self.over()
            && self
                .passing()
                .is_some_and(|place| place + 1 == self.table.len())
    }

    /// What the screen waits for.
    pub fn scene(&self) -> Scene {
        if let ViewingState::Curtain(seat) = self.eyes {
            return Scene::Curtain(seat);
        }
        if let Some(place) = self.passing() {
            return if self.must_be_seen(place) {
                Scene::Lies
            } else {
                Scene::Passing
            };
        }
        if self.over() {
            Scene::Over
        } else if Seat::PAIR.into_iter().any(|seat| self.decides(seat)) {
            Scene::Asked
        } else {
            Scene::Waits
        }
    }

    /// Whether that seat's player looks and has not chosen yet.
    fn decides(&self, seat: Seat) -> bool {
        let looks = self.facing() || self.looker() == seat;
        looks && self.person(seat) && self.waits_for(seat)
    }

    /// Whether the bout waits for that seat's choice, and its time has not run out.
    fn waits_for(&self, seat: Seat) -> bool {
        self.table.waits_for(seat) && !self.is_late(seat)
    }

    fn must_be_seen(&self, place: usize) -> bool {
        let event = |place| self.table.event(place, Viewer::Public);
        event(place).is_some_and(|shown| G::lies(&shown, event(place + 1).as_ref()))
    }

    /// What the screen shows: the view, and the event that led to it while that event is still shown. Both are public while the curtain
    /// hangs and when both players look.
    pub fn shown(&self) -> (Option<G::Event>, G::View) {
        self.shown_to(self.viewer())
    }

    /// What this viewer would be shown now.
    pub fn shown_to(&self, viewer: Viewer) -> (Option<G::Event>, G::View) {
        let frame = self
            .passing()
            .and_then(|place| self.table.frame(place, viewer));
        match frame {
            Some((event, view)) => (Some(event), view),
            None => (None, self.table.view(viewer)),
        }
    }

    /// The public view of the bout.
    pub fn public_view(&self) -> G::View {
        self.table.view(Viewer::Public)
    }

    /// The events shown to the player who looks so far, including the current one, each with the view right after it.
    pub fn story(&self) -> Vec<(G::Event, G::View)> {
        let viewer = match self.eyes {
            ViewingState::Facing(_) => Viewer::Public,
            _ => Viewer::Seat(self.looker()),
        };
        let shown = self.passing().map_or(self.table.len(), |place| place + 1);
        (0..shown)
            .filter_map(|place| self.table.frame(place, viewer))
            .collect()
    }

    /// What the player who looks has sealed.
    pub fn sealed(&self) -> Option<G::Action> {
        match self.eyes {
            ViewingState::Curtain(_) | ViewingState::Facing(_) => None,
            ViewingState::Open(seat) => self.table.sealed(seat),
        }
    }

    /// Whether that seat has sealed a choice; does not tell which.
    pub fn has_sealed(&self, seat: Seat) -> bool {
        self.table.sealed(seat).is_some()
    }

    /// The rule that refused the last attempt.
    pub fn refusal(&self) -> Option<&G::Illegal> {
        self.refusal.as_ref().map(|(_, illegal)| illegal)
    }

    /// Whether the computer failed to answer.
    pub fn failed(&self) -> bool {
        self.failed
    }

    /// The last choice that both players made together, once everything that followed has been shown: how many steps came before it, the
    /// public view at that time, and what East and West chose.
    pub fn last_choice(&self) -> Option<(usize, G::View, [G::Action; 2])> {
        let steps = &self.table.record().steps;
        let step = steps
            .len()
            .checked_sub(1)
            .filter(|_| self.passing().is_none())?;
        let (_, view) = self.table.after(step, Viewer::Public)?;
        match steps.get(step) {
            Some(Step::Act(Joint::Both(actions))) => Some((step, view, *actions)),
            _ => None,
        }
    }

    /// The bout after this message. If a rule refuses an attempt, [`Model::refusal`] says so and nothing else changes.
    #[must_use]
    pub fn after(&self, msg: Msg<G>) -> Self {
        let mut next = self.clone();
        // A look at the hand, a rotated screen or somebody else's message does not clear a refusal.
        let idle = matches!(
            msg,
            Msg::Side(_, Act::Look(_))
                | Msg::Room(_)
                | Msg::Tick { .. }
                | Msg::Nominate(..)
                | Msg::Answer { .. }
                | Msg::Hinted(_)
        );
        if !idle {
            next.refusal = None;
        }
        match msg {
            Msg::Choose(action) => next.choose(action),
            Msg::GoOn if self.scene() == Scene::Lies => next.pass(),
            Msg::Passed(place)
                if self.passing() == Some(place) && self.scene() == Scene::Passing =>
            {
                next.pass();
            }
            Msg::Undo if self.can_undo() => next.undo(),
            Msg::Lift => {
                if let ViewingState::Curtain(seat) = self.eyes {
                    next.eyes = ViewingState::Open(seat);
                }
            }
            Msg::TakeBack => {
                if let ViewingState::Curtain(seat) = self.eyes
                    && next.table.unseal(seat.other()).is_some()
                {
                    // Anybody can press that button, so the curtain hangs for the player who takes the device back.
                    next.eyes = ViewingState::Curtain(seat.other());
                }
            }
            Msg::Answer { id, reply } => next.answered(id, &reply),
            Msg::Fresh(model) => {
                next = *model;
                next.room = self.room;
            }
            Msg::Retry => next.failed = false,
            Msg::Hint => next.ask_for_hint(),
            Msg::Hinted(answer) => next.hinted(answer),
            Msg::Tick { lot } => next.tick(lot),
            Msg::Nominate(seat, nomination) => next.nominate(seat, nomination),
            Msg::Sit(seating) => next.seating = seating,
            Msg::Room(room) => next.room = room,
            Msg::Side(seat, act) if self.facing() => next.act(seat, act),
            Msg::Decide(seat, action) if self.facing() && self.asks(seat) => {
                next.seal(seat, action);
            }
            Msg::GoOn | Msg::Passed(_) | Msg::Undo | Msg::Side(..) | Msg::Decide(..) => (),
        }
        next.follow_up(self);
        next
    }

    /// What follows from every message, in this order:
    ///
    /// 1. Chance comes first: everything below needs to know whose turn it is.
    /// 2. The referee chooses for players whose time ran out, which may end the turn.
    /// 3. Forced moves are played, which may end it too.
    /// 4. Only now is it known who has to choose, and so who sits face to face,
    /// 5. and otherwise to whom the device goes.
    /// 6. The clock restarts if a step has been taken since `before`,
    /// 7. and a hint goes if another choice is open than in `before`.
    fn follow_up(&mut self, before: &Self) {
        self.draw_chance();
        self.choose_for_late_players();
        self.play_forced_moves();
        self.apply_seating();
        self.hand_over();
        self.restart_clock(before);
        self.drop_stale_hint(before);
    }

    fn choose(&mut self, action: G::Action) {
        if self.scene() == Scene::Asked && !self.facing() {
            self.seal(self.looker(), action);
        }
    }

    fn seal(&mut self, seat: Seat, action: G::Action) {
        if let Err(StepError::Illegal(illegal)) = self.table.seal(seat, action) {
            self.refusal = Some((seat, illegal));
        }
    }
}

impl<G: Play> Reducible for Model<G> {
    type Action = Msg<G>;

    fn reduce(self: Rc<Self>, msg: Msg<G>) -> Rc<Self> {
        Rc::new(self.after(msg))
    }
}

#[cfg(test)]
mod tests;
