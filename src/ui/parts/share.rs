//! Sharing a record: as text to copy, or as a link that contains it, which another device can read from the screen.

use std::fmt::Write as _;
use std::rc::Rc;

use js_sys::futures::spawn_local;
use qrcodegen::{QrCode, QrCodeEcc};
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::button;
use crate::{
    rules::GameId,
    ui::{
        component::component_with, introduction::introduction, promise::let_go,
        routes::record_fragment, words::t,
    },
};

/// A record to share.
#[derive(PartialEq)]
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

/// The link as a QR code (ISO/IEC 18004), with the margin of four modules that it asks for; if it is too long for one, a sentence that says
/// so.
fn qr_code(link: &str) -> Html {
    let Some((size, dark)) = dark_modules(link) else {
        return html! { <p class="note">{ t!("record-qr-long") }</p> };
    };
    let view = format!("-4 -4 {0} {0}", size + 8);
    let width = (size + 8) * if size < WIDEST / 2 { 4 } else { 3 };
    html! {
        <figure class="qr">
            <svg viewBox={view} width={width.to_string()} role="img" aria-label={t!("record-qr-name")} shape-rendering="crispEdges"><path d={dark} /></svg>
            <figcaption class="note">{ t!("record-qr-scan") }</figcaption>
        </figure>
    }
}

/// How many modules wide a QR code may be: more do not fit on a phone at three pixels each, which a camera needs.
const WIDEST: i32 = 93;

/// How many modules wide the QR code of a link is, and the path around its dark ones; `None` if the link is too long for one that fits.
fn dark_modules(link: &str) -> Option<(i32, String)> {
    let code = QrCode::encode_binary(link.as_bytes(), QrCodeEcc::Low).ok()?;
    let size = Some(code.size()).filter(|&size| size <= WIDEST)?;
    let places = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
    let mut path = String::new();
    for (x, y) in places.filter(|&(x, y)| code.get_module(x, y)) {
        // Writing to a string cannot fail.
        let _ = write!(path, "M{x} {y}h1v1h-1z");
    }
    Some((size, path))
}

/// The record’s text, and the buttons to share it.
pub fn share(props: ShareProps) -> Html {
    component_with(props, use_share)
}

#[hook]
fn use_share(props: Rc<ShareProps>) -> Html {
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
        let shows_code = shows_code.clone();
        Callback::from(move |_: MouseEvent| shows_code.set(!*shows_code))
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
            <p class="note" role="status">{ (*done).clone() }</p>
            if *shows_code {
                { qr_code(&link(game, &props.record)) }
            }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawn_code_reads_as_the_link() {
        let record = "[Game \"track\"]\n[Variant \"\"]\n[Result \"west position\"]\n\n1. 5=2 2. 3=4 3. 4=6 4. 6=5 5. 2=1 6. 1=3\n";
        let link = format!(
            "https://example.org/hakkyoi/{}",
            record_fragment(GameId::Track, record)
        );
        let (size, path) = dark_modules(&link).unwrap();
        let mut dark = vec![false; (size * size) as usize];
        for module in path.split_terminator("h1v1h-1z") {
            let (x, y) = module.trim_start_matches('M').split_once(' ').unwrap();
            dark[(y.parse::<i32>().unwrap() * size + x.parse::<i32>().unwrap()) as usize] = true;
        }
        // As a camera sees it: each module four pixels wide, in a light margin.
        let width = (size as usize + 8) * 4;
        let of = |pixel: usize| (pixel / 4).checked_sub(4).filter(|at| *at < size as usize);
        let mut image = rqrr::PreparedImage::prepare_from_bitmap(width, width, |x, y| {
            of(x)
                .zip(of(y))
                .is_some_and(|(x, y)| dark[y * size as usize + x])
        });
        let grids = image.detect_grids();
        let read: Vec<String> = grids.iter().map(|grid| grid.decode().unwrap().1).collect();
        assert_eq!(read, [link]);
        // Version 19 holds 792 bytes (ISO/IEC 18004, table 7).
        assert!(dark_modules(&"x".repeat(792)).is_some());
        assert_eq!(dark_modules(&"x".repeat(793)), None);
    }
}
