//! Moving the focus with Tab, and where it must be.

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

impl Page {
    /// Checks that an element has the focus, that it is visible, and that the browser marks it. On a slow machine Yew lets the browser paint
    /// before it moves the focus, so this holds some frames after everything has come to rest.
    pub(crate) async fn focus_shows(&self) {
        const FRAMES: usize = 20;
        let script = "const it = document.activeElement; if (!it || it === document.body) return 'nothing has the focus'; \
            const { left, right, top, bottom } = it.getBoundingClientRect(); \
            const away = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1; \
            if (away) return `${it.outerHTML} is out of sight: ${[left, top, right, bottom]} in ${[innerWidth, innerHeight]}`; \
            const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2); \
            const covered = above && !it.contains(above) && !above.contains(it) && !it.labels?.[0]?.contains(above); \
            if (covered) return `${it.outerHTML} is covered by ${above.outerHTML}`; \
            const ring = ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) > 0; \
            const parts = it.matches('.tags input') ? [it.nextElementSibling] : [it, ...it.querySelectorAll('*')]; \
            const marked = it.matches('[data-keys] :focus') && parts.some((part) => ring(getComputedStyle(part))); \
            return marked ? '' : `${it.outerHTML} has the focus, but does not show it`";
        self.come_to_rest().await;
        let mut fault = self.eval(script).await;
        for _ in 0..FRAMES {
            if fault == "" {
                break;
            }
            self.drawn().await;
            fault = self.eval(script).await;
        }
        assert_eq!(fault, "");
    }

    /// Checks that the focus is on the heading of the result, so that a screen reader reads it out.
    pub(crate) async fn result_is_read_out(&self) {
        let focus = "return document.activeElement?.localName";
        assert_eq!(self.eval(focus).await, "h1", "the result is read out");
    }
}
