//! axe-core over every screen and sheet of a bout, on a phone by day and on a tablet by night.

use super::table::{
    AFTER_A_HIKKAKE, ASIDE, AT_THE_LIMIT, CIRCLE, DRAWN, EAST_WON, MAMORITE, TWO_WAYS, kept,
};
use crate::axe::{PHONE_DAY, TABLET_NIGHT, before_a_bout, look, sheets};
use crate::page::Page;
use crate::pointer::Hand;
use crate::tricks::{against_the_computer, people, settings};
use hakkyoi::basho::{BestOf, Series};
use serde_json::{Value, json};

pub(crate) async fn circle_axe_phone_day(page: &Page) {
    everywhere(page, PHONE_DAY).await;
}

pub(crate) async fn circle_axe_tablet_night(page: &Page) {
    everywhere(page, TABLET_NIGHT).await;
}

async fn everywhere(page: &Page, ((width, height), theme): ((u32, u32), &str)) {
    page.size(width, height).await;
    let settings = settings(theme, "instant");
    let sit_down = async |bout: Value| {
        CIRCLE.sit_down(page, &bout, &settings).await;
        CIRCLE.scene(page).await;
    };
    let seen = |tokens: &str| kept(&against_the_computer(), tokens);
    before_a_bout(page, "circle", &settings).await;

    // The preview of a picked card, and the refusal of a card that cannot be played.
    sit_down(seen(TWO_WAYS)).await;
    look(page, ".way-btn").await;
    sit_down(seen(AT_THE_LIMIT)).await;
    let shut = page.find("li[data-card=TK]").await;
    page.tap(Hand::Mouse, &shut).await;
    look(page, ".now .refusal").await;
    let mut over = seen(EAST_WON);
    over["series"] = json!(Series::new(BestOf::Five));
    sit_down(over).await;
    look(page, "main.verdict").await;
    sit_down(seen(DRAWN)).await;
    let picked = page.find("li[data-card=OD]").await;
    page.tap(Hand::Mouse, &picked).await;
    look(page, ".ring-pic.is-target .ghost").await;
    for tokens in [MAMORITE, ASIDE] {
        sit_down(seen(tokens)).await;
        look(page, ".way-btn").await;
    }
    sit_down(seen(AFTER_A_HIKKAKE)).await;
    look(page, ".now .acts .btn").await;
    sit_down(kept(&people(), DRAWN)).await;
    look(page, ".handover .hold").await;
    let mut unseen = seen(EAST_WON);
    unseen["seen"] = json!([0, 0]);
    sit_down(unseen).await;
    look(page, ".now .acts .btn").await;
    // Known and used cards, and a priority; in practice mode, with its additions.
    let mut practice = seen(AT_THE_LIMIT);
    practice["keiko"] = true.into();
    sit_down(practice).await;
    page.press("button", "Hint").await;
    look(page, ".now .hint").await;
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
