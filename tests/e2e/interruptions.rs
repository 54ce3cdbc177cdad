//! What interrupts a bout from outside the page: a device that sleeps, a browser that freezes a tab, a clock that jumps, a program that
//! rewrites the document, and a new version of the page.

use crate::common::planted::{ALL_SEEN, against_the_computer, people, with};
use crate::common::setup::GAME;
use crate::tricks::{TRICKS, stored};
use hakkyoi::ui::words::t;
use rules::Side;
use serde_json::{Value, json};

use crate::common::facing::{LIFT, PRESS, go, is_held, middle_of, own, waits};
use crate::common::means::Means;
use crate::common::scene::Scene;
use crate::offline::first_visit;
use crate::page::Page;
use crate::pointer::Hand;
use crate::site::Serves;
use crate::{circle, momentum, slam, track, tricks};

/// Tells the page that it is hidden, as when another tab is in front or the device is locked; then that it is visible again.
async fn sleep(page: &Page) {
    let script = "const hidden = (is) => {
            Object.defineProperty(document, 'hidden', { value: is, configurable: true });
            Object.defineProperty(document, 'visibilityState', { value: is ? 'hidden' : 'visible', configurable: true });
            document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        };
        hidden(true);
        setTimeout(() => { hidden(false); window.e2eWoke = true; }, 300);
        window.e2eWoke = false;";
    page.eval(script).await;
    let woke = "return window.e2eWoke";
    page.until("the device to wake up", woke, Vec::new()).await;
}

/// Of two who pass the device, neither leaves the hand open when the device sleeps; a player alone is not asked to lift a curtain.
pub(crate) async fn sleep_covers_the_hand(page: &Page) {
    page.size(820, 1180).await;
    TRICKS
        .sit_down_at(page, &stored(&people(), "G1=G5", ALL_SEEN, None))
        .await;
    page.press_curtain_twice(Hand::Mouse).await;
    page.find("li[data-card]").await;
    sleep(page).await;
    assert_eq!(page.scene().await, Scene::Curtain);
    assert_eq!(page.all("[data-card]").await.len(), 0);
    page.press_curtain_twice(Hand::Mouse).await;
    page.find("li[data-card]").await;
    let facing = with(
        stored(&people(), "G1=G5", ALL_SEEN, None),
        "seating",
        "facing",
    );
    TRICKS.sit_down_at(page, &facing).await;
    waits(page).await;
    let cover = middle_of(page, &own(Side::East, ".palm")).await;
    page.perform(Hand::Mouse, vec![go(cover), PRESS]).await;
    is_held(page, &["east"]).await;
    sleep(page).await;
    is_held(page, &[]).await;
    page.perform(Hand::Mouse, vec![LIFT]).await;
    TRICKS.sit_down_at(page, &asked()).await;
    assert_eq!(page.scene().await, Scene::Asked);
    sleep(page).await;
    assert_eq!(page.scene().await, Scene::Asked);
}

/// A bout keeps the screen awake while it is in sight, and asks again at the first press after the browser has taken the lock away.
pub(crate) async fn screen_stays_awake(page: &Page) {
    page.open("").await;
    page.find(GAME).await;
    let stub = "window.e2eLocks = [];
        const request = async () => {
            const lock = { released: false, release: async () => { lock.released = true; } };
            window.e2eLocks.push(lock);
            return lock;
        };
        Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });";
    page.eval(stub).await;
    let locks = async |number: usize, held: bool| {
        let script = "const locks = window.e2eLocks; return locks.length === arguments[0] && locks.some((it) => !it.released) === arguments[1]";
        let what = format!("{number} locks, held: {held}");
        page.until(&what, script, vec![json!(number), json!(held)])
            .await;
    };
    locks(0, false).await;
    page.eval("location.hash = '#/momentum/new'").await;
    page.press("button", &t!("begin")).await;
    locks(1, true).await;
    page.find(".mbd").await;
    page.eval("location.hash = '#/rules'").await;
    locks(1, false).await;
    page.eval("history.back()").await;
    locks(2, true).await;
    page.eval("window.e2eLocks.at(-1).released = true").await;
    let title = page.find(".bar").await;
    page.tap(Hand::Mouse, &title).await;
    locks(3, true).await;
    page.tap(Hand::Mouse, &title).await;
    locks(3, true).await;
    page.eval("location.hash = '#/'").await;
    locks(3, false).await;
}

