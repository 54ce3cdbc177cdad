//! A bout as a visitor plays it, and bouts that stand at each choice inside a turn.

use fantoccini::elements::Element;
use fantoccini::key::Key;
use rules::circle::Action;
use serde_json::Value;

use crate::common::keyboard::{tab_back_to, tab_to, use_keys};
use crate::common::means::Means;
use crate::common::planted;
use crate::common::planted::{ALL_SEEN, against_the_computer};
use crate::common::scene::Scene;
use crate::common::table::Table;
use crate::page::Page;
use crate::pointer::Hand;

pub(super) const DRAWN: &str = "1. E+YK,OD,MM W+TK,HK,TP";
/// East's Mamorite has three ways to go.
pub(super) const MAMORITE: &str = "1. E+YK,OD,MM W+TK,HK,TP MM=TP";
/// East's Yorikiri can approach by two ways.
pub(super) const TWO_WAYS: &str = "1. E+YK,OD,MM W+TK,HK,TP MM=TP E>1 E+UH W+UH 2. YK=UH";
/// East's Oshidashi pushes West aside.
pub(super) const ASIDE: &str = "1. E+TK,OD,HK W+YK,TD,HK TK=YK E+YT W+OD 2. OD=TD";
/// East stands beside West with a Tsukidashi at its limit.
pub(super) const AT_THE_LIMIT: &str =
    "1. E+MM,KD,TK W+TD,UH,YK MM=TD E>3 E+OD W+HK 2. KD=UH E+YK W+MM 3. TK=YK";
/// East may follow up its Hikkake.
pub(super) const AFTER_A_HIKKAKE: &str = "1. E+HK,YK,UH W+TD,UH,YK HK=TD";
/// A turn is over.
pub(super) const AFTER_A_TURN: &str =
    "1. E+MM,KD,TK W+TD,UH,YK MM=TD E>3 E+OD W+HK 2. KD=UH E+YK W+MM";
/// East has won.
pub(super) const EAST_WON: &str =
    "1. E+MM,KD,TK W+TD,UH,YK MM=TD E>3 E+OD W+HK 2. KD=UH E+YK W+MM 3. TK=YK E:YK";
/// West has won.
pub(super) const WEST_WON: &str =
    "1. E+TD,UH,YK W+MM,KD,TK TD=MM W>9 E+HK W+OD 2. UH=KD E+MM W+YK 3. YK=TK W:YK";

/// East has a choice of ways.
pub(super) const WAY: Scene = Scene::Choice("way");
const CHOICES: &[(&str, &str)] = &[("button[data-hour]", "way")];

/// The page of a bout.
pub(super) const CIRCLE: Table = Table {
    game: "circle",
    choices: CHOICES,
};

/// A stored bout after these tokens of its record, all of it seen.
pub(super) fn kept(players: &Value, tokens: &str) -> Value {
    let record = format!("[Game \"circle\"]\n\n{tokens}");
    planted::kept(players, &record, ALL_SEEN, None::<&Action>)
}

/// Opens such a bout against the computer and waits for East's turn.
pub(super) async fn sit_down_at(page: &Page, tokens: &str) -> Scene {
    let bout = kept(&against_the_computer(), tokens);
    CIRCLE.sit_down_at(page, &bout).await;
    CIRCLE.scene(page).await
}

/// Goes on from what must be seen until the screen waits for something else.
pub(super) async fn on_to(page: &Page) -> Scene {
    loop {
        let now = CIRCLE.scene(page).await;
        if now != Scene::MustBeSeen {
            return now;
        }
        CIRCLE.go_on(page, Means::Clicks).await;
    }
}

/// The steps of the stored bout, without the turn numbers.
pub(super) async fn steps(page: &Page) -> String {
    let record = CIRCLE.record(page).await;
    let (_, steps) = record.rsplit_once("]\n").unwrap();
    let steps = steps.split_whitespace().filter(|step| !step.ends_with('.'));
    steps.collect::<Vec<_>>().join(" ")
}

/// The card in the hand with this code.
pub(super) async fn card(page: &Page, code: &str) -> Element {
    page.find(&format!("li[data-card={code}]")).await
}

/// Plays a card and waits until it has left the hand.
pub(super) async fn play(page: &Page, means: Means, card: &Element) {
    let before = page.moment().await;
    CIRCLE.play(page, means, card).await;
    page.later_than(&before).await;
    let script = "return !document.querySelector('[aria-selected=true], .is-dragging')";
    page.until("the card to be played", script, Vec::new())
        .await;
}

/// Goes toward this hour and waits until that is done.
pub(super) async fn go(page: &Page, means: Means, hour: &str) {
    let before = page.moment().await;
    let button = page.find(&format!("button[data-hour=\"{hour}\"]")).await;
    let spot = format!("g[data-hour=\"{hour}\"] circle");
    let spot = page.find(&spot).await;
    match means {
        Means::Clicks => page.tap(Hand::Mouse, &button).await,
        Means::TapTap => page.tap(Hand::Finger, &spot).await,
        Means::MouseDrag | Means::TouchDrag => {
            page.come_to_rest().await;
            let wrestler = page.find(".menko.is-movable").await;
            page.drag(means.hand(), &wrestler, &spot).await;
        }
        Means::Keys => {
            let script =
                "return document.activeElement?.matches('button[data-hour], li[role=option]')";
            let what = "a way or the hand to have the focus";
            page.until(what, script, Vec::new()).await;
            let way = format!("button[data-hour=\"{hour}\"]");
            use_keys(page).await;
            // The focus stays on a focused card; the ways come before the hand.
            let hand = "return document.activeElement.matches('li[role=option]')";
            if page.eval(hand).await == true {
                tab_back_to(page, &way).await;
            } else if !page.has_focus(&button).await {
                tab_to(page, &way).await;
            }
            page.focus_shows().await;
            page.key(Key::Enter).await;
        }
    }
    page.later_than(&before).await;
}

/// Plays on, taking turns between these means, until the result shows. Returns the record.
pub(crate) async fn play_to_the_end(page: &Page, means: &[Means]) -> String {
    for turn in 0..400 {
        let means = means[turn % means.len()];
        match CIRCLE.scene(page).await {
            Scene::Asked => {
                // Attacks come first in the hand, and attacking ends a bout soon. Varies the place.
                let cards = page.playable().await;
                let place = usize::from(turn % 5 == 4).min(cards.len() - 1);
                play(page, means, &cards[place]).await;
            }
            WAY => {
                let ways = page.all("button[data-hour]").await;
                let hour = ways[turn % ways.len()].attr("data-hour").await;
                go(page, means, &hour.unwrap().unwrap()).await;
            }
            Scene::MustBeSeen => CIRCLE.go_on(page, means).await,
            Scene::Curtain => page.press_curtain_twice(means.hand()).await,
            Scene::Over => return CIRCLE.record(page).await,
            other => panic!("{other:?} in a bout of circle"),
        }
    }
    panic!("the bout did not end within 400 turns");
}
