//! The computer players: what they are asked, and what they answer.

use crate::Player;
use ai::{
    Level,
    protocol::{Ask, Reply, Request},
};
use rand::{Rng as _, SeedableRng as _, rngs::SmallRng};
use rules::{Seat, SeatSet, Viewer};

use super::{BoutGame, Extras as _, Model};

impl<G: BoutGame> Model<G> {
    /// How strong the computer in that seat plays; `None` if a person sits there.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        match self.players.get(seat.index()) {
            Some(Player::Computer(level)) => Some(*level),
            _ => None,
        }
    }

    /// The seat whose computer has to decide now. If the game shows what a computer has decided ([`Extras::weighs`]), none has to meanwhile.
    ///
    /// [`Extras::weighs`]: super::Extras::weighs
    pub fn asked_computer(&self) -> Option<Seat> {
        if self.failed || self.extras.is_busy() || self.extras.weighs() || self.script_is_over() {
            return None;
        }
        let asked = |&seat: &Seat| self.table.waits_for(seat) && !self.person(seat);
        self.seats().find(asked)
    }

    /// The question that a computer has to answer now. Its id tells it from the one before and the one after it. It does not name the bout:
    /// the worker belongs to the bout's component. Its seed is the same at the same moment of a bout, so that a turn that was taken back and
    /// repeated is answered alike.
    pub fn question(&self) -> Option<Request<G>> {
        let seat = self.asked_computer()?;
        let id = u32::from(SeatSet::MOST) * self.table.event_count() as u32 + seat.index() as u32;
        let view = self.table.view(Viewer::Seat(seat));
        let context = G::context(&view, &self.extras, self.for_points());
        let mut seeds = SmallRng::seed_from_u64(self.seed.wrapping_add(id.into()));
        Some(Request {
            id,
            seed: seeds.next_u64(),
            level: self.level(seat)?,
            ask: Ask::Action(view, context),
        })
    }

    /// Applies a computer’s answer, unless the bout has moved on since the question.
    pub(super) fn answered(&mut self, id: u32, reply: &Reply<G>) {
        let asked = self.asked_computer().zip(self.question());
        let Some((seat, _)) = asked.filter(|(_, question)| question.id == id) else {
            return;
        };
        self.failed = match reply {
            Reply::Failed => true,
            Reply::Action(action) => {
                let illegal = self.table.check(seat, action).is_err();
                if !illegal {
                    G::Extras::decide(self, seat, *action);
                }
                illegal
            }
            // An analysis never decides a move.
            Reply::Advice(_) => return,
        };
    }
}
