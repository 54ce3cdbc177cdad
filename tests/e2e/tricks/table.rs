//! A bout as a visitor plays it: what the screen waits for, the ways to answer, and bouts planted in the browser's storage.

use crate::page::Page;
use crate::pointer::Hand;
use fantoccini::actions::{MOUSE_BUTTON_LEFT, PointerAction};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use hakkyoi::rules::tricks::Card;
use serde_json::{Value, json};
use std::time::Duration;

/// A deal for most situations: East holds the red 5 against West's red 1, and the green 1 against West's green 5.
/// G3, R3, W5 and B4 stay unseen.
pub(crate) const DEAL: &str = "[Game \"tricks\"]\n[East-Hand \"G1 G4 R2 R5 W1 W3 B1 B5\"]\n[West-Hand \"G2 G5 R1 R4 W2 W4 B2 B3\"]\n\n";

/// Two people at one device.
pub(crate) fn people() -> Value {
    json!([{ "person": "Tetsu" }, { "person": "Kaze" }])
}

/// A person as East against the computer.
pub(crate) fn against_the_computer() -> Value {
    json!([{ "person": "Tetsu" }, { "computer": "makushita" }])
}

/// A stored bout: [`DEAL`] and the tricks played, how many events both players have seen, and East's sealed card.
pub(crate) fn kept(players: &Value, moves: &str, seen: usize, sealed: Option<&str>) -> String {
    let sealed = sealed.map(|card| card.parse::<Card>().unwrap());
    let table = json!({ "record": format!("{DEAL}{moves}\n"), "sealed": [sealed, null] });
    let bout = json!({ "players": players, "keiko": false, "seating": "passing", "table": table, "seen": [seen, seen],
        "digest": { "over": false, "number": 1, "position": 0, "entry": null } });
    json!({ "version": 1, "data": bout }).to_string()
}

/// The same bout as practice.
pub(crate) fn practice(bout: &str) -> String {
    let mut bout: Value = serde_json::from_str(bout).unwrap();
    bout["data"]["keiko"] = true.into();
    bout.to_string()
}

/// Stored settings.
pub(crate) fn settings(theme: &str, pace: &str) -> String {
    json!({ "version": 1, "data": { "theme": theme, "pace": pace, "confirm": false, "silent": false, "no_letters": false } }).to_string()
}

/// More events than any bout has.
pub(crate) const ALL_SEEN: usize = 9_999;

/// What the screen waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scene {
    Asked,
    MustBeSeen,
    Curtain,
    Result,
    Failed,
}

/// How a visitor plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Means {
    MouseDrag,
    TouchDrag,
    TapTap,
    Clicks,
    Keys,
}

const SCENE: &str = r#"
const here = (css) => document.querySelector(css);
if (here("main.verdict")) return "result";
if (here(".handover")) return here(".is-lifting") ? null : "curtain";
if (!here("main.bout")) return null;
if (here(".now .acts .btn")) return here(".now .refusal") ? "failed" : "must-be-seen";
return here(".tray:not(.is-waiting)") ? "asked" : null;
"#;

