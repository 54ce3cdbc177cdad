//! axe-core over every screen and sheet of a bout, on a phone by day and on a tablet by night; and the geometry of every screen.

use super::records::link;
use super::table::{BEGUN, SWAPPED, TACTICAL, TRACK, WITH_ZERO, card, kept, scene};
use crate::axe::{PHONE_DAY, TABLET_NIGHT, look, rules, sheets};
use crate::geometry::{Geometry, Words, while_it_thinks};
use crate::page::Page;
use crate::pointer::Hand;
use crate::problems::trained;
use crate::setup::unfold;
use crate::tricks::{ALL_SEEN, against_the_computer, people, settings};
use fantoccini::key::Key;
use serde_json::{Value, json};

pub(crate) async fn track_axe_phone_day(page: &Page) {
    everywhere(page, PHONE_DAY).await;
}

pub(crate) async fn track_axe_tablet_night(page: &Page) {
    everywhere(page, TABLET_NIGHT).await;
}

/// Every screen of a bout, at any size. The last one is practice, with a hint.
async fn bouts(page: &Page, settings: &str, look: impl AsyncFn(&str)) {
    let sit_down = async |bout: Value| {
        TRACK.sit_down(page, &bout, settings).await;
        scene(page).await;
    };
    let seen = |record: &str| kept(&against_the_computer(), record, ALL_SEEN, None);
    sit_down(seen(&format!("{BEGUN}1. 6=5 2. 3=4"))).await;
    look(".tray:not(.is-waiting)").await;
    // The preview of a picked card, and why another one is refused.
    let picked = page.find("li[data-card=\"4\"]").await;
    page.tap(Hand::Mouse, &picked).await;
    look(".ifs").await;
    let spent = page.find("li[data-card=\"6\"]").await;
    page.tap(Hand::Mouse, &spent).await;
    look(".now .refusal").await;
    // Hands of seven cards, and what one would come to against seven.
    sit_down(seen(WITH_ZERO)).await;
    look(".tray:not(.is-waiting)").await;
    let picked = page.find("li[data-card=\"4\"]").await;
    page.tap(Hand::Mouse, &picked).await;
    look(".ifs").await;
    sit_down(seen(&format!("{BEGUN}1. 6=3"))).await;
    look("main.verdict").await;
    sit_down(seen(TACTICAL)).await;
    for number in ["2", "6", "3"] {
        let number = page.find(&format!("[data-swap=\"{number}\"]")).await;
        page.tap(Hand::Mouse, &number).await;
    }
    look(".now .refusal").await;
    sit_down(kept(&against_the_computer(), SWAPPED, 0, None)).await;
    look(".now .acts .btn").await;
    // The reveal of a turn.
    let record = format!("{BEGUN}1. 6=5 2. 3=4");
    sit_down(kept(&against_the_computer(), &record, 1, None)).await;
    look(".sum h3").await;
    sit_down(seen(SWAPPED)).await;
    let master = page.find("li[data-card=M]").await;
    page.tap(Hand::Mouse, &master).await;
    look(".btn-tactic").await;
    page.press("button", "Nodowa").await;
    look(".ifs").await;
    sit_down(kept(&people(), BEGUN, ALL_SEEN, Some(card(4)))).await;
    look(".handover .link").await;
    let mut timed = kept(&people(), BEGUN, ALL_SEEN, None);
    timed["clock"] =
        json!({ "limit": 600, "left": [0, 600], "nominated": [null, null], "late": [1, null] });
    sit_down(timed).await;
    page.press_curtain_twice(Hand::Mouse).await;
    look(".nominate").await;
    sit_down(kept(
        &against_the_computer(),
        &format!("{BEGUN}1. 6=3"),
        2,
        None,
    ))
    .await;
    look(".now .acts .btn").await;
    let mut practice = seen(&format!("{BEGUN}1. 6=5"));
    practice["keiko"] = true.into();
    sit_down(practice).await;
    look(".studied").await;
    page.press("button", "Hint").await;
    look(".mid .mix").await;
    let mut practice = seen(&format!("{WITH_ZERO}1. 0=0"));
    practice["keiko"] = true.into();
    sit_down(practice).await;
    page.press("button", "Hint").await;
    look(".mid .mix").await;
}

