//! Damaged entries, and storage that is full or denied: the page says so and keeps working.

use super::table::{TRICKS, kept};
use crate::common::means::Means;
use crate::common::planted::{ALL_SEEN, against_the_computer, settings};
use crate::common::scene::Scene;
use crate::common::setup::{FORM, GAME, unfold};
use crate::page::Page;
use crate::pointer::Hand;
use hakkyoi::ui::words::t;
use serde_json::json;

/// Damaged entries of several kinds.
fn broken(kind: usize) -> [(&'static str, String); 3] {
    let text = |text: &str| text.to_owned();
    let envelope = |version: u32, data| json!({ "version": version, "data": data }).to_string();
    match kind {
        0 => [
            ("bout.tricks", text("{\"version\":1,\"da")),
            ("setup.tricks", text("")),
            ("settings", text("\u{0}\u{fffd}🎌")),
        ],
        1 => [
            (
                "bout.tricks",
                kept(&against_the_computer(), "G1=G5 R1-", 0, None)
                    .replace("\"version\":1", "\"version\":0"),
            ),
            (
                "setup.tricks",
                envelope(1, json!({ "who": "table", "names": ["only one"] })),
            ),
            (
                "settings",
                envelope(1, json!({ "theme": "pink", "pace": "normal" })),
            ),
        ],
        _ => [
            // Red must be followed, and both hold the green 1.
            (
                "bout.tricks",
                kept(&against_the_computer(), "G1=G5 R1-B1", ALL_SEEN, None)
                    .replace("G2 G5", "G1 G5"),
            ),
            ("setup.tricks", envelope(1, json!([]))),
            ("settings", text("null")),
        ],
    }
}

async fn keys(page: &Page) -> Vec<String> {
    let keys = page
        .eval("return Object.keys(localStorage).filter((it) => it.startsWith('hakkyoi.')).sort()")
        .await;
    serde_json::from_value(keys).unwrap()
}

pub(crate) async fn entries(page: &Page) {
    page.size(820, 1180).await;
    for kind in 0..3 {
        let planted = broken(kind);
        let entries: Vec<_> = planted
            .iter()
            .map(|(key, text)| (*key, text.as_str()))
            .collect();
        page.plant(&entries);
        // The page sets damaged entries aside when it first reads them.
        page.open("#/tricks/new").await;
        page.role("button", &t!("begin")).await;
        page.open("#/").await;
        // The set-up shows the words below, too.
        page.find(GAME).await;
        page.says(&t!("damaged", number = 3)).await;
        page.picture().await;

        let save = page.role("button", &t!("damaged-save")).await;
        page.tap(Hand::Mouse, &save).await;
        let saved = page.downloaded("hakkyoi-damaged.txt").await;
        for (key, text) in &planted {
            assert!(
                saved.contains(key) && saved.contains(text),
                "{key} is not in:\n{saved}"
            );
        }

        let discard = page.role("button", &t!("damaged-discard")).await;
        page.tap(Hand::Mouse, &discard).await;
        page.until(
            "the notice to go",
            "return !document.querySelector('.notice')",
            Vec::new(),
        )
        .await;
        assert!(
            !keys(page).await.iter().any(|key| key.contains("damaged")),
            "{:?}",
            keys(page).await
        );
        page.reload().await;
        page.find(GAME).await;
        assert!(page.all(".notice").await.is_empty());
    }
    // A sound entry next to damaged ones stays.
    let bout = kept(&against_the_computer(), "G1=G5 R1-", ALL_SEEN, None);
    page.plant(&[
        ("bout.tricks", bout.as_str()),
        ("settings", "{}"),
        ("setup.tricks", &broken(1)[1].1),
    ]);
    page.open("#/").await;
    page.says(&t!("damaged", number = 1)).await;
    let cont = page.find("a[href='#/tricks']").await;
    page.tap(Hand::Mouse, &cont).await;
    assert_eq!(page.scene().await, Scene::Asked);
    assert!(
        keys(page)
            .await
            .contains(&"hakkyoi.damaged.settings.1".to_owned())
    );
    // Opening a damaged bout leads to the set-up, with a notice.
    page.plant(&[
        ("bout.tricks", "gone"),
        ("settings", &settings("system", "instant")),
    ]);
    page.open("#/tricks").await;
    page.role("button", &t!("begin")).await;
    page.says("damaged").await;
    assert_eq!(
        page.eval("return localStorage['hakkyoi.damaged.bout.tricks.1']")
            .await,
        "gone"
    );
}

/// If the browser denies storage, the page says so at once, and a bout can be played.
pub(crate) async fn store_denied(page: &Page) {
    page.size(1180, 820).await;
    page.open("?deny-storage#/").await;
    page.says(&t!("not-kept")).await;
    page.picture().await;
    play(page).await;
    page.role("button", &t!("rematch")).await;
    // Another page of the site, and back.
    page.press("link", &t!("look-again")).await;
    page.find(".review-turns").await;
    page.eval("history.back()").await;
    page.role("button", &t!("rematch")).await;
}

/// If storage is full from the start, the bout page says so, and the bout goes on.
pub(crate) async fn store_full(page: &Page) {
    page.size(1180, 820).await;
    page.open("?full-storage#/").await;
    play(page).await;
    page.says(&t!("save-refused")).await;
    page.picture().await;
    page.press("link", &t!("look-again")).await;
    page.find(".review-turns").await;
    let home = page.find("a[href='#/']").await;
    page.tap(Hand::Mouse, &home).await;
    page.find(GAME).await;
}

async fn play(page: &Page) {
    let leaf = page.find(GAME).await;
    page.tap(Hand::Mouse, &leaf).await;
    page.find(FORM).await;
    unfold(page, Hand::Mouse).await;
    let instant = page.role("radio", &t!("pace-name", pace = "instant")).await;
    page.tap(Hand::Mouse, &instant).await;
    let begin = page.role("button", &t!("begin")).await;
    page.tap(Hand::Mouse, &begin).await;
    loop {
        match page.scene().await {
            Scene::Asked => {
                let card = page.playable().await.swap_remove(0);
                page.play(Means::Clicks, &card).await;
            }
            Scene::MustBeSeen => TRICKS.go_on(page, Means::Clicks).await,
            Scene::Over => return,
            scene => panic!("{scene:?}"),
        }
    }
}

/// If storage is denied or full, the pages for wrestlers and data say so and never pretend to have stored anything.
pub(crate) async fn pages_without_a_store(page: &Page) {
    page.size(820, 1180).await;
    page.open("?deny-storage#/wrestlers").await;
    page.says(&t!("not-kept")).await;
    make(page).await;
    page.says(&t!("wrestler-made", name = "Tetsu")).await;
    page.picture().await;
    page.open("?deny-storage#/data").await;
    page.says(&t!("not-kept")).await;
    page.picture().await;
    page.axe().await;
    page.press("button", &t!("data-export-do")).await;
    let file = page.downloaded("hakkyoi-").await;
    assert!(file.contains("\"entries\":["), "{file}");

    // Makes the page treat this as a new tab.
    page.eval("window.name = ''").await;
    page.open("?full-storage#/wrestlers").await;
    // The second try fails like the first.
    for _ in 0..2 {
        make(page).await;
        page.says(&t!("book-refused")).await;
        assert!(
            page.all(".people li").await.is_empty(),
            "an unsaved wrestler must not appear"
        );
    }
    page.picture().await;
    page.open("?full-storage#/data").await;
    page.role("button", &t!("data-export-do")).await;
    page.choose_file(&file).await;
    page.press("button", &t!("data-import-yes")).await;
    page.says(&t!("data-failed")).await;
    page.picture().await;
    page.axe().await;
}

async fn make(page: &Page) {
    let field = page.role("textbox", &t!("wrestler-new")).await;
    page.fill(&field, "Tetsu").await;
    page.press("button", &t!("wrestler-make")).await;
}
