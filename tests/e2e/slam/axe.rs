//! axe-core over every screen and sheet of a bout, on a phone by day and on a tablet by night; and the geometry of every screen.

use super::table::{SLAM, begun, ended, kept, next, pick, scene};
use crate::axe::{PHONE_DAY, TABLET_NIGHT, before_a_bout, look, sheets};
use crate::geometry::{Geometry, Words, while_it_thinks};
use crate::page::Page;
use crate::tricks::{Means, settings};
use hakkyoi::rules::slam::{Mode, Shape};
use hakkyoi::ui::games::slam::{Line, Model, Phase, Rope};
use serde_json::json;

pub(crate) async fn slam_axe_phone_day(page: &Page) {
    everywhere(page, PHONE_DAY).await;
}

pub(crate) async fn slam_axe_tablet_night(page: &Page) {
    everywhere(page, TABLET_NIGHT).await;
}

/// The bout when it first waits for this, if every player throws with a still hand.
fn until(mut model: Model, waits: impl Fn(&Model) -> bool) -> Model {
    while !waits(&model) {
        model = next(&model).expect("the bout never waits for this");
    }
    model
}

/// Every screen of a bout, at any size.
async fn bouts(page: &Page, settings: &str, look: impl AsyncFn(&str)) {
    let sit_down = async |bout: &Model| {
        SLAM.sit_down(page, &kept(bout), settings).await;
        scene(page).await;
    };
    let bout = begun(
        &["Aki", "Bo", "Cy", "Dai"],
        Mode::Nokkuauto,
        Rope::default(),
        2,
    );
    sit_down(&bout).await;
    look(".throw-grip").await;
    let decides = |model: &Model| matches!(model.phase(), Phase::Decides(_));
    sit_down(&until(bout.clone(), decides)).await;
    look(".slam-grip").await;
    pick(page, Means::Clicks, 0).await;
    look(".throw-grip").await;
    let scored = |model: &Model| model.phase() == Phase::Scored;
    sit_down(&until(bout.clone(), scored)).await;
    look("[data-act=go-on]").await;
    sit_down(&ended(bout.clone())).await;
    look("main.verdict").await;
    for shape in Shape::ALL {
        let rope = Rope {
            line: Line::Measured(shape),
            blindfold: shape == Shape::Oval,
            ..Rope::default()
        };
        let names = ["Aki", "Bo", "Cy", "Dai", "Emi", "Fuji", "Gen", "Haru"];
        let bout = begun(&names, Mode::Basho, rope, 4);
        sit_down(&until(bout, decides)).await;
        look(".slam-grip").await;
    }
}

/// The geometry of every screen; also with a hint, and while the computer thinks.
pub(crate) async fn slam_geometry(page: &Page) {
    geometry(page, Words::English).await;
}

/// The same in all other languages.
pub(crate) async fn slam_geometry_of_languages(page: &Page) {
    geometry(page, Words::Others).await;
}

async fn geometry(page: &Page, words: Words) {
    let geometry = Geometry::begin(page, words, false).await;
    let look = async |css: &str| geometry.look(page, css).await;
    let settings = settings("day", "instant");
    bouts(page, &settings, &look).await;
    let decides = |model: &Model| matches!(model.phase(), Phase::Decides(_));
    let bout = begun(&["Aki", "Komusubi"], Mode::Basho, Rope::default(), 2);
    let mut practice = kept(&until(bout.clone(), decides));
    practice["keiko"] = true.into();
    SLAM.sit_down(page, &practice, &settings).await;
    page.press("button", "Hint").await;
    page.says("to win").await;
    look(".now .hint").await;
    let scored = |model: &Model| model.phase() == Phase::Scored;
    let mut thinks = kept(&next(&until(bout, scored)).unwrap());
    thinks["players"][1] = json!({ "computer": "komusubi" });
    while_it_thinks(page, SLAM.sit_down(page, &thinks, &settings)).await;
    look("main.slam .now").await;
    page.open("#/slam/new").await;
    look(".setup-form").await;
    page.open("#/slam/lesson").await;
    look(".throw-grip").await;
    geometry.end();
}

async fn everywhere(page: &Page, ((width, height), theme): ((u32, u32), &str)) {
    page.size(width, height).await;
    let settings = settings(theme, "instant");
    before_a_bout(page, "slam", &settings).await;
    page.open("#/slam/fairness").await;
    look(page, ".fair").await;

    bouts(page, &settings, async |css: &str| look(page, css).await).await;
    sheets(page, 1..=4).await;
    let bout = ended(begun(&["Aki", "Bo"], Mode::Basho, Rope::default(), 2));
    SLAM.sit_down(page, &kept(&bout), &settings).await;
    scene(page).await;
    page.open("#/slam/review").await;
    look(page, ".review").await;
}