/// The geometry of every screen, also while the computer thinks.
pub(crate) async fn track_geometry(page: &Page) {
    geometry(page, Words::English).await;
}

/// The same in all other languages.
pub(crate) async fn track_geometry_of_languages(page: &Page) {
    geometry(page, Words::Others).await;
}

async fn geometry(page: &Page, words: Words) {
    let geometry = Geometry::begin(page, words, false).await;
    let look = async |css: &str| geometry.look(page, css).await;
    bouts(page, &settings("day", "instant"), &look).await;
    while_it_thinks(page, async {
        let thinks = kept(&against_the_computer(), BEGUN, ALL_SEEN, Some(card(4)));
        TRACK.sit_down_at(page, &thinks).await;
    })
    .await;
    look(".tray.is-waiting").await;
    page.open("#/track/new").await;
    look(".setup-form").await;
    robin(page, &settings("day", "instant")).await;
    look(".robin-table").await;
    let won = || json!({ "oshi-dashi": 0 });
    robin_with(page, &settings("day", "instant"), &[won(), won(), won()]).await;
    look(".champion .victor").await;
    page.open("#/track/lesson").await;
    look(".tray:not(.is-waiting)").await;
    trained(page, "track", &look).await;
    geometry.end();
}

async fn everywhere(page: &Page, ((width, height), theme): ((u32, u32), &str)) {
    page.size(width, height).await;
    let settings = settings(theme, "instant");
    page.plant(&[("settings", &settings)]);

    page.open("#/track/new").await;
    page.find(".setup-form").await;
    unfold(page, Hand::Mouse).await;
    for variant in ["oshi-dashi", "zero", "tactical", "clock"] {
        let last = page.all(&format!("input[name={variant}]")).await.pop();
        page.tap(Hand::Mouse, &last.unwrap()).await;
    }
    look(page, "input[name=seconds]").await;

    bouts(page, &settings, async |css: &str| look(page, css).await).await;
    sheets(page, 3..=5).await;
    pages(page, &settings).await;
}

/// The pages beside the bout.
async fn pages(page: &Page, settings: &str) {
    let decided = kept(
        &against_the_computer(),
        &format!("{BEGUN}1. 6=3"),
        ALL_SEEN,
        None,
    );
    let decided = json!({ "version": 1, "data": decided }).to_string();
    page.plant(&[("settings", settings), ("bout.track", &decided)]);
    page.open("#/track/review").await;
    page.find(".review").await;
    page.key(Key::End).await;
    look(page, ".studied").await;
    rules(page, "track").await;
    page.open(&link(&format!("{BEGUN}1. 6=5 2. 6=1"))).await;
    look(page, ".refusal").await;
    page.open("#/track/robin").await;
    look(page, ".robin-form").await;
    robin(page, settings).await;
    look(page, ".robin-table").await;
}

/// Opens a round robin with a result.
pub(crate) async fn robin(page: &Page, settings: &str) {
    robin_with(
        page,
        settings,
        &[json!({ "oshi-dashi": 0 }), Value::Null, Value::Null],
    )
    .await;
}

/// Opens a round robin of three with these results.
async fn robin_with(page: &Page, settings: &str, results: &[Value; 3]) {
    let entrants =
        json!([{ "guest": "Aki" }, { "computer": "makushita" }, { "computer": "ozeki" }]);
    let config = json!({ "zero": false, "oshi-dashi": false, "tactical": false });
    let robin = json!({ "id": 7, "config": config, "entrants": entrants, "results": results });
    let robin = json!({ "version": 1, "data": robin }).to_string();
    page.plant(&[("settings", settings), ("robin.track", &robin)]);
    page.open("#/track/robin").await;
}
