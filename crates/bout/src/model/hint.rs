//! Hints, in practice: what the analysis would play, for the player who has to choose.

use ai::{
    Level,
    protocol::{Answer, Ask, Request},
};
use rules::Viewer;

use super::{BoutGame, Model, Scene};

/// Fixed, so that the same question always gets the same answer.
const SEED: u64 = 1;

/// The state of a hint. It lasts as long as the choice that it is for.
#[derive(Clone, PartialEq, Debug)]
pub enum Hint<A> {
    /// The analysis is thinking.
    Thinking,
    /// Its answer.
    Told(A),
    /// No answer came.
    Failed,
}

impl<G: BoutGame> Model<G> {
    /// Whether a player can ask for a hint: in practice, when they have to choose. Not face to face, where the other would hear it.
    pub fn can_hint(&self) -> bool {
        let chooses = self.scene() == Scene::Asked && self.table.waits_for(self.looker());
        self.keiko && !self.facing() && chooses
    }

    /// The hint for the current choice of the player who looks, once they have asked for it.
    pub fn hint(&self) -> Option<&Hint<G::Advice>> {
        self.hint.as_ref()
    }

    /// The question to the analysis for the hint. It contains only the view of the player who looks.
    pub fn hint_question(&self) -> Option<Request<G>> {
        matches!(self.hint, Some(Hint::Thinking)).then(|| self.advice_question(self.hints))
    }

    /// The question with this id for the analysis of the choice that is open. It contains only the view of the player who looks.
    pub fn advice_question(&self, id: u32) -> Request<G> {
        let view = self.table.view(Viewer::Seat(self.looker()));
        let context = G::context(&view, &self.extras, false);
        Request {
            id,
            ask: Ask::Advice(view, context),
            level: Level::default(),
            seed: SEED,
        }
    }

    pub(super) fn ask_for_hint(&mut self) {
        if self.can_hint() && matches!(self.hint, None | Some(Hint::Failed)) {
            self.hint = Some(Hint::Thinking);
            self.hints += 1;
        }
    }

    /// Applies the analysis's answer, unless another choice is open by now.
    pub(super) fn hinted(&mut self, answer: Answer<G>) {
        if matches!(self.hint, Some(Hint::Thinking)) && self.hints == answer.id {
            self.hint = Some(answer.reply.advice().map_or(Hint::Failed, Hint::Told));
        }
    }

    /// Drops the hint when another choice is open than before.
    pub(super) fn drop_stale_hint(&mut self, before: &Self) {
        let choice = |model: &Self| {
            let open = model.can_hint();
            open.then(|| (model.looker(), model.table.event_count()))
        };
        if choice(self) != choice(before) {
            self.hint = None;
        }
    }
}

#[cfg(test)]
mod tests;
