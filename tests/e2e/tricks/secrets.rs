//! While one player looks, the document contains no card of the other hand and no unseen card.

use super::table::TRICKS;
use crate::common::curtain::{LIFT_CURTAIN, TAKE_BACK};
use crate::common::setup::{FORM, unfold};
use hakkyoi::ui::words::t;
use std::collections::BTreeSet;

use rules::{
    Game, Side, Viewer,
    record::Record,
    tricks::{Card, CardSet, Tricks},
};
use serde_json::Value;

use crate::common::facing::{LIFT, PRESS, go, pause};
use crate::common::means::Means;
use crate::common::scene::Scene;
use crate::page::Page;
use crate::pointer::Hand;

/// Defines `mentioned`: every card that the document names or draws, by attribute, word, numeral or picture.
pub(super) const MENTIONED: &str = r#"
const colours = { "green dragon": "G", "red bird": "R", "white tiger": "W", "black tortoise": "B", green: "G", red: "R", white: "W", black: "B" };
const mentioned = () => {
  const found = new Set();
  const values = [...document.querySelectorAll("input, textarea, select")].map((it) => it.value);
  const text = [document.documentElement.outerHTML, document.documentElement.textContent, document.title, location.href, ...values].join("\n");
  for (const [, colour, number] of text.matchAll(/(green dragon|red bird|white tiger|black tortoise|green|red|white|black)[\s\u00a0_-]*([1-5])/gi))
    found.add(colours[colour.toLowerCase()] + number);
  for (const [card] of text.matchAll(/\b[GRWB][1-5]\b/g)) found.add(card);
  for (const face of document.querySelectorAll("svg[class*=suit-]")) {
    const colour = /suit-([grwb])/.exec(face.getAttribute("class"))[1].toUpperCase();
    for (const use of face.querySelectorAll("use")) {
      const number = /#n([1-5])/.exec(use.getAttribute("href"));
      if (number) found.add(colour + number[1]);
    }
  }
  for (const cell of document.querySelectorAll(".seen td.mine, .seen td.gone")) {
    const colour = /mark-([grwb])/.exec(cell.parentElement.querySelector("svg").getAttribute("class"))[1].toUpperCase();
    found.add(colour + parseInt(cell.textContent));
  }
  return [...found].sort().join(" ");
};
"#;

/// Notes the mentioned cards at every change of the document, however brief.
const WATCH: &str = r"
window.e2eMentions = new Set();
new MutationObserver(() => window.e2eMentions.add(mentioned()))
  .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
return true;
";

pub(super) struct Bout {
    pub(super) hands: [CardSet; 2],
    pub(super) played: CardSet,
    playable: [CardSet; 2],
}

impl Bout {
    pub(super) async fn of(page: &Page) -> Self {
        let (_, tricks) = Record::<Tricks>::parse(&TRICKS.record(page).await).unwrap();
        let view = |seat: Side| tricks.view(Viewer::Seat(seat.into()));
        let shown = view(Side::East).shown();
        // `hand` holds only the cards not yet played.
        Self {
            hands: Side::PAIR.map(|seat| view(seat).hand),
            played: shown,
            playable: Side::PAIR.map(|seat| view(seat).playable()),
        }
    }

    /// The cards that a seat may play now.
    pub(super) fn playable(&self, seat: Side) -> CardSet {
        self.playable[seat.index()]
    }
}

pub(super) fn cards(list: &Value) -> CardSet {
    list.as_str()
        .unwrap()
        .split_whitespace()
        .map(|card| card.parse::<Card>().unwrap())
        .collect()
}

pub(super) async fn mentioned(page: &Page) -> CardSet {
    cards(&page.eval(&format!("{MENTIONED} return mentioned()")).await)
}

pub(super) fn only(mentioned: CardSet, allowed: CardSet, when: &str) {
    let leak = mentioned.without(allowed);
    assert!(leak.is_empty(), "{when}: the document reveals {leak}");
}

/// Checks the observer's notes: no moment mentioned cards of both hands, or an unseen card.
async fn moments_told_of_one_hand(page: &Page, before: &Bout, after: &Bout) {
    let noted = page
        .eval("const noted = [...window.e2eMentions]; window.e2eMentions.clear(); return noted")
        .await;
    for moment in noted.as_array().unwrap() {
        let told = cards(moment).without(after.played);
        let sides: BTreeSet<_> = Side::PAIR
            .into_iter()
            .filter(|seat| !told.without(before.hands[seat.index()]).is_empty())
            .map(Side::slug)
            .collect();
        assert!(
            sides.len() < 2,
            "at some moment the document mentioned {told}; East held {}, West {}",
            before.hands[0],
            before.hands[1]
        );
    }
}

