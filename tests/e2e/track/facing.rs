//! Two who sit face to face: whole bouts by every means; what is laid is nowhere in the document, but while its player looks.

use super::table::{BEGUN, SWAPPED, Scene, TACTICAL, TRACK, kept, scene, swap};
use crate::engine::Engine;
use crate::page::Page;
use crate::pointer::Hand;
use crate::tricks::facing::hands::{
    LIFT, PRESS, Way, go, is_held, key, lay_from, middle_of, own, press_on, waits,
};
use crate::tricks::{ALL_SEEN, Means, people, settings};
use fantoccini::actions::KeyAction;
use fantoccini::key::Key;
use hakkyoi::rules::Seat;
use hakkyoi::rules::track::Action;
use hakkyoi::ui::games::track::model::Model;
use serde_json::{Value, json};

async fn kept_text(page: &Page) -> Value {
    page.eval("return localStorage.getItem('hakkyoi.bout.track')")
        .await
}

async fn later_than(page: &Page, before: &Value) {
    let script = "return localStorage.getItem('hakkyoi.bout.track') !== arguments[0]";
    page.until("the bout to go on", script, vec![before.clone()])
        .await;
}

/// What stands behind that seat's rope, in its order.
async fn standing(page: &Page, seat: Seat) -> Vec<Action> {
    // As text: the page's own numbers are not exact enough for the lot.
    let kept = kept_text(page).await;
    let mut kept: Value = serde_json::from_str(kept.as_str().unwrap()).unwrap();
    let kept = serde_json::from_value(kept["data"].take()).unwrap();
    Model::resume(kept).unwrap().standing(seat)
}

/// No card behind a rope tells what it is, but those of the seats whose players look.
async fn only_told_to(page: &Page, looks: &[Seat]) {
    let script = "return [...new Set([...document.querySelectorAll('.facing-hand [data-card]')].map((it) => it.closest('section[data-seat]').dataset.seat))].join(' ')";
    let told = page.eval(script).await;
    let looks: Vec<&str> = looks.iter().map(|seat| seat.slug()).collect();
    assert_eq!(told, looks.join(" "));
    let script = "return document.querySelectorAll('.facing-hand .tray:not(:has([data-card])) use[href*=\"#n\"]').length";
    assert_eq!(page.eval(script).await, 0, "a numeral on a back");
}

async fn lay(page: &Page, seat: Seat, way: Way) {
    page.come_to_rest().await;
    only_told_to(page, &[]).await;
    let all = standing(page, seat).await;
    // Not always the same place.
    let place = all.len() * 2 / 3;
    let before = kept_text(page).await;
    lay_from(page, seat, way, place, async |looks| {
        if looks {
            is_held(page, &[seat.slug()]).await;
            only_told_to(page, &[seat]).await;
        } else {
            only_told_to(page, &[]).await;
        }
    })
    .await;
    later_than(page, &before).await;
    is_held(page, &[]).await;
    only_told_to(page, &[]).await;
    let laid = TRACK.kept_bout(page).await["table"]["sealed"][seat.index()].clone();
    let expected = serde_json::to_value(all[place]).unwrap();
    // The second card of a turn is turned over at once.
    assert!(laid == expected || laid.is_null(), "{laid} for {expected}");
}

/// Plays to the end, one way after the other; West begins where both are asked.
async fn to_the_end(page: &Page, ways: &[Way]) {
    let mut turn = 0;
    loop {
        let way = ways[turn % ways.len()];
        turn += 1;
        let seat = Seat::PAIR[turn % 2];
        match waits(page).await.as_str() {
            "over" => break,
            "lies" => {
                let before = kept_text(page).await;
                press_on(page, seat, way).await;
                later_than(page, &before).await;
            }
            first => {
                let asked = page.all("[data-palm][data-focus]").await.len();
                let west = asked == 2 || first == Seat::WEST.slug();
                lay(page, if west { Seat::WEST } else { Seat::EAST }, way).await;
                if turn == 2 {
                    page.picture().await;
                }
            }
        }
    }
    assert!(TRACK.record(page).await.contains("[Result \""));
    page.picture().await;
}

