//! A bout looked at again with both hands open: the one that has just ended, or one out of a record.
//!
//! [`film`] reads the record, [`replay`] steps through it frame by frame, [`analysis`] says which decision is to be asked of the worker next
//! and keeps what came of it, and [`findings`] shows that.

mod analysis;
mod film;
mod findings;
mod replay;

pub use analysis::{Analysis, Told};
pub use film::Film;
pub use replay::{Replay, ReplayProps};

use yew::prelude::*;

use super::{complaint::complaint, model::Model};
use crate::rules::GameId;
use crate::ui::{
    desk::Desk,
    parts::{bar, way},
    routes::{Route, fragment},
    words::t,
};

/// The bout that has just ended.
#[component]
pub fn ReviewPage() -> Html {
    let desk = use_context::<Desk>();
    let film = use_memo((), |()| {
        let kept = desk.as_ref().and_then(|desk| Model::kept(&desk.store));
        // A bout that goes on is nobody’s to look into.
        let over = kept.filter(Model::over)?;
        Film::of(&over.record()).ok()
    });
    match &*film {
        Some(film) => html! { <Replay film={film.clone()} /> },
        None => html! { <OpenRecord text="" /> },
    }
}

/// The record that stands in the address, or a place to put one.
#[component]
pub fn RecordPage() -> Html {
    let text = use_memo((), |()| {
        let hash = fragment();
        let coded = hash
            .strip_prefix(&*Route::Record(GameId::Tricks).fragment())
            .unwrap_or_default();
        let coded = coded.trim_start_matches('/');
        // What is not coded as it should be is looked at as it is, and complained of.
        js_sys::decode_uri_component(coded).map_or_else(|_| coded.to_owned(), String::from)
    });
    html! { <OpenRecord text={(*text).clone()} /> }
}

/// A text that may be a record.
#[derive(Properties, PartialEq)]
struct OpenRecordProps {
    text: AttrValue,
}

/// The bout of a record; as long as there is none, a place to put one, which says what is wrong with it.
#[component]
fn OpenRecord(props: &OpenRecordProps) -> Html {
    let text = use_state(|| props.text.to_string());
    let film = use_state(|| (!props.text.is_empty()).then(|| Film::of(&props.text)));
    let wrong = match &*film {
        Some(Ok(film)) => return html! { <Replay film={film.clone()} /> },
        Some(Err(wrong)) => Some(wrong),
        None => None,
    };
    let oninput = {
        let (text, film) = (text.clone(), film.clone());
        Callback::from(move |event: InputEvent| {
            if let Some(area) = event.target_dyn_into::<web_sys::HtmlTextAreaElement>() {
                text.set(area.value());
                film.set(None);
            }
        })
    };
    let onsubmit = {
        let (text, film) = (text.clone(), film.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            film.set(Some(Film::of(&text)));
        })
    };
    html! {
        <main class="page record">
            { heading(t!("record-open")) }
            <form class="record-form" {onsubmit}>
                <label for="record">{ t!("record-paste") }</label>
                <textarea id="record" rows="12" spellcheck="false" autocomplete="off" value={(*text).clone()} {oninput}
                    aria-invalid={wrong.is_some().then_some("true")} aria-describedby="record-wrong" />
                <p id="record-wrong" class={wrong.is_some().then_some("refusal")} role="status">
                    { wrong.map(complaint).unwrap_or_default() }
                </p>
                <button class="btn btn-big" type="submit">{ t!("record-look") }</button>
            </form>
        </main>
    }
}

fn heading(what: String) -> Html {
    let rules = way(Route::Rules(GameId::Tricks), "rules", t!("rules"));
    bar(
        t!("game-kanji", game = "tricks"),
        &t!("game-name", game = "tricks"),
        Some(what),
        rules,
    )
}
