//! The review of a bout that has just ended, or of a record.
//!
//! The screen is the same for every game: the board, the buttons and keys that step through the frames, the list of turns, and what may be done with
//! the bout ([`Steps::screen`]). A game adds its board, its sentences and its analysis ([`ReviewUi`]).

mod answers;
mod frames;
mod graph;
mod judged;
mod steps;

pub use answers::{Answers, use_answers};
pub use frames::Frames;
pub use judged::{Findings, Judged, certain};
pub use steps::{Steps, use_steps};

use bout::Model;
use rules::{
    Viewer,
    record::packed::{Alphabet, unpack},
};
use yew::prelude::*;

use super::{GameUi, Replay};
use crate::ui::{
    data::app_context::AppContext,
    parts::{OpenRecord, RulesPage},
    routes::{Route, packed_and_frame},
    stage::{load, names_of},
    words::{
        complaints::{Complaints, complaint},
        t,
    },
};

/// A game whose bouts can be looked at again.
pub trait ReviewUi: GameUi + Complaints {
    /// The page with the rules.
    const RULES: &'static RulesPage;

    /// The event at this index, with all that any player knew of it.
    fn event(replay: &Replay<Self>, frame: usize) -> Option<Self::Event> {
        replay.table.event(frame, Viewer::Public)
    }

    /// Whether a turn begins with this event. The list of turns has what comes before the first turn as an entry of its own.
    fn begins_turn(event: &Self::Event) -> bool;

    /// An event in a sentence.
    fn line(event: &Self::Event, replay: &Replay<Self>) -> String;

    /// What the list of turns says about a turn with these events; if that is nothing, it says how the turn began.
    fn turn_lines(events: &[Self::Event], replay: &Replay<Self>) -> Vec<String> {
        let lines = events.iter().map(|event| Self::line(event, replay));
        lines.collect()
    }

    /// The step of the record from which a player goes on at this frame, to which `step` has led.
    fn goes_on_from(_replay: &Replay<Self>, _frame: usize, step: usize) -> usize {
        step
    }

    /// The screen that steps through a replay.
    fn reviewed(props: ReviewProps<Self>) -> Html;
}

/// A bout to review.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct ReviewProps<G: ReviewUi> {
    /// The bout to review.
    pub replay: Replay<G>,
    /// The index of the frame that is shown first.
    pub frame: usize,
    /// The advice that is already known, each with the number under which the game asks for it.
    pub advice: Vec<(u32, G::Advice)>,
}

impl<G: ReviewUi> ReviewProps<G> {
    /// This bout from its first frame, before anything has been analysed.
    pub fn of(replay: Replay<G>) -> Self {
        Self {
            replay,
            frame: 0,
            advice: Vec::new(),
        }
    }
}

/// The replay of the bout that had just ended when the page opened, or a form to enter a record.
#[component]
pub fn ReviewPage<G: ReviewUi>() -> Html {
    let app = use_context::<AppContext>();
    let replay = use_memo((), |()| {
        let kept = app.and_then(|app| load::<G>(&app.store));
        // While a bout goes on, a replay would show hidden information.
        let over = kept.filter(Model::over);
        over.and_then(|over| Replay::<G>::of(&over.record(&names_of(&over))).ok())
    });
    match &*replay {
        Some(replay) => G::reviewed(ReviewProps::of(replay.clone())),
        None => record_page::<G>(""),
    }
}

/// The replay of the record that was in the address when the page opened, or a form to enter a record.
#[component]
pub fn RecordAtAddress<G: ReviewUi>() -> Html {
    let text = use_memo((), |()| {
        let rest = Route::Record(G::ID).rest();
        let (packed, _) = packed_and_frame(&rest);
        if packed.is_empty() {
            return Some(String::new());
        }
        linked(packed)
    });
    match &*text {
        Some(text) => record_page::<G>(text),
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
        let reviewed = replay.map(|replay| G::reviewed(ReviewProps::of(replay)));
        reviewed.map_err(|error| complaint::<G>(&error))
    };
    html! { <OpenRecord game={G::ID} text={text.to_owned()} {wrong} read={Callback::from(read)} /> }
}
