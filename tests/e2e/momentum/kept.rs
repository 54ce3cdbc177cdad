//! Reloads in mid-bout: confirmed turns stay, drafts are gone.

use super::table::{
    BEHIND, EAST_WON, MOMENTUM, TWO_AXES, build, keeps, kept, sit_down_at, steps, take, turn,
};
use crate::common::means::Means;
use crate::common::planted::{against_the_computer, people};
use crate::common::scene::Scene;
use crate::common::setup::warns_of_the_old_bout;
use crate::page::Page;
use hakkyoi::ui::words::t;

pub(crate) async fn momentum_reload_at_every_moment(page: &Page) {
    page.size(1180, 820).await;
    for tokens in ["", TWO_AXES, BEHIND] {
        sit_down_at(page, tokens).await;
        MOMENTUM.reload_changes_nothing(page).await;
    }
    // A confirmed turn is stored with the computer's answer; a draft is lost.
    sit_down_at(page, "").await;
    take(page, Means::Clicks, turn("BL>B,FR>B:VRL")).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    MOMENTUM.reload_changes_nothing(page).await;
    let walked = steps(page).await;
    assert_eq!((walked.len(), &*walked[0]), (2, "BL>B,FR>B:VRL"));
    let before = page.shown_at_rest().await;
    build(page, Means::Clicks, turn("B>F,B>F:VRL")).await;
    page.reload().await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    page.shows_again(&before).await;
    assert_eq!(steps(page).await, walked);

    // The end shows until the player confirms it; then the result shows.
    let mut unseen = kept(&against_the_computer(), EAST_WON);
    unseen["seen"] = serde_json::json!([0, 0]);
    MOMENTUM.sit_down_at(page, &unseen).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::MustBeSeen);
    MOMENTUM.reload_changes_nothing(page).await;
    MOMENTUM.go_on(page, Means::Clicks).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Over);
    MOMENTUM.reload_changes_nothing(page).await;

    // Two players at one table go on without a curtain, with whoever's turn it is.
    let bout = kept(&people(), "1. B>F,B>F:VRL");
    MOMENTUM.sit_down_at(page, &bout).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    MOMENTUM.reload_changes_nothing(page).await;
    page.says(&t!("momentum-ask-named", what = "two", name = "Kaze"))
        .await;
    page.find(".mb.west [data-hex]").await;

    warns_of_the_old_bout(page, "momentum").await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    keeps(page, 1).await;
}
