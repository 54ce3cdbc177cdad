//! The bout page apart from the page: what has happened, how much of it each player has been shown, and whose eyes look.
//!
//! Rules run at once; the screen catches up frame by frame. The frame after the last one seen lies on the table until its hold passes, or,
//! where it must be seen, until the player goes on.

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

mod by_itself;
mod clock;
mod computer;
mod eyes;
mod facing;
mod hint;
mod kept;
mod series;
mod torikumi;
mod undo;

pub use clock::Clock;
pub use computer::Question;
pub use facing::{Act, Seating, Side};
pub use hint::Hint;
pub use kept::{Digest, SavedBout, Waiting};
pub use torikumi::{InRobin, Torikumi};

/// Whose eyes look at the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Nobody's: the curtain hangs until this seat's player lifts it.
    Curtain(Seat),
    /// This seat's player's.
    Open(Seat),
    /// Both players': the device lies between them. Who of them holds the palm cover of the own hand.
    Facing([bool; 2]),
}

/// What the screen waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scene {
    /// The curtain hangs for this seat's player.
    Curtain(Seat),
    /// A frame is being shown and passes by itself.
    Passing,
    /// A frame lies until it has been seen.
    Lies,
    /// The player who looks has to choose; of two who look, one or both.
    Asked,
    /// The other one has to choose.
    Waits,
    /// The bout is over and all has been shown.
    Over,
}

/// What a player, the clock or the worker does.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg<G: Play> {
    /// The player who looks decides on this.
    Choose(G::Action),
    /// The player has seen what lies there.
    GoOn,
    /// The hold of the frame at this place has passed.
    Passed(usize),
    /// In practice, the last decision of a person is taken back.
    Undo,
    /// The next player lifts the curtain.
    Lift,
    /// The player who has just sealed takes it back.
    TakeBack,
    /// The worker answers a question.
    Answer {
        /// The question's number.
        id: u32,
        /// The answer.
        reply: Reply,
    },
    /// Another bout takes this one's place.
    Fresh(Box<Model<G>>),
    /// The computer is asked once more.
    Retry,
    /// Two who share the device sit down otherwise.
    Sit(Seating),
    /// There is now, or is no longer, room for two to sit face to face.
    Room(bool),
    /// One of two who sit face to face does something.
    Side(Seat, Act),
    /// One of two who sit face to face decides on this, which is no card of the hand.
    Decide(Seat, G::Action),
    /// In practice, the player who looks asks for a hint.
    Hint,
    /// The analysis answers.
    Hinted(Answer),
    /// A second of the clock has passed; `lot` decides what the referee draws by lot, should it have been the last.
    Tick {
        /// Any number.
        lot: u64,
    },
    /// That seat's player nominates something for the other, or nothing any more.
    Nominate(Seat, Option<G::Nomination>),
}

/// A bout on screen.
#[derive(Clone, PartialEq, Debug)]
pub struct Model<G: Play> {
    table: Table<G>,
    players: [Player; 2],
    /// None where no scorepad may hear of the bout.
    torikumi: Option<Torikumi>,
    /// Whether this is practice, in which anything can be taken back.
    keiko: bool,
    /// For each seat's player, how many frames they have been shown.
    seen: [usize; 2],
    eyes: Eyes,
    /// What luck goes by: the order in which hands stand where two sit face to face, and draws on the way.
    lot: u64,
    /// How two who share the device want to sit.
    seating: Seating,
    /// Whether the screen has room for that.
    room: bool,
    /// What two who sit face to face have picked out of their hands, face down.
    picked: [Option<G::Action>; 2],
    /// The seat whose last try was refused, and the rule that did.
    refusal: Option<(Seat, G::Illegal)>,
    failed: bool,
    hint: Option<Hint<G::Advice>>,
    /// How many hints have been asked for: the number of the last question.
    hints: u32,
    /// The basho that the bout is a period of, as it stood before.
    series: Option<Series>,
    /// The clock by which people choose, if there is one.
    clock: Option<Clock<G::Nomination>>,
}

impl<G: Play> Model<G> {
    /// A new bout between these players, for the scorepads if it is no practice.
    pub fn new<R: Rng>(players: [Player; 2], keiko: bool, config: G::Config, rng: &mut R) -> Self {
        let mut model = Self::at(players, keiko, Table::new(config, rng), [0; 2]);
        model.torikumi = (!keiko).then(|| Torikumi {
            id: rng.next_u64(),
            wrestlers: [None; 2],
            robin: None,
        });
        model.lot = rng.next_u64();
        model
    }

    /// The next bout between the same.
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

    /// A bout between these players that stands as this table does.
    pub fn on(players: [Player; 2], table: Table<G>) -> Self {
        Self::at(players, false, table, [0; 2])
    }

