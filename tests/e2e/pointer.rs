//! Mouse, finger and keys, through W3C actions, as the browser would get them from a person.

use crate::engine::Engine;
use crate::page::Page;
use fantoccini::actions::{
    Actions, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    TouchActions,
};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::time::Duration;

/// A point in the viewport, in CSS pixels.
pub(crate) type Point = (f64, f64);

/// What points at things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hand {
    Mouse,
    /// Uses the mouse if the engine's driver has no touch (`WebKitGTK`).
    Finger,
}

/// One frame at about 60 Hz.
const FRAME: Duration = Duration::from_millis(16);

impl Page {
    /// The middle of an element, scrolled into view if necessary.
    pub(crate) async fn middle(&self, element: &Element) -> Point {
        let script = "const it = arguments[0]; it.scrollIntoView({ block: 'nearest', inline: 'nearest' }); \
            const { x, y, width, height } = it.getBoundingClientRect(); return [x + width / 2, y + height / 2]";
        let middle = self.eval_with(script, vec![json!(element)]).await;
        let side = |index: usize| middle[index].as_f64().expect("a number").round();
        (side(0), side(1))
    }

    /// Presses and releases on an element, at once.
    pub(crate) async fn tap(&self, hand: Hand, element: &Element) {
        let at = self.middle(element).await;
        self.stroke(hand, &[at]).await;
    }

    /// Presses so long after the last press that no browser takes the two for a double press.
    pub(crate) async fn tap_anew(&self, hand: Hand, element: &Element) {
        let rest = PointerAction::Pause {
            duration: Duration::from_millis(600),
        };
        self.perform(hand, vec![rest]).await;
        self.tap(hand, element).await;
    }

    /// Drags an element and drops it on another.
    pub(crate) async fn drag(&self, hand: Hand, element: &Element, onto: &Element) {
        let (from, to) = (self.middle(element).await, self.middle(onto).await);
        self.stroke(hand, &[from, to]).await;
    }

    /// Presses at the first point, moves through the others in small steps and releases at the last.
    pub(crate) async fn stroke(&self, hand: Hand, points: &[Point]) {
        const STEPS: u32 = 8;
        let go = |(x, y): Point, time| PointerAction::MoveTo {
            duration: Some(time),
            x: x.round(),
            y: y.round(),
        };
        let first = *points.first().expect("a stroke begins somewhere");
        let mut stroke = vec![
            go(first, Duration::ZERO),
            PointerAction::Down {
                button: MOUSE_BUTTON_LEFT,
            },
        ];
        for pair in points.windows(2) {
            let ((x0, y0), (x1, y1)) = (pair[0], pair[1]);
            stroke.extend((1..=STEPS).map(|step| {
                let part = f64::from(step) / f64::from(STEPS);
                go((x0 + (x1 - x0) * part, y0 + (y1 - y0) * part), FRAME)
            }));
        }
        // Chromium takes a press that is released in the same moment for no tap. If the pointer moved in the last 40 ms by its clock,
        // Chromium takes that for a fling, and the next tap only stops the fling.
        let rest = if points.len() > 1 { 10 } else { 3 };
        stroke.push(PointerAction::Pause {
            duration: rest * FRAME,
        });
        stroke.push(PointerAction::Up {
            button: MOUSE_BUTTON_LEFT,
        });
        self.perform(hand, stroke).await;
    }

    /// Performs pointer actions one after another. A press without a release stays pressed, so that a test can look at a drag half-way.
    pub(crate) async fn perform(&self, hand: Hand, actions: Vec<PointerAction>) {
        let actions: Actions = if hand == Hand::Finger && self.engine() != Engine::Webkit {
            actions
                .into_iter()
                .fold(TouchActions::new("finger".to_owned()), TouchActions::then)
                .into()
        } else {
            actions
                .into_iter()
                .fold(MouseActions::new("mouse".to_owned()), MouseActions::then)
                .into()
        };
        self.client
            .perform_actions(actions)
            .await
            .expect("the hand moves");
    }

    /// Presses and releases keys one after another, wherever the focus is.
    pub(crate) async fn keys(&self, keys: &[char]) {
        let typed = keys
            .iter()
            .flat_map(|&value| [KeyAction::Down { value }, KeyAction::Up { value }]);
        let actions = typed.fold(KeyActions::new("keys".to_owned()), KeyActions::then);
        self.client
            .perform_actions(actions)
            .await
            .expect("the keys move");
    }

    /// Presses and releases one named key.
    pub(crate) async fn key(&self, key: Key) {
        self.keys(&[key.into()]).await;
    }

    /// Presses and releases a key while another is held.
    pub(crate) async fn key_with(&self, held: Key, key: impl Into<char>) {
        let (held, key) = (char::from(held), key.into());
        let actions = KeyActions::new("keys".to_owned())
            .then(KeyAction::Down { value: held })
            .then(KeyAction::Down { value: key })
            .then(KeyAction::Up { value: key })
            .then(KeyAction::Up { value: held });
        let done = self.client.perform_actions(actions).await;
        done.expect("the keys move");
    }

    /// The focused element's markup, for messages.
    pub(crate) async fn focus(&self) -> String {
        let script =
            "const it = document.activeElement; return it && it.cloneNode(false).outerHTML";
        self.eval(script)
            .await
            .as_str()
            .map_or_else(String::new, str::to_owned)
    }

    /// Whether this element has the focus.
    pub(crate) async fn has_focus(&self, element: &Element) -> bool {
        self.eval_with(
            "return document.activeElement === arguments[0]",
            vec![json!(element)],
        )
        .await
            == Value::Bool(true)
    }
}
