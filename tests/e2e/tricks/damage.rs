//! Damaged entries, and storage that is full or denied: the page says so and keeps working.

use super::table::kept;
use crate::common::means::Means;
use crate::common::planted::{ALL_SEEN, against_the_computer, settings};
use crate::common::scene::Scene;
use crate::common::setup::unfold;
use crate::page::Page;
use crate::pointer::Hand;
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
        page.role("button", "Begin").await;
        page.open("#/").await;
        // The set-up shows the words below, too.
        page.find("a.leaf").await;
        page.says("3 stored entries were damaged").await;
        page.picture().await;

        let save = page.role("button", "Save what was set aside").await;
        page.tap(Hand::Mouse, &save).await;
        let saved = page.downloaded("hakkyoi-damaged.txt").await;
        for (key, text) in &planted {
            assert!(
                saved.contains(key) && saved.contains(text),
                "{key} is not in:\n{saved}"
            );
        }

        let discard = page.role("button", "Throw it away").await;
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
        page.find("a.leaf").await;
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
    page.says("One stored entry was damaged").await;
    let cont = page.find("a.cont").await;
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
    page.role("button", "Begin").await;
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
    page.says("This browser saves nothing for this page").await;
    page.picture().await;
    play(page).await;
    page.role("button", "Rematch").await;
    // Another page of the site, and back.
    page.press("link", "Look again").await;
    page.find(".review-turns").await;
    page.eval("history.back()").await;
    page.role("button", "Rematch").await;
}

/// If storage is full from the start, the bout page says so, and the bout goes on.
pub(crate) async fn store_full(page: &Page) {
    page.size(1180, 820).await;
    page.open("?full-storage#/").await;
    play(page).await;
    page.says("The browser refused to save this bout").await;
    page.picture().await;
    page.press("link", "Look again").await;
    page.find(".review-turns").await;
    let home = page.find(".bar-home").await;
    page.tap(Hand::Mouse, &home).await;
    page.find("a.leaf").await;
}

async fn play(page: &Page) {
    let leaf = page.find("a.leaf").await;
    page.tap(Hand::Mouse, &leaf).await;
    page.find(".setup-form").await;
    unfold(page, Hand::Mouse).await;
    let instant = page.role("radio", "Instant").await;
    page.tap(Hand::Mouse, &instant).await;
    let begin = page.role("button", "Begin").await;
    page.tap(Hand::Mouse, &begin).await;
    loop {
        match page.scene().await {
            Scene::Asked => {
                let card = page.playable().await.swap_remove(0);
                page.play(Means::Clicks, &card).await;
            }
            Scene::MustBeSeen => page.go_on(Means::Clicks).await,
            Scene::Over => return,
            scene => panic!("{scene:?}"),
        }
    }
}

/// If storage is denied or full, the pages for wrestlers and data say so and never pretend to have stored anything.
pub(crate) async fn pages_without_a_store(page: &Page) {
    page.size(820, 1180).await;
    page.open("?deny-storage#/wrestlers").await;
    page.says("This browser saves nothing for this page").await;
    make(page).await;
    page.says("Tetsu has joined the wrestlers").await;
    page.picture().await;
    page.open("?deny-storage#/data").await;
    page.says("This browser saves nothing for this page").await;
    page.picture().await;
    page.axe().await;
    page.press("button", "Save to a file").await;
    let file = page.downloaded("hakkyoi-").await;
    assert!(file.contains("\"entries\":["), "{file}");

    // Makes the page treat this as a new tab.
    page.eval("window.name = ''").await;
    page.open("?full-storage#/wrestlers").await;
    // The second try fails like the first.
    for _ in 0..2 {
        make(page).await;
        page.says("The browser refused to save this").await;
        assert!(
            page.all(".people li").await.is_empty(),
            "an unsaved wrestler must not appear"
        );
    }
    page.picture().await;
    page.open("?full-storage#/data").await;
    page.role("button", "Save to a file").await;
    page.choose_file(&file).await;
    page.press("button", "Replace everything").await;
    page.says("The browser has refused it; its space may be full. Everything is as it was.")
        .await;
    page.picture().await;
    page.axe().await;
}

async fn make(page: &Page) {
    let field = page.role("textbox", "A new wrestler’s name").await;
    page.fill(&field, "Tetsu").await;
    page.press("button", "Make a wrestler").await;
}
