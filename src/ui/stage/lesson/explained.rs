//! Why a choice in a problem is not the best one, or why the answer is: what the worker says about it, in sentences.

use problems::{
    Weighed,
    weighing::{self, Choice},
};
use rules::{Joint, Step};

use super::{LessonUi, script::LEARNER};
use crate::ui::words::{self, t};

/// What the worker says.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Told<A> {
    /// It has not answered yet.
    Awaited,
    /// What the choice comes to.
    Known(Weighed<A>),
    /// No answer came.
    Unknown,
}

/// A choice in a problem that is explained: one that is not the best, or the answer.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Explained<G: LessonUi> {
    choice: Choice<G>,
    /// Whether it is the answer, which the learner has asked for.
    answer: bool,
    told: Told<G::Action>,
}

impl<G: LessonUi> Explained<G> {
    pub(super) fn new(choice: Choice<G>, answer: bool) -> Self {
        Self {
            choice,
            answer,
            told: Told::Awaited,
        }
    }

    pub(super) const fn is_answer(&self) -> bool {
        self.answer
    }

    /// The question to the worker, until it has answered.
    pub(super) fn question(&self) -> Option<Vec<u8>> {
        (self.told == Told::Awaited).then(|| self.choice.write())
    }

    /// The same choice with the worker's answer, or without one if none came.
    #[must_use]
    pub(super) fn told(mut self, answer: Option<&[u8]>) -> Self {
        let weighed = answer.and_then(weighing::read::<G>);
        self.told = weighed.map_or(Told::Unknown, Told::Known);
        self
    }

    /// The choice's name, and what it comes to as soon as that is known. `tries`: how many choices the learner has tried in a row; `other`: the
    /// opponent's name.
    pub(super) fn words(&self, tries: u32, other: &str) -> String {
        let Choice { state, action, .. } = &self.choice;
        let weighed = match self.told {
            Told::Known(weighed) => Some(weighed.map(|reply| {
                // The reply to a choice that both make at the same time is named in the same state.
                let mut after = state.clone();
                let step = Step::Act(Joint::One(LEARNER, *action));
                let turned = after.apply(step, &mut ()).is_ok();
                G::choice_name(if turned { &after } else { state }, reply)
            })),
            Told::Awaited | Told::Unknown => None,
        };
        let what = G::choice_name(state, *action);
        let tries = (!self.answer).then_some(tries);
        explained(tries, &what, weighed, other)
    }
}

/// What a choice comes to: one that was tried, after so many tries in a row, or the answer.
fn explained(
    tries: Option<u32>,
    what: &str,
    weighed: Option<Weighed<String>>,
    other: &str,
) -> String {
    let Some(tries) = tries else {
        let best = t!("problem-best", what);
        return match weighed {
            Some(Weighed::Wins {
                best: wins, other, ..
            }) => {
                let wins = t!("problem-best-wins", best = wins, other);
                words::followed(&best, &wins)
            }
            Some(Weighed::Sure { turns }) => {
                let sure = t!("problem-best-sure", turns = turns.unwrap_or_default());
                words::followed(&best, &sure)
            }
            _ => best,
        };
    };
    let named = t!("problem-other", tries, what);
    let (why, reply) = match weighed {
        Some(Weighed::Wins { wins, best, .. }) => (t!("problem-wins", wins, best), None),
        Some(Weighed::Lost) => (t!("problem-lost"), None),
        Some(Weighed::Loses { reply: None }) => (t!("problem-loses"), None),
        Some(Weighed::Loses { reply: Some(reply) }) => {
            (t!("problem-loses-to", name = other, reply), None)
        }
        Some(Weighed::Hidden { reply }) => (t!("problem-hidden", name = other, reply), None),
        Some(Weighed::Unsure { turns, reply }) => (t!("problem-unsure", turns), reply),
        Some(Weighed::Sure { .. }) | None => return named,
    };
    let holds = reply.map(|reply| t!("problem-holds-out", name = other, reply));
    let all = [Some(named), Some(why), holds];
    words::sentences(&all.into_iter().flatten().collect::<Vec<_>>())
}
