//! `track`, one-dimensional sumo, in the browser.

pub(crate) mod axe;
pub(crate) mod bouts;
pub(crate) mod choices;
pub(crate) mod clock;
pub(crate) mod facing;
pub(crate) mod kept;
pub(crate) mod lesson;
pub(crate) mod records;
pub(crate) mod robin;
pub(crate) mod table;

use crate::common::planted::{ALL_SEEN, people};
use crate::common::scene::Scene;
use crate::page::Page;
use crate::visits::{GameVisits, bodies};

/// Opens a bout of two people who pass the device, with these settings, behind its first curtain.
pub(crate) async fn two_at_one_device(page: &Page, settings: &str) {
    let bout = table::kept(&people(), table::BEGUN, ALL_SEEN, None);
    table::TRACK.sit_down(page, &bout, settings).await;
    assert_eq!(page.scene().await, Scene::Curtain);
}

/// The visits of `track`.
pub(crate) const VISITS: GameVisits = GameVisits {
    axe: &bodies! {
        CHROMIUM of WITH_TOUCH:
        facing::track_facing_axe,
        axe::track_axe_phone_day,
        axe::track_axe_tablet_night;

        CHROMIUM of CHROMIUM:
        axe::track_geometry_of_phones,
        axe::track_geometry_of_tablets;

        NOWHERE of CHROMIUM:
        axe::track_geometry_of_languages;
    },
    mouse: &bodies! {
        CHROMIUM of ALL:
        bouts::track_by_mouse_clicks,
        bouts::track_by_mouse_drag;
    },
    touch: &bodies! {
        CHROMIUM of ALL:
        bouts::track_by_touch_drag;
    },
    taps: &bodies! {
        CHROMIUM of ALL:
        bouts::offline_track;
    },
    keyboard: &bodies! {
        CHROMIUM of ALL:
        bouts::track_by_keyboard_alone;
    },
    lesson: &bodies! {
        CHROMIUM of ALL:
        lesson::track_lesson,
        lesson::track_lesson_by_keys;

        CHROMIUM of CHROMIUM:
        lesson::track_paces;
    },
    others: &bodies! {
        // Firefox gives no boxes of drawings from other files.
        CHROMIUM of CHROMIUM:
        bouts::track_fall;

        CHROMIUM of ALL:
        bouts::track_falls_before_the_call,
        bouts::track_landings,
        choices::track_confirmed,
        choices::track_practice,
        choices::track_two_at_one_device,
        clock::track_clock_against_the_computer,
        clock::track_clock_for_two,
        facing::track_facing_by_keyboard,
        facing::track_facing_by_mouse,
        facing::track_facing_by_touch,
        facing::track_facing_nominations,
        kept::track_reload_at_every_moment,
        records::track_records,
        robin::track_robin_table_on_a_phone,
        robin::track_round_robin;
    },
    picture: |page| Box::pin(bouts::pictured(page)),
};
