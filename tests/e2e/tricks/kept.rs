//! Nothing of a bout is lost by reloading, going back and forward, visiting the home page or a rematch.

use super::table::{TRICKS, stored};
use crate::common::means::Means;
use crate::common::planted::{ALL_SEEN, against_the_computer, people};
use crate::common::scene::Scene;
use crate::common::screens::REVIEW;
use crate::common::setup::GAME;
use crate::common::table::GO_ON;
use crate::page::Page;
use crate::pointer::Hand;
use fantoccini::wd::WindowHandle;
use hakkyoi::ui::words::t;
use serde_json::Value;

/// Reloads and checks that everything is as it was.
async fn reload_changes_nothing(page: &Page) {
    let (shown, bout) = (page.shown_at_rest().await, TRICKS.kept_bout(page).await);
    page.reload().await;
    page.scene().await;
    page.shows_again(&shown).await;
    let after = TRICKS.kept_bout(page).await;
    for part in ["players", "keiko", "seen", "torikumi"] {
        assert_eq!(after[part], bout[part], "{part}");
    }
    // The computer may have moved on meanwhile, behind a trick that still waits for confirmation; nothing else may have changed.
    let moves = |bout: &Value| {
        let record = bout["table"]["record"].as_str().unwrap().trim_end();
        record
            .split_once("\n\n")
            .map_or("", |(_, moves)| moves)
            .to_owned()
    };
    assert!(
        moves(&after).starts_with(&moves(&bout)),
        "{after} must continue {bout}"
    );
}

pub(crate) async fn reload_at_every_moment(page: &Page) {
    page.size(1180, 820).await;
    TRICKS
        .sit_down_at(page, &stored(&against_the_computer(), "", 0, None))
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
            Scene::MustBeSeen => TRICKS.go_on(page, Means::Clicks).await,
            _ => break,
        }
    }
    assert!(
        scenes.ends_with(&[Scene::MustBeSeen, Scene::Over]) && scenes.contains(&Scene::Asked),
        "{scenes:?}"
    );
    let record = TRICKS.record(page).await;
    page.open("#/").await;
    page.find(GAME).await;
    assert!(
        page.all("a[href='#/tricks']").await.is_empty(),
        "home must not offer a decided bout"
    );
    page.eval("history.back()").await;
    assert_eq!(page.scene().await, Scene::Over);
    page.rematch(Hand::Mouse).await;
    assert_eq!(page.scene().await, Scene::Asked);
    let fresh = TRICKS.record(page).await;
    assert_ne!(fresh, record, "a rematch must be a new bout");
    assert_eq!(page.all("[data-card]").await.len(), 8);
    page.reload().await;
    page.scene().await;
    assert_eq!(TRICKS.record(page).await, fresh);
}

/// In mid-trick: leaves for home and resumes with one tap; then back and forward.
pub(crate) async fn home_and_back(page: &Page) {
    page.size(1180, 820).await;
    TRICKS
        .sit_down_at(
            page,
            &stored(&against_the_computer(), "G1=G5 R1-", ALL_SEEN, None),
        )
        .await;
    assert_eq!(page.scene().await, Scene::Asked);
    let shown = page.shown_at_rest().await;
    let home = page.find("a[href='#/']").await;
    page.tap(Hand::Mouse, &home).await;
    page.says("an unfinished bout").await;
    page.says(&t!("trick-number", number = 1)).await;
    page.picture().await;
    let go_on = page.find("a[href='#/tricks']").await;
    page.tap(Hand::Mouse, &go_on).await;
    page.scene().await;
    page.shows_again(&shown).await;
    // Going back closes a sheet, and a sheet that was closed is not gone back to.
    let menu = page.find(".bar-tools .tool:last-of-type").await;
    for closed in [
        "history.back()",
        "document.querySelector('.sheet-close').click()",
    ] {
        page.tap(Hand::Mouse, &menu).await;
        page.find("dialog.sheet[open]").await;
        page.eval(closed).await;
        page.sheet_gone().await;
        page.until(
            "the bout's own entry",
            "return history.state < 1",
            Vec::new(),
        )
        .await;
        page.shows_again(&shown).await;
    }
    page.eval("history.back()").await;
    page.find("a[href='#/tricks']").await;
    page.eval("history.back()").await;
    page.scene().await;
    page.shows_again(&shown).await;
    page.eval("history.forward()").await;
    page.find("a[href='#/tricks']").await;
    page.eval("history.forward()").await;
    page.scene().await;
    page.shows_again(&shown).await;
    // The set-up warns that a new bout would give up the old one, and links back to it.
    page.open("#/tricks/new").await;
    page.says("would be given up").await;
    let instead = page.role("link", &t!("setup-go-on")).await;
    page.tap(Hand::Mouse, &instead).await;
    page.scene().await;
    page.shows_again(&shown).await;
    // One that counts stays among the bouts.
    page.open("#/tricks/new").await;
    page.press("button", &t!("begin")).await;
    assert_eq!(page.scene().await, Scene::Asked);
    let card = page.playable().await.swap_remove(0);
    page.play(Means::Clicks, &card).await;
    page.open("#/tricks/new").await;
    page.says(&t!("setup-gives-up-stays")).await;
    page.press("button", &t!("begin")).await;
    page.scene().await;
    page.open("#/bouts").await;
    page.press("link", "Unfinished: ").await;
    page.find(REVIEW).await;
    page.picture().await;
}

