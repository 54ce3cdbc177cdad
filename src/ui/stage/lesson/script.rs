//! A lesson without the page: a bout that the learner plays choice by choice, and what the coach says about each.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use yew::Reducible;

use crate::{
    ai::Level,
    rules::{Seat, StepError, record::Record},
    session::Player,
    store::Slot,
    ui::stage::{BoutUi, Model, Msg, Scene},
};

/// A game that has a lesson: the record of a whole bout, and what a coach says about each choice of the player in the first seat.
pub trait LessonUi: BoutUi {
    /// The record.
    const LESSON: &'static str;

    /// The slot in which it is saved how far the learner has come.
    const PROGRESS: Slot<Progress>;

    /// Whether the coach's words stay, beside the game's own, while the learner makes a choice of several steps.
    const STAYS: bool = false;

    /// What the coach says about the learner's choice of this number, counted from 1.
    fn caption(of: Caption, step: usize) -> String;

    /// Whether the learner can go on here after a break.
    fn can_resume(_state: &Self) -> bool {
        true
    }
}

/// When the coach says something about a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Caption {
    /// Before the choice: what to do.
    Ask,
    /// Before the choice: why.
    Why,
    /// After another choice that the rules allow.
    Other,
    /// After the choice: what it showed. An empty text lets the bout go on at once.
    Seen,
}

/// How far a learner has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Progress {
    /// So many choices are made.
    At(u16),
    /// The lesson was played to its end, or skipped.
    Done,
}

/// The seat that the learner plays.
pub(super) const LEARNER: Seat = Seat::EAST;

/// The state of a lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson<G: LessonUi> {
    model: Rc<Model<G>>,
    /// The steps of the record at which the learner chooses.
    decisions: Rc<[usize]>,
    /// Of how many choices the learner has read what they showed.
    read: usize,
}

impl<G: LessonUi> Lesson<G> {
    /// The lesson for this learner, of whose choices the first `made` are made, or fewer if it cannot go on there.
    ///
    /// # Errors
    /// If the rules reject the record; a test checks that they accept it. The number is the index of its first illegal step.
    pub fn new(learner: String, made: usize) -> Result<Self, (usize, StepError<G::Illegal>)> {
        let Ok((record, _)) = Record::<G>::parse(G::LESSON) else {
            return Err((0, StepError::Over));
        };
        let decisions: Rc<[usize]> = Model::decisions(&record, LEARNER).into();
        let resumes = |&made: &usize| {
            let at = decisions.get(made).map(|&at| record.replay(at, &mut ()));
            matches!(at, Some(Ok(state)) if G::can_resume(&state))
        };
        let made = (1..=made).rev().find(resumes).unwrap_or_default();
        let from = if made == 0 { 0 } else { decisions[made] };
        let mut players = vec![Player::Person(learner)];
        let seats = G::table(&record.config).len();
        players.resize(seats, Player::Computer(Level::ALL[0]));
        Ok(Self {
            model: Model::scripted(players, &record, from)?.into(),
            decisions,
            read: made,
        })
    }

    /// The bout on screen.
    pub fn model(&self) -> &Rc<Model<G>> {
        &self.model
    }

    /// The number of the learner's choices.
    pub fn steps(&self) -> usize {
        self.decisions.len()
    }

    /// How many choices the learner has made.
    pub fn made(&self) -> usize {
        let played = self.model.table().record().steps.len();
        self.decisions.partition_point(|&at| at < played)
    }

    /// The number of the choice that the learner is asked for or has made last, counted from 1.
    pub fn step(&self) -> usize {
        let next = usize::from(self.asks() || self.made() == 0);
        (self.made() + next).min(self.steps())
    }

    /// Whether the learner has to choose now.
    pub fn asks(&self) -> bool {
        self.model.scene() == Scene::Asked && !self.pauses()
    }

    /// Whether the lesson waits until the learner has read what the last choice showed, although the bout would go on.
    pub fn pauses(&self) -> bool {
        let made = self.made();
        self.model.scene() == Scene::Asked
            && self.read < made
            && !G::caption(Caption::Seen, made).is_empty()
    }

    /// Whether the bout is over and the learner sees its end.
    pub fn ended(&self) -> bool {
        let scene = self.model.scene();
        scene == Scene::Over || (scene == Scene::MustBeSeen && self.model.shows_the_end())
    }

    /// The lesson after this message. A choice that the rules refuse, or only the lesson refuses, changes nothing else.
    #[must_use]
    pub fn after(&self, msg: Msg<G>) -> Self {
        let mut next = self.clone();
        match msg {
            // The end stays on screen.
            Msg::GoOn if self.ended() => return next,
            Msg::GoOn => next.read = self.made(),
            _ => (),
        }
        if !self.pauses() {
            next.model = self.model.after(msg).into();
        }
        next
    }
}

impl<G: LessonUi> Reducible for Lesson<G> {
    type Action = LessonMsg<G>;

    fn reduce(self: Rc<Self>, msg: LessonMsg<G>) -> Rc<Self> {
        match msg {
            LessonMsg::Bout(msg) => Rc::new(self.after(msg)),
            LessonMsg::Again(start) => Rc::new(*start),
        }
    }
}

/// What happens in a lesson.
#[derive(Debug)]
pub enum LessonMsg<G: LessonUi> {
    /// A message to its bout.
    Bout(Msg<G>),
    /// It starts again.
    Again(Box<Lesson<G>>),
}

#[cfg(test)]
mod tests;
