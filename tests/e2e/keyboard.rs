//! Moving the focus with Tab.

use crate::page::Page;
use fantoccini::key::Key;

/// Presses Tab until a matching element has the focus. Checks that every element on the way shows its focus.
pub(crate) async fn tab_to(page: &Page, css: &str) {
    tab(page, css, false).await;
}

/// The same backwards, with Shift+Tab.
pub(crate) async fn tab_back_to(page: &Page, css: &str) {
    tab(page, css, true).await;
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
