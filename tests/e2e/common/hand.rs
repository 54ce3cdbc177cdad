//! The hand of cards of the player who holds the device.

use fantoccini::elements::Element;
use fantoccini::key::Key;

use crate::page::Page;

impl Page {
    /// The cards that the player may play now.
    pub(crate) async fn playable(&self) -> Vec<Element> {
        self.all("li[role=option]:not([aria-disabled])").await
    }

    /// Waits until some card of the hand has the focus.
    pub(crate) async fn card_has_focus(&self) {
        let script = "return document.activeElement?.matches('li[role=option]')";
        self.until("a card to have the focus", script, Vec::new())
            .await;
    }

    /// Moves the focus to a card with the arrow keys and presses Enter or Space, depending on the size of the hand.
    pub(crate) async fn walk_and_press(&self, card: &Element) {
        self.card_has_focus().await;
        self.key(Key::Home).await;
        for _ in 0..8 {
            if self.has_focus(card).await {
                break;
            }
            self.key(Key::Right).await;
            // The focus moves with the next render.
            self.come_to_rest().await;
        }
        assert!(
            self.has_focus(card).await,
            "the arrow keys must reach every card"
        );
        self.focus_shows().await;
        let held = self.all("[data-card]").await.len();
        self.key(if held % 2 == 0 {
            Key::Enter
        } else {
            Key::Space
        })
        .await;
    }
}
