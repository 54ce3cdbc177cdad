//! A lesson, a problem or a training turn without the page: a bout that the learner plays choice by choice, and what the coach says about each.

use std::rc::Rc;

use ai::Level;
use bout::{Model, Msg, Player, Scene};
use problems::{Posed, Problem, SOLVER, Worth, weighing::Choice};
use rules::{Seat, Step, StepError, Viewer, record::Record};
use serde::{Deserialize, Serialize};
use store::Slot;

use super::{Training, explained::Explained};
use crate::ui::{
    stage::{BoutUi, names_of, pair_names},
    words::{self, t},
};

/// A game that has a lesson: the record of a bout or of its beginning, and what a coach says about each choice of the player in the first
/// seat.
pub trait LessonUi: BoutUi + Posed {
    /// The record.
    const LESSON: &'static str;

    /// The slot in which it is saved how far the learner has come.
    const PROGRESS: Slot<Progress>;

    /// Whether the coach's words stay, beside the game's own, while the learner makes a choice of several steps.
    const STAYS: bool = false;

    /// What the coach says about the learner's choice of this number, counted from 1.
    fn caption(of: Caption, step: usize) -> String;

    /// The name of a choice in this state, as a review says it. It is never a part of a sentence: it follows a colon.
    fn choice_name(state: &Self, action: Self::Action) -> String;

    /// How turns are trained; `None` in a game whose best play is no mix.
    const TRAINING: Option<Training<Self>> = None;

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
    /// The lesson was played to its end.
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
    aim: Aim<G::Action>,
    /// In a problem, the choice that is explained.
    explained: Option<Explained<G>>,
    /// How many choices have been explained.
    explanations: u32,
}

/// What the learner's choices are for.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Aim<A> {
    /// To learn the rules.
    Lesson,
    /// To solve a problem.
    Problem(Task),
    /// To be compared with the best mix; the choice, once it is made.
    Training(Option<A>),
}

/// A problem, apart from its bout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Task {
    /// How hard it is, from 1 to [`HARDEST`](problems::HARDEST).
    pub grade: u8,
    /// What its first choice is worth.
    pub worth: Worth,
}

