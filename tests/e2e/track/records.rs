//! Reviewing a bout, and records from elsewhere.

use super::table::{BEGUN, TRACK, kept};
use crate::archive;
use crate::common::planted::{ALL_SEEN, against_the_computer};
use crate::common::scene::Scene;
use crate::common::screens::REVIEW;
use crate::common::setup::GAME;
use crate::page::Page;
use fantoccini::key::Key;
use hakkyoi::ui::words::t;
use serde_json::json;

const DECIDED: &str = "1. 6=5 2. 5=2";

/// The address that contains a record.
pub(super) fn link(record: &str) -> String {
    archive::link("track", record)
}

pub(crate) async fn track_records(page: &Page) {
    page.size(1180, 820).await;
    let bout = kept(
        &against_the_computer(),
        &format!("{BEGUN}{DECIDED}"),
        ALL_SEEN,
        None,
    );
    TRACK.sit_down_at(page, &bout).await;
    assert_eq!(TRACK.scene(page).await, Scene::Over);
    page.press("link", &t!("look-again")).await;
    page.find(REVIEW).await;
    page.says("1 of 5").await;
    page.role("table", &t!("track-mix", name = "Tetsu")).await;
    for place in 2..=5 {
        page.press("button", &t!("review-next")).await;
        page.says(&format!("{place} of 5")).await;
    }
    page.says(&t!("log-decided", name = "Tetsu", kimarite = "oshidashi"))
        .await;
    page.says(&t!("track-sum", high = 5, low = 2, spaces = 6))
        .await;
    page.find(".studied").await;
    page.come_to_rest().await;
    page.picture().await;
    page.key(Key::Home).await;
    page.says("1 of 5").await;
    page.key(Key::End).await;
    page.says("5 of 5").await;
    let record = page.find(".share textarea").await;
    let record = record.prop("value").await.unwrap().unwrap();
    assert!(record.contains("[Result \"east oshi-dashi\"]"), "{record}");
    assert!(record.contains(DECIDED), "{record}");

    // Plays on from the second turn, and finds the whole bout by going back. Another practice would take this one's place.
    page.press("button", &t!("play-on-as", name = "Tetsu"))
        .await;
    assert_eq!(TRACK.scene(page).await, Scene::Asked);
    assert!(TRACK.record(page).await.ends_with("1. 6=5\n"));
    page.come_to_rest().await;
    page.picture().await;
    page.eval("history.back()").await;
    page.says("5 of 5").await;
    page.key(Key::Home).await;
    page.says("1 of 5").await;
    page.role("table", &t!("track-mix", name = "Tetsu")).await;
    page.come_to_rest().await;
    page.press("button", &t!("play-on-as", name = "Moyama"))
        .await;
    page.says("would be given up").await;
    let focus = "return document.activeElement.textContent";
    assert_eq!(page.eval(focus).await, "Play on as Moyama");
    // The same key once more gives nothing up.
    page.key(Key::Enter).await;
    page.says("would be given up").await;
    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;
    page.press("button", &t!("play-on-anyway")).await;
    assert_eq!(TRACK.scene(page).await, Scene::Asked);
    assert!(!TRACK.record(page).await.contains("1."));
    TRACK.sit_down_at(page, &bout).await;

    // Without its worker the analysis says that it failed, and asks again on request.
    page.open("?no-worker#/track/review").await;
    page.says(&t!("study-failed")).await;
    page.picture().await;
    page.eval("window.e2eWorker()").await;
    page.press("button", &t!("retry")).await;
    page.role("table", &t!("track-mix", name = "Tetsu")).await;
    let focus = "return document.activeElement.className";
    assert_eq!(page.eval(focus).await, "studied");
    // The page rightly complains about the missing file.
    page.forgive().await;

    // In a browser that has never seen the bout.
    page.lose_everything().await;
    page.open("").await;
    page.find(GAME).await;
    page.open(&link(&record)).await;
    page.role("button", &t!("greet-watch")).await;
    page.says("Moyama").await;

    // The page says what is wrong with a record, and where.
    let go_to = "location.hash = arguments[0]";
    let cut = record.replace("5=2", "6=2");
    page.eval_with(go_to, vec![json!(link(&cut))]).await;
    page.says(&t!("track-record-held", seat = "east", card = 6))
        .await;
    page.picture().await;
    let area = page.find("#record").await;
    for (text, why) in [
        ("Dear diary", "Line 1"),
        (
            &*record.replace("5=2", "5-2"),
            "a turn is East’s card and West’s",
        ),
        (&*record.replace("5=2", "5=2 3. 1=1"), "already over"),
        (&*record, ""),
    ] {
        page.eval_with(
            "const [area, text] = arguments; area.value = text; area.dispatchEvent(new InputEvent('input', { bubbles: true }))",
            vec![json!(area), json!(text)],
        )
        .await;
        page.press("button", &t!("record-look")).await;
        if why.is_empty() {
            page.find(REVIEW).await;
        } else {
            page.says(why).await;
        }
    }
}