/// The seat that a curtain calls by name.
async fn called(page: &Page) -> Side {
    let words = page
        .eval("return document.querySelector('main[data-scene=curtain] h1').textContent")
        .await;
    if words.as_str().unwrap().contains("Tetsu") {
        Side::East
    } else {
        Side::West
    }
}

pub(crate) async fn two_at_one_device(page: &Page) {
    page.size(820, 1180).await;
    page.open("#/tricks/new").await;
    page.find(FORM).await;
    unfold(page, Hand::Mouse).await;
    for name in [t!("setup-table"), t!("pace-name", pace = "instant")] {
        let answer = page.role("radio", &name).await;
        page.tap(Hand::Mouse, &answer).await;
    }
    let begin = page.role("button", &t!("begin")).await;
    page.tap(Hand::Mouse, &begin).await;
    assert_eq!(page.scene().await, Scene::Curtain);
    eprintln!("{}", TRICKS.record(page).await);
    page.picture().await;
    page.eval(&format!("{MENTIONED} {WATCH}")).await;
    one_press_lifts_nothing(page).await;

    let mut looker = Side::East;
    let mut before = Bout::of(page).await;
    let (mut curtains, mut taken_back) = (0, false);
    loop {
        let scene = page.scene().await;
        let bout = Bout::of(page).await;
        let now = mentioned(page).await;
        moments_told_of_one_hand(page, &before, &bout).await;
        match scene {
            Scene::Curtain => {
                only(now, CardSet::EMPTY, "while the curtain hangs");
                looker = called(page).await;
                if !taken_back && page.all(TAKE_BACK).await.len() == 1 {
                    page.picture().await;
                    take_back(page, looker.other(), &bout).await;
                    taken_back = true;
                    continue;
                }
                curtains += 1;
                if curtains % 3 == 0 {
                    page.hold_curtain(Hand::Mouse).await;
                } else {
                    page.press_curtain_twice(Hand::Mouse).await;
                }
            }
            Scene::Asked => {
                let own = bout.hands[looker.index()];
                only(now, own.or(bout.played), "while one player chooses");
                assert!(
                    own.without(now).is_empty(),
                    "the player must see all of {own}"
                );
                let card = page.playable().await.swap_remove(0);
                page.play(Means::Clicks, &card).await;
            }
            Scene::MustBeSeen => {
                only(now, bout.played, "while both look at a trick");
                page.says(&t!("look-together", east = "Tetsu", west = "Kaze"))
                    .await;
                TRICKS.go_on(page, Means::Clicks).await;
            }
            Scene::Over => {
                only(now, bout.played, "the result");
                break;
            }
            other => panic!("{other:?} in a bout of two people"),
        }
        before = bout;
    }
    assert!(taken_back && curtains >= 2);
    page.picture().await;
}

/// A press that is released at once does not lift the curtain, neither then nor later.
async fn one_press_lifts_nothing(page: &Page) {
    let button = page.find(LIFT_CURTAIN).await;
    page.tap(Hand::Mouse, &button).await;
    page.eval("window.e2ePressed = performance.now()").await;
    // Longer than holding takes, and longer than the page waits for a second press.
    page.until(
        "the time to pass",
        "return performance.now() > window.e2ePressed + 2600",
        Vec::new(),
    )
    .await;
    // Nor do presses that come one after the other, as from somebody who taps on where a card was.
    let middle = page.middle(&button).await;
    let mut taps = vec![go(middle)];
    for _ in 0..6 {
        taps.extend([PRESS, pause(40), LIFT, pause(160)]);
    }
    page.perform(Hand::Mouse, taps).await;
    page.find(LIFT_CURTAIN).await;
    only(mentioned(page).await, CardSet::EMPTY, "after one press");
}

/// The other player takes the sealed card back, behind a curtain of their own, and sees their whole hand again.
async fn take_back(page: &Page, other: Side, bout: &Bout) {
    let link = page.find(TAKE_BACK).await;
    page.tap(Hand::Mouse, &link).await;
    page.until(
        "the curtain to call the other player",
        "return !document.querySelector('[data-scene=curtain] button:not([data-focus])')",
        Vec::new(),
    )
    .await;
    only(
        mentioned(page).await,
        CardSet::EMPTY,
        "before the other player looks",
    );
    page.press_curtain_twice(Hand::Mouse).await;
    assert_eq!(page.scene().await, Scene::Asked);
    let own = bout.hands[other.index()];
    let now = mentioned(page).await;
    assert_eq!(
        now.without(bout.played),
        own,
        "the card must be back in the hand"
    );
    let card = page.playable().await.pop().unwrap();
    page.play(Means::Clicks, &card).await;
    assert_eq!(page.scene().await, Scene::Curtain);
}
