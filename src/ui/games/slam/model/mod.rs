//! The bout page apart from the page: who plays, what lies in the ring, what is thrown, and how much of what has happened has been shown.
//!
//! A landing enters the rules only when the flight has come to rest. Until then the throw is kept, and a page that is loaded anew throws the
//! same throw once more: the same bits, the same landing. Nothing is hidden, so everybody looks at one screen.

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
mod kept;
mod torikumi;
mod toss;
mod undo;

pub use kept::{BOUT, Saved, Unfit};
pub use torikumi::{Begins, Torikumi};

/// Somebody who sits down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// Who plays.
    pub player: Player,
    /// What the player is called, unlike all others at the table.
    pub name: String,
    /// The wrestler's id; none for guests and computers.
    pub wrestler: Option<u32>,
}

/// What the screen waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scene {
    /// A person aims and throws.
    Throws(Seat),
    /// A throw is under way.
    Flies,
    /// A person keeps, or throws again.
    Decides(Seat),
    /// A computer throws or decides.
    Thinks(Seat),
    /// A person throws one wrestler against the others who are tied.
    TieBreak(Seat),
    /// What a turn has brought is shown until the next player goes on.
    Scored,
    /// The bout is over, and all has been shown.
    Over,
}

/// What a player, time or a worker does.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg {
    /// Whose turn it is throws so; the lot is the bout's own.
    Throw(Throw),
    /// A wrestler is to be thrown again, or is kept.
    Pick(Wrestler, bool),
    /// The wrestlers that are picked are taken up.
    Again,
    /// The turn is stopped.
    Stop,
    /// The throw of this number has been simulated.
    Flown(u32, Arc<Flight>),
    /// It could not be.
    Lost(u32),
    /// The flight has been played to its end.
    Rested,
    /// What lies there has been seen.
    GoOn,
    /// The hold of the moment with this number has passed.
    Passed(u32),
    /// The worker answers for a computer.
    Answer {
        /// The question's number.
        id: u32,
        /// The answer.
        reply: Reply,
    },
    /// What has failed is tried once more.
    Retry,
    /// In practice, the last step of a person is taken back.
    Undo,
    /// In practice, the player asks for a hint.
    Hint,
    /// The analysis answers.
    Hinted(Answer),
    /// Another bout takes this one's place.
    Fresh(Box<Model>),
}

/// A toss that has come to rest.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Cast {
    /// How many steps came before what luck decided by it.
    step: u32,
    /// What was thrown.
    throws: Throws,
    /// How both came to rest; `None` for one that was out of play.
    rest: [Option<Pose>; 2],
}

/// A bout on screen.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    table: Table<Slam>,
    players: Vec<Player>,
    torikumi: Option<Torikumi>,
    begins: Begins,
    keiko: bool,
    rope: Rope,
    /// What the trembling of every hand goes by.
    lot: u64,
    /// How many events have been shown.
    seen: usize,
    casts: Vec<Cast>,
    /// What is in the air.
    under_way: Option<Throws>,
    flight: Option<Arc<Flight>>,
    /// Of two who throw at the same time, what the first has set.
    set: Option<Throw>,
    /// Which wrestlers are to be thrown again.
    picked: [bool; 2],
    /// What the computer has decided.
    decided: Option<Action>,
    failed: bool,
    hint: Option<Hint<Advice>>,
    hints: u32,
}

impl Model {
    /// A new bout between these, the first of whom begins.
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
        // One alone practises.
        let keiko = keiko || sitters.len() < 2;
        let (players, wrestlers) = sitters
            .into_iter()
            .map(|sitter| (sitter.player, sitter.wrestler))
            .unzip();
        let id = rng.next_u64();
        Self {
            table: Table::open(config),
            players,
            torikumi: (!keiko).then_some(Torikumi { id, wrestlers }),
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

    /// The bout as the rules know it.
    pub fn bout(&self) -> &Slam {
        self.table.state()
    }

    /// Who plays, in the order in which they sit.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// What they are called.
    pub fn names(&self) -> &[String] {
        &self.bout().config().players
    }

    /// What that seat's player is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.names().get(seat.index()).map_or("", String::as_str)
    }

    /// What is played for.
    pub fn mode(&self) -> Mode {
        self.bout().mode()
    }

    /// The table options of the ring.
    pub fn rope(&self) -> &Rope {
        &self.rope
    }

    /// The measured ring that the rope is most like now.
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

    /// Whether nobody plays: computers are watched.
    pub fn watched(&self) -> bool {
        !self.players.iter().any(Player::is_person)
    }

    /// Whether the bout has been decided.
    pub fn over(&self) -> bool {
        matches!(self.bout().turn(), Turn::Over(_))
    }

    /// Who won.
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

    /// Whose turn it is: whoever throws, decides, or is shown what the turn has brought; nobody in the end.
    pub fn who(&self) -> Option<Seat> {
        if let Some(seat) = self.told_of() {
            return Some(seat);
        }
        self.next()
    }

    /// Who comes next: throws or decides once all has been shown.
    pub fn next(&self) -> Option<Seat> {
        self.thrower().or_else(|| self.bout().thrower())
    }

    /// Who has scored, or thrown in a tie-break, while that is shown.
    fn told_of(&self) -> Option<Seat> {
        self.news().into_iter().find_map(|event| match event {
            Event::Scored { seat, .. } | Event::Threw { seat, .. } => Some(seat),
            _ => None,
        })
    }

    /// What has happened and is being shown.
    pub fn news(&self) -> Vec<Event> {
        self.events(self.seen)
    }

    /// All that has happened.
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

    /// What throwing again would throw; `None` where nothing is picked.
    pub fn would_throw(&self) -> Option<Thrown> {
        Thrown::of(self.picked)
    }

    /// Whether a worker could not answer.
    pub fn failed(&self) -> bool {
        self.failed
    }

    /// A number that no other moment of the bout has.
    pub fn mark(&self) -> u32 {
        let steps = self.table.record().steps.len() as u32;
        let seen = u32::from(self.seen < self.table.len());
        let set = u32::from(self.set.is_some());
        let decided = u32::from(self.decided.is_some());
        8 * steps + 4 * seen + 2 * set + decided
    }

    /// The bout’s record, with what the page knows beside the rules.
    pub fn record(&self) -> String {
        let mut record = self.table.record().clone();
        let throws = told::write_throws(self.casts.iter().map(|cast| &cast.throws));
        record.tags = vec![(told::ROPE.to_owned(), self.rope.write())];
        if !throws.is_empty() {
            record.tags.push((told::THROWS.to_owned(), throws));
        }
        record.write()
    }

    /// The bout after this; what cannot be changes nothing.
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

    /// A landing is seen as it comes to rest.
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
