//! A bout of `slam` as a visitor plays it, and the same bout played natively. The trembling of every hand comes from the bout's own seed,
//! so both come to the same landings.

use crate::common::table::{GO_ON, Table};
use std::sync::Arc;

use bout::{
    Player,
    games::slam::{Begins, Model, Msg, Phase, Sitter, ThrowMsg, begin, record_tags::Rope},
};
use fantoccini::key::Key;
use hakkyoi::ui::games::slam::throwing::Hand;
use physics::{Pose, Throw, Toss, fly};
use rand::{SeedableRng, rngs::SmallRng};
use rules::slam::{Action, Mode};
use serde_json::{Value, json};

use crate::common::keyboard::{tab_to, use_keys};
use crate::common::means::Means;
use crate::common::planted::settings;
use crate::common::scene::Scene;
use crate::page::Page;

/// The grip that is pulled to throw.
pub(super) const GRIP: &str = ".throw-grip:not(:disabled)";
/// The button beside the sliders that throws.
pub(super) const THROW: &str = ".throw-by-hand .btn:not(:disabled)";
pub(super) const STOP: &str = "[data-act=stop]";
pub(super) const AGAIN: &str = "[data-act=again]";

/// A decision: stop, or throw again.
pub(super) const DECIDES: Scene = Scene::Choice("decides");
const CHOICES: &[(&str, &str)] = &[(STOP, "decides")];

/// The page of a bout.
pub(super) const SLAM: Table = Table {
    game: "slam",
    choices: CHOICES,
};

/// A bout between people before the first throw; all its chance outcomes come from the seed.
pub(super) fn begun(names: &[&str], mode: Mode, rope: Rope, seed: u64) -> Model {
    let sitter = |name: &&str| Sitter {
        player: Player::Person((*name).to_owned()),
        name: (*name).to_owned(),
        wrestler: None,
    };
    let sitters = names.iter().map(sitter).collect();
    let mut rng = SmallRng::seed_from_u64(seed);
    begin(sitters, mode, rope, Begins::Youngest, false, &mut rng)
}

/// The page's next step if every player throws with a still hand and stops after the first throw.
pub(super) fn next(model: &Model) -> Option<Model> {
    match model.phase() {
        Phase::Throws(_) | Phase::TieBreak(_) => Some(thrown(model)),
        Phase::Decides(seat) => Some(model.after(Msg::Choose(seat, Action::Stop))),
        Phase::Scored => Some(model.after(Msg::GoOn)),
        Phase::Over => None,
        Phase::Flies | Phase::Thinks(_) => panic!("only people play"),
    }
}

/// The model after a still hand's throw.
fn thrown(model: &Model) -> Model {
    let thrown = model.after(Msg::Extra(ThrowMsg::Throw(Hand::default().throw(0))));
    match thrown.to_fly() {
        Some((id, toss)) => {
            let flown = thrown.after(Msg::Extra(ThrowMsg::Flown(id, Arc::new(fly(&toss)))));
            flown.after(Msg::Extra(ThrowMsg::Rested))
        }
        // The first of two who throw at the same time.
        None => thrown,
    }
}

/// The bout played like this to its end.
pub(super) fn ended(mut model: Model) -> Model {
    while let Some(next) = next(&model) {
        model = next;
    }
    model
}

/// The first bout, by seed, whose end is as wanted if it is played like this.
pub(super) fn scripted(names: &[&str], mode: Mode, wanted: impl Fn(&Model) -> bool) -> Model {
    (0..400)
        .map(|seed| begun(names, mode, Rope::default(), seed))
        .find(|bout| wanted(&ended(bout.clone())))
        .expect("no seed gives a bout that ends as wanted")
}

/// A bout as the page stores it.
pub(super) fn kept(model: &Model) -> Value {
    json!(model.save())
}

/// Opens a bout at a pace.
pub(super) async fn sit_down(page: &Page, model: &Model, speed: &str) {
    SLAM.sit_down(page, &kept(model), &settings("system", speed))
        .await;
}

/// Scrolls an element into the middle of the window, so that there is room to pull it.
async fn to_the_middle(page: &Page, css: &str) {
    let script = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
    page.eval_with(script, vec![css.into()]).await;
}

/// Throws, and waits until the screen waits for the visitor again.
pub(super) async fn throw(page: &Page, means: Means) {
    // After the first of two throws in a tie-break the moment is the same, so this compares what shows.
    let before = page.shown().await;
    throw_unseen(page, means).await;
    page.shows_other_than(&before).await;
    SLAM.scene(page).await;
}

