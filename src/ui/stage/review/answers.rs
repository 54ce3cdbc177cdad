//! What the analysis says about the choices of a bout that is reviewed.

use yew::prelude::*;

use crate::{
    ai::{
        Level,
        protocol::{Answer, Ask, Request},
    },
    rules::{
        Game, Sink,
        record::{Notation, Record},
    },
    ui::{
        hooks::use_bots,
        parts::button,
        stage::{GameUi, Replay},
        words::t,
    },
};

/// What the analysis has answered about the choices of a bout.
#[derive(Clone, Debug)]
pub struct Answers<A> {
    known: Vec<(u32, A)>,
    /// Whether no answer came; nothing more is then asked.
    failed: bool,
    /// Asks again.
    retry: Callback<MouseEvent>,
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

    /// If the analysis of the choice with this number failed: a note that says so, and a button to ask again.
    pub fn failure(&self, id: u32) -> Html {
        html! {
            if self.failed && self.of(id).is_none() {
                <p class="note" role="status">
                    { t!("study-failed") }{ " " }
                    { button("btn btn-line", t!("retry"), self.retry.clone()) }
                </p>
            }
        }
    }
}

/// Asks the analysis about the choices with these numbers, one after the other, until one gets no answer. `view` returns what the player who
/// chose saw, and `known` the answers that are known already.
#[hook]
pub fn use_answers<G: GameUi>(
    replay: &Replay<G>,
    choices: Vec<u32>,
    view: impl Fn(u32) -> Option<G::View>,
    known: impl FnOnce() -> Vec<(u32, G::Advice)>,
) -> Answers<G::Advice> {
    let known = use_state(known);
    let failed = use_state(|| false);
    let answers = Answers {
        known: (*known).clone(),
        failed: *failed,
        retry: {
            let failed = failed.clone();
            Callback::from(move |_: MouseEvent| failed.set(false))
        },
    };
    let open = |id: &u32| answers.of(*id).is_none() && !answers.failed;
    let next = choices.into_iter().find(open);
    let question = next.and_then(|id| {
        let view = view(id)?;
        let context = G::context(&view, &replay.extras, false);
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

/// Counts events.
struct Count(usize);

impl<G: Game> Sink<G> for Count {
    fn note(&mut self, _: &G, _: G::Event) {
        self.0 += 1;
    }
}

/// The index of the step that caused the frame at that index.
pub fn step_of<G: Game>(record: &Record<G>, frame: usize) -> Option<usize> {
    let mut state = G::new(&record.config);
    let mut told = Count(0);
    record.steps.iter().position(|&step| {
        // The table has applied every step before, so `apply` cannot fail.
        state.apply(step, &mut told).is_err() || told.0 > frame
    })
}

/// The index of the first frame after so many steps.
pub fn frame_of<G: Notation>(record: &Record<G>, steps: usize) -> usize {
    let mut told = Count(0);
    // The table has applied every step before, so this cannot fail.
    let _ = record.replay(steps, &mut told);
    told.0
}
