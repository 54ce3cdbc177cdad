//! The bout page's model: who plays, what lies in the ring, what is thrown, and how many events have been shown.
//!
//! The rules learn of a landing only when the flight has come to rest. Until then the model keeps the throw, and a reloaded page
//! simulates the same throw again, with bit-identical numbers and the same landing. Nothing is hidden, so all players see the same screen.

use std::{rc::Rc, sync::Arc};

use rand::Rng;
use yew::Reducible;

use super::told::{self, Rope, Throws};
use crate::{
    ai::{
        protocol::{Answer, Reply, Request},
        slam::advice::Advice,
    },
    physics::{Flight, Pose, Throw, Toss},
    rules::{
        Game as _, Seat, Turn,
        slam::{
            Action, Chance, Config, Due, Event, Fall, Landing, Mode, Ring, Slam, Thrown, Wrestler,
        },
    },
    session::{Player, Table},
    ui::stage::Hint,
};

mod computer;
mod hint;
mod identity;
mod kept;
mod toss;
mod undo;

pub use identity::{Begins, BoutIdentity};
pub use kept::{BOUT, Saved, Unfit};

/// A player who sits down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// Whether a person or a computer plays.
    pub player: Player,
    /// The player's name, unique at the table.
    pub name: String,
    /// The wrestler's id; `None` for guests and computers.
    pub wrestler: Option<u32>,
}

/// What the screen waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scene {
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
    /// The result of a turn is shown until the next player goes on.
    Scored,
    /// The bout is over, and everything has been shown.
    Over,
}

/// What a player, a timer or a worker does.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg {
    /// The player whose turn it is throws like this; the bout replaces the lot with its own.
    Throw(Throw),
    /// Marks a wrestler to be thrown again, or to be kept.
    Pick(Wrestler, bool),
    /// The player takes up the picked wrestlers.
    Again,
    /// The player stops the turn.
    Stop,
    /// The worker has simulated the throw of this number.
    Flown(u32, Arc<Flight>),
    /// The worker failed to simulate the throw of this number.
    Lost(u32),
    /// The animation of the flight has ended.
    Rested,
    /// The player has seen the result.
    GoOn,
    /// The scene with this mark has lasted its time.
    Passed(u32),
    /// The worker answers for a computer player.
    Answer {
        /// The question's number.
        id: u32,
        /// The worker's reply.
        reply: Reply<Slam>,
    },
    /// The player retries what has failed.
    Retry,
    /// In practice, takes back the last throw or decision of a person.
    Undo,
    /// In practice, the player asks for a hint.
    Hint,
    /// The analysis answers.
    Hinted(Answer<Slam>),
    /// Another bout replaces this one.
    Fresh(Box<Model>),
}

/// A toss that has come to rest.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Cast {
    /// The number of steps before the chance step that the toss decided.
    step: u32,
    /// The throws of the toss.
    throws: Throws,
    /// How both wrestlers came to rest; `None` for a wrestler out of play.
    rest: [Option<Pose>; 2],
}

/// A bout on screen.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    table: Table<Slam>,
    players: Vec<Player>,
    torikumi: Option<BoutIdentity>,
    begins: Begins,
    keiko: bool,
    rope: Rope,
    /// The seed of every throw's lot.
    lot: u64,
    /// The number of events that have been shown.
    seen: usize,
    casts: Vec<Cast>,
    /// The throws in the air.
    under_way: Option<Throws>,
    flight: Option<Arc<Flight>>,
    /// In a tie-break of two players, the throw that the first has made.
    set: Option<Throw>,
    /// Which wrestlers are to be thrown again.
    picked: [bool; 2],
    /// The computer's decision while it is shown.
    decided: Option<Action>,
    failed: bool,
    hint: Option<Hint<Advice>>,
    hints: u32,
}

