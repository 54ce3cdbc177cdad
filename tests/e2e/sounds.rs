//! What is heard: a sound for each thing that happens, in the same frame as what is seen, and nothing when sound is off.

use crate::common::planted::settings;
use crate::common::scene::Scene;
use crate::page::Page;
use crate::pointer::Hand;
use crate::track;
use hakkyoi::ui::words::t;
use serde_json::{Value, json};

/// Counts frames, and notes in which of them a sound starts, and in which a wrestler, the curtain or a card starts to move.
const LISTEN: &str = r#"
window.e2eFrame = 0;
const next = () => { e2eFrame++; requestAnimationFrame(next); };
next();
window.e2eHeard = [];
window.e2eSeen = [];
for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
  const { start } = prototype;
  prototype.start = function (...when) { e2eHeard.push(e2eFrame); return start.apply(this, when); };
}
document.addEventListener("transitionrun", ({ target }) => { if (target.matches(".pair")) e2eSeen.push(e2eFrame); });
"#;

/// How many frames a sound may come before or after what is seen.
const APART: u64 = 2;

impl Page {
    /// Waits for a sound that has started since the last call.
    pub(crate) async fn hears(&self, what: &str) {
        let script = "return e2eHeard.length > 0";
        self.until(&format!("the sound of {what}"), script, Vec::new())
            .await;
        self.eval("e2eHeard.length = 0").await;
    }

    pub(crate) async fn listen(&self) {
        self.eval(LISTEN).await;
    }
}

/// Presses the element that this selector finds first.
async fn press(page: &Page, css: &str) {
    let it = page.find(css).await;
    page.tap(Hand::Mouse, &it).await;
}

/// In track: a card is lifted, laid face down, and turned over with the other's; the push and its sound start together; the curtain.
pub(crate) async fn track_is_heard(page: &Page) {
    page.size(820, 1180).await;
    track::two_at_one_device(page, &settings("day", "normal")).await;
    page.listen().await;
    page.press_twice(Hand::Mouse).await;
    page.hears("the curtain that lifts").await;
    let card = |number: u8| format!(".tray:not(.is-waiting) li[data-card=\"{number}\"]");
    press(page, &card(5)).await;
    page.find("li[aria-selected=true]").await;
    page.hears("a card that is lifted").await;
    press(page, &card(5)).await;
    assert_eq!(page.scene().await, Scene::Curtain);
    page.hears("a card that is laid, and the curtain that falls")
        .await;
    page.press_twice(Hand::Mouse).await;
    press(page, &card(3)).await;
    page.find("li[aria-selected=true]").await;
    page.eval("e2eHeard.length = 0; e2eSeen.length = 0").await;
    press(page, &card(3)).await;
    page.until("the push", "return e2eSeen.length > 0", Vec::new())
        .await;
    let noted = page.eval("return [e2eHeard, e2eSeen]").await;
    let frames = |of: usize| -> Vec<u64> { serde_json::from_value(noted[of].clone()).unwrap() };
    let (heard, seen) = (frames(0), frames(1));
    assert!(
        heard.iter().any(|&at| at.abs_diff(seen[0]) <= APART),
        "{noted}"
    );
    // The cards were heard before the push.
    assert!(heard.iter().any(|&at| at + APART < seen[0]), "{noted}");
}

/// In momentum: the start of a bout, and disks that are moved.
pub(crate) async fn momentum_is_heard(page: &Page) {
    page.size(820, 1180).await;
    page.plant(&[("settings", &settings("day", "normal"))]);
    page.open("#/momentum/new").await;
    page.find("button[type=submit]").await;
    page.listen().await;
    press(page, "button[type=submit]").await;
    page.find("[data-hex]").await;
    page.hears("the start").await;
    press(page, "[data-hex=BR]").await;
    page.hears("a disk that is lifted").await;
}

/// With sound off nothing is heard, whatever happens.
pub(crate) async fn silence(page: &Page) {
    page.size(820, 1180).await;
    let silent: Value = serde_json::from_str(&settings("day", "instant")).unwrap();
    let mut silent = silent;
    silent["data"]["silent"] = json!(true);
    track::two_at_one_device(page, &silent.to_string()).await;
    page.listen().await;
    page.press_curtain_twice(Hand::Mouse).await;
    press(page, ".tray:not(.is-waiting) li[data-card=\"5\"]").await;
    press(page, "li[aria-selected=true]").await;
    page.press_curtain_twice(Hand::Mouse).await;
    press(page, ".tray:not(.is-waiting) li[data-card=\"3\"]").await;
    press(page, "li[aria-selected=true]").await;
    page.says(&t!("track-sum", high = 5, low = 3, spaces = 6))
        .await;
    assert_eq!(page.eval("return e2eHeard.length").await, 0);
}
