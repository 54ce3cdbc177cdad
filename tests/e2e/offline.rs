//! The page without a network, updates to a new version, and uninstalling the service worker.

use crate::common::planted::{ALL_SEEN, people};
use crate::common::scene::Scene;
use crate::common::setup::GAME;
use crate::home::DRAWN_LATE;
use crate::languages;
use crate::page::Page;
use crate::pointer::Hand;
use crate::safety::stumble;
use crate::site::{Serves, Site};
use crate::tricks::kept_bout;
use hakkyoi::ui::words::t;

/// Opens home and waits until the service worker has cached the site.
pub(crate) async fn first_visit(page: &Page) {
    page.open("?offline").await;
    let controlled = "return navigator.serviceWorker.controller !== null";
    page.until(
        "the service worker to control the page",
        controlled,
        Vec::new(),
    )
    .await;
}

/// The version that the page shows.
async fn version(page: &Page) -> String {
    page.find(GAME).await;
    let files = page
        .eval("return document.documentElement.dataset.files")
        .await;
    files.as_str().unwrap().trim_end_matches('/').to_owned()
}

/// Everything that the page has stored.
async fn kept(page: &Page) -> serde_json::Value {
    page.eval(
        "return Object.entries(localStorage).filter(([key]) => key.startsWith('hakkyoi.')).sort()",
    )
    .await
}

/// Makes a first visit, takes the network away and reloads. The site must go on working.
pub(crate) async fn no_network(page: &Page) {
    first_visit(page).await;
    page.site.serve(Serves::Nothing);
    page.reload().await;
    assert_eq!(version(page).await, Site::versions()[0]);
    // Whatever the host says of a file, a browser need not read it again.
    let lasts = "caches.match(document.documentElement.dataset.files + 'static/art.svg').then((file) => { window.e2eLasts = file.headers.get('Cache-Control'); })";
    page.eval(lasts).await;
    let noted = "return window.e2eLasts ?? null";
    let lasts = page.until("the kept file", noted, Vec::new()).await;
    assert_eq!(lasts, "max-age=31536000, immutable");
}

/// Home offers a new version; a bout does not. Nothing changes before the player takes it, and taking it loses nothing.
pub(crate) async fn offline_update(page: &Page) {
    let [first, next] = Site::versions();
    page.size(820, 1180).await;
    first_visit(page).await;
    sit_down(page).await;
    page.site.serve(Serves::Next);
    page.reload().await;
    let cached = "return document.documentElement.dataset.update === ''";
    page.until("the next version to be cached", cached, Vec::new())
        .await;
    curtain(page).await;
    assert!(
        !page.text().await.contains("A new version"),
        "a bout must not offer an update"
    );
    let before = kept(page).await;
    // A new document and back: still the first version.
    page.open("?offline").await;
    assert_eq!(version(page).await, first);
    page.says(&t!("update")).await;
    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;
    // Another tab has a page open and stays on the first version.
    let home = page.new_tab().await;
    page.size(820, 1180).await;
    page.open("?offline#/track/new").await;
    page.role("button", &t!("begin")).await;
    let other = page.turn_to(&home).await;
    page.press("button", &t!("update-take")).await;
    let taken = "return document.documentElement.dataset.files === arguments[0] + '/'";
    page.until("the next version to show", taken, vec![next.clone().into()])
        .await;
    assert_eq!(version(page).await, next);
    assert_eq!(kept(page).await, before, "the update lost stored data");
    page.turn_to(&other).await;
    let files = page
        .eval("return document.documentElement.dataset.files")
        .await;
    assert_eq!(
        files,
        format!("{first}/"),
        "the other tab must keep its version"
    );
    page.press("button", &t!("begin")).await;
    page.find(".track-hand, .tray, .hands").await;
    page.turn_to(&home).await;
    // The new version is cached as the first one was, and the bout goes on in it.
    page.site.serve(Serves::Nothing);
    page.reload().await;
    assert_eq!(version(page).await, next);
    let go_on = page.find("a[href='#/tricks']").await;
    page.tap(Hand::Mouse, &go_on).await;
    curtain(page).await;
}

