//! What the page refuses to run, and what it shows if its program panics.

use crate::common::planted::{ALL_SEEN, people};
use crate::common::scene::Scene;
use crate::common::setup::GAME;
use crate::page::Page;
use crate::pointer::Hand;
use crate::tricks::{TRICKS, kept_bout};
use hakkyoi::ui::words::t;

/// The page's policy allows the inline script that begins the program's only download, and refuses others.
pub(crate) async fn inline_scripts(page: &Page) {
    page.open("").await;
    page.find(GAME).await;
    let begun = "const [it, ...others] = performance.getEntriesByType('resource').filter((it) => it.name.endsWith('/page_bg.wasm'));
        return typeof window.fetchProgram === 'function' && it !== undefined && others.length === 0";
    assert_eq!(page.eval(begun).await, true);
    let script = "const it = document.createElement('script'); it.textContent = 'window.e2eRan = true'; document.head.append(it); \
        document.body.insertAdjacentHTML('beforeend', '<img src=\"data:,\" onerror=\"window.e2eRan = true\">')";
    page.eval(script).await;
    let noted =
        "return (sessionStorage.getItem('e2e-errors') ?? '').includes('content security policy:')";
    page.until("the refusal to be noted", noted, Vec::new())
        .await;
    assert_eq!(
        page.eval("return window.e2eRan ?? null").await,
        serde_json::Value::Null
    );
    page.forgive().await;
}

/// If the program panics, the page shows an error page; the bout goes on where it was.
pub(crate) async fn stumbles(page: &Page) {
    page.size(360, 740).await;
    // Nothing changes in it by itself.
    let bout = kept_bout(&people(), "G1=G5", ALL_SEEN, None);
    page.plant(&[("bout.tricks", &bout)]);
    page.open("#/tricks").await;
    assert_eq!(page.scene().await, Scene::Curtain);
    let before = TRICKS.kept_bout(page).await;
    page.open("").await;
    page.find("a[href='#/tricks']").await;
    stumble(page).await;
    page.says(&t!("data-report")).await;
    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;
    page.press("button", &t!("report-copy")).await;
    page.says("The report is").await;
    let home = page.role("link", &t!("home")).await;
    page.tap(Hand::Mouse, &home).await;
    let go_on = page.find("a[href='#/tricks']").await;
    page.tap(Hand::Mouse, &go_on).await;
    assert_eq!(page.scene().await, Scene::Curtain);
    assert_eq!(TRICKS.kept_bout(page).await, before);
    page.open("#/data").await;
    page.says(&t!("data-report")).await;
    page.picture().await;
    page.press("button", &t!("data-report-discard")).await;
    let gone = "return localStorage.getItem('hakkyoi.report') === null";
    page.until("the report to be gone", gone, Vec::new()).await;
    page.forgive().await;
}

/// Makes home's program panic: the browser refuses to make elements for its drawings.
pub(crate) async fn stumble(page: &Page) {
    let rules = page.role("link", &t!("rules")).await;
    page.eval("document.createElementNS = () => { throw new Error('no elements') }")
        .await;
    page.tap(Hand::Mouse, &rules).await;
}
