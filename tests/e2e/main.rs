//! Whole visits in real browsers, over `WebDriver`, against the built `dist/`.
//!
//! ```text
//! cargo xtask test                                          every check; browser tests where engines differ
//! cargo xtask test --all                                    every browser test in every engine, with pictures
//! cargo xtask test --only-browser home --engine firefox     rebuilds the site, runs tests whose names begin with "home", with pictures
//! cargo test --test e2e webkit::home                        rebuilds nothing: needs an up-to-date dist/ and the drivers
//! ```
//!
//! Plain `cargo test` leaves these tests out (`test = false` in Cargo.toml). If a driver is missing, they fail and say so.
//!
//! # Writing a test
//!
//! A test is an `async fn name(page: &Page)` in a module of this folder, listed in [`BODIES`] below, which makes `chromium::name`,
//! `firefox::name` and `webkit::name` of it. The list says in which engines a body runs in every run and with `--all`. A body never
//! passes in an engine by doing nothing there. It gets a browser that has never seen the site, with no page open yet, and fails by
//! panicking. A browser serves many visits; each visit has the site at an address of its own.
//!
//! - [`Page`] opens pages, finds elements by role and name (as a screen reader's user would) or by CSS, waits, drags, taps, types, takes
//!   pictures and runs axe-core. Every method that finds something waits for it, so tests do not sleep.
//! - Pictures go to `target/e2e/<engine>/<test>-<n>.png` if `HAKKYOI_PICTURES` is set, and always when a test fails.
//!   `target/e2e/index.html` shows them with the engines side by side ([`overview`]).
//! - Any console error, uncaught exception, unhandled rejection, violation of the content security policy or missing file fails the test
//!   at its end, in every engine ([`site`] puts a listener before the page's own scripts).
//! - Only if `WebKitGTK` itself breaks down is a visit repeated ([`driver::visit`]), and the run prints that.
//! - The site is served from a sub-path. The page brings its own strict content security policy; the server sends the policy of all other
//!   files.
//! - Every run kills each browser in mid-bout three times. `e2e --ignored killed_50` kills each fifty times ([`kills`]).
//! - `WebKit` has no touch input over `WebDriver`, so its tests touch by mouse.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod axe_core;
mod circle;
mod crossings;
mod decisions;
mod devtools;
mod driver;
mod engine;
mod facing;
mod frames;
mod hall;
mod harness;
mod home;
mod kills;
mod momentum;
mod offline;
mod overview;
mod page;
mod pictures;
mod pointer;
mod safety;
mod site;
mod slam;
mod table;
mod track;
mod tricks;

use circle::{
    axe as circle_axe, basho as circle_basho, bouts as circle_bouts, choices as circle_choices,
    facing as circle_facing, kept as circle_kept,
};
use engine::Engine;
use hall::{data, scorepads, wrestlers};
use libtest_mimic::{Arguments, Trial};
use momentum::{
    across as momentum_across, axe as momentum_axe, basho as momentum_basho,
    bouts as momentum_bouts, choices as momentum_choices, kept as momentum_kept,
};
use page::Page;
use slam::{
    axe as slam_axe, bouts as slam_bouts, figures as slam_figures, kept as slam_kept,
    ring as slam_ring,
};
use std::pin::Pin;
use std::process::ExitCode;
use track::{
    axe as track_axe, bouts as track_bouts, choices as track_choices, clock as track_clock,
    facing as track_facing, kept as track_kept, records as track_records, robin as track_robin,
};
use tricks::{
    addresses, axe, bouts, choices, damage, drags, facing as tricks_facing, keiko, kept, learning,
    records, secrets,
};

/// A test body's future.
type Visit<'a> = Pin<Box<dyn Future<Output = ()> + 'a>>;

/// A test body, and the engines that it runs in.
#[derive(Clone, Copy)]
struct Body {
    module: &'static str,
    name: &'static str,
    visit: for<'a> fn(&'a Page) -> Visit<'a>,
    /// The engines it runs in on every run.
    every_run: &'static [Engine],
    /// The engines it can run in, and does with `cargo xtask test --all`.
    possible: &'static [Engine],
}

