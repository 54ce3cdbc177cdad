//! A game's bout page, as a visitor sees and plays it.

use crate::common::keyboard::tab_to;
use crate::common::means::Means;
use crate::common::planted::{entry, settings};
use crate::common::scene::Scene;
use crate::common::setup::GAME;
use crate::page::Page;
use crate::pointer::Hand;
use fantoccini::elements::Element;
use fantoccini::key::Key;
use hakkyoi::ui::words::t;
use serde_json::{Value, json};

/// A game's bout page.
pub(crate) struct Table {
    /// The game's name in addresses and storage keys.
    pub(crate) game: &'static str,
    /// Selectors of choices that are not the usual one of the game, each with the choice's name.
    pub(crate) choices: &'static [(&'static str, &'static str)],
}

/// The button that goes on from what is shown.
pub(crate) const GO_ON: &str = "[data-act=go-on]";

/// In tricks, circle and track, a finger can press the picture instead.
const PICTURE: &str = ".pic-go";

impl Table {
    /// Opens a stored bout at instant pace.
    pub(crate) async fn sit_down_at(&self, page: &Page, bout: &Value) {
        self.sit_down(page, bout, &settings("system", "instant"))
            .await;
    }

    /// Opens a stored bout with these settings.
    pub(crate) async fn sit_down(&self, page: &Page, bout: &Value, settings: &str) {
        let slot = format!("bout.{}", self.game);
        page.plant(&[(&*slot, &*entry(bout)), ("settings", settings)]);
        page.open(&format!("#/{}", self.game)).await;
    }

    /// Replaces the record of the stored bout by this one, of which nobody has seen anything, and opens the bout.
    pub(crate) async fn replace(&self, page: &Page, record: &str) {
        let mut bout = self.kept_bout(page).await;
        bout["table"] = json!({ "record": record, "sealed": [null, null] });
        bout["seen"] = json!([0, 0]);
        self.sit_down_at(page, &bout).await;
    }

    /// After the end of a basho home offers nothing to go on with, and the bout page a new basho.
    pub(crate) async fn begins_a_new_basho(&self, page: &Page) {
        page.open("").await;
        page.find(GAME).await;
        assert!(!page.text().await.contains("the basho stands at"));
        page.open(&format!("#/{}", self.game)).await;
        page.press("button", &t!("new-basho")).await;
    }

    /// The bout as the page stores it.
    pub(crate) async fn kept_bout(&self, page: &Page) -> Value {
        let script = "return localStorage.getItem(`hakkyoi.bout.${arguments[0]}`)";
        let text = page.eval_with(script, vec![self.game.into()]).await;
        // Parsed in Rust: JavaScript cannot represent some of these large numbers.
        let entry: Value = serde_json::from_str(text.as_str().unwrap_or("null")).unwrap();
        entry["data"].clone()
    }

    /// The record of the stored bout.
    pub(crate) async fn record(&self, page: &Page) -> String {
        let bout = self.kept_bout(page).await;
        let record = bout["table"]["record"].as_str();
        record.unwrap_or_default().to_owned()
    }

    /// Waits until the screen waits for the visitor.
    pub(crate) async fn scene(&self, page: &Page) -> Scene {
        let scene = page.scene_among(self.choices).await;
        assert_ne!(scene, Scene::Failed, "a worker did not answer");
        scene
    }

    /// Reloads and checks that everything is as it was.
    pub(crate) async fn reload_changes_nothing(&self, page: &Page) {
        let (before, bout) = (page.shown_at_rest().await, self.kept_bout(page).await);
        let now = self.scene(page).await;
        page.reload().await;
        assert_eq!(self.scene(page).await, now);
        page.shows_again(&before).await;
        let after = self.kept_bout(page).await;
        for part in [
            "players", "keiko", "seen", "torikumi", "clock", "series", "lot",
        ] {
            assert_eq!(after[part], bout[part], "{part}");
        }
        assert_eq!(after["table"]["record"], bout["table"]["record"]);
    }

    /// Plays a card; does not wait for the result.
    pub(crate) async fn play(&self, page: &Page, means: Means, card: &Element) {
        match means {
            Means::MouseDrag | Means::TouchDrag => {
                let target = page.find(".drop").await;
                page.drag(means.hand(), card, &target).await;
            }
            Means::TapTap => {
                page.tap(Hand::Finger, card).await;
                page.find("li[aria-selected=true]").await;
                // A tap on the picture plays nothing.
                let picture = page.find(".drop").await;
                page.tap(Hand::Finger, &picture).await;
                page.find("li[aria-selected=true]").await;
                page.tap(Hand::Finger, card).await;
            }
            Means::Clicks => {
                page.tap(Hand::Mouse, card).await;
                page.find("li[aria-selected=true]").await;
                page.tap(Hand::Mouse, card).await;
            }
            Means::Keys => page.walk_and_press(card).await,
        }
    }

    /// Goes on from what is shown.
    pub(crate) async fn go_on(&self, page: &Page, means: Means) {
        let before = page.moment().await;
        if means == Means::Keys {
            // Enter in the hand confirms, too.
            let script =
                format!("return document.activeElement?.matches('{GO_ON}, li[role=option]')");
            let what = "the button or the hand to have the focus";
            page.until(what, &script, Vec::new()).await;
            page.focus_shows().await;
            page.key(Key::Enter).await;
        } else {
            page.come_to_rest().await;
            let picture = page.all(PICTURE).await;
            let button = match picture.into_iter().next() {
                Some(picture) if means.hand() == Hand::Finger => picture,
                _ => page.find(GO_ON).await,
            };
            page.tap(means.hand(), &button).await;
        }
        page.later_than(&before).await;
    }

    /// Plays the bout that has begun, from its first screen to the result, and starts the next one. Returns the records of both.
    pub(crate) async fn to_a_rematch(
        &self,
        page: &Page,
        hand: Hand,
        play: impl AsyncFnOnce() -> String,
    ) -> [String; 2] {
        self.scene(page).await;
        page.come_to_rest().await;
        page.picture().await;
        let ended = play().await;
        eprintln!("{ended}");
        page.come_to_rest().await;
        page.picture().await;
        page.result_is_read_out().await;
        assert!(ended.contains("[Result \""), "{ended}");
        assert!(!ended.contains("[Result \"*\"]"), "{ended}");
        page.rematch(hand).await;
        self.scene(page).await;
        let next = self.record(page).await;
        assert_ne!(next, ended, "a new bout");
        [ended, next]
    }

    /// Starts the next bout from the result, with the keyboard alone.
    pub(crate) async fn rematch_by_keys(&self, page: &Page) -> Scene {
        let over = page.moment().await;
        tab_to(page, "main[data-scene=over] button[data-focus]").await;
        page.key(Key::Enter).await;
        page.later_than(&over).await;
        self.scene(page).await
    }
}

impl Page {
    /// Starts the next bout from the result, and waits until it has begun.
    pub(crate) async fn rematch(&self, hand: Hand) {
        let over = self.moment().await;
        let button = self.role("button", &t!("rematch")).await;
        self.tap(hand, &button).await;
        self.later_than(&over).await;
    }
}
