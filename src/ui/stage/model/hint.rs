//! In practice: what the analysis would play, for the player who has to choose and asks for it.

use super::{Model, Play, Scene};
use crate::{
    ai::{
        Level,
        protocol::{Answer, Request},
    },
    rules::Viewer,
};

/// The same question always gets the same answer.
const SEED: u64 = 1;

/// A hint on its way. It lasts as long as the choice that it is for.
#[derive(Clone, PartialEq, Debug)]
pub enum Hint<A> {
    /// The analysis thinks.
    Thinking,
    /// What it thinks.
    Told(A),
    /// No answer came.
    Failed,
}

impl<G: Play> Model<G> {
    /// Whether a hint can be asked for: in practice, by a player who has to choose. Not face to face, where the other would hear it.
    pub fn can_hint(&self) -> bool {
        self.keiko && !self.facing() && self.scene() == Scene::Asked
    }

    /// The hint for the choice that the player who looks has to make, once it has been asked for.
    pub fn hint(&self) -> Option<&Hint<G::Advice>> {
        self.hint.as_ref()
    }

    /// What the analysis has to be asked for the hint: in the view of the player who looks, and no more.
    pub fn hint_question(&self) -> Option<Request> {
        (matches!(self.hint, Some(Hint::Thinking))).then(|| Request {
            id: self.hints,
            ask: G::ask_advice(self.table.view(Viewer::Seat(self.looker()))),
            level: Level::default(),
            seed: SEED,
        })
    }

    pub(super) fn ask_for_hint(&mut self) {
        if self.can_hint() && matches!(self.hint, None | Some(Hint::Failed)) {
            self.hint = Some(Hint::Thinking);
            self.hints += 1;
        }
    }

    /// Takes the analysis's answer, unless it was asked about a choice that is no more.
    pub(super) fn hinted(&mut self, answer: Answer) {
        if matches!(self.hint, Some(Hint::Thinking)) && self.hints == answer.id {
            self.hint = Some(G::advice(answer.reply).map_or(Hint::Failed, Hint::Told));
        }
    }

    /// Drops the hint if another choice is open than before.
    pub(super) fn drop_hint(&mut self, before: &Self) {
        let choice = |model: &Self| {
            let open = model.can_hint();
            open.then(|| (model.looker(), model.table.len()))
        };
        if choice(self) != choice(before) {
            self.hint = None;
        }
    }
}

#[cfg(test)]
mod tests;
