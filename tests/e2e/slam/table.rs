//! A bout of `slam` as a visitor plays it, and the same bout played natively. The trembling of every hand comes from the bout's own seed,
//! so both come to the same landings.

use crate::keyboard::{tab_to, use_keys};
use crate::page::Page;
use crate::table::Table;
use crate::tricks::{Means, settings};
use fantoccini::key::Key;
use hakkyoi::physics::{Pose, Throw, Toss, fly};
use hakkyoi::rules::slam::{Action, Mode};
use hakkyoi::session::Player;
use hakkyoi::ui::games::slam::throwing::Hand;
use hakkyoi::ui::games::slam::{Begins, Model, Msg, Phase, Rope, Sitter, ThrowMsg, begin};
use rand::{SeedableRng, rngs::SmallRng};
use serde_json::{Value, json};
use std::sync::Arc;

/// What the screen waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scene {
    /// A throw.
    Throws,
    /// A decision: stop, or throw again.
    Decides,
    /// The player has to confirm the score.
    Scored,
    Result,
}

/// The grip that is pulled to throw.
pub(super) const GRIP: &str = ".throw-grip:not(:disabled)";
/// The button beside the sliders that throws.
pub(super) const THROW: &str = ".throw-by-hand .btn:not(:disabled)";
pub(super) const STOP: &str = "[data-act=stop]";
pub(super) const AGAIN: &str = "[data-act=again]";
pub(super) const GO_ON: &str = "[data-act=go-on]";

const SCENE: &str = r#"
const here = (css) => document.querySelector(css);
if (here("main.verdict")) return "result";
if (here(".now .refusal")) return "failed";
if (here("[data-act=stop]")) return "decides";
if (here("[data-act=go-on]")) return "scored";
return here(".throw-grip:not(:disabled)") ? "throws" : null;
"#;

/// Everything that distinguishes one moment of a bout from the next.
const MOMENT: &str = r#"
const list = (css) => [...document.querySelectorAll(css)];
return JSON.stringify({
  path: location.hash,
  says: list("h1, .bar p, .now h2, .now p, .ends, .risk, .die").map((it) => it.textContent),
  throws: list(".throw-grip").map((it) => it.disabled),
  again: list(".slam-grip").map((it) => it.getAttribute("aria-pressed")),
  score: list(".tally td, .tally th").map((it) => it.textContent),
  log: list("[role=log] p").map((it) => it.textContent),
});
"#;

/// The page of a bout.
pub(super) const SLAM: Table = Table {
    game: "slam",
    scene: SCENE,
    moment: MOMENT,
    go: GO_ON,
};

/// Waits until the screen waits for the visitor.
pub(super) async fn scene(page: &Page) -> Scene {
    match &*SLAM.scene(page).await {
        "throws" => Scene::Throws,
        "decides" => Scene::Decides,
        "scored" => Scene::Scored,
        "result" => Scene::Result,
        _ => panic!("a worker did not answer"),
    }
}

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
    let before = SLAM.moment(page).await;
    throw_unseen(page, means).await;
    SLAM.later_than(page, &before).await;
    scene(page).await;
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
    let before = SLAM.moment(page).await;
    let button = page.find(css).await;
    page.come_to_rest().await;
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
    SLAM.later_than(page, &before).await;
}

/// Does what the screen waits for: throws, stops or confirms. Returns whether the bout is over.
pub(super) async fn play_on(page: &Page, means: Means) -> bool {
    match scene(page).await {
        Scene::Throws => throw(page, means).await,
        Scene::Decides => press(page, means, STOP).await,
        Scene::Scored => press(page, means, GO_ON).await,
        Scene::Result => return true,
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
            let before = SLAM.moment(page).await;
            page.come_to_rest().await;
            page.tap(means.hand(), &grips[wrestler]).await;
            SLAM.later_than(page, &before).await;
            return;
        }
        _ => format!(
            ".die[data-wrestler={}] [data-keep=throw]",
            ["a", "b"][wrestler]
        ),
    };
    press(page, means, &css).await;
}
