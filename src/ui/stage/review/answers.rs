//! What the analysis says about the choices of a bout that is reviewed.

use ai::{
    Level,
    protocol::{Answer, Ask, Request},
};
use yew::prelude::*;

use super::{
    ReviewProps, ReviewUi,
    judged::{Findings, Judged},
};
use crate::ui::{
    browser::hooks::{focus, use_bots},
    parts::button,
    words::{self, t},
};

/// What the analysis has answered about the choices of a bout.
#[derive(Clone, Debug)]
pub struct Answers<A: 'static> {
    known: UseStateHandle<Vec<(u32, A)>>,
    /// Whether no answer came; nothing more is then asked.
    failed: UseStateHandle<bool>,
    /// How many choices there are.
    all: usize,
}

impl<A> Answers<A> {
    /// The analysis of the choice with this number.
    pub fn of(&self, id: u32) -> Option<&A> {
        let mut known = self.known.iter();
        known.find(|(of, _)| *of == id).map(|(_, advice)| advice)
    }

    /// All that is known, each with the number of its choice.
    pub fn all(&self) -> impl Iterator<Item = (u32, &A)> {
        self.known.iter().map(|(id, advice)| (*id, advice))
    }

    /// If the answer about the choice with this number is still to come: words that say so.
    pub fn awaited(&self, id: u32) -> Option<String> {
        (!*self.failed && self.of(id).is_none()).then(|| t!("study-thinks"))
    }

    /// What these judgements of the choices come to, and how far the analysis has come.
    pub fn findings(&self, judged: impl Iterator<Item = Judged>) -> Findings {
        findings(judged.collect(), self.known.len(), self.all, &self.failed)
    }
}

fn findings(
    judged: Vec<Judged>,
    done: usize,
    all: usize,
    failed: &UseStateHandle<bool>,
) -> Findings {
    let note = if **failed {
        let failed = failed.clone();
        let again = Callback::from(move |_: MouseEvent| {
            failed.set(false);
            // The button is about to vanish.
            focus(".studied");
        });
        html! {
            <p class="note" role="status">{ t!("study-failed") }{ words::gap() }{ button("btn btn-line", t!("retry"), again) }</p>
        }
    } else if done < all {
        html! { <p class="note">{ t!("study-progress", done, all) }</p> }
    } else {
        Html::default()
    };
    Findings {
        judged,
        whole: done > 0 && done >= all,
        note,
    }
}

/// The choice to ask about next: the open one until it is answered, then the last one up to the number `here`, the one before it, and so on;
/// then those after it. `choices` are the numbers of all choices, ascending.
fn next(choices: &[u32], here: u32, open: Option<u32>, known: &dyn Fn(u32) -> bool) -> Option<u32> {
    let (until, after) = choices.split_at(choices.partition_point(|&id| id <= here));
    let nearest = until.iter().rev().chain(after).copied();
    open.into_iter().chain(nearest).find(|&id| !known(id))
}

/// Asks the analysis about the choices with these numbers (ascending), one after the other, until one gets no answer: first about those up to
/// the number `here`. `view` returns what the player who chose saw.
#[hook]
pub fn use_answers<G: ReviewUi>(
    props: &ReviewProps<G>,
    choices: &[u32],
    here: u32,
    view: impl Fn(u32) -> Option<G::View>,
) -> Answers<G::Advice> {
    let known = use_state(|| props.advice.clone());
    let failed = use_state(|| false);
    let open = use_mut_ref(|| None::<u32>);
    let answers = Answers {
        known: known.clone(),
        failed: failed.clone(),
        all: choices.len(),
    };
    let id = if *failed {
        None
    } else {
        next(choices, here, *open.borrow(), &|id| {
            answers.of(id).is_some()
        })
    };
    // A player who steps on quickly must not keep interrupting the analysis.
    open.replace(id);
    let question = id.and_then(|id| {
        let view = view(id)?;
        let context = G::context(&view, &props.replay.extras, false);
        Some(Request {
            id,
            ask: Ask::Advice(view, context),
            level: Level::default(),
            seed: 0,
        })
    });
    let heard = Callback::from(move |answer: Answer<G>| match answer.reply.advice() {
        Some(advice) => {
            let mut next = (*known).clone();
            next.push((answer.id, advice));
            known.set(next);
        }
        None => failed.set(true),
    });
    use_bots(question, heard);
    answers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_choice_on_screen_comes_first_then_those_before_it_then_those_after_it() {
        let choices = [1, 2, 5, 8, 9];
        let mut known: Vec<u32> = Vec::new();
        while let Some(id) = next(&choices, 6, None, &|id| known.contains(&id)) {
            known.push(id);
        }
        assert_eq!(known, [5, 2, 1, 8, 9]);
        assert_eq!(next(&choices, 0, None, &|_| false), Some(1));
        assert_eq!(next(&[], 0, None, &|_| false), None);
    }

    #[test]
    fn an_open_question_is_answered_before_another_is_asked() {
        let choices = [1, 2, 5];
        assert_eq!(next(&choices, 5, Some(1), &|_| false), Some(1));
        assert_eq!(next(&choices, 5, Some(1), &|id| id == 1), Some(5));
    }
}
