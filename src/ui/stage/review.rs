//! The review: the bout that has just ended, or a record, step by step.

use yew::prelude::*;

use super::{GameUi, Model, Replay};
use crate::{
    ai::{
        Level,
        protocol::{Answer, Ask, Request},
    },
    rules::{
        Game, Sink,
        record::{
            Record, Refused,
            packed::{Alphabet, unpack},
        },
    },
    ui::{
        app_context::AppContext,
        hooks::use_bots,
        parts::{OpenRecord, icon},
        routes::Route,
        words::t,
    },
};

/// A game whose bouts can be looked at again.
pub trait ReviewUi: GameUi {
    /// The message for the player about an invalid record.
    fn complaint(error: &Refused<Self>) -> String;

    /// The heading and the content of the rules screen.
    fn rules() -> (String, Html);

    /// The screen that steps through a replay.
    fn review(replay: Replay<Self>) -> Html;
}

/// The replay of the bout that has just ended, or a form to enter a record.
pub fn review_page<G: ReviewUi>(app: Option<AppContext>) -> Html {
    let kept = app.and_then(|app| Model::<G>::load(&app.store));
    // While a bout goes on, a replay would show hidden information.
    let over = kept.filter(Model::over);
    match over.and_then(|over| Replay::of(&over.record()).ok()) {
        Some(replay) => G::review(replay),
        None => record_page::<G>(""),
    }
}

/// The replay of the record in the address, or a form to enter a record.
pub fn record_at_address<G: ReviewUi>(_: Option<AppContext>) -> Html {
    let packed = Route::Record(G::ID).rest();
    if packed.is_empty() {
        return record_page::<G>("");
    }
    match linked(&packed) {
        Some(text) => record_page::<G>(&text),
        None => record_form::<G>("", Some(t!("link-garbled"))),
    }
}

/// The record in a link: packed, or, up to version 0.2.0, percent-encoded.
fn linked(rest: &str) -> Option<String> {
    if rest.starts_with(['%', '[']) {
        return js_sys::decode_uri_component(rest).map(String::from).ok();
    }
    unpack(rest, Alphabet::Link).ok()
}

/// The replay of this record, or what is wrong with it; for an empty text, a form to enter a record.
pub fn record_page<G: ReviewUi>(text: &str) -> Html {
    record_form::<G>(text, None)
}

/// The replay of this record, or a form to enter one; `wrong`: what is wrong with the link that led here.
fn record_form<G: ReviewUi>(text: &str, wrong: Option<String>) -> Html {
    let read = |text: String| {
        let replay = Replay::<G>::of(&text);
        replay.map(G::review).map_err(|error| G::complaint(&error))
    };
    html! { <OpenRecord game={G::ID} text={text.to_owned()} {wrong} read={Callback::from(read)} /> }
}

/// What the analysis has answered about the choices of a bout.
#[derive(Clone, Debug)]
pub struct Answers<A> {
    known: Vec<(u32, A)>,
    failed: Option<u32>,
    /// Asks again about the choice for which no answer came.
    pub retry: Callback<MouseEvent>,
}

impl<A> Answers<A> {
    /// The analysis of the choice with this number.
    pub fn of(&self, id: u32) -> Option<&A> {
        let mut known = self.known.iter();
        known.find(|(of, _)| *of == id).map(|(_, advice)| advice)
    }

    /// Whether the analysis of the choice with this number failed.
    pub fn has_failed(&self, id: u32) -> bool {
        self.failed == Some(id)
    }
}

/// Asks the analysis about these choices, one after the other; each is a number and the view of the player who chose. `known` returns the
/// answers that are known already.
#[hook]
pub fn use_answers<G: GameUi>(
    replay: &Replay<G>,
    choices: Vec<(u32, G::View)>,
    known: impl FnOnce() -> Vec<(u32, G::Advice)>,
) -> Answers<G::Advice> {
    let known = use_state(known);
    let failed = use_state(|| None::<u32>);
    let answers = Answers {
        known: (*known).clone(),
        failed: *failed,
        retry: {
            let failed = failed.clone();
            Callback::from(move |_: MouseEvent| failed.set(None))
        },
    };
    let open = |(id, _): &(u32, G::View)| answers.of(*id).is_none() && !answers.has_failed(*id);
    let next = choices.into_iter().find(open);
    let question = next.map(|(id, view)| {
        let context = G::context(&view, &replay.extras, false);
        Request {
            id,
            ask: Ask::Advice(view, context),
            level: Level::default(),
            seed: 0,
        }
    });
    let heard = Callback::from(move |answer: Answer<G>| match answer.reply.advice() {
        Some(advice) => {
            let mut next = (*known).clone();
            next.push((answer.id, advice));
            known.set(next);
        }
        None => failed.set(Some(answer.id)),
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

/// Which frame of a bout is on screen, and how to reach others.
#[derive(Clone, Debug)]
pub struct Steps {
    /// The index of the frame.
    pub here: usize,
    /// The index of the last frame.
    pub last: usize,
    /// Goes to the frame with this index; beyond the last one, to the last one.
    pub go: Callback<usize>,
    /// Handles the arrow keys, Home and End.
    pub onkeydown: Callback<KeyboardEvent>,
}

/// Steps through a bout of `len` frames, starting at index `first`.
#[hook]
pub fn use_steps(len: usize, first: usize) -> Steps {
    let frame = use_state(|| first);
    let last = len.saturating_sub(1);
    let here = (*frame).min(last);
    let go = Callback::from(move |next: usize| frame.set(next.min(last)));
    let onkeydown = {
        let go = go.clone();
        Callback::from(move |event: KeyboardEvent| {
            match event.key().as_str() {
                "ArrowLeft" => go.emit(here.saturating_sub(1)),
                "ArrowRight" => go.emit(here + 1),
                "Home" => go.emit(0),
                "End" => go.emit(usize::MAX),
                _ => return,
            }
            event.prevent_default();
        })
    };
    Steps {
        here,
        last,
        go,
        onkeydown,
    }
}

impl Steps {
    /// The description of the frame, its number, and the buttons for the previous and next frame.
    pub fn now(&self, title: String, more: Html) -> Html {
        let (here, last) = (self.here, self.last);
        html! {
            <section class="now" aria-label={t!("what-now")}>
                <div role="status">
                    <h2>{ title }</h2>
                    { more }
                    <p>{ t!("review-place", number = here + 1, all = last + 1) }</p>
                </div>
                <div class="acts">
                    { self.button("back", t!("review-back"), here.saturating_sub(1), here == 0, false) }
                    { self.button("next", t!("review-next"), here + 1, here == last, true) }
                </div>
            </section>
        }
    }

    fn button(
        &self,
        symbol: &'static str,
        words: String,
        to: usize,
        shut: bool,
        first: bool,
    ) -> Html {
        html! {
            <button class="tool" type="button" aria-disabled={shut.then_some("true")} data-focus={first.then_some("")}
                onclick={self.go.reform(move |_: MouseEvent| to)}>
                { icon(symbol) }<span>{ words }</span>
            </button>
        }
    }
}