/// The learner in the first seat, and computers of this level in all others.
fn players<G: LessonUi>(learner: String, config: &G::Config, level: Level) -> Vec<Player> {
    let mut players = vec![Player::Person(learner)];
    players.resize(G::table(config).len(), Player::Computer(level));
    players
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
        let players = players::<G>(learner, &record.config, Level::ALL[0]);
        Ok(Self {
            model: Model::scripted(players, &record, from)?.into(),
            decisions,
            read: made,
            aim: Aim::Lesson,
            explained: None,
            explanations: 0,
        })
    }

    /// The problem for this learner, with all hands open. Where players make the luck themselves, it ends when luck is to decide.
    ///
    /// # Errors
    /// The index of the first step that the rules refuse, and why; a test checks that they refuse none.
    pub fn problem(
        learner: String,
        problem: &Problem<G>,
    ) -> Result<Self, (usize, StepError<G::Illegal>)> {
        let Problem {
            record,
            begins,
            grade,
            worth,
        } = problem;
        let solution = record.steps.iter().skip(*begins);
        let without_luck =
            solution.take_while(|step| G::DRAWS_CHANCE || matches!(step, Step::Act(_)));
        let end = begins + without_luck.count();
        let decisions = Model::decisions(record, LEARNER).into_iter();
        let decisions = decisions.filter(|at| (*begins..end).contains(at));
        let players = players::<G>(learner, &record.config, Level::ALL[0]);
        Ok(Self {
            model: Model::scripted(players, record, *begins)?
                .with_open_hands()
                .into(),
            decisions: decisions.collect(),
            read: 0,
            aim: Aim::Problem(Task {
                grade: *grade,
                worth: *worth,
            }),
            explained: None,
            explanations: 0,
        })
    }

    /// A turn to train: the choice at this step of a record, which ends it.
    ///
    /// # Errors
    /// The index of the first step that the rules refuse, and why.
    pub fn training(
        learner: String,
        record: &Record<G>,
        step: usize,
    ) -> Result<Self, (usize, StepError<G::Illegal>)> {
        let players = players::<G>(learner, &record.config, Level::Yokozuna);
        Ok(Self {
            model: Model::scripted(players, record, step)?.into(),
            decisions: [step].into(),
            read: 0,
            aim: Aim::Training(None),
            explained: None,
            explanations: 0,
        })
    }

    /// The problem that is solved, if it is one.
    pub fn task(&self) -> Option<Task> {
        match self.aim {
            Aim::Problem(task) => Some(task),
            Aim::Lesson | Aim::Training(_) => None,
        }
    }

    /// The choice that the learner has made in training.
    pub fn trained(&self) -> Option<G::Action> {
        match self.aim {
            Aim::Training(chosen) => chosen,
            Aim::Lesson | Aim::Problem(_) => None,
        }
    }

    /// What the coach says about the current choice.
    pub fn says(&self, of: Caption) -> String {
        let step = self.step();
        let worth = match self.aim {
            Aim::Lesson => return G::caption(of, step),
            Aim::Problem(task) => task.worth,
            Aim::Training(_) => {
                return match of {
                    Caption::Ask => t!("training-ask"),
                    Caption::Why => t!("training-why"),
                    Caption::Other | Caption::Seen => String::new(),
                };
            }
        };
        let explained = || {
            let [_, other] = pair_names(&self.model);
            let explained = self.explained.as_ref()?;
            Some(explained.words(self.model.tries(), &other))
        };
        let is_answer = self.explained.as_ref().is_some_and(Explained::is_answer);
        match (of, worth.other) {
            (Caption::Ask, _) => t!("problem-ask"),
            (Caption::Why, _) if step > 1 => {
                let answer = explained().filter(|_| is_answer);
                let told = answer.into_iter().chain([t!("problem-on")]);
                words::sentences(&told.collect::<Vec<_>>())
            }
            (Caption::Seen, _) if !self.ended() => String::new(),
            (Caption::Other, _) => explained().unwrap_or_default(),
            (Caption::Seen, _) if is_answer => explained().unwrap_or_default(),
            (Caption::Why | Caption::Seen, Some(other)) => {
                t!(
                    "problem-worth",
                    best = u32::from(worth.best),
                    other = u32::from(other)
                )
            }
            (Caption::Why | Caption::Seen, None) => t!("problem-forced"),
        }
    }

    /// The choice that the record goes on with, if the game takes this one for the same.
    fn as_solution(&self, action: G::Action) -> G::Action {
        let alike = G::POSING.map(|posing| posing.alike);
        let state = self.model.table().state();
        let wanted = self.model.scripted_choice(LEARNER);
        wanted
            .filter(|&wanted| alike.is_some_and(|alike| alike(state, wanted, action)))
            .unwrap_or(action)
    }

    /// The name of whoever learns.
    pub fn learner(&self) -> String {
        let mut names = names_of(&self.model).into_iter();
        names.next().unwrap_or_default()
    }

    /// The learner's choice that the record goes on with; `None` if the learner has nothing to choose now.
    pub fn solution(&self) -> Option<Msg<G>> {
        let choice = self.model.scripted_choice(LEARNER).filter(|_| self.asks());
        Some(Msg::Choose(LEARNER, choice?))
    }

    /// The problem after the learner has had the next choice of the solution made; the same if there is none now.
    #[must_use]
    pub fn answered(&self) -> Self {
        let Some(choice) = self.model.scripted_choice(LEARNER).filter(|_| self.asks()) else {
            return self.clone();
        };
        let mut next = self.after(Msg::Choose(LEARNER, choice));
        next.explain(weighed(&self.model, choice), true);
        next
    }

    fn explain(&mut self, choice: Choice<G>, answer: bool) {
        self.explained = Some(Explained::new(choice, answer));
        self.explanations += 1;
    }

    /// The question to the worker what a choice comes to, with its number; `None` if nothing is asked or it is answered.
    pub fn to_weigh(&self) -> Option<(u32, Vec<u8>)> {
        let question = self.explained.as_ref()?.question()?;
        Some((self.explanations, question))
    }

    /// The problem after the worker has answered the question with this number, or has not. Another choice may have been made since.
    #[must_use]
    pub fn told(&self, number: u32, answer: Option<&[u8]>) -> Self {
        let mut next = self.clone();
        if number != self.explanations {
            return next;
        }
        next.explained = next.explained.map(|explained| explained.told(answer));
        next
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
        self.model.scene() == Scene::Asked && !self.pauses() && !self.ended()
    }

    /// Whether the lesson waits until the learner has read what the last choice showed, although the bout would go on.
    pub fn pauses(&self) -> bool {
        let made = self.made();
        self.model.scene() == Scene::Asked
            && self.read < made
            && self.aim == Aim::Lesson
            && !G::caption(Caption::Seen, made).is_empty()
    }

    /// Whether the learner sees the end of the bout or of the lesson, the problem is solved, or the choice is made that was to be trained.
    pub fn ended(&self) -> bool {
        if self.trained().is_some() {
            return true;
        }
        let scene = self.model.scene();
        if self.made() == self.steps() {
            // A lesson may end before its bout does; first everybody sees what the last choice did.
            let shown = match self.aim {
                Aim::Problem(_) => matches!(scene, Scene::Asked | Scene::Waits),
                Aim::Lesson | Aim::Training(_) => scene == Scene::Asked,
            };
            if shown {
                return true;
            }
        }
        scene == Scene::Over || (scene == Scene::MustBeSeen && self.model.shows_the_end())
    }

    /// The lesson after this message. A choice that the rules refuse, or only the lesson refuses, changes nothing else.
    #[must_use]
    pub fn after(&self, msg: Msg<G>) -> Self {
        let mut next = self.clone();
        let msg = match (msg, self.aim) {
            (Msg::Choose(LEARNER, action), Aim::Problem(_)) => {
                Msg::Choose(LEARNER, self.as_solution(action))
            }
            (Msg::Choose(LEARNER, action), Aim::Training(None))
                if self.model.table().check(LEARNER, &action).is_ok() =>
            {
                next.aim = Aim::Training(Some(action));
                return next;
            }
            (msg, _) => msg,
        };
        match msg {
            // The end stays on screen.
            Msg::GoOn if self.ended() => return next,
            Msg::GoOn => next.read = self.made(),
            Msg::HoldTimePassed(frame)
                if self.model.scene() == Scene::MustBeSeen
                    && self.model.passing_frame() == Some(frame) =>
            {
                next.read = self.made();
            }
            _ => (),
        }
        if self.pauses() {
            return next;
        }
        let chosen = matches!(msg, Msg::Choose(LEARNER, _));
        next.model = self.model.after(msg).into();
        if chosen && self.task().is_some() {
            next.explained = None;
            if let Some(tried) = next.model.tried() {
                next.explain(weighed(&self.model, tried), false);
            }
        }
        next
    }
}

/// The first seat's choice of this action now, to be weighed.
fn weighed<G: LessonUi>(model: &Model<G>, action: G::Action) -> Choice<G> {
    let state = model.table().state().clone();
    let view = state.view(Viewer::Seat(SOLVER));
    Choice {
        context: G::context(&view, model.extras(), false),
        state,
        action,
    }
}

#[cfg(test)]
mod tests;
