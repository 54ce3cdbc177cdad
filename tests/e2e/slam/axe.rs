//! Every screen of a bout, for axe-core and for their geometry.

use bout::games::slam::{
    Model, Phase,
    record_tags::{Line, Rope},
};
use hakkyoi::ui::words::text;
use rules::GameId;
use rules::slam::{Mode, Shape};
use serde_json::{Value, json};

use super::table::{SLAM, begun, ended, kept, next};
use crate::common::axe::{PHONE_DAY, TABLET_NIGHT, look};
use crate::common::geometry::{Steady, Windows};
use crate::common::planted::practice;
use crate::common::screens::Step::{self, Button, Look, Press, Says};
use crate::common::screens::{MUST_BE_SEEN, OVER, Screens};
use crate::page::Page;

const SCREENS: Screens = Screens {
    game: GameId::Slam,
    table: SLAM,
    bouts,
    thinks: || {
        let mut thinks = kept(&next(&until(against_komusubi(), scored)).unwrap());
        thinks["players"][1] = json!({ "computer": "komusubi" });
        thinks
    },
    over: || {
        kept(&ended(begun(
            &["Aki", "Bo"],
            Mode::Basho,
            Rope::default(),
            2,
        )))
    },
    steady: Steady {
        gives_way: &[".now .hint"],
        in_longer_words: false,
    },
};

/// The bout when it first waits for this, if every player throws with a still hand.
fn until(mut model: Model, waits: impl Fn(&Model) -> bool) -> Model {
    while !waits(&model) {
        model = next(&model).expect("the bout never waits for this");
    }
    model
}

fn decides(model: &Model) -> bool {
    matches!(model.phase(), Phase::Decides(_))
}

fn scored(model: &Model) -> bool {
    model.phase() == Phase::Scored
}

fn against_komusubi() -> Model {
    begun(&["Aki", "Komusubi"], Mode::Basho, Rope::default(), 2)
}

/// Eight players inside a measured line of this shape.
fn measured(shape: Shape) -> Value {
    let rope = Rope {
        line: Line::Measured(shape),
        blindfold: shape == Shape::Oval,
        ..Rope::default()
    };
    let names = ["Aki", "Bo", "Cy", "Dai", "Emi", "Fuji", "Gen", "Haru"];
    kept(&until(begun(&names, Mode::Basho, rope, 4), decides))
}

fn bouts() -> Vec<(Value, &'static [Step])> {
    const DECIDES: &[Step] = &[Look(".slam-grip")];
    let names = ["Aki", "Bo", "Cy", "Dai"];
    let bout = || begun(&names, Mode::Nokkuauto, Rope::default(), 2);
    let mut bouts: Vec<(Value, &'static [Step])> = vec![
        (kept(&bout()), &[Look(".throw-grip")]),
        (
            kept(&until(bout(), decides)),
            &[
                Look(".slam-grip"),
                Press(".die[data-wrestler=a] [data-keep=throw]"),
                Look(".throw-grip:not(:disabled)"),
            ],
        ),
        (kept(&until(bout(), scored)), &[Look(MUST_BE_SEEN)]),
        (kept(&ended(bout())), &[Look(OVER)]),
    ];
    bouts.extend(Shape::ALL.map(|shape| (measured(shape), DECIDES)));
    bouts.push((
        practice(kept(&until(against_komusubi(), decides))),
        &[Button(text!("hint")), Says("to win"), Look(".now .hint")],
    ));
    bouts
}

pub(crate) async fn slam_axe_phone_day(page: &Page) {
    SCREENS.axe(page, PHONE_DAY).await;
    fairness(page).await;
}

pub(crate) async fn slam_axe_tablet_night(page: &Page) {
    SCREENS.axe(page, TABLET_NIGHT).await;
    fairness(page).await;
}

pub(crate) async fn slam_geometry_of_phones(page: &Page) {
    SCREENS.geometry(page, Windows::Phones).await;
}

pub(crate) async fn slam_geometry_of_tablets(page: &Page) {
    SCREENS.geometry(page, Windows::Tablets).await;
}

pub(crate) async fn slam_geometry_of_languages(page: &Page) {
    SCREENS.geometry(page, Windows::Languages).await;
}

async fn fairness(page: &Page) {
    page.open("#/slam/fairness").await;
    look(page, ".fair").await;
}
