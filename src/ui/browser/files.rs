//! The addresses of this version's files. They are in a folder named after a hash of their content; the root element has its name (`cargo
//! xtask seal`). So a page never loads a file of another version.

use js_sys::futures::{JsFuture, spawn_local};
use wasm_bindgen::JsCast as _;
use web_sys::Response;
use yew::prelude::*;

#[cfg(target_arch = "wasm32")]
thread_local! {
    static FOLDER: String = folder();
}

/// The address of a file of this version, as in `static/art.svg#logo`.
#[cfg(target_arch = "wasm32")]
pub fn file(name: &str) -> String {
    FOLDER.with(|folder| [folder, name].concat())
}

/// The address of a file: outside the browser there are no versions.
#[cfg(not(target_arch = "wasm32"))]
pub fn file(name: &str) -> String {
    name.to_owned()
}

/// The text of a file of this version: `None` until it has come, `Err` if it cannot be loaded. Another number of `tries` loads it again.
#[hook]
pub fn use_text(name: String, tries: u32) -> UseStateHandle<Option<Result<String, ()>>> {
    let text = use_state(|| None);
    {
        let text = text.clone();
        use_effect_with((name, tries), move |(name, _)| {
            let address = file(name);
            text.set(None);
            spawn_local(async move { text.set(Some(fetch(&address).await.ok_or(()))) });
        });
    }
    text
}

async fn fetch(address: &str) -> Option<String> {
    let window = web_sys::window()?;
    let answer = JsFuture::from(window.fetch_with_str(address)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}

#[cfg(target_arch = "wasm32")]
fn folder() -> String {
    let document = web_sys::window().and_then(|window| window.document());
    let root = document.and_then(|document| document.document_element());
    root.and_then(|root| root.get_attribute("data-files"))
        .unwrap_or_default()
}
