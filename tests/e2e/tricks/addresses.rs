//! Addresses that lead nowhere, and a worker that fails to load.

use super::table::{TRICKS, kept};
use crate::common::planted::{ALL_SEEN, against_the_computer, settings};
use crate::common::scene::Scene;
use crate::common::setup::GAME;
use crate::page::Page;
use crate::pointer::Hand;
use hakkyoi::ui::words::t;

pub(crate) async fn nowhere(page: &Page) {
    page.size(360, 740).await;
    for address in ["#/nonsense", "#/tricks/", "#/../tricks"] {
        page.open(address).await;
        page.says(&t!("nothing-here")).await;
        assert!(
            page.eval("return document.title")
                .await
                .as_str()
                .unwrap()
                .contains("Nothing here")
        );
    }
    page.picture().await;
    let home = page.role("link", &t!("home")).await;
    page.tap(Hand::Mouse, &home).await;
    page.find(GAME).await;
    // No bout is stored: its address redirects to the set-up, and going back from there leads home, not to the redirect.
    page.eval("location.hash = '#/tricks'").await;
    page.role("button", &t!("begin")).await;
    assert_eq!(page.eval("return location.hash").await, "#/tricks/new");
    page.eval("history.back()").await;
    page.find(GAME).await;
    // All screens are loaded already and work without a network.
    page.eval("window.fetch = () => Promise.reject(new TypeError('no network'))")
        .await;
    let leaf = page.find(GAME).await;
    page.tap(Hand::Mouse, &leaf).await;
    page.role("button", &t!("begin")).await;
    page.eval("location.hash = '#/rules'").await;
    page.says(&t!("rules")).await;
}

/// The computer's script is missing: the page says so at once, and asks again on request.
pub(crate) async fn worker_missing(page: &Page) {
    page.size(1180, 820).await;
    let bout = kept(&against_the_computer(), "G1=G5", ALL_SEEN, None);
    page.plant(&[
        ("bout.tricks", &bout),
        ("settings", &settings("system", "instant")),
    ]);
    page.open("?no-worker#/tricks").await;
    assert_eq!(page.scene().await, Scene::Failed);
    page.says(&t!("now-failed")).await;
    page.picture().await;
    page.axe().await;
    // From now on the worker loads.
    page.eval("window.e2eWorker()").await;
    let again = page.role("button", &t!("retry")).await;
    page.tap(Hand::Mouse, &again).await;
    assert_eq!(page.scene().await, Scene::Asked);
    assert!(
        TRICKS.record(page).await.contains('-'),
        "the computer must have led a card"
    );
    // The page rightly complains about the missing file.
    page.forgive().await;
}
