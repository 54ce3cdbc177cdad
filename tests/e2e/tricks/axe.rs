//! Every screen of a bout, and the pages that it leads to, for axe-core and for their geometry; and axe-core over a sample of all games' screens.

use crate::common::curtain::TAKE_BACK;
use crate::common::setup::{FORM, GAME};
use hakkyoi::ui::words::{t, text};
use rules::GameId;
use serde_json::Value;

use super::table::{TRICKS, stored};
use crate::common::axe::{PHONE_DAY, TABLET_NIGHT, look, sheet};
use crate::common::geometry::{Steady, Windows};
use crate::common::planted::{ALL_SEEN, against_the_computer, people, practice, settings};
use crate::common::screens::Step::{self, Button, Look, Press};
use crate::common::screens::{ASKED, MUST_BE_SEEN, OVER, Screens};
use crate::hall::{book, bouts_of_tetsu};
use crate::page::Page;
use crate::pointer::Hand;

const SCREENS: Screens = Screens {
    game: GameId::Tricks,
    table: TRICKS,
    bouts,
    thinks: || seen("G4=G2 R5-", ALL_SEEN),
    over: || seen(DECIDED, ALL_SEEN),
    steady: Steady {
        gives_way: &[],
        in_longer_words: false,
    },
};

/// A decided bout: West's 1 throws East's 5.
pub(crate) const DECIDED: &str = "G4=G2 R5-R1";

fn seen(moves: &str, seen: usize) -> Value {
    stored(&against_the_computer(), moves, seen, None)
}

fn bouts() -> Vec<(Value, &'static [Step])> {
    let begun = || seen("", ALL_SEEN);
    let led = || seen("G1=G5 R1-", ALL_SEEN);
    vec![
        (
            stored(&people(), "", ALL_SEEN, Some("G4")),
            &[Look(TAKE_BACK)],
        ),
        (
            begun(),
            &[
                Look(ASKED),
                Press("li[data-card=R2]"),
                Look("li[aria-selected=true]"),
            ],
        ),
        (
            begun(),
            &[Press("li[data-card=B5]"), Look("li[aria-selected=true]")],
        ),
        (seen("G4=G2", ALL_SEEN), &[Look(ASKED)]),
        // The last frame of the clash, of a trick, and of the bout.
        (seen("G4=G2", 2), &[Look(MUST_BE_SEEN)]),
        (seen("G4=G2 B5-B2", 5), &[Look(MUST_BE_SEEN)]),
        (seen(DECIDED, 6), &[Look(MUST_BE_SEEN)]),
        // A card that cannot be played is refused.
        (
            led(),
            &[Look(ASKED), Press("li[data-card=B1]"), Look(".refusal")],
        ),
        (seen(DECIDED, ALL_SEEN), &[Look(OVER)]),
        (
            practice(led()),
            &[Button(text!("hint")), Look(".now .hint")],
        ),
        // The sheets open over the last one.
        (seen("G4=G2 B5-B2", ALL_SEEN), &[Look(ASKED)]),
    ]
}

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

pub(crate) async fn tricks_geometry_of_phones(page: &Page) {
    SCREENS.geometry(page, Windows::Phones).await;
}

pub(crate) async fn tricks_geometry_of_tablets(page: &Page) {
    SCREENS.geometry(page, Windows::Tablets).await;
}

pub(crate) async fn tricks_geometry_of_languages(page: &Page) {
    SCREENS.geometry(page, Windows::Languages).await;
}

/// One screen of each kind, on a phone by day, for engines that skip the full set.
pub(crate) async fn axe_sample(page: &Page) {
    page.size(360, 740).await;
    let settings = settings("day", "instant");
    page.plant(&[("settings", &settings)]);
    page.open("#/").await;
    look(page, GAME).await;
    for game in GameId::ALL {
        page.open(&format!("#/{}/new", game.slug())).await;
        look(page, FORM).await;
    }
    for (moves, css) in [("G1=G5 R1-", ".tray:not(.is-waiting)"), (DECIDED, OVER)] {
        let bout = stored(&against_the_computer(), moves, ALL_SEEN, None);
        TRICKS.sit_down_at(page, &bout).await;
        look(page, css).await;
    }
}

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

/// Every screen of a bout, and the pages of the site, over which axe-core runs here once for all games.
async fn everywhere(page: &Page, ((width, height), theme): ((u32, u32), &str)) {
    SCREENS.axe(page, ((width, height), theme)).await;
    let settings = settings(theme, "instant");
    page.plant(&[("settings", &settings)]);
    page.open("#/").await;
    look(page, GAME).await;
    sheet(page, "header button.tool").await;
    sheet(page, "footer .link").await;
    page.open("#/tricks/new").await;
    page.find(FORM).await;
    sheet(page, ".bar-tools .tool").await;
    let table = page.role("radio", &t!("setup-table")).await;
    page.tap(Hand::Mouse, &table).await;
    look(page, FORM).await;

    let unfinished = seen("G4=G2 B5-B2", ALL_SEEN);
    TRICKS.sit_down(page, &unfinished, &settings).await;
    TRICKS.scene(page).await;
    hall(page).await;
    page.says("would be given up").await;
    lesson(page).await;
    page.plant(&[("bout.tricks", "damaged"), ("settings", &settings)]);
    page.open("#/").await;
    look(page, ".notice").await;
    page.open("#/nonsense").await;
    look(page, ".nowhere").await;
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
                page.press("button", &t!("sheet-number", number = 1)).await;
                look(page, ".closed").await;
            }
            "#/data" => sheet(page, "section[aria-labelledby=d-erase] .btn").await,
            "#/tricks/record" => {
                page.press("button", &t!("record-look")).await;
                look(page, ".refusal").await;
            }
            "#/rules" => {
                page.press("link", &t!("rules-read")).await;
                page.role("heading", &t!("rules-title")).await;
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
        look(page, ".now .refusal, [data-act=go-on]").await;
    }
}
