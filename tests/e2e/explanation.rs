//! The explanations of Japanese words, by tap and by keyboard, on a page and in a dialog.

use crate::page::Page;
use crate::pointer::Hand;
use fantoccini::key::Key;
use hakkyoi::ui::words::t;
use serde_json::Value;

const SHOWN: &str =
    "return document.querySelector('.explanation:popover-open')?.textContent ?? false";

/// Taps the first element of this selector and checks that the explanation says these words and leaves the tapped word uncovered.
async fn explains(page: &Page, css: &str, words: &[&str]) {
    page.find(css).await;
    let into_view = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
    page.eval_with(into_view, vec![css.into()]).await;
    page.come_to_rest().await;
    // WebKit's driver sometimes no longer knows an element that it has found a moment ago, so the page says where it is.
    let middle = "const { x, y, width, height } = document.querySelector(arguments[0]).getBoundingClientRect(); \
        return [x + width / 2, y + height / 2]";
    let middle = page.eval_with(middle, vec![css.into()]).await;
    let side = |index: usize| middle[index].as_f64().unwrap().round();
    page.stroke(Hand::Finger, &[(side(0), side(1))]).await;
    let said = page.until("the explanation", SHOWN, Vec::new()).await;
    let said = said.as_str().unwrap();
    for word in words {
        assert!(said.contains(word), "{word} in {said}");
    }
    let apart = "const [word, said] = [arguments[0], '.explanation'].map((it) => document.querySelector(it).getBoundingClientRect());
        return (said.top >= word.bottom || said.bottom <= word.top) && said.left >= 0 && said.right <= innerWidth
            && said.top >= 0 && said.bottom <= innerHeight";
    page.until("the explanation beside its word", apart, vec![css.into()])
        .await;
}

async fn gone(page: &Page) {
    let gone = "return document.querySelector('.explanation') === null";
    page.until("the explanation to be gone", gone, Vec::new())
        .await;
}

pub(crate) async fn explained(page: &Page) {
    page.size(360, 740).await;
    page.open("#/circle/rules").await;
    explains(
        page,
        ".rules-part .term:not(.k)",
        &["Tsukidashi", "thrust out"],
    )
    .await;
    page.picture().await;
    page.axe().await;
    page.key(Key::Escape).await;
    gone(page).await;
    let focused = "return document.activeElement.className";
    assert_eq!(page.eval(focused).await, Value::from("term"));
    page.key(Key::Enter).await;
    page.until("the explanation", SHOWN, Vec::new()).await;
    page.key(Key::Escape).await;
    gone(page).await;

    page.open("#/circle/new").await;
    page.press("button", &t!("begin")).await;
    // The set-up has rules, too.
    page.find(".tray").await;
    page.press("button", &t!("rules")).await;
    explains(
        page,
        "#s-rules .kima .term",
        &["Yorikiri", "force out by the belt"],
    )
    .await;
    page.picture().await;
    page.key(Key::Escape).await;
    gone(page).await;
    assert_eq!(page.all("dialog[open]").await.len(), 1, "the sheet stays");
}
