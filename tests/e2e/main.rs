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
//! A test is an `async fn name(page: &Page)` in a module of this folder. A test of one game is listed in the `mod.rs` of the game's folder,
//! any other in [`visits`]. The list makes `chromium::name`, `firefox::name` and `webkit::name` of it, and says in which engines the body
//! runs in every run and with `--all`. A body never passes in an engine by doing nothing there. It gets a browser that has never seen the
//! site, with no page open yet, and fails by panicking. A browser serves many visits; each visit has the site at an address of its own.
//!
//! Every game must have visits of each kind that [`visits::GameVisits`] names.
//!
//! - A bout's main element says what the screen waits for (`data-scene`) and at which moment the bout is (`data-moment`); [`common::scene`]
//!   reads it. Ask for that rather than for a class or for words.
//! - What the page says comes from the catalogue, by its key: `page.says(&t!("handover-title", name = "Kaze"))`. A better sentence fails no
//!   test.
//! - [`common`] has what visits of several games share. A game gives the driver of a bout its selectors ([`common::table::Table`]), and
//!   axe-core and the geometry a list of its screens ([`common::screens::Screens`]).
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

mod archive;
mod archive_times;
mod circle;
mod common;
mod crossing_times;
mod crossings;
mod decisions;
mod devtools;
mod driver;
mod engine;
mod explanation;
mod facing_results;
mod frames;
mod hall;
mod harness;
mod home;
mod interruptions;
mod kills;
mod languages;
mod momentum;
mod offline;
mod overview;
mod page;
mod pictures;
mod platform;
mod pointer;
mod presses;
mod problems;
mod raw;
mod review;
mod safety;
mod setup;
mod site;
mod slam;
mod sounds;
mod track;
mod tricks;
mod visits;
mod whole;

use engine::Engine;
use libtest_mimic::{Arguments, Trial};
use page::Page;
use std::process::ExitCode;
use visits::Body;

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
    for body in visits::all() {
        trials.extend(body.possible.iter().map(|&engine| {
            let name = format!("{}::{}", engine.name(), body.name);
            trial(name, engine, body).with_ignored_flag(!body.every_run.contains(&engine))
        }));
    }
    let pictures = trial("pictures".to_owned(), Engine::Chromium, visits::PICTURES);
    trials.push(pictures.with_ignored_flag(true));
    for (name, body) in visits::BENCHES {
        let bench = trial(format!("bench::{name}"), body.every_run[0], body);
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
