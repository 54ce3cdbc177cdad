//! Every screen of a bout, for axe-core and for their geometry.

use fantoccini::key::Key;
use hakkyoi::ui::words::text;
use rules::GameId;
use rules::momentum::Facing;
use serde_json::Value;

use super::across::across;
use super::table::{
    BACK, BEHIND, EAST_WON, FORTH, MOMENTUM, RIM, TWO_AXES, kept, press, shift, walk,
};
use crate::common::axe::{PHONE_DAY, TABLET_NIGHT, look};
use crate::common::geometry::{Steady, Windows};
use crate::common::means::Means;
use crate::common::planted::{against_the_computer, in_a_basho, people, practice, unseen};
use crate::common::screens::Step::{self, Button, Look, Press};
use crate::common::screens::{ASKED, MUST_BE_SEEN, OVER, Screens};
use crate::page::Page;
use crate::pointer::Hand;

const SCREENS: Screens = Screens {
    game: GameId::Momentum,
    table: MOMENTUM,
    bouts,
    thinks: || seen("1. B>F,BL>FR:VRL"),
    over: || seen(EAST_WON),
    steady: Steady {
        gives_way: &[],
        in_longer_words: true,
    },
};

fn seen(tokens: &str) -> Value {
    kept(&against_the_computer(), tokens)
}

/// A bout on a board of this side.
fn sided(side: u8) -> Value {
    let mut bout = seen(BEHIND);
    let record = format!("[Game \"momentum\"]\n[Side \"{side}\"]\n\n{BEHIND}\n");
    bout["table"]["record"] = record.into();
    bout
}

fn bouts() -> Vec<(Value, &'static [Step])> {
    const SHIFTED: &[Step] = &[
        Press("[data-hex=BL]"),
        Press("[data-hex=F]"),
        Look(".open-way"),
    ];
    vec![
        // An open turn, a held disk, an order to choose, and where it would lead.
        (
            seen(TWO_AXES),
            &[
                Look(ASKED),
                Press("[data-hex=BR]"),
                Look(".dk-held"),
                Press("[data-hex=FL]"),
                Press(FORTH),
                Look(".open-way"),
                Press(FORTH),
                Look(".now .refusal"),
                Press("button[data-axis=L]"),
                Press("button[data-axis=V]"),
                Look(".path:not(.quiet)"),
            ],
        ),
        (in_a_basho(seen(EAST_WON)), &[Look(OVER)]),
        (sided(6), SHIFTED),
        (sided(8), SHIFTED),
        // The warning before a player walks off the board.
        (
            seen(RIM),
            &[
                Press(FORTH),
                Press(FORTH),
                Press(FORTH),
                Look(".now .refusal"),
                Press(BACK),
            ],
        ),
        (unseen(seen(EAST_WON)), &[Look(MUST_BE_SEEN)]),
        (
            kept(&people(), "1. B>F,B>F:VRL"),
            &[Look(".mb.west [data-hex]")],
        ),
        (
            in_a_basho(practice(seen(BEHIND))),
            &[Button(text!("hint")), Look(".now .hint")],
        ),
    ]
}

pub(crate) async fn momentum_axe_phone_day(page: &Page) {
    SCREENS.axe(page, PHONE_DAY).await;
}

pub(crate) async fn momentum_axe_tablet_night(page: &Page) {
    SCREENS.axe(page, TABLET_NIGHT).await;
}

pub(crate) async fn momentum_geometry_of_phones(page: &Page) {
    SCREENS.geometry(page, Windows::Phones).await;
}

pub(crate) async fn momentum_geometry_of_tablets(page: &Page) {
    SCREENS.geometry(page, Windows::Tablets).await;
}

pub(crate) async fn momentum_geometry_of_languages(page: &Page) {
    SCREENS.geometry(page, Windows::Languages).await;
}

/// Across from each other, on tablets in landscape and portrait.
pub(crate) async fn momentum_across_axe(page: &Page) {
    for (width, height) in [(1180, 820), (820, 1180), (1440, 900)] {
        page.size(width, height).await;
        across(page, TWO_AXES).await;
        look(page, "[data-hex]").await;
        shift(page, Means::Clicks, Facing::BR, Facing::FL).await;
        press(page, Means::Clicks, FORTH).await;
        look(page, ".open-way").await;
        walk(page, Means::Clicks, 'L').await;
        walk(page, Means::Clicks, 'V').await;
        look(page, ".path:not(.quiet)").await;
        across(page, "1. F>B,F>B:VRL").await;
        look(page, "section[data-seat=west] [data-hex]").await;
        for seat in ["east", "west"] {
            for tool in ["tool:nth-last-of-type(2)", "tool:last-of-type"] {
                let css = format!("section[data-seat={seat}] .{tool}");
                let opener = page.find(&css).await;
                page.tap(Hand::Mouse, &opener).await;
                look(page, "dialog[open]").await;
                page.key(Key::Escape).await;
                page.sheet_gone().await;
            }
        }
    }
}
