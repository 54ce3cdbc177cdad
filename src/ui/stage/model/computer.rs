//! The computer at the table: what it is asked, and what it answers.

use super::{Model, Play};
use crate::{
    ai::{
        Level,
        protocol::{Ask, Reply},
    },
    rules::{Seat, Viewer},
    session::Player,
};

/// Something that the computer is to be asked.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// Tells the question from any other of this bout.
    pub id: u32,
    /// The seat that is asked.
    pub seat: Seat,
    /// How strong it plays.
    pub level: Level,
    /// What it sees.
    pub ask: Ask,
}

impl<G: Play> Model<G> {
    /// What the computer has to be asked now.
    pub fn question(&self) -> Option<Question> {
        if self.failed {
            return None;
        }
        let asked = |&seat: &Seat| self.table.waits_for(seat);
        let seat = Seat::PAIR
            .into_iter()
            .filter(asked)
            .find(|&seat| !self.person(seat))?;
        let Player::Computer(level) = self.players[seat.index()] else {
            return None;
        };
        Some(Question {
            id: 2 * self.table.len() as u32 + seat.index() as u32,
            seat,
            level,
            ask: G::ask(self.table.view(Viewer::Seat(seat)), self.for_points()),
        })
    }

    /// Takes the computer’s answer, unless it was asked about a state that is no more.
    pub(super) fn answered(&mut self, id: u32, reply: &Reply) {
        let Some(question) = self.question().filter(|question| question.id == id) else {
            // Asked about a state that is no more.
            return;
        };
        self.failed = match reply {
            Reply::Failed => true,
            reply => match G::decision(reply) {
                Some(action) => self.table.seal(question.seat, action).is_err(),
                // Advice is asked for beside the bout, never to go on with it.
                None => return,
            },
        };
    }
}
