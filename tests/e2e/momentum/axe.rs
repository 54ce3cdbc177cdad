//! axe-core over every screen and sheet of a bout, on a phone by day, on a tablet by night, and across from each other; and the geometry of
//! every screen.

use super::across::across;
use super::table::{
    BACK, BEHIND, EAST_WON, FORTH, MOMENTUM, RIM, TWO_AXES, build, kept, press, shift, turn, walk,
};
use crate::axe::{PHONE_DAY, TABLET_NIGHT, before_a_bout, look, sheets};
use crate::geometry::{Geometry, Words, while_it_thinks};
use crate::page::Page;
use crate::pointer::Hand;
use crate::tricks::{Means, against_the_computer, people, settings};
use hakkyoi::basho::{BestOf, Series};
use hakkyoi::rules::momentum::Facing;
use serde_json::{Value, json};

pub(crate) async fn momentum_axe_phone_day(page: &Page) {
    everywhere(page, PHONE_DAY).await;
}

pub(crate) async fn momentum_axe_tablet_night(page: &Page) {
    everywhere(page, TABLET_NIGHT).await;
}

/// Every screen of a bout, at any size. The last one is practice, with a hint.
async fn bouts(page: &Page, settings: &str, look: impl AsyncFn(&str)) {
    let sit_down = async |bout: Value| {
        MOMENTUM.sit_down(page, &bout, settings).await;
        MOMENTUM.scene(page).await;
    };
    let seen = |tokens: &str| kept(&against_the_computer(), tokens);
    // An open turn, a held disk, an order to choose, and where it would lead.
    sit_down(seen(TWO_AXES)).await;
    look(".mh-at").await;
    press(page, Means::Clicks, ".mh-at[data-hex=BR]").await;
    look(".dk-held").await;
    press(page, Means::Clicks, ".mh-at[data-hex=FL]").await;
    press(page, Means::Clicks, FORTH).await;
    look(".open-way").await;
    press(page, Means::Clicks, FORTH).await;
    look(".now .refusal").await;
    press(page, Means::Clicks, ".axis[data-axis=L]").await;
    press(page, Means::Clicks, ".axis[data-axis=V]").await;
    look(".path:not(.quiet)").await;
    let mut over = seen(EAST_WON);
    over["series"] = json!(Series::new(BestOf::Five));
    sit_down(over).await;
    look("main.verdict").await;
    for side in [6, 8] {
        let mut other = seen(BEHIND);
        let record = format!("[Game \"momentum\"]\n[Side \"{side}\"]\n\n{BEHIND}\n");
        other["table"]["record"] = record.into();
        sit_down(other).await;
        shift(page, Means::Clicks, Facing::BL, Facing::F).await;
        look(".open-way").await;
    }
    sit_down(seen(RIM)).await;
    build(page, Means::Clicks, turn("-,-:VRL")).await;
    press(page, Means::Clicks, FORTH).await;
    look(".now .refusal").await;
    press(page, Means::Clicks, BACK).await;
    let mut unseen = seen(EAST_WON);
    unseen["seen"] = json!([0, 0]);
    sit_down(unseen).await;
    look(".go .btn").await;
    sit_down(kept(&people(), "1. B>F,B>F:VRL")).await;
    look(".mb.west .mh-at").await;
    let mut practice = seen(BEHIND);
    practice["keiko"] = true.into();
    practice["series"] = json!(Series::new(BestOf::Five));
    sit_down(practice).await;
    page.press("button", "Hint").await;
    look(".now .hint").await;
}

/// The geometry of every screen, also while the computer thinks.
pub(crate) async fn momentum_geometry(page: &Page) {
    geometry(page, Words::English).await;
}

/// The same in all other languages.
pub(crate) async fn momentum_geometry_of_languages(page: &Page) {
    geometry(page, Words::Others).await;
}

async fn geometry(page: &Page, words: Words) {
    let geometry = Geometry::begin(page, words, false).await;
    let look = async |css: &str| geometry.look(page, css).await;
    bouts(page, &settings("day", "instant"), &look).await;
    while_it_thinks(page, async {
        let thinks = kept(&against_the_computer(), "1. B>F,BL>FR:VRL");
        MOMENTUM.sit_down_at(page, &thinks).await;
    })
    .await;
    look("main.momentum .now").await;
    page.open("#/momentum/new").await;
    look(".setup-form").await;
    page.open("#/momentum/lesson").await;
    look(".mh-at").await;
    geometry.end();
}

async fn everywhere(page: &Page, ((width, height), theme): ((u32, u32), &str)) {
    page.size(width, height).await;
    let settings = settings(theme, "instant");
    before_a_bout(page, "momentum", &settings).await;

    bouts(page, &settings, async |css: &str| look(page, css).await).await;
    sheets(page, 3..=5).await;
    let over = kept(&against_the_computer(), EAST_WON);
    MOMENTUM.sit_down(page, &over, &settings).await;
    page.open("#/momentum/review").await;
    look(page, ".review").await;
}

/// Across from each other, on tablets in landscape and portrait.
pub(crate) async fn momentum_across_axe(page: &Page) {
    for (width, height) in [(1180, 820), (820, 1180), (1440, 900)] {
        page.size(width, height).await;
        across(page, TWO_AXES).await;
        look(page, ".mh-at").await;
        shift(page, Means::Clicks, Facing::BR, Facing::FL).await;
        press(page, Means::Clicks, FORTH).await;
        look(page, ".open-way").await;
        walk(page, Means::Clicks, 'L').await;
        walk(page, Means::Clicks, 'V').await;
        look(page, ".path:not(.quiet)").await;
        across(page, "1. F>B,F>B:VRL").await;
        look(page, ".facing-side[data-seat=west] .mh-at").await;
        for seat in ["east", "west"] {
            for tool in ["tool:nth-last-of-type(2)", "tool:last-of-type"] {
                let css = format!(".facing-side[data-seat={seat}] .{tool}");
                let opener = page.find(&css).await;
                page.tap(Hand::Mouse, &opener).await;
                look(page, "dialog[open]").await;
                page.key(fantoccini::key::Key::Escape).await;
                page.sheet_gone().await;
            }
        }
    }
}
