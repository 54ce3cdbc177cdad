//! Reloads in mid-bout and in mid-flight: a throw lands as it would have.

use crate::common::table::GO_ON;
use hakkyoi::ui::words::t;
use std::time::Duration;

use bout::games::slam::{Phase, record_tags::Rope};
use rules::slam::Mode;

use super::table::{
    DECIDES, SLAM, STOP, begun, next, play_on, press, scripted, sit_down, throw, throw_unseen,
};
use crate::common::means::Means;
use crate::common::scene::Scene;
use crate::common::setup::warns_of_the_old_bout;
use crate::page::Page;

pub(crate) async fn slam_reload_at_every_moment(page: &Page) {
    page.size(1180, 820).await;
    let bout = scripted(&["Aki", "Bo"], Mode::Nokkuauto, |ended| {
        ended.bout().turns() == 2
    });
    sit_down(page, &bout, "instant").await;
    for _ in 0..20 {
        SLAM.scene(page).await;
        SLAM.reload_changes_nothing(page).await;
        if play_on(page, Means::Clicks).await {
            break;
        }
    }
    assert_eq!(SLAM.scene(page).await, Scene::Over);
    SLAM.reload_changes_nothing(page).await;

    let bout = begun(&["Aki", "Bo"], Mode::Basho, Rope::default(), 3);
    sit_down(page, &bout, "instant").await;
    throw(page, Means::Clicks).await;
    warns_of_the_old_bout(page, "slam").await;
    SLAM.scene(page).await;
}

/// A page that reloads while the wrestlers fly repeats the same throw.
pub(crate) async fn slam_reload_in_mid_flight(page: &Page) {
    page.size(820, 1180).await;
    let bout = begun(&["Aki", "Bo"], Mode::Basho, Rope::default(), 7);
    let landed = next(&bout).unwrap();
    sit_down(page, &bout, "slow").await;
    assert_eq!(SLAM.scene(page).await, Scene::Asked);
    throw_unseen(page, Means::Clicks).await;
    let script =
        "return JSON.parse(localStorage.getItem('hakkyoi.bout.slam')).data.under_way !== null";
    page.until("the throw to be stored", script, Vec::new())
        .await;
    page.picture().await;
    page.reload().await;
    let now = SLAM.scene(page).await;
    let bout = SLAM.kept_bout(page).await;
    assert_eq!(
        bout["table"]["record"],
        serde_json::json!(landed.save())["table"]["record"]
    );
    match landed.phase() {
        Phase::Decides(_) => {
            assert_eq!(now, DECIDES);
            press(page, Means::Clicks, STOP).await;
            press(page, Means::Clicks, GO_ON).await;
        }
        _ => assert_eq!(now, Scene::MustBeSeen),
    }
}

/// With one bout in two tabs, a tab that takes over does not count the other tab's throw again.
pub(crate) async fn slam_two_tabs(page: &Page) {
    page.size(1180, 820).await;
    let bout = begun(&["Aki", "Bo"], Mode::Basho, Rope::default(), 7);
    sit_down(page, &bout, "instant").await;
    assert_eq!(SLAM.scene(page).await, Scene::Asked);
    let first = page.new_tab().await;
    page.size(1180, 820).await;
    page.open("#/slam").await;
    assert_eq!(SLAM.scene(page).await, Scene::Asked);
    throw(page, Means::Clicks).await;
    counts(page, 2).await;
    page.turn_to(&first).await;
    page.watches_it().await;
    let landed = next(&bout).unwrap();
    let decides = landed.phase() != Phase::Scored;
    let seen = if decides { DECIDES } else { Scene::MustBeSeen };
    // The watching tab follows as soon as it hears of the throw.
    while SLAM.scene(page).await != seen {
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
    page.press("button", &t!("watching-here")).await;
    page.plays_it().await;
    if decides {
        assert_eq!(SLAM.scene(page).await, DECIDES);
        press(page, Means::Clicks, STOP).await;
    }
    assert_eq!(SLAM.scene(page).await, Scene::MustBeSeen);
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