    fn at(players: [Player; 2], keiko: bool, table: Table<G>, seen: [usize; 2]) -> Self {
        let mut model = Self {
            eyes: Eyes::Open(Seat::EAST),
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

    /// Whether nobody plays: two computers are watched, and nothing is hidden from who watches.
    pub fn watched(&self) -> bool {
        !self.person(Seat::EAST) && !self.person(Seat::WEST)
    }

    /// Whether this is practice.
    pub fn keiko(&self) -> bool {
        self.keiko
    }

    /// The seat that is “you” to whoever looks; nobody where two look or none plays.
    pub fn you(&self) -> Option<Seat> {
        (!self.watched() && !self.facing()).then(|| self.looker())
    }

    /// Whether the bout has been decided or is void.
    pub fn over(&self) -> bool {
        matches!(self.table.turn(), Turn::Over(_))
    }

    /// The seat whose player looks, or is to look; East where both do.
    pub fn looker(&self) -> Seat {
        match self.eyes {
            Eyes::Curtain(seat) | Eyes::Open(seat) => seat,
            Eyes::Facing(_) => Seat::EAST,
        }
    }

    /// Whose eyes the screen as a whole is for; the palm covers let single hands be seen apart from that.
    fn viewer(&self) -> Viewer {
        match self.eyes {
            Eyes::Curtain(_) | Eyes::Facing(_) => Viewer::Public,
            Eyes::Open(seat) => Viewer::Seat(seat),
        }
    }

    /// The place of the frame on screen that has not passed yet, if there is one.
    pub fn passing(&self) -> Option<usize> {
        let place = self.seen[self.looker().index()];
        (!matches!(self.eyes, Eyes::Curtain(_)) && place < self.table.len()).then_some(place)
    }

    /// Whether the last frame of a bout that is over lies there.
    pub fn shows_the_end(&self) -> bool {
        self.over()
            && self
                .passing()
                .is_some_and(|place| place + 1 == self.table.len())
    }

    /// What the screen waits for.
    pub fn scene(&self) -> Scene {
        if let Eyes::Curtain(seat) = self.eyes {
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

    /// Whether that seat's player looks and has not decided yet.
    fn decides(&self, seat: Seat) -> bool {
        let looks = self.facing() || self.looker() == seat;
        looks && self.person(seat) && self.waits_for(seat)
    }

    /// Whether the bout waits for what that seat decides, and its time has not run out.
    fn waits_for(&self, seat: Seat) -> bool {
        self.table.waits_for(seat) && !self.is_late(seat)
    }

    fn must_be_seen(&self, place: usize) -> bool {
        let event = |place| self.table.event(place, Viewer::Public);
        event(place).is_some_and(|shown| G::lies(&shown, event(place + 1).as_ref()))
    }

    /// What the player who looks is shown: the view, and the event that led to it while that is still being shown. For nobody's eyes while
    /// the curtain hangs, and where two look.
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

    /// The bout as anybody may see it.
    pub fn public_view(&self) -> G::View {
        self.table.view(Viewer::Public)
    }

    /// The events that the player who looks has been shown or is being shown, each with the view right after it.
    pub fn story(&self) -> Vec<(G::Event, G::View)> {
        let viewer = match self.eyes {
            Eyes::Facing(_) => Viewer::Public,
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
            Eyes::Curtain(_) | Eyes::Facing(_) => None,
            Eyes::Open(seat) => self.table.sealed(seat),
        }
    }

    /// Whether that seat has sealed a choice; not which.
    pub fn has_sealed(&self, seat: Seat) -> bool {
        self.table.sealed(seat).is_some()
    }

    /// The rule that refused the last try.
    pub fn refusal(&self) -> Option<&G::Illegal> {
        self.refusal.as_ref().map(|(_, illegal)| illegal)
    }

    /// Whether the computer could not answer.
    pub fn failed(&self) -> bool {
        self.failed
    }

    /// The last choice that both made together, once all that came of it has been shown: how many steps came before it, the bout as anybody
    /// saw it then, and what East and West chose.
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

    /// The bout after this; a try that a rule refuses is noted in [`Model::refusal`] and changes nothing else.
    #[must_use]
    pub fn after(&self, msg: Msg<G>) -> Self {
        let mut next = self.clone();
        // Neither a look at the hand nor a turned tablet nor what others do answers a refusal.
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
                if let Eyes::Curtain(seat) = self.eyes {
                    next.eyes = Eyes::Open(seat);
                }
            }
            Msg::TakeBack => {
                if let Eyes::Curtain(seat) = self.eyes
                    && next.table.unseal(seat.other()).is_some()
                {
                    // Whoever holds the device can press that.
                    next.eyes = Eyes::Curtain(seat.other());
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
        next.draw();
        next.referee();
        next.go_by_itself();
        next.sit();
        next.hand_over();
        next.wind(self);
        next.drop_hint(self);
        next
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
