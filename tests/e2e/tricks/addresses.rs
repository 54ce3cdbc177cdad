//! Addresses that lead nowhere, and a worker that does not come.

use super::table::{ALL_SEEN, Scene, against_the_computer, kept, settings};
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
    // No bout is kept: its address leads to the set-up, and back leads home, not into a circle.
    page.eval("location.hash = '#/tricks'").await;
    page.role("button", "Begin").await;
    assert_eq!(page.eval("return location.hash").await, "#/tricks/new");
    page.eval("history.back()").await;
    page.find("a.leaf").await;
    // Without a network the page stays where it is, and says so.
    page.eval("window.fetch = () => Promise.reject(new TypeError('no network'))")
        .await;
    let leaf = page.find("a.leaf").await;
    page.tap(Hand::Mouse, &leaf).await;
    page.says("cannot be loaded now").await;
    page.find("a.leaf").await;
    page.picture().await;
    // What can be shown without it can be gone to, and the words are gone.
    page.eval("location.hash = '#/rules'").await;
    page.says("Rules").await;
    let script = "return !document.querySelector('body > .notice')";
    page.until("the words to go", script, Vec::new()).await;
}

/// The computer's script is missing: after its patience the page says so, and asks again when told to.
pub(crate) async fn worker_missing(page: &Page) {
    page.size(1180, 820).await;
    let bout = kept(&against_the_computer(), "G1=G5", ALL_SEEN, None);
    page.plant(&[
        ("bout.tricks", &bout),
        ("settings", &settings("system", "instant")),
    ]);
    // With it, twenty seconds pass in one.
    page.open("?no-worker#/tricks").await;
    assert_eq!(page.scene().await, Scene::Failed);
    page.says("The computer could not choose").await;
    page.picture().await;
    page.axe().await;
    // Only now is it there.
    page.eval("window.e2eWorker()").await;
    let again = page.role("button", "Ask again").await;
    page.tap(Hand::Mouse, &again).await;
    assert_eq!(page.scene().await, Scene::Asked);
    assert!(page.record().await.contains('-'), "it has led");
    // The missing file is complained of, as it should be.
    page.forgive().await;
}
