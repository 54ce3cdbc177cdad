//! Bouts looked at again: the one that has just ended, or one out of a record.

use yew::prelude::*;

use super::{Film, Model, Play};
use crate::{
    ai::{
        Level,
        protocol::{Answer, Request},
    },
    rules::record::Refused,
    ui::{
        Screen,
        desk::Desk,
        hooks::use_bots,
        parts::{Icon, OpenRecord},
        routes::Route,
        words::t,
    },
};

/// A game whose bouts can be looked at again.
pub trait Replays: Play {
    /// What is wrong with a record, in the player's words.
    fn complaint(error: &Refused<Self>) -> String;

    /// The screen of the rules, and what it is called.
    fn rules() -> (String, Html);

    /// The screen of the first lesson, where the game has one and the address is its.
    fn lesson(_route: Route) -> Option<Screen> {
        None
    }

    /// The screen that steps through a bout.
    fn replay(film: Film<Self>) -> Html;
}

/// The bout that has just ended.
#[component]
pub fn ReviewPage<G: Replays>() -> Html {
    let desk = use_context::<Desk>();
    let film = use_memo((), |()| {
        let kept = desk.as_ref().and_then(|desk| Model::<G>::kept(&desk.store));
        // A bout that goes on is nobody’s to look into.
        let over = kept.filter(Model::over)?;
        Film::of(&over.record()).ok()
    });
    match &*film {
        Some(film) => G::replay(film.clone()),
        None => record_page::<G>(""),
    }
}

/// The record that stands in the address, or a place to put one.
#[component]
pub fn RecordPage<G: Replays>() -> Html {
    let text = use_memo((), |()| Route::Record(G::ID).rest());
    record_page::<G>(&text)
}

/// The bout of this record, or what is wrong with it; for an empty one a place to put one.
pub fn record_page<G: Replays>(text: &str) -> Html {
    let read = |text: String| {
        let film = Film::<G>::of(&text);
        film.map(G::replay).map_err(|error| G::complaint(&error))
    };
    html! { <OpenRecord game={G::ID} text={text.to_owned()} read={Callback::from(read)} /> }
}

/// What the analysis has said of the choices of a bout.
#[derive(Clone, Debug)]
pub struct Answers<A> {
    known: Vec<(u32, A)>,
    failed: Option<u32>,
    /// Asks once more about the choice that no answer came about.
    pub retry: Callback<MouseEvent>,
}

impl<A> Answers<A> {
    /// What is said of the choice of this number.
    pub fn of(&self, id: u32) -> Option<&A> {
        let mut known = self.known.iter();
        known.find(|(of, _)| *of == id).map(|(_, advice)| advice)
    }

    /// Whether no answer came about the choice of this number.
    pub fn has_failed(&self, id: u32) -> bool {
        self.failed == Some(id)
    }
}

/// Asks the analysis about these choices, each with its number and the view to decide in, one after the other; `known` is what is known
/// already.
#[hook]
pub fn use_answers<G: Play>(
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
    let question = next.map(|(id, view)| Request {
        id,
        ask: G::ask_advice(view),
        level: Level::default(),
        seed: 0,
    });
    let heard = Callback::from(move |answer: Answer| match G::advice(answer.reply) {
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

/// Which frame of a bout is looked at, and how to get to others.
#[derive(Clone, Debug)]
pub struct Steps {
    /// The frame's place.
    pub here: usize,
    /// The last frame's place.
    pub last: usize,
    /// Goes to the frame at a place; beyond the last one, to the last one.
    pub go: Callback<usize>,
    /// Arrow keys, Home and End.
    pub onkeydown: Callback<KeyboardEvent>,
}

/// Steps through a bout of `len` frames, the one at place `first` first.
#[hook]
pub fn use_steps(len: usize, first: usize) -> Steps {
    let place = use_state(|| first);
    let last = len.saturating_sub(1);
    let here = (*place).min(last);
    let go = Callback::from(move |next: usize| place.set(next.min(last)));
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
    /// What is said of the frame, which one it is, and the buttons to the frames before and after.
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
        icon: &'static str,
        words: String,
        to: usize,
        shut: bool,
        first: bool,
    ) -> Html {
        html! {
            <button class="tool" type="button" aria-disabled={shut.then_some("true")} data-focus={first.then_some("")}
                onclick={self.go.reform(move |_: MouseEvent| to)}>
                <Icon name={icon} /><span>{ words }</span>
            </button>
        }
    }
}
