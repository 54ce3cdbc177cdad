//! A bout of tricks: stored bouts, and the ways to play.

use crate::common::scene::Scene;
use crate::common::table::Table;
use rules::tricks::Card;
use serde_json::Value;

use crate::common::means::Means;
use crate::common::planted;
use crate::page::Page;
use crate::pointer::Hand;
use fantoccini::elements::Element;
use fantoccini::key::Key;

/// A deal for most situations: East holds the red 5 against West's red 1, and the green 1 against West's green 5.
/// G3, R3, W5 and B4 stay unseen.
pub(crate) const DEAL: &str = "[Game \"tricks\"]\n[East-Hand \"G1 G4 R2 R5 W1 W3 B1 B5\"]\n[West-Hand \"G2 G5 R1 R4 W2 W4 B2 B3\"]\n\n";

/// The page of a bout.
pub(crate) const TRICKS: Table = Table {
    game: "tricks",
    choices: &[],
};

/// A bout as the page stores it: [`DEAL`] and the tricks played, how many events both players have seen, and East's sealed card.
pub(crate) fn stored(players: &Value, moves: &str, seen: usize, sealed: Option<&str>) -> Value {
    let sealed = sealed.map(|card| card.parse::<Card>().unwrap());
    planted::kept(players, &format!("{DEAL}{moves}"), seen, sealed.as_ref())
}

/// The entry of such a bout.
pub(crate) fn kept(players: &Value, moves: &str, seen: usize, sealed: Option<&str>) -> String {
    planted::entry(&stored(players, moves, seen, sealed))
}

impl Page {
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
                Scene::MustBeSeen => TRICKS.go_on(self, means).await,
                Scene::Curtain if means == Means::Keys => {
                    self.keys(&[Key::Enter.into(), Key::Enter.into()]).await;
                    self.curtain_is_up().await;
                }
                Scene::Curtain => self.press_curtain_twice(means.hand()).await,
                Scene::Over => return TRICKS.record(self).await,
                other => panic!("{other:?} in a bout of tricks"),
            }
        }
    }
}
