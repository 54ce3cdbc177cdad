//! The list of all visits, and the engines in which each runs.

use std::pin::Pin;

use rules::GameId;

use crate::engine::Engine;
use crate::hall::{self, data, scorepads, wrestlers};
use crate::page::Page;
use crate::{
    archive, archive_times, crossing_times, crossings, decisions, explanation, facing_results,
    frames, harness, home, interruptions, languages, offline, pictures, platform, presses,
    problems, review, safety, setup, slam, sounds, whole,
};

/// A test body's future.
pub(crate) type Visit<'a> = Pin<Box<dyn Future<Output = ()> + 'a>>;

/// A test body, and the engines that it runs in.
#[derive(Clone, Copy)]
pub(crate) struct Body {
    /// The module that lists it, and its own.
    pub(crate) module: &'static str,
    pub(crate) name: &'static str,
    pub(crate) visit: for<'a> fn(&'a Page) -> Visit<'a>,
    /// The engines it runs in on every run.
    pub(crate) every_run: &'static [Engine],
    /// The engines it can run in, and does with `cargo xtask test --all`.
    pub(crate) possible: &'static [Engine],
}

pub(crate) const NOWHERE: &[Engine] = &[];
pub(crate) const CHROMIUM: &[Engine] = &[Engine::Chromium];
pub(crate) const WEBKIT: &[Engine] = &[Engine::Webkit];
/// Engines whose drivers support touch, several pointers and several keys at a time.
pub(crate) const WITH_TOUCH: &[Engine] = &[Engine::Chromium, Engine::Firefox];
pub(crate) const ALL: &[Engine] = &Engine::ALL;

/// Bodies, each with its module, after the engines in which they run on every run and those in which they can run.
///
/// `ALL of ALL` holds what depends on the engine: input, focus, storage, locks, workers, the network, text and floating point. What only
/// our own code decides runs in Chromium, and elsewhere with `--all`. What a finger does runs on every run only where the driver has touch:
/// in `WebKit` it would be another visit by mouse.
macro_rules! bodies {
    ($($every_run:ident of $possible:ident: $($module:ident :: $name:ident),* $(,)?;)*) => {
        [$($($crate::visits::Body {
            module: concat!(module_path!(), "::", stringify!($module)),
            name: stringify!($name),
            visit: |page| Box::pin($module::$name(page)),
            every_run: $crate::visits::$every_run,
            possible: $crate::visits::$possible,
        }),*),*]
    };
}
pub(crate) use bodies;

/// The visits of one game. A game without its `VISITS`, or with none of a kind, does not compile.
pub(crate) struct GameVisits {
    /// axe-core over every screen of the game. `WebKit`'s driver cannot cope with so many pages; it has `axe_sample`.
    pub(crate) axe: &'static [Body],
    /// Whole bouts with the mouse.
    pub(crate) mouse: &'static [Body],
    /// Whole bouts by touch, with drags.
    pub(crate) touch: &'static [Body],
    /// Whole bouts by taps, without a network.
    pub(crate) taps: &'static [Body],
    /// Whole bouts with the keyboard alone.
    pub(crate) keyboard: &'static [Body],
    /// The lesson.
    pub(crate) lesson: &'static [Body],
    /// Everything else.
    pub(crate) others: &'static [Body],
    /// Opens a bout in progress, for its picture in the README.
    pub(crate) picture: for<'a> fn(&'a Page) -> Visit<'a>,
}

impl GameVisits {
    const fn of_each_kind(&self) -> bool {
        !(self.axe.is_empty()
            || self.mouse.is_empty()
            || self.touch.is_empty()
            || self.taps.is_empty()
            || self.keyboard.is_empty()
            || self.lesson.is_empty()
            || self.others.is_empty())
    }
}

macro_rules! of_every_game {
    ($($Game:ident: $slug:ident, $name:literal;)*) => {
        [$({
            const { assert!(crate::$slug::VISITS.of_each_kind(), "a game has no visits of some kind") };
            (GameId::$Game, crate::$slug::VISITS)
        }),*]
    };
}

/// The visits of every game.
pub(crate) const GAMES: [(GameId, GameVisits); GameId::ALL.len()] = rules::games!(of_every_game!);

