//! Downloads of files that the page creates.

use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Blob, HtmlAnchorElement, Url};

/// Downloads a text file.
pub fn text(name: &str, text: &str) {
    // If this fails, nothing is lost: the text is still where it was.
    let _ = try_text(name, text);
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
    Url::revoke_object_url(&url)
}