/// Wraps each text of the page in two elements, as browsers' translation does, and each that comes later.
const TRANSLATES: &str = "
const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
        if (!text.data.trim() || !(text.parentElement instanceof HTMLElement)) continue;
        if (text.parentElement.closest('font, #shell, noscript, script, style, option, textarea')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text);
    }
};
const watch = (it) => new MutationObserver(translate).observe(it, { subtree: true, childList: true, characterData: true });
addEventListener('DOMContentLoaded', () => { translate(); watch(document.body); });
";

/// Whole bouts on a page that a translator rewrites although it asks for none.
async fn translated(page: &Page, bout: impl Future<Output = ()>) {
    page.site.run_first(TRANSLATES);
    bout.await;
    let rewritten = "return document.querySelector('font font') !== null && document.documentElement.translate === false";
    assert_eq!(page.eval(rewritten).await, true);
    let anew = "return sessionStorage.getItem('hakkyoi.anew')";
    assert_eq!(
        page.eval(anew).await,
        Value::Null,
        "the page had to mount anew"
    );
}

pub(crate) async fn tricks_translated(page: &Page) {
    translated(page, tricks::bouts::by_mouse_clicks(page)).await;
}

pub(crate) async fn track_translated(page: &Page) {
    translated(page, track::bouts::track_by_mouse_clicks(page)).await;
}

pub(crate) async fn circle_translated(page: &Page) {
    translated(page, circle::bouts::circle_by_mouse(page)).await;
}

pub(crate) async fn momentum_translated(page: &Page) {
    translated(page, momentum::bouts::momentum_by_mouse_clicks(page)).await;
}

pub(crate) async fn slam_translated(page: &Page) {
    translated(page, slam::bouts::slam_by_mouse(page)).await;
}

/// Where a rewritten document makes the program panic all the same, the page mounts anew, with the bout as it was.
pub(crate) async fn rewritten_page_mounts_anew(page: &Page) {
    let bout = stored(&people(), "G1=G5", ALL_SEEN, None);
    TRICKS.sit_down_at(page, &bout).await;
    assert_eq!(page.scene().await, Scene::Curtain);
    let before = TRICKS.kept_bout(page).await;
    // As where a translator has moved the element before which Yew puts another one.
    page.eval(
        "window.e2eOld = true;
        Node.prototype.insertBefore = () => { throw new DOMException('The node is not a child of this node', 'NotFoundError'); };
        Node.prototype.appendChild = Node.prototype.insertBefore;",
    )
    .await;
    page.eval("location.hash = '#/rules'").await;
    let anew = "return !window.e2eOld && document.querySelector('main h1') !== null";
    page.until("the page to mount anew", anew, Vec::new()).await;
    page.says(&t!("rules-read")).await;
    page.eval("history.back()").await;
    assert_eq!(page.scene().await, Scene::Curtain);
    assert_eq!(TRICKS.kept_bout(page).await, before);
    page.press_curtain_twice(Hand::Mouse).await;
    page.find("li[data-card]").await;
    page.forgive().await;
}

/// A tab that somebody comes back to looks for a new version, but not each time.
pub(crate) async fn offline_update_on_return(page: &Page) {
    first_visit(page).await;
    page.find(GAME).await;
    page.site.serve(Serves::Next);
    sleep(page).await;
    let looked = "return window.e2eLooked === true";
    assert_eq!(page.eval(looked).await, false, "it has only just looked");
    page.eval("const { now } = Date; Date.now = () => now() + 3_600_000")
        .await;
    sleep(page).await;
    page.says(&t!("update")).await;
}

/// A stored bout against a computer, in which the player has to choose.
fn asked() -> Value {
    stored(&against_the_computer(), "G1=G5 R1-", ALL_SEEN, None)
}

/// A tab that the browser freezes and thaws goes on where it was.
pub(crate) async fn frozen_tab_goes_on(page: &Page) {
    TRICKS.sit_down_at(page, &asked()).await;
    assert_eq!(page.scene().await, Scene::Asked);
    let before = page.shown_at_rest().await;
    for state in ["frozen", "active"] {
        page.cdp("Page.setWebLifecycleState", json!({ "state": state }))
            .await;
    }
    page.shows_again(&before).await;
    let card = page.card("R2").await;
    page.play(Means::Clicks, &card).await;
}

/// A clock that jumps back or ahead stops no bout.
pub(crate) async fn clock_jumps(page: &Page) {
    TRICKS.sit_down_at(page, &asked()).await;
    page.eval(
        "const { now } = Date;
        let reads = 0;
        Date.now = () => now() + (++reads % 2 ? 1 : -1) * 40 * 365 * 86_400_000;",
    )
    .await;
    page.play_to_the_end(Means::Clicks).await;
}
