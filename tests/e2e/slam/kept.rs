//! Reloads in mid-bout, in mid-flight too: what has been thrown lands as it would have.

use super::table::{
    GO_ON, SLAM, STOP, Scene, begun, next, play_on, press, scene, scripted, sit_down, throw,
    throw_unseen,
};
use crate::page::Page;
use crate::tricks::Means;
use hakkyoi::rules::slam::Mode;
use hakkyoi::ui::games::slam::{Rope, Scene as Waits};
use std::time::Duration;

pub(crate) async fn slam_reload_at_every_moment(page: &Page) {
    page.size(1180, 820).await;
    let bout = scripted(&["Aki", "Bo"], Mode::Nokkuauto, |ended| {
        ended.bout().turns() == 2
    });
    sit_down(page, &bout, "instant").await;
    for _ in 0..20 {
        scene(page).await;
        SLAM.reload_changes_nothing(page).await;
        if play_on(page, Means::Clicks).await {
            break;
        }
    }
    assert_eq!(scene(page).await, Scene::Result);
    SLAM.reload_changes_nothing(page).await;

    // The set-up says what a new bout would cost, and leads back.
    let bout = begun(&["Aki", "Bo"], Mode::Basho, Rope::default(), 3);
    sit_down(page, &bout, "instant").await;
    throw(page, Means::Clicks).await;
    page.open("#/slam/new").await;
    page.says("would be given up").await;
    let link = page.role("link", "Go on with it instead").await;
    link.click().await.unwrap();
    scene(page).await;
}

/// A page that is loaded anew while the wrestlers fly throws the same throw once more.
pub(crate) async fn slam_reload_in_mid_flight(page: &Page) {
    page.size(820, 1180).await;
    let bout = begun(&["Aki", "Bo"], Mode::Basho, Rope::default(), 7);
    let landed = next(&bout).unwrap();
    sit_down(page, &bout, "slow").await;
    assert_eq!(scene(page).await, Scene::Throws);
    throw_unseen(page, Means::Clicks).await;
    let script =
        "return JSON.parse(localStorage.getItem('hakkyoi.bout.slam')).data.under_way !== null";
    page.until("the throw to be kept", script, Vec::new()).await;
    page.picture().await;
    page.reload().await;
    let now = scene(page).await;
    let bout = SLAM.kept_bout(page).await;
    assert_eq!(
        bout["table"]["record"],
        serde_json::json!(landed.save())["table"]["record"]
    );
    match landed.scene() {
        Waits::Decides(_) => {
            assert_eq!(now, Scene::Decides);
            press(page, Means::Clicks, STOP).await;
            press(page, Means::Clicks, GO_ON).await;
        }
        _ => assert_eq!(now, Scene::Scored),
    }
}

/// One bout in two tabs: what one has thrown the other does not count once more when it takes the bout over.
pub(crate) async fn slam_two_tabs(page: &Page) {
    page.size(1180, 820).await;
    let bout = begun(&["Aki", "Bo"], Mode::Basho, Rope::default(), 7);
    sit_down(page, &bout, "instant").await;
    assert_eq!(scene(page).await, Scene::Throws);
    let first = page.new_tab().await;
    page.size(1180, 820).await;
    page.open("#/slam").await;
    assert_eq!(scene(page).await, Scene::Throws);
    throw(page, Means::Clicks).await;
    counts(page, 2).await;
    page.turn_to(&first).await;
    page.watches_it().await;
    let landed = next(&bout).unwrap();
    let decides = landed.scene() != Waits::Scored;
    let seen = if decides {
        Scene::Decides
    } else {
        Scene::Scored
    };
    // It goes along, as soon as it is told.
    while scene(page).await != seen {
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
    page.press("button", "Take it over here").await;
    page.plays_it().await;
    if decides {
        assert_eq!(scene(page).await, Scene::Decides);
        press(page, Means::Clicks, STOP).await;
    }
    assert_eq!(scene(page).await, Scene::Scored);
    counts(page, 2).await;
    press(page, Means::Clicks, GO_ON).await;
    throw(page, Means::Clicks).await;
    counts(page, 4).await;
}

/// Waits until so many wrestlers are counted for the page that tells how throws land.
async fn counts(page: &Page, wrestlers: u64) {
    let script = "const kept = localStorage.getItem('hakkyoi.throws.slam'); \
        return kept && JSON.parse(kept).data.flatMap(([, counts]) => counts).reduce((sum, count) => sum + count, 0) === arguments[0]";
    page.until("so many to be counted", script, vec![wrestlers.into()])
        .await;
}
