//! The curtain, which hangs while two players hand the device over.

use std::time::Duration;

use fantoccini::actions::{MOUSE_BUTTON_LEFT, PointerAction};

use crate::page::Page;
use crate::pointer::Hand;

impl Page {
    /// Holds the curtain's button until the curtain lifts.
    pub(crate) async fn hold_curtain(&self, hand: Hand) {
        let button = self.find(".handover .hold").await;
        let (x, y) = self.middle(&button).await;
        let press = PointerAction::Down {
            button: MOUSE_BUTTON_LEFT,
        };
        let lift = PointerAction::Up {
            button: MOUSE_BUTTON_LEFT,
        };
        let go = PointerAction::MoveTo {
            duration: None,
            x,
            y,
        };
        let wait = PointerAction::Pause {
            duration: Duration::from_millis(900),
        };
        self.perform(hand, vec![go, press, wait, lift]).await;
        self.curtain_is_up().await;
    }

    /// Presses the curtain's button twice.
    pub(crate) async fn press_curtain_twice(&self, hand: Hand) {
        self.press_twice(hand).await;
        self.curtain_is_up().await;
    }

    /// Presses the curtain's button, and once more when it asks for it. On a busy machine the first press may last so long that it lifts the
    /// curtain by itself.
    pub(crate) async fn press_twice(&self, hand: Hand) {
        let button = self.find(".handover .hold").await;
        self.tap(hand, &button).await;
        let script = "const button = document.querySelector('.handover .hold'); \
            return button === null ? 'lifted' : button.matches('.is-armed') && 'asks'";
        let asks = self
            .until("the curtain to ask or to lift", script, Vec::new())
            .await;
        if asks == "asks" {
            let button = self.find(".handover .hold").await;
            self.tap(hand, &button).await;
        }
    }

    /// Waits until the curtain has lifted.
    pub(crate) async fn curtain_is_up(&self) {
        self.until(
            "the curtain to lift",
            "return !document.querySelector('.handover')",
            Vec::new(),
        )
        .await;
    }
}
