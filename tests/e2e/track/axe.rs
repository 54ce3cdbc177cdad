//! Every screen of a bout, for axe-core and for their geometry.

use crate::common::curtain::TAKE_BACK;
use crate::common::setup::{FORM, unfold};
use fantoccini::key::Key;
use hakkyoi::ui::words::text;
use rules::GameId;
use serde_json::{Value, json};

use super::records::link;
use super::table::{BEGUN, SWAPPED, TACTICAL, TRACK, WITH_ZERO, card, kept};
use crate::common::axe::{PHONE_DAY, TABLET_NIGHT, look};
use crate::common::geometry::{Geometry, Steady, Windows};
use crate::common::planted::{ALL_SEEN, against_the_computer, people, practice, settings, with};
use crate::common::screens::Step::{self, Button, Lift, Look, Press};
use crate::common::screens::{ASKED, MUST_BE_SEEN, OVER, Screens};
use crate::page::Page;
use crate::pointer::Hand;

const SCREENS: Screens = Screens {
    game: GameId::Track,
    table: TRACK,
    bouts,
    thinks: || kept(&against_the_computer(), BEGUN, ALL_SEEN, Some(card(4))),
    over: || after("1. 6=3", ALL_SEEN),
    steady: Steady {
        gives_way: &[".nominate", "[data-tactic]", ".now .refusal"],
        in_longer_words: false,
    },
};

fn of(record: &str, seen: usize) -> Value {
    kept(&against_the_computer(), record, seen, None)
}

/// A bout after these turns, of which `seen` events have been seen.
fn after(turns: &str, seen: usize) -> Value {
    of(&format!("{BEGUN}{turns}"), seen)
}

/// Two people; East's time has run out.
fn timed() -> Value {
    let clock =
        json!({ "limit": 600, "left": [0, 600], "nominated": [null, null], "late": [1, null] });
    with(kept(&people(), BEGUN, ALL_SEEN, None), "clock", clock)
}

fn bouts() -> Vec<(Value, &'static [Step])> {
    const HINT: &[Step] = &[Button(text!("hint")), Look(".mid .mix")];
    let zero = format!("{WITH_ZERO}1. 0=0");
    vec![
        // The preview of a picked card, and why another one is refused.
        (
            after("1. 6=5 2. 3=4", ALL_SEEN),
            &[
                Look(ASKED),
                Press("li[data-card=\"4\"]"),
                Look(".ifs"),
                Press("li[data-card=\"6\"]"),
                Look(".now .refusal"),
            ],
        ),
        // Hands of seven cards, and what one would come to against seven.
        (
            of(WITH_ZERO, ALL_SEEN),
            &[Look(ASKED), Press("li[data-card=\"4\"]"), Look(".ifs")],
        ),
        (after("1. 6=3", ALL_SEEN), &[Look(OVER)]),
        (
            of(TACTICAL, ALL_SEEN),
            &[
                Press("[data-swap=\"2\"]"),
                Press("[data-swap=\"6\"]"),
                Press("[data-swap=\"3\"]"),
                Look(".now .refusal"),
            ],
        ),
        (of(SWAPPED, 0), &[Look(MUST_BE_SEEN)]),
        // The reveal of a turn.
        (after("1. 6=5 2. 3=4", 1), &[Look(".sum h3")]),
        (
            of(SWAPPED, ALL_SEEN),
            &[
                Press("li[data-card=M]"),
                Look("[data-tactic]"),
                Button(text!("track-tactic", tactic = "nodowa")),
                Look(".ifs"),
            ],
        ),
        (
            kept(&people(), BEGUN, ALL_SEEN, Some(card(4))),
            &[Look(TAKE_BACK)],
        ),
        (timed(), &[Lift, Look(".nominate")]),
        (after("1. 6=3", 2), &[Look(MUST_BE_SEEN)]),
        (
            practice(after("1. 6=5", ALL_SEEN)),
            &[Look(".studied"), Button(text!("hint")), Look(".mid .mix")],
        ),
        (practice(of(&zero, ALL_SEEN)), HINT),
    ]
}

pub(crate) async fn track_axe_phone_day(page: &Page) {
    SCREENS.axe(page, PHONE_DAY).await;
    pages(page, &settings("day", "instant")).await;
}

pub(crate) async fn track_axe_tablet_night(page: &Page) {
    SCREENS.axe(page, TABLET_NIGHT).await;
    pages(page, &settings("night", "instant")).await;
}

/// The last step of the review, which [`Screens::axe`] has opened, and the pages that only track has.
async fn pages(page: &Page, settings: &str) {
    page.key(Key::End).await;
    look(page, ".studied").await;
    page.plant(&[("settings", settings)]);
    page.open("#/track/new").await;
    page.find(FORM).await;
    unfold(page, Hand::Mouse).await;
    for variant in ["oshi-dashi", "zero", "tactical", "clock"] {
        let last = page.all(&format!("input[name={variant}]")).await.pop();
        page.tap(Hand::Mouse, &last.unwrap()).await;
    }
    look(page, "input[name=seconds]").await;
    page.open(&link(&format!("{BEGUN}1. 6=5 2. 6=1"))).await;
    look(page, ".refusal").await;
    page.open("#/track/robin").await;
    look(page, ".robin-form").await;
    robin(page, settings).await;
    look(page, ".robin-table").await;
}

pub(crate) async fn track_geometry_of_phones(page: &Page) {
    geometry(page, Windows::Phones).await;
}

pub(crate) async fn track_geometry_of_tablets(page: &Page) {
    geometry(page, Windows::Tablets).await;
}

pub(crate) async fn track_geometry_of_languages(page: &Page) {
    geometry(page, Windows::Languages).await;
}

/// Every screen of a bout, and the round robin.
async fn geometry(page: &Page, windows: Windows) {
    SCREENS.geometry(page, windows).await;
    let geometry = Geometry::begin(page, windows, None).await;
    robin(page, &settings("day", "instant")).await;
    geometry.look(page, ".robin-table").await;
    let won = || json!({ "oshi-dashi": 0 });
    robin_with(page, &settings("day", "instant"), &[won(), won(), won()]).await;
    geometry.look(page, ".champion .victor").await;
    geometry.end();
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
