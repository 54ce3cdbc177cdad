//! Sharing a record: as text to copy, or as a link that contains it, which another device can read from the screen.

use js_sys::futures::spawn_local;
use rules::GameId;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::button;
use crate::ui::{
    browser::qr::{self, Code},
    browser::{hooks::use_messages, promise::let_go},
    routes::record_fragment,
    words::{introduction::introduction, t},
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

fn send(title: &str, url: &str) -> Option<()> {
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

/// The QR code of a link, with the margin of four modules that the standard asks for. The modules of a small code are a pixel wider.
fn figure(code: &Code) -> Html {
    let size = u32::from(code.size) + 8;
    let view = format!("-4 -4 {size} {size}");
    let width = size * if code.size < 46 { 4 } else { 3 };
    html! {
        <figure class="qr">
            <svg viewBox={view} width={width.to_string()} role="img" aria-label={t!("record-qr-name")} shape-rendering="crispEdges"><path d={code.dark.clone()} /></svg>
        </figure>
    }
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
            let _ = send(&title, &link(game, &text));
        })
    };
    let shows_code = use_state_eq(|| false);
    let show_code = {
        let (shows_code, done) = (shows_code.clone(), done.clone());
        Callback::from(move |_: MouseEvent| {
            done.set(String::new());
            shows_code.set(!*shows_code);
        })
    };
    let code = use_state(|| None::<Code>);
    let link_shown = shows_code.then(|| link(game, &props.record));
    let fits = link_shown
        .as_ref()
        .is_none_or(|link| link.len() <= qr::LONGEST);
    let question = link_shown.filter(|_| fits && code.is_none());
    let heard = {
        let (code, shows_code, done) = (code.clone(), shows_code.clone(), done.clone());
        Callback::from(move |answer: Option<Vec<u8>>| {
            let read = answer.and_then(|answer| qr::read(&answer));
            if read.is_none() {
                shows_code.set(false);
                done.set(t!("record-qr-failed"));
            }
            code.set(read);
        })
    };
    use_messages(question.map(|link| (0, qr::question(&link))), heard);
    let said = if !done.is_empty() || !*shows_code {
        (*done).clone()
    } else if !fits {
        t!("record-qr-long")
    } else if code.is_some() {
        t!("record-qr-scan")
    } else {
        t!("record-qr-drawn")
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
                <button class="btn btn-line" type="button" aria-expanded={shows_code.to_string()} onclick={show_code}>{ t!("record-qr") }</button>
            </div>
            <p class="note" role="status">{ said }</p>
            if *shows_code {
                { for code.as_ref().filter(|_| fits).map(figure) }
            }
        </div>
    }
}
