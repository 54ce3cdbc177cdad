//! `momentum`, hexes and momentum, in the browser.

pub(crate) mod across;
pub(crate) mod axe;
pub(crate) mod basho;
pub(crate) mod bouts;
pub(crate) mod choices;
pub(crate) mod kept;
pub(crate) mod lesson;
pub(crate) mod table;

use crate::visits::{GameVisits, bodies};

/// The visits of `momentum`.
pub(crate) const VISITS: GameVisits = GameVisits {
    axe: &bodies! {
        CHROMIUM of WITH_TOUCH:
        axe::momentum_across_axe,
        axe::momentum_axe_phone_day,
        axe::momentum_axe_tablet_night;

        CHROMIUM of CHROMIUM:
        axe::momentum_geometry_of_phones,
        axe::momentum_geometry_of_tablets;

        NOWHERE of CHROMIUM:
        axe::momentum_geometry_of_languages;
    },
    mouse: &bodies! {
        CHROMIUM of ALL:
        bouts::momentum_by_mouse_clicks,
        bouts::momentum_by_mouse_drag;
    },
    touch: &bodies! {
        CHROMIUM of ALL:
        bouts::momentum_by_touch_drag;
    },
    taps: &bodies! {
        CHROMIUM of ALL:
        bouts::offline_momentum;
    },
    keyboard: &bodies! {
        CHROMIUM of ALL:
        bouts::momentum_by_keyboard_alone;
    },
    lesson: &bodies! {
        CHROMIUM of ALL:
        lesson::momentum_lesson,
        lesson::momentum_lesson_by_keys;

        CHROMIUM of CHROMIUM:
        lesson::momentum_paces;
    },
    others: &bodies! {
        WITH_TOUCH of ALL:
        across::momentum_across_by_touch;

        CHROMIUM of ALL:
        across::momentum_across_by_mouse,
        basho::momentum_best_of_three,
        bouts::momentum_end_hides_nobody,
        choices::momentum_marks_what_stands_against_the_player,
        choices::momentum_moves_by_transform_and_stands_still_at_instant_pace,
        choices::momentum_practice,
        choices::momentum_refusals,
        choices::momentum_step_by_step,
        choices::momentum_two_side_by_side,
        choices::momentum_walks_off,
        kept::momentum_reload_at_every_moment;
    },
    picture: |page| Box::pin(bouts::pictured(page)),
};
