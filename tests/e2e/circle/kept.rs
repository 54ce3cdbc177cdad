//! A reload loses nothing of a bout.

use super::table::{
    AFTER_A_HIKKAKE, ASIDE, AT_THE_LIMIT, CIRCLE, DRAWN, EAST_WON, MAMORITE, WAY, card, go, kept,
    play, sit_down_at,
};
use crate::common::means::Means;
use crate::common::planted::{against_the_computer, people};
use crate::common::scene::Scene;
use crate::common::setup::warns_of_the_old_bout;
use crate::page::Page;

/// Reloads at the next scene; if the computer chooses at the same time, once it has chosen.
async fn reload(page: &Page) -> Scene {
    let now = CIRCLE.scene(page).await;
    if now == Scene::Asked {
        let script = "return document.querySelector('.now h2').textContent !== 'Choose a card' \
            || document.querySelector('.shown [aria-label=\"West’s card, face down\"]')";
        page.until("the computer's card to be played", script, Vec::new())
            .await;
    }
    CIRCLE.reload_changes_nothing(page).await;
    now
}

pub(crate) async fn circle_reload_at_every_moment(page: &Page) {
    page.size(1180, 820).await;
    sit_down_at(page, DRAWN).await;
    assert_eq!(reload(page).await, Scene::Asked);
    for (tokens, hour) in [(MAMORITE, "1"), (ASIDE, "5")] {
        sit_down_at(page, tokens).await;
        assert_eq!(reload(page).await, WAY);
        go(page, Means::Clicks, hour).await;
        // What was drawn meanwhile stays the same, too.
        reload(page).await;
    }
    sit_down_at(page, AFTER_A_HIKKAKE).await;
    assert_eq!(reload(page).await, Scene::Asked);
    sit_down_at(page, AT_THE_LIMIT).await;
    assert_eq!(reload(page).await, Scene::Asked);
    let instead = card(page, "YK").await;
    play(page, Means::Clicks, &instead).await;
    assert_eq!(reload(page).await, Scene::MustBeSeen);
    CIRCLE.go_on(page, Means::Clicks).await;
    assert_eq!(reload(page).await, Scene::Over);

    // The events of a whole period that nobody has seen yet.
    let mut unseen = kept(&against_the_computer(), EAST_WON);
    unseen["seen"] = serde_json::json!([0, 0]);
    CIRCLE.sit_down_at(page, &unseen).await;
    assert_eq!(reload(page).await, Scene::MustBeSeen);

    CIRCLE.sit_down_at(page, &kept(&people(), MAMORITE)).await;
    assert_eq!(CIRCLE.scene(page).await, Scene::Curtain);
    warns_of_the_old_bout(page, "circle").await;
    assert_eq!(CIRCLE.scene(page).await, Scene::Curtain);
}
