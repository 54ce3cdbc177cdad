//! `tricks`, trick-taking sumo, in the browser.

pub(crate) mod addresses;
pub(crate) mod axe;
pub(crate) mod bouts;
pub(crate) mod choices;
pub(crate) mod damage;
pub(crate) mod drags;
pub(crate) mod facing;
pub(crate) mod keiko;
pub(crate) mod kept;
pub(crate) mod learning;
pub(crate) mod lesson;
pub(crate) mod records;
pub(crate) mod secrets;
mod table;
mod tabs;
pub(crate) mod throws;

pub(crate) use table::{DEAL, TRICKS, kept as kept_bout, stored};

use crate::visits::{GameVisits, bodies};

/// The visits of `tricks`.
pub(crate) const VISITS: GameVisits = GameVisits {
    axe: &bodies! {
        CHROMIUM of WITH_TOUCH:
        facing::facing_axe,
        axe::axe_phone_day,
        axe::axe_tablet_night;

        // The same screens in the other theme.
        NOWHERE of WITH_TOUCH:
        axe::axe_phone_night,
        axe::axe_tablet_day;

        CHROMIUM of CHROMIUM:
        axe::tricks_geometry_of_phones,
        axe::tricks_geometry_of_tablets;

        NOWHERE of CHROMIUM:
        axe::tricks_geometry_of_languages;
    },
    mouse: &bodies! {
        ALL of ALL:
        bouts::by_mouse_drag;

        CHROMIUM of ALL:
        bouts::by_mouse_clicks;
    },
    touch: &bodies! {
        WITH_TOUCH of ALL:
        bouts::by_touch_drag;
    },
    taps: &bodies! {
        ALL of ALL:
        bouts::offline_tricks;
    },
    keyboard: &bodies! {
        ALL of ALL:
        bouts::by_keyboard_alone;
    },
    lesson: &bodies! {
        CHROMIUM of ALL:
        lesson::tricks_lesson,
        lesson::tricks_lesson_by_keys;

        CHROMIUM of CHROMIUM:
        lesson::paces;
    },
    others: &bodies! {
        ALL of ALL:
        addresses::worker_missing,
        axe::axe_sample,
        damage::entries,
        drags::comes_to_nothing,
        drags::second_finger,
        facing::facing_busy_page,
        facing::facing_by_mouse,
        facing::facing_covers,
        facing::facing_kept,
        facing::facing_laid,
        facing::facing_letters,
        kept::home_and_back,
        kept::two_tabs,
        kept::two_tabs_without_locks,
        records::shared,
        tabs::erased_elsewhere,
        tabs::two_tabs_settings;

        CHROMIUM of ALL:
        addresses::nowhere,
        bouts::by_two_at_normal_pace,
        bouts::hand_takes_the_focus,
        choices::practice,
        choices::settings_in_a_bout,
        choices::two_computers,
        damage::pages_without_a_store,
        damage::store_denied,
        damage::store_full,
        drags::refusals,
        facing::facing_by_keyboard,
        keiko::analysis_to_the_end,
        keiko::hint_and_undo,
        kept::reload_at_every_moment,
        kept::reload_with_a_sealed_card,
        learning::rules_and_lesson,
        records::looked_at_again,
        records::opened,
        secrets::two_at_one_device,
        tabs::newer_entries,
        tabs::stored_while_opening;

        WITH_TOUCH of ALL:
        facing::facing_by_touch;

        WITH_TOUCH of WITH_TOUCH:
        drags::interrupted;

        // Only Chromium's driver makes gestures out of touches.
        CHROMIUM of CHROMIUM:
        drags::swipes,
        throws::tricks_clash_is_clear,
        throws::tricks_throws;
    },
    picture: |page| Box::pin(bouts::pictured(page)),
};
