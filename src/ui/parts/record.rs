//! A form to enter a record.

use rules::GameId;
use yew::prelude::*;

use super::game_bar;
use crate::ui::{
    browser::hooks::focus,
    words::{introduction::introduction, t},
};

/// A text that may be a record.
#[derive(Properties, PartialEq)]
pub struct OpenRecordProps {
    /// The game of the record.
    pub game: GameId,
    /// The text, or nothing.
    pub text: String,
    /// What is wrong with the link that led here, if anything is.
    pub wrong: Option<String>,
    /// Turns a record into its replay, or says what is wrong with it.
    pub read: Callback<String, Result<Html, String>>,
}

/// The replay of a record, or a form to enter one, which says what is wrong with the text.
#[component]
pub fn OpenRecord(props: &OpenRecordProps) -> Html {
    let text = use_state(|| props.text.clone());
    let bout = use_state(|| match &props.wrong {
        Some(wrong) => Some(Err(wrong.clone())),
        None => (!props.text.is_empty()).then(|| props.read.emit(props.text.clone())),
    });
    let entered = use_mut_ref(|| false);
    {
        let entered = entered.clone();
        let shows = matches!(*bout, Some(Ok(_)));
        use_effect_with(shows, move |&shows| {
            // The form that had the focus is gone.
            if shows && *entered.borrow() {
                focus("h1");
            }
        });
    }
    let wrong = match &*bout {
        Some(Ok(bout)) => return bout.clone(),
        Some(Err(wrong)) => Some(wrong.clone()),
        None => None,
    };
    let oninput = {
        let (text, bout) = (text.clone(), bout.clone());
        Callback::from(move |event: InputEvent| {
            if let Some(area) = event.target_dyn_into::<web_sys::HtmlTextAreaElement>() {
                text.set(area.value());
                bout.set(None);
            }
        })
    };
    let onsubmit = {
        let (text, bout, read) = (text.clone(), bout.clone(), props.read.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            entered.replace(true);
            bout.set(Some(read.emit((*text).clone())));
        })
    };
    html! {
        <main class="page record">
            { game_bar(props.game, t!("record-open")) }
            <form class="record-form" {onsubmit}>
                <label for="record">{ t!("record-paste", game = introduction(props.game).name) }</label>
                <textarea id="record" rows="12" spellcheck="false" autocomplete="off" value={(*text).clone()} {oninput}
                    aria-invalid={wrong.is_some().then_some("true")} aria-describedby="record-wrong" />
                <p id="record-wrong" class={wrong.is_some().then_some("refusal")} role="status">{ wrong.unwrap_or_default() }</p>
                <button class="btn btn-big" type="submit">{ t!("record-look") }</button>
            </form>
        </main>
    }
}
