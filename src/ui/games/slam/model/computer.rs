//! The computers at the table, and what passes by itself.

use super::{Action, Model, Msg, Reply, Request, Scene, Throw};
use crate::{
    ai::{Level, protocol::Ask, slam},
    rules::{Game as _, Seat, Turn, Viewer},
    session::Player,
};

/// How long what a turn has brought lies before it goes on by itself, in milliseconds at normal pace.
const LIES: u32 = 1800;
/// How long a computer's decision is shown before it throws, or before its turn ends.
const DECIDES: u32 = 1200;
/// How long a computer aims.
const AIMS: u32 = 700;

impl Model {
    fn level(&self, seat: Seat) -> Option<Level> {
        match self.players.get(seat.index()) {
            Some(Player::Computer(level)) => Some(*level),
            _ => None,
        }
    }

    /// What the computer has to be asked now: in its own view, and about the ring.
    pub fn question(&self) -> Option<Request> {
        let Scene::Thinks(seat) = self.scene() else {
            return None;
        };
        let asked = matches!(self.bout().turn(), Turn::Act(_));
        if self.failed || self.decided.is_some() || !asked {
            return None;
        }
        Some(Request {
            id: self.mark(),
            ask: Ask::Slam(self.table.view(Viewer::Seat(seat)), self.ring()),
            level: self.level(seat)?,
            seed: self.drawn(2).into(),
        })
    }

    /// Takes the computer’s answer, unless it was asked about a state that is no more.
    pub(super) fn answered(&mut self, id: u32, reply: &Reply) {
        let Some(question) = self.question().filter(|question| question.id == id) else {
            return;
        };
        let seat = self.bout().thrower();
        match (question.ask, reply, seat) {
            (Ask::Slam(..), Reply::Slam(action), Some(seat))
                if self.table.check(seat, action).is_ok() =>
            {
                self.decided = Some(*action);
                if let Action::Again(thrown) = action {
                    self.picked = super::Wrestler::PAIR.map(|it| thrown.takes(it));
                }
            }
            _ => self.failed = true,
        }
    }

    /// What the computer has decided, while it is shown.
    pub fn decided(&self) -> Option<Action> {
        self.decided
    }

    /// How a computer throws that has to.
    pub fn its_throw(&self) -> Option<Throw> {
        let Scene::Thinks(seat) = self.scene() else {
            return None;
        };
        let seat = self.thrower().filter(|&thrower| thrower == seat)?;
        let (aim, strength, spin) = slam::aim(self.level(seat)?, self.drawn(3).into());
        Some(Throw {
            aim,
            strength,
            spin,
            lot: 0,
        })
    }

    /// How long the moment lasts that passes by itself, in milliseconds at normal pace, and the least of it at any pace; `None` where somebody
    /// is waited for.
    pub fn holds(&self) -> Option<(u32, u32)> {
        match self.scene() {
            Scene::Scored => self.goes_on().then_some((LIES, LIES / 4)),
            Scene::Thinks(_) if self.decided.is_some() => Some((DECIDES, DECIDES / 4)),
            Scene::Thinks(_) if self.its_throw().is_some() => Some((AIMS, 0)),
            _ => None,
        }
    }

    /// Whether nobody has to press anything to go on: whoever comes next is a computer.
    fn goes_on(&self) -> bool {
        if self.over() {
            // The last that lies there stays.
            return false;
        }
        self.next().is_some_and(|seat| !self.person(seat))
    }

    /// The hold has passed.
    pub(super) fn pass(&mut self) {
        match (self.scene(), self.decided, self.its_throw()) {
            (Scene::Scored, ..) if self.goes_on() => self.seen = self.table.len(),
            (Scene::Thinks(_), Some(action), _) => self.act(action),
            (Scene::Thinks(_), None, Some(throw)) => *self = self.after(Msg::Throw(throw)),
            _ => (),
        }
    }
}
