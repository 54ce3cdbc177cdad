//! Bouts of all games but `tricks`, as a visitor sees and plays them; and bouts planted in the browser's storage.

use crate::page::Page;
use crate::pointer::Hand;
use crate::tricks::{Means, settings};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use serde::Serialize;
use serde_json::{Value, json};
use std::time::Duration;

/// A game's bout page.
pub(crate) struct Table {
    /// The game's name in addresses and storage keys.
    pub(crate) game: &'static str,
    /// A script that returns in one word what the screen waits for; null while it waits for nobody.
    pub(crate) scene: &'static str,
    /// A script that returns everything that distinguishes one moment of a bout from the next.
    pub(crate) moment: &'static str,
    /// The button that confirms what lies on the table.
    pub(crate) go: &'static str,
}

/// A stored bout: the record, how many events both players have seen, and East's sealed choice.
pub(crate) fn kept<A: Serialize>(
    players: &Value,
    record: &str,
    seen: usize,
    sealed: Option<&A>,
) -> Value {
    let table = json!({ "record": format!("{record}\n"), "sealed": [sealed, null] });
    json!({ "players": players, "torikumi": null, "keiko": false, "seating": "passing", "table": table, "seen": [seen, seen], "clock": null,
        "lot": 1, "digest": { "over": false, "number": 1, "position": 0, "entry": null } })
}

impl Table {
    /// Opens a stored bout at instant pace.
    pub(crate) async fn sit_down_at(&self, page: &Page, bout: &Value) {
        self.sit_down(page, bout, &settings("system", "instant"))
            .await;
    }

    /// Opens a stored bout with these settings.
    pub(crate) async fn sit_down(&self, page: &Page, bout: &Value, settings: &str) {
        let bout = json!({ "version": 1, "data": bout }).to_string();
        let slot = format!("bout.{}", self.game);
        page.plant(&[(&*slot, &*bout), ("settings", settings)]);
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
        page.find("a.leaf").await;
        assert!(!page.text().await.contains("the basho stands at"));
        page.open(&format!("#/{}", self.game)).await;
        page.press("button", "New basho").await;
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
    pub(crate) async fn scene(&self, page: &Page) -> String {
        let what = "the bout to wait for its player";
        let scene = page.until(what, self.scene, Vec::new()).await;
        scene.as_str().unwrap().to_owned()
    }

    /// Everything that distinguishes this moment of the bout from any other.
    pub(crate) async fn moment(&self, page: &Page) -> String {
        page.eval(self.moment).await.as_str().unwrap().to_owned()
    }

    /// Waits until something has happened since a moment.
    pub(crate) async fn later_than(&self, page: &Page, moment: &str) {
        let now = self.moment;
        let script = format!("const now = (() => {{ {now} }})(); return now !== arguments[0]");
        page.until("something to happen", &script, vec![json!(moment)])
            .await;
    }

    /// Waits until everything is as it was at a moment.
    pub(crate) async fn until_same(&self, page: &Page, before: &str) {
        for _ in 0..50 {
            if self.moment(page).await == before {
                return;
            }
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
        assert_eq!(self.moment(page).await, before);
    }

    /// The moment, once two polls agree: the page may still be changing. If it never settles, the caller's comparison fails.
    async fn settled(&self, page: &Page) -> String {
        let mut last = self.moment(page).await;
        for _ in 0..50 {
            tokio::time::sleep(Duration::from_millis(40)).await;
            let now = self.moment(page).await;
            if now == last {
                break;
            }
            last = now;
        }
        last
    }

    /// Reloads and checks that everything is as it was.
    pub(crate) async fn reload_changes_nothing(&self, page: &Page) {
        let (before, bout) = (self.settled(page).await, self.kept_bout(page).await);
        let now = self.scene(page).await;
        page.reload().await;
        assert_eq!(self.scene(page).await, now);
        self.until_same(page, &before).await;
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

    /// Confirms what lies on the table.
    pub(crate) async fn go_on(&self, page: &Page, means: Means) {
        let before = self.moment(page).await;
        if means == Means::Keys {
            // Enter in the hand confirms, too.
            let script = format!(
                "return document.activeElement?.matches('{}, li[role=option]')",
                self.go
            );
            let what = "the button or the hand to have the focus";
            page.until(what, &script, Vec::new()).await;
            page.focus_shows().await;
            page.key(Key::Enter).await;
        } else {
            let button = page.find(self.go).await;
            page.tap(means.hand(), &button).await;
        }
        self.later_than(page, &before).await;
    }
}
