//! axe-core over every screen and sheet of a bout, on a phone by day and on a tablet by night; and the geometry of every screen.

use super::table::{
    AFTER_A_HIKKAKE, AFTER_A_TURN, ASIDE, AT_THE_LIMIT, CIRCLE, DRAWN, EAST_WON, MAMORITE,
    TWO_WAYS, kept,
};
use crate::axe::{PHONE_DAY, TABLET_NIGHT, before_a_bout, look, sheets};
use crate::geometry::{Geometry, Words, while_it_thinks};
use crate::page::Page;
use crate::pointer::Hand;
use crate::problems::trained;
use crate::tricks::{ALL_SEEN, Means, against_the_computer, people, settings};
use hakkyoi::basho::{BestOf, Series};
use hakkyoi::rules::circle::{Action, Card};
use serde_json::{Value, json};

pub(crate) async fn circle_axe_phone_day(page: &Page) {
    everywhere(page, PHONE_DAY).await;
}

pub(crate) async fn circle_axe_tablet_night(page: &Page) {
    everywhere(page, TABLET_NIGHT).await;
}

/// Every screen of a bout, at any size. The last one is practice, with a hint.
async fn bouts(page: &Page, settings: &str, look: impl AsyncFn(&str)) {
    let sit_down = async |bout: Value| {
        CIRCLE.sit_down(page, &bout, settings).await;
        CIRCLE.scene(page).await;
    };
    let seen = |tokens: &str| kept(&against_the_computer(), tokens);
    // The preview of a picked card, and the refusal of a card that cannot be played.
    sit_down(seen(TWO_WAYS)).await;
    look(".way-btn").await;
    sit_down(seen(AT_THE_LIMIT)).await;
    let shut = page.find("li[data-card=TK]").await;
    page.tap(Hand::Mouse, &shut).await;
    look(".now .refusal").await;
    let mut over = seen(EAST_WON);
    over["series"] = json!(Series::new(BestOf::Five));
    sit_down(over).await;
    look("main.verdict").await;
    sit_down(seen(DRAWN)).await;
    let picked = page.find("li[data-card=OD]").await;
    page.tap(Hand::Mouse, &picked).await;
    look(".ring-pic .ghost").await;
    // After a turn, and while both cards have been turned over.
    sit_down(seen(AFTER_A_TURN)).await;
    look(".tray:not(.is-waiting)").await;
    for tokens in [MAMORITE, ASIDE] {
        sit_down(seen(tokens)).await;
        look(".way-btn").await;
    }
    sit_down(seen(AFTER_A_HIKKAKE)).await;
    look(".now .acts .btn").await;
    sit_down(kept(&people(), DRAWN)).await;
    look(".handover .hold").await;
    let mut unseen = seen(EAST_WON);
    unseen["seen"] = json!([0, 0]);
    sit_down(unseen).await;
    look(".now .acts .btn").await;
    sit_down(seen(AT_THE_LIMIT)).await;
    let last = page.find("li[data-card=YK]").await;
    CIRCLE.play(page, Means::Clicks, &last).await;
    look(".ring-pic .shout").await;
    // Known and used cards, and a priority; in practice mode, with its additions.
    let mut practice = seen(AT_THE_LIMIT);
    practice["keiko"] = true.into();
    sit_down(practice).await;
    page.press("button", "Hint").await;
    look(".now .hint").await;
}

/// The geometry of every screen, also while the computer thinks. The ring keeps its size.
pub(crate) async fn circle_geometry(page: &Page) {
    geometry(page, Words::English).await;
}

/// The same in all other languages.
pub(crate) async fn circle_geometry_of_languages(page: &Page) {
    geometry(page, Words::Others).await;
}

async fn geometry(page: &Page, words: Words) {
    let geometry = Geometry::begin(page, words, true).await;
    let look = async |css: &str| geometry.look(page, css).await;
    bouts(page, &settings("day", "instant"), &look).await;
    while_it_thinks(page, async {
        let record = format!("[Game \"circle\"]\n\n{DRAWN}");
        let sealed = Action::Reveal(Card::Oshidashi);
        let thinks = crate::table::kept(&against_the_computer(), &record, ALL_SEEN, Some(&sealed));
        CIRCLE.sit_down_at(page, &thinks).await;
    })
    .await;
    look(".tray.is-waiting").await;
    geometry.end();
    let geometry = Geometry::begin(page, words, false).await;
    page.open("#/circle/new").await;
    geometry.look(page, ".setup-form").await;
    page.open("#/circle/lesson").await;
    geometry.look(page, ".tray:not(.is-waiting)").await;
    let look = async |css: &str| geometry.look(page, css).await;
    trained(page, "circle", look).await;
    geometry.end();
}

async fn everywhere(page: &Page, ((width, height), theme): ((u32, u32), &str)) {
    page.size(width, height).await;
    let settings = settings(theme, "instant");
    before_a_bout(page, "circle", &settings).await;

    bouts(page, &settings, async |css: &str| look(page, css).await).await;
    sheets(page, 3..=5).await;
    pages(page).await;
}

/// The pages beside the bout.
async fn pages(page: &Page) {
    CIRCLE
        .sit_down(
            page,
            &kept(&against_the_computer(), EAST_WON),
            &settings("system", "instant"),
        )
        .await;
    page.open("#/circle/review").await;
    look(page, ".review").await;
}