async fn begin(page: &Page, record: &str) {
    let mut bout = kept(&people(), record, ALL_SEEN, None);
    bout["seating"] = "facing".into();
    TRACK.sit_down_at(page, &bout).await;
}

pub(crate) async fn track_facing_by_mouse(page: &Page) {
    page.size(1180, 820).await;
    page.plant(&[("settings", &settings("system", "instant"))])
        .await;
    page.open("#/track/new").await;
    for name in ["Two at this table", "Face to face"] {
        let answer = page.role("radio", name).await;
        page.tap(Hand::Mouse, &answer).await;
    }
    page.press("button", "Begin").await;
    waits(page).await;
    page.picture().await;
    to_the_end(page, &[Way::Slide, Way::Taps]).await;
    let rematch = page.find(&own(Seat::WEST, ".acts .btn")).await;
    page.tap(Hand::Mouse, &rematch).await;
    assert_eq!(waits(page).await, "east");
}

/// Swaps behind the curtain, then face to face; by fingers on a tablet that stands upright.
pub(crate) async fn track_facing_by_touch(page: &Page) {
    page.size(820, 1180).await;
    begin(page, TACTICAL).await;
    for _ in Seat::PAIR {
        assert_eq!(scene(page).await, Scene::Curtain);
        page.press_curtain_twice(Hand::Finger).await;
        swap(page, Means::TapTap, &[3, 6]).await;
    }
    assert_eq!(waits(page).await, "lies");
    page.picture().await;
    to_the_end(page, &[Way::TwoFingers, Way::Taps]).await;
}

pub(crate) async fn track_facing_by_keyboard(page: &Page) {
    page.size(1180, 820).await;
    begin(page, BEGUN).await;
    waits(page).await;
    to_the_end(page, &[Way::Letters, Way::Cover]).await;
}

/// axe-core over every scene, by day and by night, across and upright.
pub(crate) async fn track_facing_axe(page: &Page) {
    let all = page.engine() != Engine::Webkit;
    for ((width, height), theme) in [
        ((1180, 820), "day"),
        ((820, 1180), "night"),
        ((1440, 900), "night"),
    ] {
        page.size(width, height).await;
        let bout = |record: &str, seen| {
            let mut bout = kept(&people(), record, seen, None);
            bout["seating"] = "facing".into();
            bout["clock"] = json!({ "limit": 600, "left": [600, 600], "nominated": [null, null], "late": [null, null] });
            json!({ "version": 1, "data": bout }).to_string()
        };
        let scenes = [
            (SWAPPED.to_owned(), ALL_SEEN),
            (format!("{BEGUN}1. 6=3"), 2),
            (format!("{BEGUN}1. 6=5 2. 3=4"), ALL_SEEN),
            (format!("{BEGUN}1. 6=5 2. 5=2"), ALL_SEEN),
        ];
        for (record, seen) in scenes.into_iter().take(if all { 4 } else { 1 }) {
            page.plant(&[
                ("settings", &settings(theme, "instant")),
                ("bout.track", &bout(&record, seen)),
            ])
            .await;
            page.open("#/track").await;
            waits(page).await;
            look(page).await;
            if seen == ALL_SEEN && !record.contains("2.") {
                // Both look, and one has picked.
                let cover = middle_of(page, "[data-palm=east]").await;
                page.perform(Hand::Mouse, vec![go(cover), PRESS]).await;
                key(page, vec![KeyAction::Down { value: 'p' }]).await;
                is_held(page, &["east", "west"]).await;
                page.key(Key::Enter).await;
                look(page).await;
                key(page, vec![KeyAction::Up { value: 'p' }]).await;
                page.perform(Hand::Mouse, vec![LIFT]).await;
                is_held(page, &[]).await;
            }
        }
        for seat in Seat::PAIR {
            for tool in ["tool:nth-last-of-type(2)", "tool:last-of-type"] {
                let opener = page.find(&own(seat, &format!(".{tool}"))).await;
                page.tap(Hand::Mouse, &opener).await;
                page.find("dialog[open]").await;
                look(page).await;
                page.key(Key::Escape).await;
                page.sheet_gone().await;
            }
        }
    }
}

async fn look(page: &Page) {
    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;
}
