//! A basho from its first period to the next basho, left and resumed between periods.

use super::table::{CIRCLE, EAST_WON, WEST_WON, on_to};
use crate::common::planted::settings;
use crate::common::scene::Scene;
use crate::common::setup::{FORM, unfold};
use crate::page::Page;
use crate::pointer::Hand;
use hakkyoi::ui::words::t;

/// Replaces the stored period by one with this record and plays it up to the result.
async fn end(page: &Page, tokens: &str) {
    let record = format!("[Game \"circle\"]\n\n{tokens}\n");
    CIRCLE.replace(page, &record).await;
    assert_eq!(CIRCLE.scene(page).await, Scene::MustBeSeen);
    assert_eq!(on_to(page).await, Scene::Over);
}

/// How many finished periods the page has stored, without the current one.
async fn periods(page: &Page) -> usize {
    let bout = CIRCLE.kept_bout(page).await;
    bout["series"]["periods"].as_array().unwrap().len()
}

pub(crate) async fn circle_basho(page: &Page) {
    page.size(820, 1180).await;
    page.plant(&[("settings", &settings("system", "instant"))]);
    page.open("#/circle/new").await;
    page.find(FORM).await;
    unfold(page, Hand::Mouse).await;
    page.says(&t!("circle-basho-note")).await;
    page.press("button", &t!("begin")).await;
    assert_eq!(CIRCLE.scene(page).await, Scene::Asked);
    let [e, w] = [EAST_WON, WEST_WON];
    for (period, won, stands, next) in [
        (1, e, "The basho stands at 1–0.", "Period 2 of 5, turn 1"),
        (2, w, "The basho stands at 1–1.", "Period 3 of 5, turn 1"),
        (3, w, "The basho stands at 1–2.", "Period 4 of 5, turn 1"),
        (4, e, "2–2. Senshūraku", "Senshūraku, turn 1"),
    ] {
        if period == 4 {
            // Leaves for the home page, which shows the score.
            page.open("").await;
            page.says(&t!("unfinished-series", number = 1, east = 1, west = 2))
                .await;
        }
        end(page, won).await;
        page.says(stands).await;
        assert_eq!(periods(page).await, period - 1);
        if period % 2 == 0 {
            CIRCLE.reload_changes_nothing(page).await;
            page.come_to_rest().await;
            page.picture().await;
        }
        page.press("button", &format!("Period {}", period + 1))
            .await;
        page.says(next).await;
        assert_eq!(CIRCLE.scene(page).await, Scene::Asked);
        assert_eq!(periods(page).await, period);
    }
    page.reload().await;
    page.says(&t!("senshuraku-turn", turn = 1)).await;
    assert_eq!(page.all(".seats .hoshi").await.len(), 8);
    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;
    end(page, e).await;
    page.says(&t!("basho-won", name = "Tetsu", more = 3, fewer = 2))
        .await;
    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;
    CIRCLE.begins_a_new_basho(page).await;
    page.says(&t!(
        "period-turn",
        game = "circle",
        number = 1,
        all = 5,
        turn = 1
    ))
    .await;
    // The page stores the new basho only after showing it.
    let fresh = "return JSON.parse(localStorage.getItem('hakkyoi.bout.circle')).data.series.periods.length === 0";
    page.until("the new basho to be stored", fresh, Vec::new())
        .await;
}
