//! Two players at one table, and practice mode.

use super::table::{
    CIRCLE, DRAWN, MAMORITE, WAY, card, go, kept, on_to, play, play_to_the_end, steps,
};
use crate::common::means::Means;
use crate::common::planted::{against_the_computer, people};
use crate::common::scene::Scene;
use crate::common::secrecy::same;
use crate::page::Page;
use crate::pointer::Hand;
use hakkyoi::ui::words::t;

/// Plays East's card `code` while West holds these cards. Returns the document behind the first curtain, in East's view, behind the
/// second curtain, and in West's view.
async fn sealed(page: &Page, west: &str, code: &str) -> [String; 4] {
    let drawn = DRAWN.replace("TK,HK,TP", west);
    CIRCLE.sit_down_at(page, &kept(&people(), &drawn)).await;
    assert_eq!(CIRCLE.scene(page).await, Scene::Curtain);
    assert_eq!(page.scene().await, Scene::Curtain);
    page.watch_for_leaks().await;
    let curtain = page.markup_at_rest().await;
    page.press_curtain_twice(Hand::Mouse).await;
    page.says(&t!("choose-card-named", name = "Tetsu")).await;
    page.find(".seats > .east .mine").await;
    let east = page.markup_at_rest().await;
    let card = card(page, code).await;
    play(page, Means::Clicks, &card).await;
    assert_eq!(CIRCLE.scene(page).await, Scene::Curtain);
    assert_eq!(page.scene().await, Scene::Curtain);
    let second = page.markup_at_rest().await;
    page.press_curtain_twice(Hand::Mouse).await;
    page.says(&t!("choose-card-named", name = "Kaze")).await;
    page.find(".seats > .west .mine").await;
    let west = page.markup_at_rest().await;
    page.nothing_leaked().await;
    [curtain, east, second, west]
}

/// The document does not depend on the other player's hand or on the card that the other has played face down.
pub(crate) async fn circle_two_at_one_device(page: &Page) {
    page.size(1180, 820).await;
    let one = sealed(page, "YT,OD,UH", "YK").await;
    let two = sealed(page, "TK,HK,TP", "YK").await;
    same(&one[0], &two[0], "West's hand, at the first curtain");
    same(&one[1], &two[1], "West's hand, to East's eyes");
    same(&one[2], &two[2], "West's hand, at the second curtain");
    let three = sealed(page, "TK,HK,TP", "OD").await;
    same(&two[2], &three[2], "East's card, at the second curtain");
    same(&two[3], &three[3], "East's card, to West's eyes");
    page.find(".shown [aria-label=\"East’s card, face down\"]")
        .await;
    page.come_to_rest().await;
    page.picture().await;

    page.card_is_taken_back_after_a_reload(3).await;
    // The card's owner must choose a direction at once, behind a curtain of its own.
    let card = card(page, "MM").await;
    play(page, Means::Clicks, &card).await;
    page.press_curtain_twice(Hand::Mouse).await;
    assert_eq!(CIRCLE.scene(page).await, Scene::Asked);
    let card = super::table::card(page, "TP").await;
    play(page, Means::Clicks, &card).await;
    // Both see the cards turned over first.
    assert_eq!(CIRCLE.scene(page).await, Scene::MustBeSeen);
    CIRCLE.go_on(page, Means::Clicks).await;
    assert_eq!(CIRCLE.scene(page).await, Scene::Curtain);
    page.says(&t!("handover-title", name = "Tetsu")).await;
    page.says("The turn goes on: choose a direction.").await;
    page.press_curtain_twice(Hand::Mouse).await;
    assert_eq!(CIRCLE.scene(page).await, WAY);
    go(page, Means::Clicks, "3").await;
    assert!(steps(page).await.contains("MM=TP E>3"));
    let ended = play_to_the_end(page, &[Means::Clicks]).await;
    eprintln!("{ended}");
    assert!(ended.contains("[Result \""), "{ended}");
    page.nothing_leaked().await;
}

/// A hint; then undo takes everything back, choices inside a turn one by one.
pub(crate) async fn circle_practice(page: &Page) {
    page.size(1180, 820).await;
    let mut bout = kept(&against_the_computer(), MAMORITE);
    bout["keiko"] = true.into();
    CIRCLE.sit_down_at(page, &bout).await;
    assert_eq!(CIRCLE.scene(page).await, WAY);
    let begun = steps(page).await;
    page.press("button", &t!("hint")).await;
    page.find(".now .hint").await;
    page.come_to_rest().await;
    page.picture().await;
    go(page, Means::Clicks, "1").await;
    assert_eq!(on_to(page).await, Scene::Asked);
    let gone = steps(page).await;
    assert!(gone.contains("MM=TP E>1 E+"), "{gone}");
    page.press("button", &t!("hint")).await;
    page.find(".now .hint").await;
    page.picture().await;
    page.press("button", &t!("undo")).await;
    assert_eq!(CIRCLE.scene(page).await, WAY);
    page.says(&t!("circle-ask-where")).await;
    assert_eq!(steps(page).await, begun);
    // The same choice meets the same chance outcomes.
    go(page, Means::Clicks, "1").await;
    assert_eq!(on_to(page).await, Scene::Asked);
    assert_eq!(steps(page).await, gone);
    page.press("button", &t!("undo")).await;
    page.until(
        "the choice of a way to be open again",
        "return document.querySelector('button[data-hour]')",
        Vec::new(),
    )
    .await;
    page.press("button", &t!("undo")).await;
    assert_eq!(CIRCLE.scene(page).await, Scene::Asked);
    assert_eq!(page.playable().await.len(), 3);
    assert!(!steps(page).await.contains('='));
    let end = play_to_the_end(page, &[Means::Clicks]).await;
    assert!(end.contains("[Result \""), "{end}");
}
