//! axe-core and geometry over every screen; axe-core also over every sheet, in both themes, on a phone and on a tablet; and over a sample of all games' screens.

use super::table::{ALL_SEEN, against_the_computer, kept, people, practice, settings};
use crate::axe::{PHONE_DAY, TABLET_NIGHT, look, sheet};
use crate::geometry::{Geometry, Words, while_it_thinks};
use crate::hall::{book, bouts_of_tetsu};
use crate::page::Page;
use crate::pointer::Hand;
use hakkyoi::rules::GameId;

pub(crate) async fn axe_phone_day(page: &Page) {
    everywhere(page, PHONE_DAY).await;
}

pub(crate) async fn axe_phone_night(page: &Page) {
    everywhere(page, ((360, 740), "night")).await;
}

pub(crate) async fn axe_tablet_day(page: &Page) {
    everywhere(page, ((1180, 820), "day")).await;
}

pub(crate) async fn axe_tablet_night(page: &Page) {
    everywhere(page, TABLET_NIGHT).await;
}

/// One screen of each kind, on a phone by day, for engines that skip the full set.
pub(crate) async fn axe_sample(page: &Page) {
    page.size(360, 740).await;
    let settings = settings("day", "instant");
    page.plant(&[("settings", &settings)]);
    page.open("#/").await;
    look(page, "a.leaf").await;
    for game in GameId::ALL {
        page.open(&format!("#/{}/new", game.slug())).await;
        look(page, ".setup-form").await;
    }
    for (moves, css) in [
        ("G1=G5 R1-", ".tray:not(.is-waiting)"),
        (DECIDED, "main.verdict"),
    ] {
        let bout = kept(&against_the_computer(), moves, ALL_SEEN, None);
        page.sit_down_at(&bout).await;
        look(page, css).await;
    }
}

/// A decided bout: West's 1 throws East's 5.
pub(crate) const DECIDED: &str = "G4=G2 R5-R1";

/// The pages beside the bout, by their addresses.
const PAGES: [&str; 9] = [
    "#/tricks/review",
    "#/tricks/record",
    "#/rules",
    "#/wrestlers",
    "#/wrestlers/7",
    "#/wrestlers/8",
    "#/wrestlers/yokozuna",
    "#/banzuke",
    "#/data",
];

/// Every screen of a bout, at any size.
async fn bouts(page: &Page, settings: &str, look: impl AsyncFn(&str)) {
    let sit_down = async |bout: &str| {
        page.plant(&[("settings", settings), ("bout.tricks", bout)]);
        page.open("#/tricks").await;
        page.scene().await;
    };
    let seen = |moves: &str, seen| kept(&against_the_computer(), moves, seen, None);
    sit_down(&kept(&people(), "", ALL_SEEN, Some("G4"))).await;
    look(".handover .link").await;
    sit_down(&seen("", ALL_SEEN)).await;
    look(".tray:not(.is-waiting)").await;
    sit_down(&seen("G4=G2", ALL_SEEN)).await;
    look(".tray:not(.is-waiting)").await;
    // The last frame of the clash, of a trick, and of the bout.
    sit_down(&seen("G4=G2", 2)).await;
    look(".acts .btn").await;
    sit_down(&seen("G4=G2 B5-B2", 5)).await;
    look(".acts .btn").await;
    sit_down(&seen(DECIDED, 6)).await;
    look(".acts .btn").await;
    sit_down(&seen("G1=G5 R1-", ALL_SEEN)).await;
    look(".tray:not(.is-waiting)").await;
    // With the refusal.
    let shut = page.card("B1").await;
    page.tap(Hand::Mouse, &shut).await;
    look(".refusal").await;
    sit_down(&seen(DECIDED, ALL_SEEN)).await;
    look("main.verdict").await;
}

/// The geometry of every screen; also with a picked card, with a hint, and while the computer thinks.
pub(crate) async fn tricks_geometry(page: &Page) {
    geometry(page, Words::English).await;
}

/// The same in all other languages.
pub(crate) async fn tricks_geometry_of_languages(page: &Page) {
    geometry(page, Words::Others).await;
}