impl Model {
    /// A new bout between these players, of whom the first begins.
    pub fn new<R: Rng>(
        sitters: Vec<Sitter>,
        mode: Mode,
        rope: Rope,
        begins: Begins,
        keiko: bool,
        rng: &mut R,
    ) -> Self {
        let config = Config {
            players: sitters.iter().map(|sitter| sitter.name.clone()).collect(),
            mode,
        };
        // A player alone always practises.
        let keiko = keiko || sitters.len() < 2;
        let (players, wrestlers) = sitters
            .into_iter()
            .map(|sitter| (sitter.player, sitter.wrestler))
            .unzip();
        let id = rng.next_u64();
        Self {
            table: Table::open(config),
            players,
            torikumi: (!keiko).then_some(BoutIdentity { id, wrestlers }),
            begins,
            keiko,
            rope,
            lot: rng.next_u64(),
            seen: 0,
            casts: Vec::new(),
            under_way: None,
            flight: None,
            set: None,
            picked: [false; 2],
            decided: None,
            failed: false,
            hint: None,
            hints: 0,
        }
    }

    /// The state of the bout in the rules.
    pub fn bout(&self) -> &Slam {
        self.table.state()
    }

    /// The players, in seat order.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The players' names, in seat order.
    pub fn names(&self) -> &[String] {
        &self.bout().config().players
    }

    /// The name of that seat's player.
    pub fn name(&self, seat: Seat) -> &str {
        self.names().get(seat.index()).map_or("", String::as_str)
    }

    /// The mode of the bout.
    pub fn mode(&self) -> Mode {
        self.bout().mode()
    }

    /// The table options of the ring.
    pub fn rope(&self) -> &Rope {
        &self.rope
    }

    /// The measured ring that is closest to the current rope.
    pub fn ring(&self) -> Ring {
        self.rope.ring(self.bout().round())
    }

    /// Whether this is practice.
    pub fn keiko(&self) -> bool {
        self.keiko
    }

    fn person(&self, seat: Seat) -> bool {
        self.players
            .get(seat.index())
            .is_some_and(Player::is_person)
    }

    /// Whether only computers play.
    pub fn watched(&self) -> bool {
        !self.players.iter().any(Player::is_person)
    }

    /// Whether the bout has been decided.
    pub fn over(&self) -> bool {
        matches!(self.bout().turn(), Turn::Over(_))
    }

    /// The winner, once the bout is over.
    pub fn winner(&self) -> Option<Seat> {
        match self.bout().turn() {
            Turn::Over(outcome) => outcome.winner(),
            _ => None,
        }
    }

    /// What the screen waits for.
    pub fn scene(&self) -> Scene {
        if self.under_way.is_some() {
            return Scene::Flies;
        }
        if self.seen < self.table.len() {
            return Scene::Scored;
        }
        match (self.thrower(), self.bout().thrower()) {
            (Some(seat), _) | (None, Some(seat)) if !self.person(seat) => Scene::Thinks(seat),
            (Some(seat), _) if self.bout().tied().is_some() => Scene::TieBreak(seat),
            (Some(seat), _) => Scene::Throws(seat),
            (None, Some(seat)) => Scene::Decides(seat),
            (None, None) => Scene::Over,
        }
    }

    /// The player whose turn it is, or whose result is shown; `None` at the end.
    pub fn who(&self) -> Option<Seat> {
        if let Some(seat) = self.told_of() {
            return Some(seat);
        }
        self.next()
    }

    /// The player who throws or decides next, once everything has been shown.
    pub fn next(&self) -> Option<Seat> {
        self.thrower().or_else(|| self.bout().thrower())
    }

    /// The player whose score or tie-break throw is being shown.
    fn told_of(&self) -> Option<Seat> {
        self.news().into_iter().find_map(|event| match event {
            Event::Scored { seat, .. } | Event::Threw { seat, .. } => Some(seat),
            _ => None,
        })
    }

    /// The events that are being shown.
    pub fn news(&self) -> Vec<Event> {
        self.events(self.seen)
    }

