//! Moving the focus with Tab.

use crate::page::Page;
use fantoccini::elements::Element;
use fantoccini::key::Key;
use serde_json::json;

/// Presses Tab until a matching element has the focus. Checks that every element on the way shows its focus.
pub(crate) async fn tab_to(page: &Page, css: &str) {
    tab(page, css, false).await;
}

/// The same backwards, with Shift+Tab.
pub(crate) async fn tab_back_to(page: &Page, css: &str) {
    tab(page, css, true).await;
}

/// Tabs to an element from wherever the focus is.
pub(crate) async fn walk_to(page: &Page, it: &Element, css: &str) {
    let script = "return document.activeElement !== document.body";
    page.until("something to have the focus", script, Vec::new())
        .await;
    use_keys(page).await;
    if !page.has_focus(it).await {
        let script = "return (document.activeElement.compareDocumentPosition(arguments[0]) & Node.DOCUMENT_POSITION_PRECEDING) !== 0";
        let back = page.eval_with(script, vec![json!(it)]).await;
        if back == true {
            tab_back_to(page, css).await;
        } else {
            tab_to(page, css).await;
        }
    }
    page.focus_shows().await;
}

/// Presses a key that does nothing, unless the keyboard is in use: in a document that has just been loaded, the focus shows from the first
/// key on.
pub(crate) async fn use_keys(page: &Page) {
    let unused = "return !document.documentElement.hasAttribute('data-keys')";
    if page.eval(unused).await == true {
        page.key(Key::Shift).await;
    }
}

async fn tab(page: &Page, css: &str, back: bool) {
    for _ in 0..30 {
        if back {
            page.key_with(Key::Shift, Key::Tab).await;
        } else {
            page.key(Key::Tab).await;
        }
        page.focus_shows().await;
        if page
            .eval(&format!("return document.activeElement.matches({css:?})"))
            .await
            == true
        {
            return;
        }
    }
    panic!("Tab does not reach {css}");
}
