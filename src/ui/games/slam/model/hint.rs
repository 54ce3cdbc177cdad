//! Hints in practice: what the analysis would decide.

use super::{Advice, Answer, Hint, Model, Request, Scene, Slam};
use crate::{
    ai::{Level, protocol::Ask},
    rules::Viewer,
};

impl Model {
    /// Whether the player can ask for a hint: in practice, while a person has to decide.
    pub fn can_hint(&self) -> bool {
        self.keiko && matches!(self.scene(), Scene::Decides(_))
    }

    /// The hint, once the player has asked for it.
    pub fn hint(&self) -> Option<&Hint<Advice>> {
        self.hint.as_ref()
    }

    /// The request to the analysis for the hint.
    pub fn hint_question(&self) -> Option<Request<Slam>> {
        let thinks = matches!(self.hint, Some(Hint::Thinking));
        let Scene::Decides(seat) = self.scene() else {
            return None;
        };
        thinks.then(|| Request {
            id: self.hints,
            ask: Ask::Advice(self.table.view(Viewer::Seat(seat)), self.ring()),
            level: Level::default(),
            seed: 0,
        })
    }

    pub(super) fn ask_for_hint(&mut self) {
        if self.can_hint() && matches!(self.hint, None | Some(Hint::Failed)) {
            self.hint = Some(Hint::Thinking);
            self.hints += 1;
        }
    }

    /// Takes the analysis's answer, unless the answer is to an outdated question.
    pub(super) fn hinted(&mut self, answer: Answer<Slam>) {
        if matches!(self.hint, Some(Hint::Thinking)) && self.hints == answer.id {
            self.hint = Some(answer.reply.advice().map_or(Hint::Failed, Hint::Told));
        }
    }
}
