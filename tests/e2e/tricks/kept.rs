//! Nothing of a bout is lost: reload, back and forward, the way over the home page, a rematch.

use super::table::{ALL_SEEN, Means, Scene, against_the_computer, kept, people};
use crate::page::Page;
use crate::pointer::Hand;
use serde_json::Value;

/// Reloads and finds everything as it was.
async fn reload_changes_nothing(page: &Page) {
    let (moment, bout) = (page.moment().await, page.kept_bout().await);
    page.reload().await;
    page.scene().await;
    page.until_same(&moment).await;
    let after = page.kept_bout().await;
    for part in ["players", "keiko", "seen", "torikumi"] {
        assert_eq!(after[part], bout[part], "{part}");
    }
    // The computer may have gone on meanwhile, behind what still lies there to be seen; nothing else may have changed.
    let moves = |bout: &Value| {
        let record = bout["table"]["record"].as_str().unwrap().trim_end();
        record
            .split_once("\n\n")
            .map_or("", |(_, moves)| moves)
            .to_owned()
    };
    assert!(
        moves(&after).starts_with(&moves(&bout)),
        "{after} begins as {bout}"
    );
}

impl Page {
    /// Waits until everything is as it was at a moment.
    async fn until_same(&self, moment: &str) {
        for _ in 0..50 {
            if self.moment().await == moment {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(40)).await;
        }
        assert_eq!(self.moment().await, moment);
    }
}

pub(crate) async fn reload_at_every_moment(page: &Page) {
    page.size(1180, 820).await;
    page.sit_down_at(&kept(&against_the_computer(), "", 0, None))
        .await;
    // The computer's card lies face down.
    page.scene().await;
    page.find(".slot[data-seat=west] .back").await;
    let mut scenes = Vec::new();
    loop {
        let scene = page.scene().await;
        scenes.push(scene);
        reload_changes_nothing(page).await;
        match scene {
            Scene::Asked => {
                let card = page.playable().await.swap_remove(0);
                page.play(Means::Clicks, &card).await;
            }
            Scene::Lies => page.go_on(Means::Clicks).await,
            _ => break,
        }
    }
    assert!(
        scenes.ends_with(&[Scene::Lies, Scene::Result]) && scenes.contains(&Scene::Asked),
        "{scenes:?}"
    );
    let record = page.record().await;
    page.open("#/").await;
    page.find("a.leaf").await;
    assert!(
        page.all("a.cont").await.is_empty(),
        "a decided bout is not offered again"
    );
    page.eval("history.back()").await;
    assert_eq!(page.scene().await, Scene::Result);
    let rematch = page.role("button", "Rematch").await;
    page.tap(Hand::Mouse, &rematch).await;
    assert_eq!(page.scene().await, Scene::Asked);
    let fresh = page.record().await;
    assert_ne!(fresh, record, "a rematch is a new bout");
    assert_eq!(page.all("[data-card]").await.len(), 8);
    page.reload().await;
    page.scene().await;
    assert_eq!(page.record().await, fresh);
}

/// On a led trick: from the home page in one tap, and back and forward.
pub(crate) async fn home_and_back(page: &Page) {
    page.size(1180, 820).await;
    page.sit_down_at(&kept(&against_the_computer(), "G1=G5 R1-", ALL_SEEN, None))
        .await;
    assert_eq!(page.scene().await, Scene::Asked);
    let moment = page.moment().await;
    let home = page.find("a.bar-home").await;
    page.tap(Hand::Mouse, &home).await;
    page.says("An unfinished bout").await;
    page.says("trick 1").await;
    page.picture().await;
    let go_on = page.find("a.cont").await;
    page.tap(Hand::Mouse, &go_on).await;
    page.scene().await;
    page.until_same(&moment).await;
    page.eval("history.back()").await;
    page.find("a.cont").await;
    page.eval("history.back()").await;
    page.scene().await;
    page.until_same(&moment).await;
    page.eval("history.forward()").await;
    page.find("a.cont").await;
    page.eval("history.forward()").await;
    page.scene().await;
    page.until_same(&moment).await;
    // The set-up says what a new bout would cost, and leads back.
    page.open("#/tricks/new").await;
    page.says("would be given up").await;
    let instead = page.role("link", "Go on with it instead").await;
    page.tap(Hand::Mouse, &instead).await;
    page.scene().await;
    page.until_same(&moment).await;
}

/// Two who share the device find the curtain down after a reload, with the sealed card still under it.
pub(crate) async fn reload_with_a_sealed_card(page: &Page) {
    page.size(820, 1180).await;
    page.sit_down_at(&kept(&people(), "", ALL_SEEN, None)).await;
    assert_eq!(page.scene().await, Scene::Curtain);
    page.says("Tetsu").await;
    page.press_curtain_twice(Hand::Mouse).await;
    let card = page.card("G4").await;
    page.play(Means::Clicks, &card).await;
    assert_eq!(page.scene().await, Scene::Curtain);
    let bout = page.kept_bout().await;
    assert!(
        bout["sealed"].is_null() && !bout["table"]["sealed"][0].is_null(),
        "{bout}"
    );
    reload_changes_nothing(page).await;
    page.says("Tetsu’s card lies face down").await;
    page.press_curtain_twice(Hand::Mouse).await;
    assert_eq!(page.scene().await, Scene::Asked);
    // Open eyes are not kept: whoever reloads may be the other one.
    page.reload().await;
    assert_eq!(page.scene().await, Scene::Curtain);
    page.press_curtain_twice(Hand::Mouse).await;
    let card = page.card("G2").await;
    page.play(Means::Clicks, &card).await;
    assert_eq!(page.scene().await, Scene::Lies);
    page.says("Tetsu leads").await;
    assert!(page.record().await.contains("G4=G2"));
}

