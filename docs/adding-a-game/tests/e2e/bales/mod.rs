//! `bales`, seven bales of straw, in the browser.

pub(crate) mod bouts;
pub(crate) mod lesson;

use crate::visits::{GameVisits, bodies};

/// The visits of `bales`.
pub(crate) const VISITS: GameVisits = GameVisits {
    axe: &bodies! {
        CHROMIUM of WITH_TOUCH:
        bouts::bales_axe;
    },
    mouse: &bodies! {
        CHROMIUM of ALL:
        bouts::bales_by_mouse;
    },
    touch: &bodies! {
        CHROMIUM of ALL:
        bouts::bales_by_touch;
    },
    taps: &bodies! {
        CHROMIUM of ALL:
        bouts::offline_bales;
    },
    keyboard: &bodies! {
        CHROMIUM of ALL:
        bouts::bales_by_keyboard_alone;
    },
    lesson: &bodies! {
        CHROMIUM of ALL:
        lesson::bales_lesson;
    },
    others: &bodies! {
        CHROMIUM of ALL:
        bouts::bales_reload;
    },
    picture: |page| Box::pin(bouts::pictured(page)),
};
