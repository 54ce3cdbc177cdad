//! A bout of tricks: stored bouts, and the ways to play.

use crate::common::scene::Scene;
use crate::common::table::Table;
use rules::tricks::Card;
use serde_json::{Value, json};

use crate::common::means::Means;
use crate::common::planted::{self, settings};
use crate::page::Page;
use crate::pointer::Hand;
use fantoccini::elements::Element;
use fantoccini::key::Key;

/// A deal for most situations: East holds the red 5 against West's red 1, and the green 1 against West's green 5.
/// G3, R3, W5 and B4 stay unseen.
pub(crate) const DEAL: &str = "[Game \"tricks\"]\n[East-Hand \"G1 G4 R2 R5 W1 W3 B1 B5\"]\n[West-Hand \"G2 G5 R1 R4 W2 W4 B2 B3\"]\n\n";

/// The page of a bout.
pub(super) const TRICKS: Table = Table {
    game: "tricks",
    choices: &[],
    go: ".now .acts .btn",
};

/// A bout as the page stores it: [`DEAL`] and the tricks played, how many events both players have seen, and East's sealed card.
pub(super) fn stored(players: &Value, moves: &str, seen: usize, sealed: Option<&str>) -> Value {
    let sealed = sealed.map(|card| card.parse::<Card>().unwrap());
    planted::kept(players, &format!("{DEAL}{moves}"), seen, sealed.as_ref())
}

/// The entry of such a bout.
pub(crate) fn kept(players: &Value, moves: &str, seen: usize, sealed: Option<&str>) -> String {
    json!({ "version": 1, "data": stored(players, moves, seen, sealed) }).to_string()
}

/// The same bout as practice.
pub(crate) fn practice(bout: &str) -> String {
    let mut bout: Value = serde_json::from_str(bout).unwrap();
    bout["data"]["keiko"] = true.into();
    bout.to_string()
}

impl Page {
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

    /// Waits until the bout has gone on and no card is selected or dragged.
    async fn played_since(&self, moment: &str) {
        self.later_than(moment).await;
        let script = "return !document.querySelector('[aria-selected=true], .is-dragging')";
        self.until("the card to be played", script, Vec::new())
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
                Scene::Over => return self.record().await,
                other => panic!("{other:?} in a bout of tricks"),
            }
        }
    }
}
