//! Sharing a record: as text to copy, or as a link that contains it.

use js_sys::futures::spawn_local;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::button;
use crate::{
    rules::GameId,
    ui::{introduction::introduction, promise::let_go, routes::record_fragment, words::t},
};

/// A record to share.
#[derive(Properties, PartialEq)]
pub struct ShareProps {
    /// The game of the record.
    pub game: GameId,
    /// The record's text.
    pub record: String,
}

/// The address of this page with the record in its fragment.
fn link(game: GameId, record: &str) -> String {
    let here = web_sys::window().and_then(|window| window.location().href().ok());
    let here = here.unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{}", record_fragment(game, record))
}

fn navigator_has(what: &str) -> bool {
    let navigator = web_sys::window().map(|window| window.navigator());
    navigator.is_some_and(|navigator| {
        js_sys::Reflect::get(&navigator, &what.into()).is_ok_and(|value| !value.is_undefined())
    })
}

/// Copies a text and says so, or says that the browser refused.
fn copy(text: &str, done: UseStateHandle<String>, copied: String) {
    if let Some(window) = web_sys::window() {
        let copying = window.navigator().clipboard().write_text(text);
        spawn_local(async move {
            let refused = copying.await.is_err();
            done.set(if refused {
                t!("record-not-copied")
            } else {
                copied
            });
        });
    }
}

fn share(title: &str, url: &str) -> Option<()> {
    let data = js_sys::Object::new();
    let set = |key: &str, value: &str| js_sys::Reflect::set(&data, &key.into(), &value.into());
    set("title", title).ok()?;
    set("url", url).ok()?;
    let navigator: JsValue = web_sys::window()?.navigator().into();
    let share = js_sys::Reflect::get(&navigator, &"share".into()).ok()?;
    let share: js_sys::Function = wasm_bindgen::JsCast::dyn_into(share).ok()?;
    let sharing: js_sys::Promise = share.call1(&navigator, &data).ok()?.into();
    // The player may cancel; that is not an error.
    let_go(sharing);
    Some(())
}

/// The record’s text, and the buttons to share it.
#[component]
pub fn Share(props: &ShareProps) -> Html {
    let game = props.game;
    let done = use_state(String::new);
    let can = use_memo((), |()| {
        (cfg!(target_arch = "wasm32"))
            .then(|| (navigator_has("clipboard"), navigator_has("share")))
            .unwrap_or_default()
    });
    let (can_copy, can_share) = *can;
    let copy_text = {
        let (done, text) = (done.clone(), props.record.clone());
        Callback::from(move |_: MouseEvent| {
            copy(&text, done.clone(), t!("record-copied"));
        })
    };
    let copy_link = {
        let text = props.record.clone();
        let done = done.clone();
        Callback::from(move |_: MouseEvent| {
            copy(&link(game, &text), done.clone(), t!("record-link-copied"));
        })
    };
    let share_link = {
        let text = props.record.clone();
        Callback::from(move |_: MouseEvent| {
            let title = t!("app-title", page = introduction(game).name);
            let _ = share(&title, &link(game, &text));
        })
    };
    html! {
        <div class="share">
            <h2 class="col-h" id="share-h">{ t!("record") }</h2>
            <textarea readonly=true rows="7" aria-labelledby="share-h" value={props.record.clone()} />
            <div class="sheet-acts">
                if can_copy {
                    { button("btn btn-line", t!("record-copy"), copy_text) }
                    { button("btn btn-line", t!("record-link"), copy_link) }
                }
                if can_share {
                    { button("btn btn-line", t!("record-share"), share_link) }
                }
            </div>
            <p class="note" role="status">{ (*done).clone() }</p>
        </div>
    }
}
