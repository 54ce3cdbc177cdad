//! The curtain, which hangs while two players hand the device over.

use std::time::Duration;

use fantoccini::actions::{MOUSE_BUTTON_LEFT, PointerAction};

use crate::page::Page;
use crate::pointer::Hand;

/// The curtain's button, and the one with which the player who has sealed takes that back.
pub(crate) const LIFT_CURTAIN: &str = "main[data-scene=curtain] [data-focus]";
pub(crate) const TAKE_BACK: &str = "main[data-scene=curtain] button:not([data-focus])";

impl Page {
    /// Holds the curtain's button until the curtain lifts.
    pub(crate) async fn hold_curtain(&self, hand: Hand) {
        let button = self.find(LIFT_CURTAIN).await;
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
        let button = self.find(LIFT_CURTAIN).await;
        let words = button.text().await.unwrap();
        self.tap(hand, &button).await;
        let script = "const [css, words] = arguments, button = document.querySelector(css); \
            return button === null ? 'lifted' : button.innerText !== words && 'asks'";
        let arguments = vec![LIFT_CURTAIN.into(), words.into()];
        let what = "the curtain to ask or to lift";
        let asks = self.until(what, script, arguments).await;
        if asks == "asks" {
            let button = self.find(LIFT_CURTAIN).await;
            self.tap(hand, &button).await;
        }
    }

    /// Waits until the curtain has lifted.
    pub(crate) async fn curtain_is_up(&self) {
        self.until(
            "the curtain to lift",
            "return !document.querySelector('[data-scene=curtain], [data-scene=lifting]')",
            Vec::new(),
        )
        .await;
    }
}
