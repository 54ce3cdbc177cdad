//! `circle`, the ring of nineteen circles, in the browser.

pub(crate) mod axe;
pub(crate) mod basho;
pub(crate) mod bouts;
pub(crate) mod choices;
pub(crate) mod facing;
pub(crate) mod kept;
pub(crate) mod lesson;
pub(crate) mod ring;
pub(crate) mod table;

use crate::visits::{GameVisits, bodies};

/// The visits of `circle`.
pub(crate) const VISITS: GameVisits = GameVisits {
    axe: &bodies! {
        CHROMIUM of WITH_TOUCH:
        facing::circle_facing_axe,
        axe::circle_axe_phone_day,
        axe::circle_axe_tablet_night;

        CHROMIUM of CHROMIUM:
        axe::circle_geometry_of_phones,
        axe::circle_geometry_of_tablets;

        NOWHERE of CHROMIUM:
        axe::circle_geometry_of_languages;
    },
    mouse: &bodies! {
        CHROMIUM of ALL:
        bouts::circle_by_mouse;
    },
    touch: &bodies! {
        CHROMIUM of ALL:
        facing::circle_facing_by_touch;
    },
    taps: &bodies! {
        CHROMIUM of ALL:
        bouts::offline_circle;
    },
    keyboard: &bodies! {
        CHROMIUM of ALL:
        bouts::circle_by_keyboard_alone;
    },
    lesson: &bodies! {
        CHROMIUM of ALL:
        lesson::circle_lesson,
        lesson::circle_lesson_by_keys;

        CHROMIUM of CHROMIUM:
        lesson::circle_paces;
    },
    others: &bodies! {
        ALL of ALL:
        bouts::circle_focus;

        CHROMIUM of ALL:
        basho::circle_basho,
        choices::circle_practice,
        choices::circle_two_at_one_device,
        facing::circle_facing_by_keyboard,
        facing::circle_facing_by_mouse,
        facing::circle_facing_laid,
        kept::circle_reload_at_every_moment;

        CHROMIUM of CHROMIUM:
        ring::circle_call_is_clear,
        ring::circle_counts,
        ring::circle_fall_before_the_call,
        ring::circle_trace,
        ring::circle_without_motion;

        WITH_TOUCH of WITH_TOUCH:
        facing::circle_facing_two_keys;
    },
    picture: |page| Box::pin(bouts::pictured(page)),
};
