//! A best of three to its end. East and West begin bouts in turn.

use super::table::{MOMENTUM, steps};
use crate::common::means::Means;
use crate::common::planted::settings;
use crate::common::scene::Scene;
use crate::common::setup::{FORM, unfold};
use crate::page::Page;
use crate::pointer::Hand;
use hakkyoi::ui::words::t;

/// The winner is whoever began: East, or West after `[First "west"]`.
const WON: &str = "1. B>F,B>F:VRL -,-:VRL -,-:VRL";

/// Replaces the stored bout by one that `first` began and won, and plays it up to the result.
async fn end(page: &Page, first: &str) {
    let record = format!("[Game \"momentum\"]\n[First \"{first}\"]\n\n{WON}\n");
    MOMENTUM.replace(page, &record).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::MustBeSeen);
    MOMENTUM.go_on(page, Means::Clicks).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Over);
}

/// Checks who begins the stored bout; returns how many turns it has had.
async fn begun(page: &Page, first: &str) -> usize {
    let record = MOMENTUM.record(page).await;
    assert!(record.contains(&format!("[First \"{first}\"]")), "{record}");
    steps(page).await.len()
}

pub(crate) async fn momentum_best_of_three(page: &Page) {
    page.size(820, 1180).await;
    page.plant(&[("settings", &settings("system", "instant"))]);
    page.open("#/momentum/new").await;
    page.find(FORM).await;
    unfold(page, Hand::Mouse).await;
    page.says(&t!("momentum-first-note")).await;
    page.press("button", &t!("begin")).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    page.says(&t!(
        "period-turn",
        game = "momentum",
        number = 1,
        all = 3,
        turn = 1
    ))
    .await;
    assert_eq!(begun(page, "east").await, 0);
    end(page, "east").await;
    page.says(&t!("basho-stands", east = 1, west = 0)).await;
    MOMENTUM.reload_changes_nothing(page).await;
    page.come_to_rest().await;
    page.picture().await;

    page.press("button", &t!("next-period", game = "momentum", number = 2))
        .await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    page.says(&t!(
        "period-turn",
        game = "momentum",
        number = 2,
        all = 3,
        turn = 2
    ))
    .await;
    assert_eq!(begun(page, "west").await, 1, "the computer has begun");
    // Leaves for the home page, which shows the score.
    page.open("").await;
    page.says("the basho stands at 1–0").await;
    end(page, "west").await;
    page.says(&t!("basho-senshuraku", game = "momentum", number = 1))
        .await;

    page.press("button", &t!("next-period", game = "momentum", number = 3))
        .await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    assert_eq!(begun(page, "east").await, 0);
    assert_eq!(page.all(".mb .hoshi").await.len(), 4);
    page.come_to_rest().await;
    page.picture().await;
    end(page, "east").await;
    page.says("wins the basho 2–1.").await;
    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;
    MOMENTUM.begins_a_new_basho(page).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    page.says("Bout 1, best of 3").await;
}
