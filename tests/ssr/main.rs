//! Screens rendered without a browser: roles, names, languages, headings, and that no player is shown hidden information.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot go on fails; helpers here are part of the tests"
)]

mod bout;
mod circle;
mod facing;
mod games;
mod keiko;
mod languages;
mod markup;
mod momentum;
mod pages;
mod problems;
mod screen;
mod shell;
mod slam;
mod track;
mod tricks;
