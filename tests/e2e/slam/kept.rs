//! Reloads in mid-bout and in mid-flight: a throw lands as it would have.

use super::table::{
    GO_ON, SLAM, STOP, Scene, begun, next, play_on, press, scene, scripted, sit_down, throw,
    throw_unseen,
};
use crate::page::Page;
use crate::setup::warns_of_the_old_bout;
use crate::tricks::Means;
use hakkyoi::rules::slam::Mode;
use hakkyoi::ui::games::slam::{Phase, Rope};
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

    let bout = begun(&["Aki", "Bo"], Mode::Basho, Rope::default(), 3);
    sit_down(page, &bout, "instant").await;
    throw(page, Means::Clicks).await;
    warns_of_the_old_bout(page, "slam").await;
    scene(page).await;
}

/// A page that reloads while the wrestlers fly repeats the same throw.
pub(crate) async fn slam_reload_in_mid_flight(page: &Page) {
    page.size(820, 1180).await;
    let bout = begun(&["Aki", "Bo"], Mode::Basho, Rope::default(), 7);
    let landed = next(&bout).unwrap();
    sit_down(page, &bout, "slow").await;
    assert_eq!(scene(page).await, Scene::Throws);
    throw_unseen(page, Means::Clicks).await;
    let script =
        "return JSON.parse(localStorage.getItem('hakkyoi.bout.slam')).data.under_way !== null";
    page.until("the throw to be stored", script, Vec::new())
        .await;
    page.picture().await;
    page.reload().await;
    let now = scene(page).await;
    let bout = SLAM.kept_bout(page).await;
    assert_eq!(
        bout["table"]["record"],
        serde_json::json!(landed.save())["table"]["record"]
    );
    match landed.phase() {
        Phase::Decides(_) => {
            assert_eq!(now, Scene::Decides);
            press(page, Means::Clicks, STOP).await;
            press(page, Means::Clicks, GO_ON).await;
        }
        _ => assert_eq!(now, Scene::Scored),
    }
}

/// With one bout in two tabs, a tab that takes over does not count the other tab's throw again.
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
    let decides = landed.phase() != Phase::Scored;
    let seen = if decides {
        Scene::Decides
    } else {
        Scene::Scored
    };
    // The watching tab follows as soon as it hears of the throw.
    while scene(page).await != seen {
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
    page.press("button", "Play it here").await;
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

/// Waits until the landings of this many wrestlers are counted for the fairness page.
async fn counts(page: &Page, wrestlers: u64) {
    let script = "const kept = localStorage.getItem('hakkyoi.throws.slam'); \
        return kept && JSON.parse(kept).data.flatMap(([, counts]) => counts).reduce((sum, count) => sum + count, 0) === arguments[0]";
    page.until(
        "this many landings to be counted",
        script,
        vec![wrestlers.into()],
    )
    .await;
}