/// The visits of what all games share.
const SHARED: &[Body] = &bodies! {
    NOWHERE of CHROMIUM:
    hall::shared_pages_geometry_of_languages,
    whole::tricks_in_every_language,
    whole::track_in_every_language,
    whole::circle_in_every_language,
    whole::momentum_in_every_language,
    whole::slam_in_every_language;

    ALL of ALL:
    crossings::pressed_at_once,
    crossings::pressed_early,
    crossings::back_from_the_rules,
    crossings::rules_in_mid_bout,
    crossings::set_up_and_rules,
    explanation::explained,
    harness::complaints,
    harness::hands,
    harness::hands_on_a_phone,
    home::home,
    home::home_before_its_program,
    home::home_left_early,
    platform::browser_without_observers,
    platform::browser_without_wasm,
    interruptions::rewritten_page_mounts_anew,
    interruptions::screen_stays_awake,
    interruptions::sleep_covers_the_hand,
    interruptions::tricks_translated,
    languages::language_is_the_browsers,
    languages::language_changes_in_mid_bout,
    languages::language_that_is_missing,
    problems::offline_problem,
    review::shared_bout_greets,
    offline::offline_back_again,
    offline::offline_language_while_a_version_waits,
    offline::offline_stumbles,
    offline::offline_taken_back,
    offline::offline_update,
    safety::inline_scripts,
    safety::stumbles,
    data::out_and_in,
    scorepads::written_once,
    whole::whole_in_german,
    whole::whole_in_french,
    whole::whole_in_italian,
    whole::whole_in_japanese;

    CHROMIUM of CHROMIUM:
    facing_results::results_fit_both_edges,
    interruptions::frozen_tab_goes_on,
    interruptions::offline_update_on_return,
    platform::nothing_lies_under_a_notch,
    hall::shared_pages_geometry_of_phones,
    hall::shared_pages_geometry_of_tablets,
    review::review_keeps_the_board_still,
    languages::language_leaves_nothing_behind,
    languages::language_leaves_nothing_behind_elsewhere,
    setup::names_are_replaced,
    setup::unfolds_in_sight;

    CHROMIUM of WITH_TOUCH:
    presses::curtain_chooses_nothing;

    ALL of ALL:
    presses::shaking_hand_taps;

    WITH_TOUCH of WITH_TOUCH:
    presses::fingers_act_at_once;

    CHROMIUM of ALL:
    interruptions::clock_jumps,
    platform::composed_name_is_entered_whole,
    platform::damaged_links,
    platform::manifest_keeps_its_promises,
    interruptions::circle_translated,
    interruptions::momentum_translated,
    interruptions::slam_translated,
    interruptions::track_translated,
    archive::archive,
    archive::guest_keeps_a_scorepad,
    archive::guests_keep_scorepads_face_to_face,
    problems::missed_turn_keeps_the_board_still,
    problems::problem_is_solved,
    problems::problem_of_the_day,
    problems::problems_of_every_game,
    problems::training,
    review::analysis_moves_nothing,
    review::review_by_keys_and_turns,
    review::review_plays_itself,
    archive::pages_of_every_game,
    archive::stars_lead_to_their_bouts,
    home::home_before_the_screens,
    home::narrow,
    sounds::momentum_is_heard,
    sounds::silence,
    sounds::track_is_heard,
    scorepads::a_star_a_bout,
    setup::names_share_the_width,
    setup::taking_out_keeps_the_focus,
    scorepads::nothing_to_write,
    wrestlers::come_and_go;

    WEBKIT of WEBKIT:
    harness::breaks_down;
};

/// All visits. First those over every screen, because they take longest.
pub(crate) fn all() -> Vec<Body> {
    let mut all: Vec<Body> = GAMES
        .iter()
        .flat_map(|(_, game)| game.axe)
        .copied()
        .collect();
    all.extend(SHARED);
    for (_, game) in &GAMES {
        let kinds = [
            game.mouse,
            game.touch,
            game.taps,
            game.lesson,
            game.keyboard,
            game.others,
        ];
        all.extend(kinds.into_iter().flatten());
    }
    all
}

/// Measurements in Chromium, each with its name.
pub(crate) const BENCHES: [(&str, Body); 6] = {
    use slam::figures;
    let [archive, tabs, crossings, decisions, frames, throws] = bodies! {
        CHROMIUM of CHROMIUM:
        archive_times::measured,
        archive_times::tabs,
        crossing_times::measured,
        decisions::in_the_worker,
        frames::while_dragging,
        figures::throws;
    };
    [
        ("archive", archive),
        ("wrestler_tabs", tabs),
        ("crossings", crossings),
        ("decisions", decisions),
        ("frames", frames),
        ("slam_figures", throws),
    ]
};

/// Takes the pictures of the README.
pub(crate) const PICTURES: Body = {
    let [body] = bodies! { CHROMIUM of CHROMIUM: pictures::of_the_readme; };
    body
};
