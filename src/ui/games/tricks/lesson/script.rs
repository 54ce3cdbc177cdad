//! The first lesson without the page: a scripted bout that the learner plays card by card.
//!
//! The script is a bout record, so the rules have checked each of its cards. The opponent plays from it, and the lesson accepts only the
//! learner's card that comes next in it.

use crate::{
    ai::{Level, protocol::Reply},
    rules::{
        Joint, Side, Step,
        record::Record,
        tricks::{Card, Event, HAND, Tricks},
    },
    session::{Player, Table, Unsound},
    ui::games::tricks::model::{Model, Msg, Scene},
};

/// The bout: a clash won, a push, a lead that fails, following the colour, the edge, the way back, and a throw from the edge.
const SCRIPT: &str = r#"[Game "tricks"]
[East-Hand "R5 G4 W3 R2 B4 W2 B1 B2"]
[West-Hand "G3 R1 W4 R3 B3 W5 B5 R4"]
[Result "east hikiotoshi"]

1. R5=G3 2. G4-R1 3. W3-W4 4. R3-R2 5. B3-B4 6. W2-W5 7. B5-B1
"#;

/// The seat that the learner plays.
pub(super) const LEARNER: Side = Side::East;

/// The state of the lesson.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Lesson {
    model: Model,
    /// The cards of East and of West in the order in which the script plays them.
    script: [Vec<Card>; 2],
    /// A card that the rules allow but the script does not expect.
    other_card: Option<Card>,
}

impl Lesson {
    /// The start of the lesson: the cards are dealt.
    ///
    /// # Errors
    /// If the rules reject the script; a test checks that they accept it.
    pub(super) fn new(learner: String) -> Result<Self, Unsound<Tricks>> {
        let (mut record, _) = Record::<Tricks>::parse(SCRIPT).map_err(Unsound::Record)?;
        let mut script = [Vec::new(), Vec::new()];
        for step in &record.steps {
            match *step {
                Step::Act(Joint::Both(cards)) => {
                    for (cards, card) in script.iter_mut().zip(cards) {
                        cards.push(card);
                    }
                }
                Step::Act(Joint::One(seat, card)) => {
                    if let Some(side) = seat.side() {
                        script[side.index()].push(card);
                    }
                }
                Step::Chance(_) => (),
            }
        }
        record.steps.retain(|step| matches!(step, Step::Chance(_)));
        let table = Table::of(&record.write()).map_err(Unsound::Record)?;
        let players = [Player::Person(learner), Player::Computer(Level::Makushita)];
        let mut lesson = Self {
            model: Model::on(players, table),
            script,
            other_card: None,
        };
        lesson.answer();
        Ok(lesson)
    }

    /// The bout on screen.
    pub(super) fn model(&self) -> &Model {
        &self.model
    }

    /// The number of steps in the lesson: the cards that the learner plays.
    pub(super) fn steps(&self) -> usize {
        self.script[LEARNER.index()].len()
    }

    /// The step on screen, counted from 1: the card that is asked for, or the one on the ring.
    pub(super) fn step(&self) -> usize {
        let (event, view) = self.model.shown();
        let gone = played(view.held[LEARNER.index()]);
        let before = match event {
            None | Some(Event::Dealt { .. } | Event::Pushed { .. }) => true,
            Some(Event::Led { seat, .. }) => seat != LEARNER,
            Some(_) => false,
        };
        (gone + usize::from(before)).min(self.steps())
    }

    /// The card that the learner tried although the lesson expects another.
    pub(super) fn other_card(&self) -> Option<Card> {
        self.other_card
    }

    /// Whether the bout is decided and the learner sees the result.
    pub(super) fn ended(&self) -> bool {
        let decided = matches!(self.model.shown().0, Some(Event::Decided(_)));
        decided || self.model.scene() == Scene::Over
    }

    /// The lesson after this message. A card that the rules refuse is noted in the model, a card that only the lesson refuses in
    /// [`Lesson::other_card`]; neither changes anything else.
    #[must_use]
    pub(super) fn after(&self, msg: Msg) -> Self {
        let mut next = self.clone();
        next.other_card = None;
        match msg {
            // The result stays on screen.
            Msg::GoOn if self.ended() => return next,
            Msg::Choose(_, card) if self.model.scene() == Scene::Asked => {
                let view = self.model.shown().1;
                let place = played(view.held[LEARNER.index()]);
                let wanted = self.script[LEARNER.index()].get(place);
                if wanted != Some(&card) && view.playable().contains(card) {
                    next.other_card = Some(card);
                    return next;
                }
            }
            _ => (),
        }
        next.model = self.model.after(msg);
        next.answer();
        next
    }

    /// Plays the opponent's cards as long as the opponent has to choose.
    fn answer(&mut self) {
        while let Some(question) = self.model.question() {
            let Some(side) = question.seat.side() else {
                return;
            };
            let held = self.model.public_view().held[side.index()];
            let place = played(held);
            let Some(&card) = self.script[side.index()].get(place) else {
                return;
            };
            self.model = self.model.after(Msg::Answer {
                id: question.id,
                reply: Reply::Action(card),
            });
        }
    }
}

/// The number of cards played from a hand that now holds `held`.
fn played(held: u8) -> usize {
    HAND.saturating_sub(held.into())
}

#[cfg(test)]
mod tests;