async fn geometry(page: &Page, words: Words) {
    let geometry = Geometry::begin(page, words, false).await;
    let look = async |css: &str| geometry.look(page, css).await;
    let settings = settings("day", "instant");
    bouts(page, &settings, &look).await;
    for card in ["R2", "B5"] {
        page.sit_down_at(&kept(&against_the_computer(), "", ALL_SEEN, None))
            .await;
        let card = page.card(card).await;
        page.tap(Hand::Finger, &card).await;
        look("li[aria-selected=true]").await;
    }
    let bout = kept(&against_the_computer(), "G1=G5 R1-", ALL_SEEN, None);
    page.sit_down_at(&practice(&bout)).await;
    page.press("button", "Hint").await;
    look(".now .hint").await;
    while_it_thinks(page, async {
        let bout = kept(&against_the_computer(), "G4=G2 R5-", ALL_SEEN, None);
        page.sit_down_at(&bout).await;
    })
    .await;
    look(".tray.is-waiting").await;
    page.open("#/tricks/new").await;
    look(".setup-form").await;
    page.open("#/tricks/lesson").await;
    look(".tray:not(.is-waiting)").await;
    geometry.end();
}

async fn everywhere(page: &Page, ((width, height), theme): ((u32, u32), &str)) {
    page.size(width, height).await;
    let settings = settings(theme, "instant");
    let look = async |css: &str| look(page, css).await;
    let sheet = async |css: &str| sheet(page, css).await;
    let sit_down = async |bout: String| {
        page.plant(&[("settings", &settings), ("bout.tricks", &bout)]);
        page.open("#/tricks").await;
        page.scene().await;
    };
    let seen = |moves: &str, seen| kept(&against_the_computer(), moves, seen, None);

    page.plant(&[("settings", &settings)]);
    page.open("#/").await;
    look("a.leaf").await;
    sheet("header button.tool").await;
    sheet("footer .link").await;
    page.open("#/tricks/new").await;
    look(".setup-form").await;
    sheet(".bar-tools .tool").await;
    let table = page.role("radio", "Two at this table").await;
    page.tap(Hand::Mouse, &table).await;
    look(".setup-form").await;

    sit_down(seen("G1=G5 B2-B5 R5-", ALL_SEEN)).await;
    bouts(page, &settings, &look).await;
    sit_down(seen("G4=G2 B5-B2", ALL_SEEN)).await;
    let openers = page.eval("return [...document.querySelectorAll('.bar-tools .tool, .tabs .tab')].filter((it) => it.checkVisibility()).length").await;
    for opener in 0..openers.as_u64().unwrap() {
        page.eval(&format!(
            "[...document.querySelectorAll('.bar-tools .tool, .tabs .tab')].filter((it) => it.checkVisibility()).forEach((it, n) => it.toggleAttribute('e2e', n === {opener}))"
        ))
        .await;
        sheet("[e2e]").await;
    }
    hall(page).await;
    lesson(page).await;
    page.plant(&[("bout.tricks", "damaged"), ("settings", &settings)]);
    page.open("#/").await;
    look(".notice").await;
    page.open("#/nonsense").await;
    look(".nowhere").await;
}

/// Pages that a bout leads to, empty and with content, and the sheets over them.
async fn hall(page: &Page) {
    for route in ["#/wrestlers", "#/banzuke"] {
        page.open(route).await;
        look(page, ".empty").await;
    }
    page.plant(&[("book", &book(&bouts_of_tetsu()))]);
    for route in PAGES {
        page.open(route).await;
        let here = "return location.hash === arguments[0] && document.querySelector('h1')";
        page.until("the page to open", here, vec![route.into()])
            .await;
        look(page, "main").await;
        match route {
            "#/wrestlers" => {
                sheet(page, ".people .btn:nth-of-type(1)").await;
                sheet(page, ".people .btn:nth-of-type(2)").await;
            }
            "#/wrestlers/7" => {
                page.press("button", "Sheet 1").await;
                look(page, ".closed").await;
            }
            "#/data" => sheet(page, "section[aria-labelledby=d-erase] .btn").await,
            "#/tricks/record" => {
                page.press("button", "Look at the bout").await;
                look(page, ".refusal").await;
            }
            "#/rules" => {
                page.press("link", "Read the rules").await;
                page.role("heading", "Rules of Tricks").await;
                look(page, "main").await;
            }
            _ => (),
        }
    }
    page.open("#/tricks/new").await;
    look(page, "select[name=east]").await;
}

/// The lesson's screens: a question, a correction, and a trick on the table.
async fn lesson(page: &Page) {
    page.open("#/tricks/lesson").await;
    look(page, ".tray:not(.is-waiting)").await;
    for card in ["G4", "R5"] {
        let card = page.card(card).await;
        page.tap(Hand::Mouse, &card).await;
        page.find("li[aria-selected=true]").await;
        page.tap(Hand::Mouse, &card).await;
        look(page, ".now .refusal, .now .acts .btn").await;
    }
}
