//! Whole bouts against the computer, from the home page to the result, with every means of input.

use super::table::{TRICKS, kept};
use crate::common::keyboard::tab_to;
use crate::common::means::Means;
use crate::common::planted::{ALL_SEEN, against_the_computer, settings};
use crate::common::scene::Scene;
use crate::common::setup::{FORM, GAME, begin, from_home, unfold_by_keys};
use crate::offline::no_network;
use crate::page::Page;
use crate::pointer::Hand;
use fantoccini::key::Key;
use hakkyoi::ui::words::t;

/// One bout at instant pace, from home to a rematch.
async fn whole_bout(page: &Page, means: Means) {
    from_home(page, means.hand(), "tricks").await;
    begin(page, means.hand()).await;
    let play = async || page.play_to_the_end(means).await;
    TRICKS.to_a_rematch(page, means.hand(), play).await;
    assert_eq!(page.scene().await, Scene::Asked);
}

pub(crate) async fn by_mouse_drag(page: &Page) {
    page.size(1180, 820).await;
    whole_bout(page, Means::MouseDrag).await;
}

pub(crate) async fn by_mouse_clicks(page: &Page) {
    page.size(820, 1180).await;
    whole_bout(page, Means::Clicks).await;
}

pub(crate) async fn by_touch_drag(page: &Page) {
    page.size(360, 740).await;
    whole_bout(page, Means::TouchDrag).await;
}

/// After a first visit a whole bout needs no network.
pub(crate) async fn offline_tricks(page: &Page) {
    no_network(page).await;
    page.size(360, 740).await;
    whole_bout(page, Means::TapTap).await;
    page.picture().await;
}

/// From the home page to a rematch with Tab, arrows, Enter and Space.
pub(crate) async fn by_keyboard_alone(page: &Page) {
    page.size(1180, 820).await;
    page.open("").await;
    page.find(GAME).await;
    tab_to(page, GAME).await;
    page.key(Key::Enter).await;
    page.find("form details").await;
    unfold_by_keys(page).await;
    // A group of radio buttons is one tab stop; the arrow keys cycle in it.
    tab_to(page, "input[name=pace]:checked").await;
    for _ in 0..4 {
        if page
            .eval("return document.activeElement.nextElementSibling.textContent")
            .await
            == "Instant"
        {
            break;
        }
        page.key(Key::Left).await;
        page.until(
            "the arrow to choose",
            "return document.activeElement.checked",
            Vec::new(),
        )
        .await;
    }
    tab_to(page, "button[type=submit]").await;
    page.key(Key::Space).await;
    page.scene().await;
    assert!(
        page.eval("return localStorage['hakkyoi.settings'].includes('instant')")
            .await
            == true,
        "the arrow keys must set the pace"
    );
    eprintln!("{}", TRICKS.record(page).await);
    let record = page.play_to_the_end(Means::Keys).await;
    assert_eq!(TRICKS.rematch_by_keys(page).await, Scene::Asked);
    page.card_has_focus().await;
    assert_ne!(TRICKS.record(page).await, record, "a new deal");
    page.picture().await;
}

/// On a slow machine the hand comes after the heading, which has the focus meanwhile.
pub(crate) async fn hand_takes_the_focus(page: &Page) {
    page.open("?late-locks#/tricks/new").await;
    page.find(FORM).await;
    tab_to(page, "button[type=submit]").await;
    page.key(Key::Enter).await;
    assert_eq!(page.scene().await, Scene::Asked);
    page.card_has_focus().await;
}

/// Two people at one device, at the default pace.
pub(crate) async fn by_two_at_normal_pace(page: &Page) {
    page.size(1180, 820).await;
    page.open("#/tricks/new").await;
    let table = page.role("radio", &t!("setup-table")).await;
    page.tap(Hand::Mouse, &table).await;
    let east = page.find("input[name=east]").await;
    east.clear().await.unwrap();
    east.send_keys(" Aki  <b>Umi").await.unwrap();
    let begin = page.role("button", &t!("begin")).await;
    page.tap(Hand::Mouse, &begin).await;
    assert_eq!(page.scene().await, Scene::Curtain);
    page.says("Aki <b>Umi").await;
    page.play_to_the_end(Means::MouseDrag).await;
    page.picture().await;
}

/// A bout in progress, for the README.
pub(crate) async fn pictured(page: &Page) {
    open(page, "G1=G5 B2-B5 R5-").await;
}

/// Opens a stored bout by day, after these moves.
pub(crate) async fn open(page: &Page, moves: &str) {
    let bout = kept(&against_the_computer(), moves, ALL_SEEN, None);
    page.plant(&[
        ("bout.tricks", &bout),
        ("settings", &settings("day", "instant")),
    ]);
    page.open("#/tricks").await;
    page.scene().await;
}
