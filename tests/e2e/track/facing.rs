//! Face-to-face play: whole bouts with every means of input.

use fantoccini::key::Key;
use rules::{Side, track::Track};
use serde_json::{Value, json};

use super::table::{BEGUN, SWAPPED, TACTICAL, TRACK, kept, swap};
use crate::common::facing::{
    SCREENS, Way, both_look, look, look_at_sheets, own, rematch, set_up, to_the_end, waits,
};
use crate::common::means::Means;
use crate::common::planted::{ALL_SEEN, people, settings};
use crate::common::scene::Scene;
use crate::page::Page;
use crate::pointer::Hand;

async fn play_on(page: &Page, ways: &[Way]) {
    let nothing_else = async |way| panic!("asked for something other than a card, with {way:?}");
    to_the_end::<Track>(page, &TRACK, ways, nothing_else).await;
}

/// The stored bout with this record; `clock` holds the seconds left for East and West.
fn bout(record: &str, seen: usize, clock: Option<[u16; 2]>) -> Value {
    let mut bout = kept(&people(), record, seen, None);
    bout["seating"] = "facing".into();
    bout["clock"] = clock.map_or(Value::Null, |left| {
        json!({ "limit": 600, "left": left, "nominated": [null, null], "late": [null, null] })
    });
    bout
}

pub(crate) async fn track_facing_by_mouse(page: &Page) {
    page.size(1180, 820).await;
    set_up(page, "track", &settings("system", "instant"), &[]).await;
    play_on(page, &[Way::Slide, Way::Taps]).await;
    rematch(page).await;
}

/// Swaps behind the curtain, then face to face; by touch on a tablet in portrait.
pub(crate) async fn track_facing_by_touch(page: &Page) {
    page.size(820, 1180).await;
    TRACK
        .sit_down_at(page, &bout(TACTICAL, ALL_SEEN, None))
        .await;
    for _ in Side::PAIR {
        assert_eq!(TRACK.scene(page).await, Scene::Curtain);
        page.press_curtain_twice(Hand::Finger).await;
        swap(page, Means::TapTap, &[3, 6]).await;
    }
    assert_eq!(waits(page).await, "must-be-seen");
    page.picture().await;
    play_on(page, &[Way::TwoFingers, Way::Taps]).await;
}

pub(crate) async fn track_facing_by_keyboard(page: &Page) {
    page.size(1180, 820).await;
    let begun = bout(BEGUN, ALL_SEEN, None);
    TRACK.sit_down_at(page, &begun).await;
    waits(page).await;
    play_on(page, &[Way::Letters, Way::Cover]).await;
}

/// Each player nominates at their own edge, by touch and by keys. Both run out of time, and the nominated cards are played.
pub(crate) async fn track_facing_nominations(page: &Page) {
    page.size(820, 1180).await;
    let late = bout(BEGUN, ALL_SEEN, Some([8, 8]));
    TRACK.sit_down_at(page, &late).await;
    waits(page).await;
    let nominee =
        |seat: Side, place: u8| own(seat, &format!(".nominees li:nth-child({place}) button"));
    let finger = page.find(&nominee(Side::East, 2)).await;
    page.tap(Hand::Finger, &finger).await;
    page.find(&own(Side::East, ".nominees [aria-pressed=true]"))
        .await;
    crate::common::keyboard::tab_to(page, &nominee(Side::West, 5)).await;
    page.key(Key::Enter).await;
    page.find(&own(Side::West, ".nominees [aria-pressed=true]"))
        .await;
    page.picture().await;
    let played = "return localStorage['hakkyoi.bout.track'].includes('1. *5=*2')";
    page.until("the referee to choose", played, Vec::new())
        .await;
}

/// axe-core over every scene, in both themes, landscape and portrait.
pub(crate) async fn track_facing_axe(page: &Page) {
    for ((width, height), theme) in SCREENS {
        page.size(width, height).await;
        let scenes = [
            (SWAPPED.to_owned(), ALL_SEEN),
            (format!("{BEGUN}1. 6=3"), 2),
            (format!("{BEGUN}1. 6=5 2. 3=4"), ALL_SEEN),
            (format!("{BEGUN}1. 6=5 2. 5=2"), ALL_SEEN),
        ];
        for (record, seen) in scenes {
            let bout = bout(&record, seen, Some([600; 2]));
            TRACK
                .sit_down(page, &bout, &settings(theme, "instant"))
                .await;
            waits(page).await;
            look(page).await;
            if seen == ALL_SEEN && !record.contains("2.") {
                both_look(page).await;
            }
        }
        look_at_sheets(page).await;
    }
}