const NOWHERE: &[Engine] = &[];
const CHROMIUM: &[Engine] = &[Engine::Chromium];
const WEBKIT: &[Engine] = &[Engine::Webkit];
/// Engines whose drivers support touch, several pointers and several keys at a time.
const WITH_TOUCH: &[Engine] = &[Engine::Chromium, Engine::Firefox];
const ALL: &[Engine] = &Engine::ALL;

macro_rules! bodies {
    ($($every_run:ident of $possible:ident: $($module:ident :: $name:ident),* $(,)?;)*) => {
        [$($(Body {
            module: stringify!($module),
            name: stringify!($name),
            visit: |page| Box::pin($module::$name(page)),
            every_run: $every_run,
            possible: $possible,
        }),*),*]
    };
}

/// Measurements in Chromium.
const BENCHES: [Body; 3] = bodies! {
    CHROMIUM of CHROMIUM:
    decisions::in_the_worker,
    frames::while_dragging,
    slam_figures::throws;
};

/// Takes the pictures of the README.
const PICTURES: Body = {
    let [body] = bodies! { CHROMIUM of CHROMIUM: pictures::of_the_readme; };
    body
};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let trial = |name: String, engine: Engine, body: Body| {
        Trial::test(name, move || {
            driver::visit(engine, body);
            Ok(())
        })
    };
    let mut trials = Vec::new();
    // Bodies outside, engines inside: so the trials that run at the same time use different engines.
    for body in BODIES {
        trials.extend(body.possible.iter().map(|&engine| {
            let name = format!("{}::{}", engine.name(), body.name);
            trial(name, engine, *body).with_ignored_flag(!body.every_run.contains(&engine))
        }));
    }
    let pictures = trial("pictures".to_owned(), Engine::Chromium, PICTURES);
    trials.push(pictures.with_ignored_flag(true));
    for body in BENCHES {
        let bench = trial(format!("bench::{}", body.module), body.every_run[0], body);
        trials.push(bench.with_ignored_flag(true));
    }
    for engine in Engine::ALL {
        for (times, wanted) in [(3, true), (50, false)] {
            let killed = Trial::test(format!("killed_{times}::{}", engine.name()), move || {
                kills::killed(engine, times);
                Ok(())
            });
            trials.push(killed.with_ignored_flag(!wanted));
        }
    }
    let done = libtest_mimic::run(&arguments, trials);
    driver::end();
    done.exit_code()
}

