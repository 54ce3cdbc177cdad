//! The computer players, and the frames that pass by themselves.

use super::{Action, Model, Msg, Reply, Request, Scene, Slam, Throw};
use crate::{
    ai::{Level, protocol::Ask, slam},
    rules::{Game as _, Seat, Turn, Viewer},
    session::Player,
};

/// How long the result of a turn is shown before play goes on by itself, in milliseconds at normal pace.
const LIES: u32 = 1800;
/// How long a computer's decision is shown before it takes effect, in milliseconds at normal pace.
const DECIDES: u32 = 1200;
/// How long a computer aims, in milliseconds at normal pace.
const AIMS: u32 = 700;

impl Model {
    fn level(&self, seat: Seat) -> Option<Level> {
        match self.players.get(seat.index()) {
            Some(Player::Computer(level)) => Some(*level),
            _ => None,
        }
    }

    /// The request to the worker for the computer that has to decide, with that computer's view and the ring.
    pub fn question(&self) -> Option<Request<Slam>> {
        let Scene::Thinks(seat) = self.scene() else {
            return None;
        };
        let asked = matches!(self.bout().turn(), Turn::Act(_));
        if self.failed || self.decided.is_some() || !asked {
            return None;
        }
        Some(Request {
            id: self.mark(),
            ask: Ask::Action(self.table.view(Viewer::Seat(seat)), self.ring()),
            level: self.level(seat)?,
            seed: self.drawn(2).into(),
        })
    }

    /// Takes the computer’s answer, unless the answer is to an outdated question.
    pub(super) fn answered(&mut self, id: u32, reply: &Reply<Slam>) {
        let Some(question) = self.question().filter(|question| question.id == id) else {
            return;
        };
        let seat = self.bout().thrower();
        match (question.ask, reply, seat) {
            (Ask::Action(..), Reply::Action(action), Some(seat))
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

    /// What the computer has decided, while the decision is shown.
    pub fn decided(&self) -> Option<Action> {
        self.decided
    }

    /// The throw of a computer that has to throw.
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

    /// How long this scene lasts before it passes by itself: in milliseconds at normal pace, and the minimum at any pace. `None` if the
    /// scene waits for somebody.
    pub fn holds(&self) -> Option<(u32, u32)> {
        match self.scene() {
            Scene::Scored => self.goes_on().then_some((LIES, LIES / 4)),
            Scene::Thinks(_) if self.decided.is_some() => Some((DECIDES, DECIDES / 4)),
            Scene::Thinks(_) if self.its_throw().is_some() => Some((AIMS, 0)),
            _ => None,
        }
    }

    /// Whether play goes on by itself because the next player is a computer.
    fn goes_on(&self) -> bool {
        if self.over() {
            // The last result stays on screen.
            return false;
        }
        self.next().is_some_and(|seat| !self.person(seat))
    }

    /// Ends a scene whose time has passed.
    pub(super) fn pass(&mut self) {
        match (self.scene(), self.decided, self.its_throw()) {
            (Scene::Scored, ..) if self.goes_on() => self.seen = self.table.len(),
            (Scene::Thinks(_), Some(action), _) => self.act(action),
            (Scene::Thinks(_), None, Some(throw)) => *self = self.after(Msg::Throw(throw)),
            _ => (),
        }
    }
}
