//! Downloads of files that the page creates.

use gloo_timers::callback::Timeout;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Blob, HtmlAnchorElement, Url};

/// How long the browser gets to fetch the file's content, in milliseconds. The file may wait for an answer to “Where to?”.
const FETCHED: u32 = 60_000;

/// Hands a text file to the browser to download; returns whether that worked. The browser does not tell whether it then saves the file.
#[must_use]
pub fn text(name: &str, text: &str) -> bool {
    try_text(name, text).is_ok()
}

fn try_text(name: &str, text: &str) -> Result<(), JsValue> {
    let blob = Blob::new_with_str_sequence(&js_sys::Array::of1(&text.into()))?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let document = web_sys::window().and_then(|window| window.document());
    let link = document.ok_or(JsValue::NULL)?.create_element("a")?;
    let link = link.dyn_into::<HtmlAnchorElement>()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // If this fails, the content stays in memory until the page is closed.
    Timeout::new(FETCHED, move || drop(Url::revoke_object_url(&url))).forget();
    Ok(())
}