/// Throws without waiting for the result.
pub(super) async fn throw_unseen(page: &Page, means: Means) {
    match means {
        Means::MouseDrag | Means::TouchDrag => {
            let grip = page.find(GRIP).await;
            to_the_middle(page, GRIP).await;
            page.come_to_rest().await;
            let (x, y) = page.middle(&grip).await;
            page.stroke(means.hand(), &[(x, y), (x - 4.0, y + 82.0)])
                .await;
        }
        Means::TapTap | Means::Clicks => {
            page.find(GRIP).await;
            page.come_to_rest().await;
            // Phones fold the sliders.
            if let Some(fold) = page.all(".by-numbers:not([open]) > summary").await.first() {
                page.tap(means.hand(), fold).await;
            }
            let button = page.find(THROW).await;
            page.come_to_rest().await;
            page.tap_anew(means.hand(), &button).await;
        }
        Means::Keys => {
            has_focus(page, GRIP).await;
            use_keys(page).await;
            page.focus_shows().await;
            page.key(Key::Enter).await;
        }
    }
}

async fn has_focus(page: &Page, css: &str) {
    let script = "return document.activeElement?.matches(arguments[0])";
    page.until("the element to have the focus", script, vec![css.into()])
        .await;
}

/// Presses a button and waits until something has changed.
pub(super) async fn press(page: &Page, means: Means, css: &str) {
    let button = page.find(css).await;
    page.come_to_rest().await;
    let before = page.shown().await;
    if means == Means::Keys {
        use_keys(page).await;
        if !page.has_focus(&button).await {
            tab_to(page, css).await;
        }
        page.focus_shows().await;
        page.key(Key::Enter).await;
    } else {
        page.tap(means.hand(), &button).await;
    }
    page.shows_other_than(&before).await;
}

/// Does what the screen waits for: throws, stops or confirms. Returns whether the bout is over.
pub(super) async fn play_on(page: &Page, means: Means) -> bool {
    match SLAM.scene(page).await {
        Scene::Asked => throw(page, means).await,
        DECIDES => press(page, means, STOP).await,
        Scene::MustBeSeen => press(page, means, GO_ON).await,
        Scene::Over => return true,
        other => panic!("{other:?} in a bout without a curtain"),
    }
    false
}

/// Plays on until the result shows. Returns the record.
pub(crate) async fn play_to_the_end(page: &Page, means: Means) -> String {
    for _ in 0..400 {
        if play_on(page, means).await {
            return SLAM.record(page).await;
        }
    }
    panic!("the bout did not end within 400 steps");
}

/// Plays a whole bout of people and checks that its record equals the natively played one.
pub(super) async fn goes_as_natively(page: &Page, bout: &Model, means: Means) -> Model {
    let ended = ended(bout.clone());
    sit_down(page, bout, "instant").await;
    play_to_the_end(page, means).await;
    let kept = SLAM.kept_bout(page).await;
    assert_eq!(kept["table"]["record"], kept_record(&ended));
    ended
}

fn kept_record(model: &Model) -> Value {
    kept(model)["table"]["record"].clone()
}

/// Checks that every throw of the stored bout lands natively exactly as it did on the page. Returns how many there are.
pub(super) async fn lands_as_natively(page: &Page, rope: &Rope) -> usize {
    let bout = SLAM.kept_bout(page).await;
    let casts = bout["casts"].as_array().unwrap();
    let mut lay: [Option<Pose>; 2] = [None; 2];
    for cast in casts {
        let throws: [Option<Throw>; 2] = serde_json::from_value(cast["throws"].clone()).unwrap();
        let rest: [Option<Pose>; 2] = serde_json::from_value(cast["rest"].clone()).unwrap();
        let lies = [0, 1]
            .map(|place| lay[place].filter(|_| throws[place].is_none() && rest[place].is_some()));
        let toss = Toss {
            outline: rope.outline(1),
            throws,
            lies,
        };
        let flight = fly(&toss);
        let rests = flight.rest.map(|rest| rest.map(|(pose, _)| pose));
        assert_eq!(rests, rest, "{toss:?}");
        lay = rest;
    }
    casts.len()
}

/// Taps a wrestler in the ring, or the card beside it.
pub(super) async fn pick(page: &Page, means: Means, wrestler: usize) {
    let css = match means {
        Means::MouseDrag | Means::TouchDrag => {
            let grips = page.all(".slam-grip").await;
            page.come_to_rest().await;
            let before = page.shown().await;
            page.tap(means.hand(), &grips[wrestler]).await;
            page.shows_other_than(&before).await;
            return;
        }
        _ => format!(
            ".die[data-wrestler={}] [data-keep=throw]",
            ["a", "b"][wrestler]
        ),
    };
    press(page, means, &css).await;
}