/// Two players at one device find the curtain after a reload, with the sealed card still under it.
pub(crate) async fn reload_with_a_sealed_card(page: &Page) {
    page.size(820, 1180).await;
    TRICKS
        .sit_down_at(page, &stored(&people(), "", ALL_SEEN, None))
        .await;
    assert_eq!(page.scene().await, Scene::Curtain);
    page.says("Tetsu").await;
    page.press_curtain_twice(Hand::Mouse).await;
    let card = page.card("G4").await;
    page.play(Means::Clicks, &card).await;
    assert_eq!(page.scene().await, Scene::Curtain);
    let bout = TRICKS.kept_bout(page).await;
    assert!(
        bout["sealed"].is_null() && !bout["table"]["sealed"][0].is_null(),
        "{bout}"
    );
    reload_changes_nothing(page).await;
    page.says("Tetsu’s card lies face down").await;
    page.press_curtain_twice(Hand::Mouse).await;
    assert_eq!(page.scene().await, Scene::Asked);
    // The page does not store that the curtain was lifted: after a reload either player may hold the tablet.
    page.reload().await;
    assert_eq!(page.scene().await, Scene::Curtain);
    page.press_curtain_twice(Hand::Mouse).await;
    let card = page.card("G2").await;
    page.play(Means::Clicks, &card).await;
    assert_eq!(page.scene().await, Scene::MustBeSeen);
    page.says(&t!("leads", name = "Tetsu")).await;
    assert!(TRICKS.record(page).await.contains("G4=G2"));
}

const LIES: &str = "return localStorage.getItem('hakkyoi.bout.tricks')";

/// Plays the last playable card. Returns the stored bout.
pub(super) async fn plays(page: &Page) -> Value {
    let (before, card) = (page.eval(LIES).await, page.playable().await.pop().unwrap());
    page.tap(Hand::Mouse, &card).await;
    page.find("li[aria-selected=true]").await;
    page.tap(Hand::Mouse, &card).await;
    page.find("[data-scene=curtain], [data-act=go-on]").await;
    let after = page.eval(LIES).await;
    assert_ne!(after, before);
    after
}

/// Waits until this tab sees the same stored bout: some engines show one tab's writes to another only after a while.
pub(super) async fn finds(page: &Page, bout: &Value) {
    let script = "return localStorage.getItem('hakkyoi.bout.tricks') === arguments[0]";
    page.until("the other tab's steps", script, vec![bout.clone()])
        .await;
}

/// Lifts the curtain, after both have seen what came last.
pub(super) async fn lift(page: &Page) {
    if page.scene().await == Scene::MustBeSeen {
        page.press("button", &t!("go-on")).await;
    }
    assert_eq!(page.scene().await, Scene::Curtain);
    page.press_curtain_twice(Hand::Mouse).await;
}

/// Takes over the stored bout and goes on. Returns the bout as stored then.
async fn takes_over(page: &Page, bout: &Value) -> Value {
    page.press("button", &t!("watching-here")).await;
    page.plays_it().await;
    assert_eq!(
        page.eval(LIES).await,
        *bout,
        "taking over must not change the bout"
    );
    lift(page).await;
    assert_eq!(page.scene().await, Scene::Asked);
    page.eval(LIES).await
}

/// Opens a second tab at this address and plays there, then turns back to the first tab, which watches and finds the bout as it now is.
/// Returns both tabs, and the bout.
pub(super) async fn plays_in_a_second_tab(
    page: &Page,
    address: &str,
) -> ([WindowHandle; 2], Value) {
    let first = page.new_tab().await;
    page.size(1180, 820).await;
    page.open(address).await;
    lift(page).await;
    assert_eq!(page.scene().await, Scene::Asked);
    let bout = plays(page).await;
    let second = page.turn_to(&first).await;
    page.watches_it().await;
    finds(page, &bout).await;
    ([first, second], bout)
}

/// With one bout in two tabs, the tab that opened it last plays and the other watches. The watching tab takes over on request, or when
/// the first one closes. No step is lost.
pub(crate) async fn two_tabs(page: &Page) {
    page.size(1180, 820).await;
    TRICKS
        .sit_down_at(page, &stored(&people(), "R2=R4 G5-", ALL_SEEN, None))
        .await;
    assert_eq!(page.scene().await, Scene::Curtain);
    let (tabs, bout) = plays_in_a_second_tab(page, "#/tricks").await;
    let [first, second] = tabs;
    page.picture().await;
    page.axe().await;
    // A watching tab ignores input.
    let button = page.find(GO_ON).await;
    page.tap(Hand::Mouse, &button).await;
    assert_eq!(page.scene().await, Scene::MustBeSeen);
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

/// Lifts the curtain if it hangs, as it does in a tab that was hidden. Windows of `MiniBrowser` never hide one another.
async fn uncover(page: &Page) {
    if page.scene().await == Scene::Curtain {
        lift(page).await;
    }
}

/// In a browser without locks, a tab plays until it learns that another one has played; from then on it writes nothing.
pub(crate) async fn two_tabs_without_locks(page: &Page) {
    page.size(1180, 820).await;
    TRICKS
        .sit_down_at(page, &stored(&people(), "R2=R4 G5-", ALL_SEEN, None))
        .await;
    page.open("?no-locks#/tricks").await;
    assert_eq!(page.scene().await, Scene::Curtain);
    // The first tab hears of it by a `storage` event.
    let (tabs, bout) = plays_in_a_second_tab(page, "?deaf#/tricks").await;
    let [first, second] = tabs;
    let bout = takes_over(page, &bout).await;

    // The other tab gets no event, so it checks before it writes.
    page.turn_to(&second).await;
    finds(page, &bout).await;
    page.reload().await;
    lift(page).await;
    assert_eq!(page.scene().await, Scene::Asked);
    page.turn_to(&first).await;
    uncover(page).await;
    let bout = plays(page).await;
    page.turn_to(&second).await;
    finds(page, &bout).await;
    uncover(page).await;
    assert_eq!(
        page.scene().await,
        Scene::Asked,
        "the tab cannot know of the other's step yet"
    );
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