/// All visits.
///
/// `ALL of ALL` holds what depends on the engine: input, focus, storage, locks, workers, the network, text and floating point. What only
/// our own code decides runs in Chromium, and elsewhere with `--all`.
const BODIES: &[Body] = &bodies! {
    // axe-core over every screen; first, because these take longest. WebKit's driver cannot cope with so many pages; it has `axe_sample`.
    CHROMIUM of WITH_TOUCH:
    tricks_facing::facing_axe,
    circle_facing::circle_facing_axe,
    track_facing::track_facing_axe,
    momentum_axe::momentum_across_axe,
    axe::axe_phone_day,
    axe::axe_tablet_night,
    circle_axe::circle_axe_phone_day,
    circle_axe::circle_axe_tablet_night,
    momentum_axe::momentum_axe_phone_day,
    momentum_axe::momentum_axe_tablet_night,
    slam_axe::slam_axe_phone_day,
    slam_axe::slam_axe_tablet_night,
    track_axe::track_axe_phone_day,
    track_axe::track_axe_tablet_night;

    // The same screens in the other theme.
    NOWHERE of WITH_TOUCH:
    axe::axe_phone_night,
    axe::axe_tablet_day;

    ALL of ALL:
    crossings::pressed_early,
    crossings::rules_in_mid_bout,
    crossings::set_up_and_rules,
    harness::complaints,
    harness::hands,
    harness::hands_on_a_phone,
    home::home,
    home::home_before_its_program,
    home::home_left_early,
    offline::offline_back_again,
    offline::offline_slam,
    offline::offline_stumbles,
    offline::offline_taken_back,
    offline::offline_tricks,
    offline::offline_update,
    safety::inline_refused,
    safety::stumbles,
    addresses::worker_missing,
    axe::axe_sample,
    bouts::by_keyboard_alone,
    bouts::by_mouse_clicks,
    bouts::by_mouse_drag,
    bouts::by_touch_drag,
    circle_bouts::circle_focus,
    damage::entries,
    damage::store_denied,
    damage::store_full,
    data::out_and_in,
    drags::comes_to_nothing,
    drags::refusals,
    drags::second_finger,
    tricks_facing::facing_by_keyboard,
    tricks_facing::facing_by_mouse,
    tricks_facing::facing_by_touch,
    tricks_facing::facing_covers,
    tricks_facing::facing_kept,
    tricks_facing::facing_letters,
    kept::home_and_back,
    kept::reload_with_a_sealed_card,
    kept::two_tabs,
    kept::two_tabs_without_locks,
    learning::lesson_by_keys,
    momentum_across::momentum_across_by_touch,
    records::shared,
    scorepads::written_once,
    slam_bouts::slam_by_mouse,
    slam_bouts::slam_by_touch,
    slam_kept::slam_reload_in_mid_flight,
    slam_kept::slam_two_tabs,
    slam_ring::slam_flights_as_native,
    slam_ring::slam_pull_comes_to_nothing,
    slam_ring::slam_ring_dies,
    slam_ring::slam_rope,
    track_clock::track_clock_for_two;

    CHROMIUM of ALL:
    home::narrow,
    offline::offline_circle,
    offline::offline_momentum,
    offline::offline_track,
    addresses::nowhere,
    bouts::by_two_at_normal_pace,
    choices::practice,
    choices::settings_in_a_bout,
    choices::two_computers,
    circle_basho::circle_basho,
    circle_bouts::circle_by_keyboard_alone,
    circle_bouts::circle_by_mouse,
    circle_choices::circle_practice,
    circle_choices::circle_two_at_one_device,
    circle_facing::circle_facing_by_keyboard,
    circle_facing::circle_facing_by_mouse,
    circle_facing::circle_facing_by_touch,
    circle_kept::circle_reload_at_every_moment,
    damage::pages_without_a_store,
    keiko::analysis_cancelled,
    keiko::analysis_to_the_end,
    keiko::hint_and_undo,
    kept::reload_at_every_moment,
    learning::rules_and_lesson,
    momentum_across::momentum_across_by_mouse,
    momentum_basho::momentum_best_of_three,
    momentum_bouts::momentum_by_keyboard_alone,
    momentum_bouts::momentum_by_mouse_clicks,
    momentum_bouts::momentum_by_mouse_drag,
    momentum_bouts::momentum_by_touch_drag,
    momentum_choices::momentum_practice,
    momentum_choices::momentum_refusals,
    momentum_choices::momentum_step_by_step,
    momentum_choices::momentum_two_side_by_side,
    momentum_choices::momentum_walks_off,
    momentum_kept::momentum_reload_at_every_moment,
    records::looked_at_again,
    records::opened,
    scorepads::a_star_a_bout,
    scorepads::nothing_to_write,
    secrets::two_at_one_device,
    slam_bouts::slam_basho,
    slam_bouts::slam_by_keyboard_alone,
    slam_bouts::slam_keeps,
    slam_bouts::slam_nokkuauto,
    slam_kept::slam_reload_at_every_moment,
    slam_ring::slam_blindfold,
    slam_ring::slam_fairness,
    track_bouts::track_by_keyboard_alone,
    track_bouts::track_by_mouse_clicks,
    track_bouts::track_by_mouse_drag,
    track_bouts::track_by_touch_drag,
    track_choices::track_confirmed,
    track_choices::track_practice,
    track_choices::track_two_at_one_device,
    track_clock::track_clock_against_the_computer,
    track_facing::track_facing_by_keyboard,
    track_facing::track_facing_by_mouse,
    track_facing::track_facing_by_touch,
    track_facing::track_facing_nominations,
    track_kept::track_reload_at_every_moment,
    track_records::track_records,
    track_robin::track_round_robin,
    wrestlers::come_and_go;

    WITH_TOUCH of WITH_TOUCH:
    circle_facing::circle_facing_two_keys;

    // Only Chromium's driver makes gestures out of touches and can emulate a dark colour scheme.
    CHROMIUM of CHROMIUM:
    drags::swipes,
    slam_ring::slam_nightfall;

    WEBKIT of WEBKIT:
    harness::breaks_down;
};