    /// All events so far.
    pub fn story(&self) -> Vec<Event> {
        self.events(0)
    }

    fn events(&self, from: usize) -> Vec<Event> {
        let event = |place| self.table.event(place, crate::rules::Viewer::Public);
        (from..self.table.len()).filter_map(event).collect()
    }

    /// Which wrestlers are to be thrown again.
    pub fn picked(&self) -> [bool; 2] {
        self.picked
    }

    /// The wrestlers that throwing again would throw; `None` if none is picked.
    pub fn would_throw(&self) -> Option<Thrown> {
        Thrown::of(self.picked)
    }

    /// Whether a worker failed to answer.
    pub fn failed(&self) -> bool {
        self.failed
    }

    /// A number that identifies this moment of the bout.
    pub fn mark(&self) -> u32 {
        let steps = self.table.record().steps.len() as u32;
        let seen = u32::from(self.seen < self.table.len());
        let set = u32::from(self.set.is_some());
        let decided = u32::from(self.decided.is_some());
        8 * steps + 4 * seen + 2 * set + decided
    }

    /// The bout’s record, with tags for the rope and the throws.
    pub fn record(&self) -> String {
        let mut record = self.table.record().clone();
        let throws = told::write_throws(self.casts.iter().map(|cast| &cast.throws));
        record.tags = vec![(told::ROPE.to_owned(), self.rope.write())];
        if !throws.is_empty() {
            record.tags.push((told::THROWS.to_owned(), throws));
        }
        record.write()
    }

    /// The bout after this message. An impossible message changes nothing.
    #[must_use]
    pub fn after(&self, msg: Msg) -> Self {
        let mut next = self.clone();
        let scene = self.scene();
        match msg {
            Msg::Throw(throw) => next.throw(throw),
            Msg::Pick(wrestler, on) if matches!(scene, Scene::Decides(_)) => {
                next.picked[wrestler.index()] = on;
            }
            Msg::Again if matches!(scene, Scene::Decides(_)) => next.again(),
            Msg::Stop if matches!(scene, Scene::Decides(_)) => next.act(Action::Stop),
            Msg::Flown(id, flight) if self.in_the_air() == Some(id) => {
                next.flight = Some(flight);
                next.failed = false;
            }
            Msg::Lost(id) if self.in_the_air() == Some(id) => next.failed = true,
            Msg::Rested => next.land(),
            Msg::GoOn if scene == Scene::Scored => next.seen = next.table.len(),
            Msg::Passed(mark) if mark == self.mark() => next.pass(),
            Msg::Answer { id, reply } => next.answered(id, &reply),
            Msg::Retry => next.failed = false,
            Msg::Undo if self.can_undo() => next.undo(),
            Msg::Hint => next.ask_for_hint(),
            Msg::Hinted(answer) => next.hinted(answer),
            Msg::Fresh(model) => next = *model,
            _ => (),
        }
        next.see_landings();
        if next.mark() != self.mark() {
            next.hint = None;
        }
        next
    }

    /// Marks landings as shown, because the flight has already shown them.
    fn see_landings(&mut self) {
        let landed = |place| {
            let event = self.table.event(place, crate::rules::Viewer::Public);
            matches!(event, Some(Event::Landed { .. }))
        };
        let more = (self.seen..self.table.len())
            .take_while(|&place| landed(place))
            .count();
        self.seen += more;
    }

    fn again(&mut self) {
        if let Some(thrown) = self.would_throw() {
            self.act(Action::Again(thrown));
        }
    }

    fn act(&mut self, action: Action) {
        let seat = self.bout().thrower();
        if let Some(seat) = seat
            && self.table.seal(seat, action).is_ok()
        {
            self.picked = [false; 2];
            self.decided = None;
        }
    }
}

impl Reducible for Model {
    type Action = Msg;

    fn reduce(self: Rc<Self>, msg: Msg) -> Rc<Self> {
        Rc::new(self.after(msg))
    }
}

#[cfg(test)]
mod tests;
