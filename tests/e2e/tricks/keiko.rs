//! Practice mode: a hint and an undo; the analysis of a finished bout.

use super::table::{DEAL, TRICKS, kept, stored};
use crate::common::means::Means;
use crate::common::planted::{ALL_SEEN, against_the_computer, practice, settings};
use crate::common::scene::Scene;
use crate::common::screens::REVIEW;
use crate::page::Page;
use crate::pointer::Hand;
use crate::review::place;
use fantoccini::key::Key;
use hakkyoi::ui::words::t;
use serde_json::json;

/// Nine choices and one forced card; ends by Abisetaoshi.
const WHOLE: &str = "G4=G2 R2-R4 W2-W3 B5-B2 W1-W4";

/// The cards in the hand that carry the hint's sign.
async fn hinted(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[data-card]:has(.hinted)')].map((it) => it.dataset.card)";
    serde_json::from_value(page.eval(script).await).unwrap()
}

pub(crate) async fn hint_and_undo(page: &Page) {
    page.size(360, 740).await;
    let bout = stored(&against_the_computer(), "B1=B3 G5-", ALL_SEEN, None);
    TRICKS.sit_down_at(page, &practice(bout)).await;
    assert_eq!(page.scene().await, Scene::Asked);
    let hint = page.role("button", &t!("hint")).await;
    page.tap(Hand::Finger, &hint).await;
    page.says("Play the green 1: under their 5 it throws them. Hikiotoshi.")
        .await;
    assert_eq!(hinted(page).await, ["G1"]);
    page.role("option", "Green dragon 1, wins by Hikiotoshi, the hint")
        .await;
    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;

    // Back at the tachiai there is another choice, without a hint so far.
    let undo = page.role("button", &t!("undo")).await;
    page.tap(Hand::Finger, &undo).await;
    page.says(&t!("now-tachiai")).await;
    page.card("B1").await;
    assert_eq!(hinted(page).await, [""; 0]);

    // By keyboard, while the computer may be choosing too.
    page.eval("document.querySelector('a[href=\"#/\"]').focus()")
        .await;
    // First comes the heading's Japanese word, then the hint.
    page.key(Key::Tab).await;
    page.key(Key::Tab).await;
    page.key(Key::Enter).await;
    page.find(".hinted").await;
    assert_eq!(
        page.eval("return document.activeElement.textContent").await,
        "Hint",
        "the button must keep the focus"
    );
    let says = page
        .eval("return document.querySelector('.now [role=status] .hint').textContent")
        .await;
    let says = says.as_str().unwrap();
    assert!(
        says.starts_with("Mix, so that nobody reads you: the ") || says.starts_with("Play the "),
        "{says}"
    );
    page.find(".slot[data-seat=west] .back").await;
    page.picture().await;
    let card = hinted(page).await.swap_remove(0);
    let card = page.card(&card).await;
    page.play(Means::Clicks, &card).await;
    page.scene().await;
    assert_eq!(hinted(page).await, [""; 0]);
    page.play_to_the_end(Means::Clicks).await;
}

pub(crate) async fn analysis_to_the_end(page: &Page) {
    page.size(1180, 820).await;
    let bout = kept(&against_the_computer(), WHOLE, ALL_SEEN, None);
    page.plant(&[
        ("bout.tricks", &bout),
        ("settings", &settings("day", "instant")),
    ]);
    page.open("#/tricks/review").await;
    page.find(REVIEW).await;
    page.key(Key::End).await;
    page.says("of 5 choices best.").await;
    assert_eq!(page.all(".summary").await.len(), 2);
    page.says("of 4 choices best.").await;
    page.says("Tetsu: a mistake that cost ").await;
    page.picture().await;
    page.axe().await;

    // A press on the graph leads to the frame there.
    let graph = page.find(".graph svg").await;
    page.tap(Hand::Mouse, &graph).await;
    page.says("From here Tetsu wins about ").await;
    let (here, all) = place(page).await;
    assert!(here.abs_diff(all / 2) <= 1, "{here} of {all}");

    // To the decision that mattered most, and on by keyboard.
    let most = page
        .role("button", "The choice that cost Tetsu the most: red 2")
        .await;
    page.tap(Hand::Mouse, &most).await;
    page.says("A mistake: ").await;
    page.role("table", &t!("rated", name = "Tetsu")).await;
    assert_eq!(page.all(".rated tbody tr").await.len(), 7);
    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;
    page.key(Key::Right).await;
    page.says(&t!("judged", whose = "clear", weight = "same"))
        .await;
    page.role("table", &t!("rated", name = "Moyama")).await;
    page.key(Key::Home).await;
    page.until(
        "the first frame to show",
        "return !document.querySelector('.rated')",
        Vec::new(),
    )
    .await;

    // A record from elsewhere, unfinished, at night on a phone.
    page.size(360, 740).await;
    page.plant(&[("settings", &settings("night", "instant"))]);
    page.open("#/tricks/record").await;
    let area = page.find("textarea").await;
    let paste = "arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new InputEvent('input', { bubbles: true }))";
    let record = format!("{DEAL}G4=G2 R2-");
    page.eval_with(paste, vec![json!(area), json!(record)])
        .await;
    let look = page.role("button", &t!("record-look")).await;
    page.tap(Hand::Finger, &look).await;
    page.find(REVIEW).await;
    page.key(Key::End).await;
    page.says("of 2 choices best.").await;
    let most = page
        .role("button", "The choice that cost East the most: ")
        .await;
    page.tap(Hand::Finger, &most).await;
    page.says("A mistake: ").await;
    page.come_to_rest().await;
    let script = "const { top, bottom } = document.querySelector('[data-scene=review] .now').getBoundingClientRect(); return top >= 0 && bottom <= innerHeight";
    page.until("the decision to scroll into view", script, Vec::new())
        .await;
    page.picture().await;
    page.axe().await;
}
