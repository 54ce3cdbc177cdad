//! Two players who pass one device: neither the curtain nor a player's view may depend on the other's hand or on a card that lies face down.

use crate::common::curtain::TAKE_BACK;
use crate::common::scene::Scene;
use crate::page::Page;
use crate::pointer::Hand;
use fantoccini::key::Key;
use hakkyoi::ui::words::t;

/// Notes at every change of the document, however brief, whatever it must not show: cards behind the curtain, or both hands.
const WATCH: &str = r#"
window.e2eLeaks = new Set();
const look = () => {
  const here = (css) => document.querySelector(css);
  if (here("[data-scene=curtain], [data-scene=lifting]") && here(".fuda, .chip, [data-card], [role=log], .shown")) e2eLeaks.add("something behind the curtain");
  const mine = [...document.querySelectorAll(".seats > li")].filter((it) => it.querySelector(".mine"));
  if (mine.length > 1) e2eLeaks.add("both hands");
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
look();
"#;

impl Page {
    /// Notes from now on what the document must not show, until it is left.
    pub(crate) async fn watch_for_leaks(&self) {
        self.eval(WATCH).await;
    }

    pub(crate) async fn nothing_leaked(&self) {
        let leaks = self.eval("return [...e2eLeaks].join(', ')").await;
        assert_eq!(leaks, "");
    }

    /// The document's markup at rest, with the focus in place and no preview.
    pub(crate) async fn markup_at_rest(&self) -> String {
        let script = "return document.activeElement?.matches('.hold, li[role=option]')";
        self.until("something to have the focus", script, Vec::new())
            .await;
        // A focused card shows its preview, and the focus comes a moment after the hand.
        self.key(Key::Escape).await;
        let script = "return !document.querySelector('.ghost')";
        self.until("the preview to go", script, Vec::new()).await;
        self.come_to_rest().await;
        let markup = self.eval("return document.body.outerHTML").await;
        markup.as_str().unwrap().to_owned()
    }

    /// While East's card lies face down and West looks: after a reload either player may hold the device, and nothing of the card was shown.
    /// East takes it back and then holds `cards` cards.
    pub(crate) async fn card_is_taken_back_after_a_reload(&self, cards: usize) {
        self.reload().await;
        assert_eq!(self.scene().await, Scene::Curtain);
        self.watch_for_leaks().await;
        self.says(&t!("handover-title", name = "Kaze")).await;
        self.picture().await;
        let back = self.find(TAKE_BACK).await;
        self.tap(Hand::Mouse, &back).await;
        self.says(&t!("handover-take", name = "Tetsu")).await;
        self.press_curtain_twice(Hand::Mouse).await;
        assert_eq!(self.scene().await, Scene::Asked);
        assert_eq!(
            self.playable().await.len(),
            cards,
            "the card must be back in the hand"
        );
    }
}

/// Asserts that two documents are the same, or shows where they differ.
pub(crate) fn same(one: &str, other: &str, what: &str) {
    let part = one.bytes().zip(other.bytes()).position(|(a, b)| a != b);
    let part = part.unwrap_or(one.len().min(other.len()));
    let near = |text: &str| -> String {
        let bytes = text.bytes().skip(part.saturating_sub(200)).take(400);
        String::from_utf8_lossy(&bytes.collect::<Vec<u8>>()).into_owned()
    };
    assert!(one == other, "{what}:\n{}\n\n{}", near(one), near(other));
}
