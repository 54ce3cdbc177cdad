//! axe-core over every screen and sheet of a bout, on a phone by day and on a tablet by night.

use super::table::{SLAM, begun, ended, kept, next, pick, scene};
use crate::axe::{PHONE_DAY, TABLET_NIGHT, before_a_bout, look, sheets};
use crate::page::Page;
use crate::tricks::{Means, settings};
use hakkyoi::rules::slam::{Mode, Shape};
use hakkyoi::ui::games::slam::{Line, Model, Phase, Rope};

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

async fn everywhere(page: &Page, ((width, height), theme): ((u32, u32), &str)) {
    page.size(width, height).await;
    let settings = settings(theme, "instant");
    let sit_down = async |bout: &Model| {
        SLAM.sit_down(page, &kept(bout), &settings).await;
        scene(page).await;
    };
    before_a_bout(page, "slam", &settings).await;
    page.open("#/slam/fairness").await;
    look(page, ".fair").await;

    let bout = begun(
        &["Aki", "Bo", "Cy", "Dai"],
        Mode::Nokkuauto,
        Rope::default(),
        2,
    );
    sit_down(&bout).await;
    look(page, ".throw-grip").await;
    let decides = |model: &Model| matches!(model.phase(), Phase::Decides(_));
    sit_down(&until(bout.clone(), decides)).await;
    look(page, ".slam-grip").await;
    pick(page, Means::Clicks, 0).await;
    look(page, ".throw-grip").await;
    let scored = |model: &Model| model.phase() == Phase::Scored;
    sit_down(&until(bout.clone(), scored)).await;
    look(page, "[data-act=go-on]").await;
    sit_down(&ended(bout.clone())).await;
    look(page, "main.verdict").await;
    page.open("#/slam/review").await;
    look(page, ".review").await;
    for shape in Shape::ALL {
        let rope = Rope {
            line: Line::Measured(shape),
            blindfold: shape == Shape::Oval,
            ..Rope::default()
        };
        let names = ["Aki", "Bo", "Cy", "Dai", "Emi", "Fuji", "Gen", "Haru"];
        let bout = begun(&names, Mode::Basho, rope, 4);
        sit_down(&until(bout, decides)).await;
        look(page, ".slam-grip").await;
    }
    sheets(page, 1..=4).await;
}
