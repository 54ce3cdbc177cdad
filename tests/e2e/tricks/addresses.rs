//! Addresses that lead nowhere, and a worker that fails to load.

use super::table::kept;
use crate::common::planted::{ALL_SEEN, against_the_computer, settings};
use crate::common::scene::Scene;
use crate::page::Page;
use crate::pointer::Hand;

pub(crate) async fn nowhere(page: &Page) {
    page.size(360, 740).await;
    for address in ["#/nonsense", "#/tricks/", "#/../tricks"] {
        page.open(address).await;
        page.says("Nothing here").await;
        assert!(
            page.eval("return document.title")
                .await
                .as_str()
                .unwrap()
                .contains("Nothing here")
        );
    }
    page.picture().await;
    let home = page.role("link", "Home").await;
    page.tap(Hand::Mouse, &home).await;
    page.find("a.leaf").await;
    // No bout is stored: its address redirects to the set-up, and going back from there leads home, not to the redirect.
    page.eval("location.hash = '#/tricks'").await;
    page.role("button", "Begin").await;
    assert_eq!(page.eval("return location.hash").await, "#/tricks/new");
    page.eval("history.back()").await;
    page.find("a.leaf").await;
    // All screens are loaded already and work without a network.
    page.eval("window.fetch = () => Promise.reject(new TypeError('no network'))")
        .await;
    let leaf = page.find("a.leaf").await;
    page.tap(Hand::Mouse, &leaf).await;
    page.role("button", "Begin").await;
    page.eval("location.hash = '#/rules'").await;
    page.says("Rules").await;
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
    page.says("The computer could not choose").await;
    page.picture().await;
    page.axe().await;
    // From now on the worker loads.
    page.eval("window.e2eWorker()").await;
    let again = page.role("button", "Ask again").await;
    page.tap(Hand::Mouse, &again).await;
    assert_eq!(page.scene().await, Scene::Asked);
    assert!(
        page.record().await.contains('-'),
        "the computer must have led a card"
    );
    // The page rightly complains about the missing file.
    page.forgive().await;
}
