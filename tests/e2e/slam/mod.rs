//! `slam`, thrown wrestlers, in the browser.

pub(crate) mod axe;
pub(crate) mod bouts;
pub(crate) mod figures;
pub(crate) mod hand;
pub(crate) mod kept;
pub(crate) mod lesson;
pub(crate) mod ring;
pub(crate) mod table;

use crate::visits::{GameVisits, bodies};

/// The visits of `slam`.
pub(crate) const VISITS: GameVisits = GameVisits {
    axe: &bodies! {
        CHROMIUM of WITH_TOUCH:
        axe::slam_axe_phone_day,
        axe::slam_axe_tablet_night;

        CHROMIUM of CHROMIUM:
        axe::slam_geometry_of_phones,
        axe::slam_geometry_of_tablets;

        NOWHERE of CHROMIUM:
        axe::slam_geometry_of_languages;
    },
    mouse: &bodies! {
        ALL of ALL:
        bouts::slam_by_mouse;
    },
    touch: &bodies! {
        WITH_TOUCH of ALL:
        bouts::slam_by_touch;
    },
    taps: &bodies! {
        CHROMIUM of ALL:
        bouts::offline_slam;
    },
    keyboard: &bodies! {
        CHROMIUM of ALL:
        bouts::slam_by_keyboard_alone;
    },
    lesson: &bodies! {
        CHROMIUM of ALL:
        lesson::slam_lesson,
        lesson::slam_lesson_by_keys;

        CHROMIUM of CHROMIUM:
        lesson::slam_paces;
    },
    others: &bodies! {
        ALL of ALL:
        kept::slam_reload_in_mid_flight,
        ring::slam_flights_as_native,
        ring::slam_pull_comes_to_nothing,
        ring::slam_ring_dies,
        ring::slam_rope;

        CHROMIUM of ALL:
        bouts::slam_basho,
        bouts::slam_keeps,
        bouts::slam_nokkuauto,
        hand::slam_call,
        kept::slam_reload_at_every_moment,
        kept::slam_two_tabs,
        ring::slam_blindfold,
        ring::slam_fairness;

        // Only Chromium's driver can emulate a dark colour scheme and reduced motion.
        CHROMIUM of CHROMIUM:
        hand::slam_in_the_hand,
        hand::slam_without_motion,
        ring::slam_nightfall;
    },
    picture: |page| Box::pin(bouts::pictured(page)),
};