const LIES: &str = "return localStorage.getItem('hakkyoi.bout.tricks')";

/// Plays the last card that can be played; gives what is kept then.
async fn plays(page: &Page) -> Value {
    let (before, card) = (page.eval(LIES).await, page.playable().await.pop().unwrap());
    page.tap(Hand::Mouse, &card).await;
    page.find("li[aria-selected=true]").await;
    page.tap(Hand::Mouse, &card).await;
    page.find("main:not(.bout), .now .acts .btn").await;
    let after = page.eval(LIES).await;
    assert_ne!(after, before);
    after
}

/// Waits until this tab, too, finds that the bout is kept so: some engines tell one tab of another's writes after a while.
async fn finds(page: &Page, bout: &Value) {
    let script = "return localStorage.getItem('hakkyoi.bout.tricks') === arguments[0]";
    page.until("the other's steps", script, vec![bout.clone()])
        .await;
}

async fn lift(page: &Page) {
    assert_eq!(page.scene().await, Scene::Curtain);
    page.press_curtain_twice(Hand::Mouse).await;
}

/// Takes the bout over as it lies there, and goes on; gives what is kept then.
async fn takes_over(page: &Page, bout: &Value) -> Value {
    page.press("button", "Take it over here").await;
    page.plays_it().await;
    assert_eq!(page.eval(LIES).await, *bout, "as it lay there");
    lift(page).await;
    assert_eq!(page.scene().await, Scene::Lies);
    page.go_on(Means::Clicks).await;
    assert_eq!(page.scene().await, Scene::Asked);
    page.eval(LIES).await
}

/// One bout in two tabs: the one that opened it last plays, the other watches; it takes over when it is told to, or when the first is closed.
/// No step is lost.
pub(crate) async fn two_tabs(page: &Page) {
    page.size(1180, 820).await;
    page.sit_down_at(&kept(&people(), "R2=R4 G5-", ALL_SEEN, None))
        .await;
    assert_eq!(page.scene().await, Scene::Curtain);
    let first = page.new_tab().await;
    page.size(1180, 820).await;
    page.open("#/tricks").await;
    lift(page).await;
    assert_eq!(page.scene().await, Scene::Asked);
    let bout = plays(page).await;

    let second = page.turn_to(&first).await;
    page.watches_it().await;
    finds(page, &bout).await;
    page.picture().await;
    page.axe().await;
    // What is watched cannot be touched.
    let button = page.find(".handover .hold").await;
    for _ in 0..2 {
        page.tap(Hand::Mouse, &button).await;
    }
    assert_eq!(page.scene().await, Scene::Curtain);
    let bout = takes_over(page, &bout).await;

    page.turn_to(&second).await;
    finds(page, &bout).await;
    page.watches_it().await;
    // A reload takes over, too.
    page.reload().await;
    assert_eq!(page.scene().await, Scene::Curtain);
    page.plays_it().await;
    page.turn_to(&first).await;
    page.watches_it().await;
    page.turn_to(&second).await;
    assert_eq!(page.complaints().await, [""; 0]);
    page.client.close_window().await.unwrap();
    page.client.switch_to_window(first).await.unwrap();
    page.plays_it().await;
    assert_eq!(page.eval(LIES).await, bout);
    lift(page).await;
    page.play_to_the_end(Means::Clicks).await;
}

/// Where the browser has no locks, a tab plays until it finds that another has: it writes nothing any more.
pub(crate) async fn two_tabs_without_locks(page: &Page) {
    page.size(1180, 820).await;
    page.sit_down_at(&kept(&people(), "R2=R4 G5-", ALL_SEEN, None))
        .await;
    page.open("?no-locks#/tricks").await;
    assert_eq!(page.scene().await, Scene::Curtain);
    let first = page.new_tab().await;
    page.size(1180, 820).await;
    page.open("?deaf#/tricks").await;
    lift(page).await;
    assert_eq!(page.scene().await, Scene::Asked);
    let bout = plays(page).await;

    // Told by the browser.
    let second = page.turn_to(&first).await;
    page.watches_it().await;
    finds(page, &bout).await;
    let bout = takes_over(page, &bout).await;

    // Not told, it looks before it writes.
    page.turn_to(&second).await;
    finds(page, &bout).await;
    page.reload().await;
    lift(page).await;
    assert_eq!(page.scene().await, Scene::Asked);
    page.turn_to(&first).await;
    let bout = plays(page).await;
    page.turn_to(&second).await;
    finds(page, &bout).await;
    assert_eq!(page.scene().await, Scene::Asked, "it knows nothing");
    page.eval(COUNT_WRITES).await;
    let card = page.playable().await.swap_remove(0);
    for _ in 0..2 {
        page.tap(Hand::Mouse, &card).await;
    }
    page.watches_it().await;
    assert_eq!(page.eval("return window.e2eWrites").await, 0);
    assert_eq!(page.eval(LIES).await, bout);
}

const COUNT_WRITES: &str = "
window.e2eWrites = 0;
const { setItem } = Storage.prototype;
Storage.prototype.setItem = function (...entry) {
  window.e2eWrites += this === localStorage;
  setItem.apply(this, entry);
};";