/// Everything that distinguishes one moment of a bout from the next.
const MOMENT: &str = r#"
const list = (css) => [...document.querySelectorAll(css)];
const use = (it) => it.getAttribute("href").split(/#/)[1];
return JSON.stringify({
  path: location.hash,
  hand: list("[data-card]").map((it) => it.dataset.card + (it.ariaDisabled ?? it.getAttribute("aria-disabled") ?? "")),
  chosen: list("[aria-selected=true]").length,
  at: list(".dohyo").map((it) => it.dataset.at),
  slots: list(".slot").map((it) => it.dataset.seat + it.className + list(`.slot[data-seat=${it.dataset.seat}] .fuda use`).map(use)),
  held: list(".held").map((it) => it.getAttribute("aria-label")),
  says: list("h1, .now h2, .score small, .why").map((it) => it.textContent),
  log: list("[role=log] p").map((it) => it.textContent),
});
"#;

impl Page {
    /// Plants entries in the storage of the next page that opens.
    pub(crate) fn plant(&self, entries: &[(&str, &str)]) {
        let keys: Vec<String> = entries
            .iter()
            .map(|(key, _)| format!("hakkyoi.{key}"))
            .collect();
        let entries: Vec<(&str, &str)> = keys
            .iter()
            .zip(entries)
            .map(|(key, (_, text))| (&**key, *text))
            .collect();
        self.site.seed(&entries);
    }

    /// Removes all of the page's entries from the browser's storage.
    pub(crate) async fn lose_everything(&self) {
        let script = "Object.keys(localStorage).filter((key) => key.startsWith('hakkyoi.')).forEach((key) => localStorage.removeItem(key))";
        self.eval(script).await;
    }

    /// Opens a stored bout at instant pace.
    pub(crate) async fn sit_down_at(&self, bout: &str) {
        self.plant(&[
            ("bout.tricks", bout),
            ("settings", &settings("system", "instant")),
        ]);
        self.open("#/tricks").await;
    }

    /// The record of the stored bout.
    pub(crate) async fn record(&self) -> String {
        self.kept_bout().await["table"]["record"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// The bout as the page stores it.
    pub(crate) async fn kept_bout(&self) -> Value {
        self.eval("return JSON.parse(localStorage.getItem('hakkyoi.bout.tricks'))?.data ?? null")
            .await
    }

    /// Waits until the screen waits for the visitor.
    pub(crate) async fn scene(&self) -> Scene {
        let scene = self
            .until("the bout to wait for its player", SCENE, Vec::new())
            .await;
        match scene.as_str().unwrap() {
            "asked" => Scene::Asked,
            "must-be-seen" => Scene::MustBeSeen,
            "curtain" => Scene::Curtain,
            "result" => Scene::Result,
            _ => Scene::Failed,
        }
    }

    /// Everything that distinguishes this moment of the bout from any other.
    pub(crate) async fn moment(&self) -> String {
        self.eval(MOMENT).await.as_str().unwrap().to_owned()
    }

    /// Waits until something has happened since a moment.
    pub(crate) async fn later_than(&self, moment: &str) {
        let script = format!("const now = (() => {{ {MOMENT} }})(); return now !== arguments[0]");
        self.until("something to happen", &script, vec![json!(moment)])
            .await;
    }

    /// Waits until something has happened since a moment, or the bout is decided. Returns whether it is decided.
    pub(crate) async fn decided_or_later_than(&self, moment: &str) -> bool {
        let script = format!(
            "const now = (() => {{ {MOMENT} }})(), go = document.querySelector('.now .acts .btn'); \
            return go?.textContent.includes('Result') ? 'decided' : now !== arguments[0] && 'more'"
        );
        let what = "something to happen or the bout to end";
        self.until(what, &script, vec![json!(moment)]).await == "decided"
    }

    /// The cards that the player may play now.
    pub(crate) async fn playable(&self) -> Vec<Element> {
        self.all("li[role=option]:not([aria-disabled])").await
    }

    /// The card in the hand with this code.
    pub(crate) async fn card(&self, card: &str) -> Element {
        self.find(&format!("li[data-card={card}]")).await
    }

    /// Plays a playable card and waits until it has left the hand.
    pub(crate) async fn play(&self, means: Means, card: &Element) {
        let moment = self.moment().await;
        self.come_to_rest().await;
        match means {
            Means::MouseDrag | Means::TouchDrag => {
                let dohyo = self.find(".dohyo").await;
                self.drag(means.hand(), card, &dohyo).await;
            }
            Means::TapTap => {
                self.tap(Hand::Finger, card).await;
                let place = self.find(".slot.is-target").await;
                self.tap(Hand::Finger, &place).await;
            }
            Means::Clicks => {
                self.tap(Hand::Mouse, card).await;
                self.find("li[aria-selected=true]").await;
                self.tap(Hand::Mouse, card).await;
            }
            Means::Keys => self.walk_and_press(card).await,
        }
        self.played_since(&moment).await;
    }

    /// Waits until no card is selected or dragged: selecting a card also changes the moment.
    async fn played_since(&self, moment: &str) {
        self.later_than(moment).await;
        let script = "return !document.querySelector('[aria-selected=true], .is-dragging')";
        self.until("the card to be played", script, Vec::new())
            .await;
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

    /// Confirms what lies on the table.
    pub(crate) async fn go_on(&self, means: Means) {
        let moment = self.moment().await;
        self.come_to_rest().await;
        match means {
            Means::Keys => {
                self.until(
                    "the button to have the focus",
                    "return document.activeElement?.matches('.now .acts .btn')",
                    Vec::new(),
                )
                .await;
                self.focus_shows().await;
                self.key(Key::Enter).await;
            }
            Means::TapTap | Means::TouchDrag => {
                let picture = self.find(".pic-go").await;
                self.tap(Hand::Finger, &picture).await;
            }
            Means::MouseDrag | Means::Clicks => {
                let button = self.find(".now .acts .btn").await;
                self.tap(Hand::Mouse, &button).await;
            }
        }
        self.later_than(&moment).await;
    }

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

    pub(crate) async fn curtain_is_up(&self) {
        self.until(
            "the curtain to lift",
            "return !document.querySelector('.handover')",
            Vec::new(),
        )
        .await;
    }

    /// Plays on with one means until the result shows. Returns the record.
    pub(crate) async fn play_to_the_end(&self, means: Means) -> String {
        loop {
            match self.scene().await {
                Scene::Asked => {
                    let cards = self.playable().await;
                    // Varies the place, so that every place of the hand is used.
                    let place = self.all("[data-card]").await.len() % cards.len();
                    self.play(means, &cards[place]).await;
                }
                Scene::MustBeSeen => self.go_on(means).await,
                Scene::Curtain if means == Means::Keys => {
                    self.keys(&[Key::Enter.into(), Key::Enter.into()]).await;
                    self.curtain_is_up().await;
                }
                Scene::Curtain => self.press_curtain_twice(means.hand()).await,
                Scene::Result => return self.record().await,
                Scene::Failed => panic!("the computer could not choose"),
            }
        }
    }
}

impl Means {
    pub(crate) fn hand(self) -> Hand {
        match self {
            Self::TouchDrag | Self::TapTap => Hand::Finger,
            Self::MouseDrag | Self::Clicks | Self::Keys => Hand::Mouse,
        }
    }
}
