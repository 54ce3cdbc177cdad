//! Puts other words into a page that is open, as `static/start.js` does if the player sets another language.

use crate::page::Page;
use crate::site::Site;
use std::fs;
use std::path::Path;

/// The built site's texts of a language.
pub(crate) fn file(tag: &str) -> String {
    let [version, _] = Site::versions();
    let file = format!("dist/{version}/words/{tag}.txt");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    fs::read_to_string(file).expect("the texts of a language")
}

/// Has the page speak these texts, and waits until it has rendered them. Nothing is stored or mounted anew.
pub(crate) async fn speak(page: &Page, tag: &str, texts: &str) {
    const SPEAK: &str = r"
const [tag, texts, done] = arguments;
document.documentElement.lang = tag;
globalThis.words = texts;
dispatchEvent(new Event('words'));
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
";
    let arguments = vec![tag.into(), texts.into()];
    let drawn = page.client.execute_async(SPEAK, arguments).await;
    drawn.expect("the page draws");
    page.come_to_rest().await;
}