/// A language chosen while a new version waits is kept with the version on screen, too.
pub(crate) async fn offline_language_while_a_version_waits(page: &Page) {
    let [first, _] = Site::versions();
    page.size(820, 1180).await;
    first_visit(page).await;
    page.site.serve(Serves::Both);
    page.reload().await;
    let waits = "return document.documentElement.dataset.update === ''";
    page.until("the next version to be cached", waits, Vec::new())
        .await;
    page.says(&t!("update")).await;
    page.come_to_rest().await;
    page.press("button", &t!("settings")).await;
    languages::choose(page, "Deutsch").await;
    languages::speaks(page, "de", "Sprache").await;
    languages::cached(page, "de").await;
    page.site.serve(Serves::Nothing);
    page.reload().await;
    assert_eq!(version(page).await, first);
    languages::speaks(page, "de", "Autoren und Verlage").await;
}

/// Plants a bout of two people, opens it, and waits until the page has looked for a new version.
///
/// If WebKit finds a new worker for a page that is just being left, it never installs it, nor looks again.
async fn sit_down(page: &Page) {
    let bout = kept_bout(&people(), "G1=G5", ALL_SEEN, None);
    page.plant(&[("bout.tricks", &bout)]);
    page.open("?offline#/tricks").await;
    curtain(page).await;
    let looked = "return window.e2eLooked ?? null";
    page.until("the page to look for a new version", looked, Vec::new())
        .await;
}

async fn curtain(page: &Page) {
    assert!(matches!(page.scene().await, Scene::Curtain));
}

/// A host can withdraw the service worker: pages then come from the network again, and stored data stays.
pub(crate) async fn offline_taken_back(page: &Page) {
    page.size(820, 1180).await;
    first_visit(page).await;
    sit_down(page).await;
    let before = kept(page).await;
    page.site.serve(Serves::Gone);
    page.open("?offline").await;
    page.find(GAME).await;
    let gone = "Promise.all([caches.keys(), navigator.serviceWorker.getRegistrations()]).then((all) => { window.e2eLeft = all.flat().length; }); \
        return window.e2eLeft === 0";
    let what = "the caches and the service worker to be gone";
    page.until(what, gone, Vec::new()).await;
    page.reload().await;
    page.find(GAME).await;
    let free = "return navigator.serviceWorker.controller === null";
    page.until("the page to be without a service worker", free, Vec::new())
        .await;
    assert_eq!(
        kept(page).await,
        before,
        "withdrawing the service worker lost stored data"
    );
}

/// If the program panics, the error page also offers the next version, which may have the fix.
pub(crate) async fn offline_stumbles(page: &Page) {
    let [first, next] = Site::versions();
    page.size(820, 1180).await;
    first_visit(page).await;
    assert_eq!(version(page).await, first);
    page.site.serve(Serves::Next);
    page.reload().await;
    page.find(GAME).await;
    stumble(page).await;
    page.says(&t!("data-report")).await;
    page.press("button", &t!("update-take")).await;
    let taken = "return document.documentElement.dataset.files === arguments[0] + '/'";
    page.until("the next version to show", taken, vec![next.into()])
        .await;
    page.find("main").await;
    page.forgive().await;
}

/// A host goes back to the first version, page and worker at different times: the cached first version stays, and the offer disappears.
/// Before that, a program that does not start also offers the next version.
pub(crate) async fn offline_back_again(page: &Page) {
    let [first, _] = Site::versions();
    page.size(820, 1180).await;
    first_visit(page).await;
    assert_eq!(version(page).await, first);
    page.site.serve(Serves::Next);
    page.eval("sessionStorage.setItem('e2e-no-start', 'yes')")
        .await;
    page.reload().await;
    page.says(&t!("not-loaded")).await;
    page.role("button", &t!("update-take")).await;
    // The drawings are on the device, so they do not wait for the words.
    assert_eq!(page.eval(DRAWN_LATE).await, false);
    page.come_to_rest().await;
    page.picture().await;
    page.eval("sessionStorage.removeItem('e2e-no-start')").await;
    page.forgive().await;

    page.site.serve(Serves::Torn);
    page.reload().await;
    page.find(GAME).await;
    let nothing = "return !('update' in document.documentElement.dataset)";
    page.until("the offer to disappear", nothing, Vec::new())
        .await;
    page.site.serve(Serves::Nothing);
    page.reload().await;
    assert_eq!(version(page).await, first);
}
