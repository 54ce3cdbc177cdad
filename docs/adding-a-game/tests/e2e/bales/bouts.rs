//! Whole bouts against the computer, with every means of input, and axe-core over the screens.

use fantoccini::key::Key;
use rules::bales::Take;
use serde_json::Value;

use crate::common::axe::{PHONE_DAY, before_a_bout, look, sheets};
use crate::common::keyboard::tab_to;
use crate::common::planted::{self, ALL_SEEN, against_the_computer, settings};
use crate::common::scene::Scene;
use crate::common::setup::{against_the_weakest, begin_by_keys, from_home_by_keys};
use crate::common::table::Table;
use crate::offline::no_network;
use crate::page::Page;
use crate::pointer::Hand;

const BALES: Table = Table {
    game: "bales",
    choices: &[],
};

/// A stored bout against the computer after these turns, all of it seen.
fn bout(turns: &str) -> Value {
    let record = format!("[Game \"bales\"]\n\n{turns}");
    planted::kept(&against_the_computer(), &record, ALL_SEEN, None::<&Take>)
}

/// Presses the first button at every turn, to the result. Returns the record.
async fn to_the_end(page: &Page, hand: Option<Hand>) -> String {
    loop {
        let scene = BALES.scene(page).await;
        if scene == Scene::Over {
            break;
        }
        let before = page.moment().await;
        if let Some(hand) = hand {
            let button = page.find(".go .btn").await;
            page.tap(hand, &button).await;
        } else {
            tab_to(page, ".go .btn").await;
            page.key(Key::Enter).await;
        }
        page.later_than(&before).await;
    }
    page.says("carried off the last bale").await;
    BALES.record(page).await
}

/// One bout, from the home page to a rematch.
async fn whole_bout(page: &Page, hand: Hand) {
    against_the_weakest(page, hand, "bales", &[]).await;
    let play = async || to_the_end(page, Some(hand)).await;
    BALES.to_a_rematch(page, hand, play).await;
    assert_eq!(BALES.scene(page).await, Scene::Asked);
}

pub(crate) async fn bales_by_mouse(page: &Page) {
    page.size(1180, 820).await;
    whole_bout(page, Hand::Mouse).await;
}

pub(crate) async fn bales_by_touch(page: &Page) {
    page.size(360, 740).await;
    whole_bout(page, Hand::Finger).await;
}

/// After a first visit a whole bout needs no network.
pub(crate) async fn offline_bales(page: &Page) {
    no_network(page).await;
    page.size(360, 740).await;
    whole_bout(page, Hand::Finger).await;
}

pub(crate) async fn bales_by_keyboard_alone(page: &Page) {
    from_home_by_keys(page, "bales", "button[type=submit]").await;
    begin_by_keys(page).await;
    to_the_end(page, None).await;
}

pub(crate) async fn bales_reload(page: &Page) {
    BALES.sit_down_at(page, &bout("-1 -2")).await;
    assert_eq!(BALES.scene(page).await, Scene::Asked);
    BALES.reload_changes_nothing(page).await;
}

/// axe-core over every screen and sheet of a bout, on a phone by day.
pub(crate) async fn bales_axe(page: &Page) {
    let ((width, height), theme) = PHONE_DAY;
    page.size(width, height).await;
    let settings = settings(theme, "instant");
    before_a_bout(page, "bales", &settings).await;
    BALES.sit_down(page, &bout("-1 -2"), &settings).await;
    look(page, ".go .btn").await;
    sheets(page).await;
    BALES.sit_down(page, &bout("-2 -2 -2 -1"), &settings).await;
    look(page, "main.verdict").await;
    page.open("#/bales/review").await;
    look(page, ".review").await;
}

/// A bout in progress, for the README.
pub(crate) async fn pictured(page: &Page) {
    BALES
        .sit_down(page, &bout("-1 -2"), &settings("day", "instant"))
        .await;
    BALES.scene(page).await;
}
