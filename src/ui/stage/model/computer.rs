//! The computer player: what it is asked, and what it answers.

use super::{Model, Play};
use crate::{
    ai::{
        Level,
        protocol::{Ask, Reply},
    },
    rules::{Seat, Viewer},
    session::Player,
};

/// A question for the computer.
#[derive(Clone, PartialEq, Debug)]
pub struct Question<G: Play> {
    /// Distinguishes the question from all others of this bout.
    pub id: u32,
    /// The seat that is asked.
    pub seat: Seat,
    /// How strong it plays.
    pub level: Level,
    /// What it sees.
    pub ask: Ask<G>,
}

impl<G: Play> Model<G> {
    /// The question that the computer has to answer now.
    pub fn question(&self) -> Option<Question<G>> {
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
            ask: Ask::Action(
                self.table.view(Viewer::Seat(seat)),
                G::context(self.for_points()),
            ),
        })
    }

    /// Applies the computer’s answer, unless the bout has moved on since the question.
    pub(super) fn answered(&mut self, id: u32, reply: &Reply<G>) {
        let Some(question) = self.question().filter(|question| question.id == id) else {
            return;
        };
        self.failed = match reply {
            Reply::Failed => true,
            Reply::Action(action) => self.table.seal(question.seat, *action).is_err(),
            // An analysis never decides a move.
            Reply::Advice(_) => return,
        };
    }
}
