//! `slam`: set-up, every scene of a bout, score sheet, how a bout ends, review, rules.

mod ended;

use std::sync::Arc;

use ::rules::{
    GameId, Viewer,
    slam::{Action, Event, Fall, Figure, Mode, Slam},
};
use ai::{Level, protocol};
use bout::{
    Player,
    games::slam::{Begins, Model, Msg, Phase, Sitter, ThrowMsg, begin, record_tags::Rope},
};
use hakkyoi::ui::{
    routes::Route,
    stage::{Replay, ReviewProps, ReviewUi as _},
};
use physics::{Flight, Pose, Throw};
use rand::{SeedableRng as _, rngs::SmallRng};
use serde_json::json;

use crate::{
    games::Stored,
    markup::Document,
    screen::{Screen, rendered},
    tricks::{button, status},
};

fn person(name: &str) -> Sitter {
    Sitter {
        player: Player::Person(name.to_owned()),
        name: name.to_owned(),
        wrestler: None,
    }
}

fn bout(sitters: Vec<Sitter>, mode: Mode, rope: Rope, keiko: bool) -> Model {
    let mut rng = SmallRng::seed_from_u64(1);
    begin(sitters, mode, rope, Begins::Youngest, keiko, &mut rng)
}

fn four(mode: Mode) -> Model {
    let sitters = ["Aki", "Bo", "Cy", "Dai"].map(person);
    bout(sitters.into(), mode, Rope::default(), false)
}

fn sling() -> Msg {
    Msg::Extra(ThrowMsg::Throw(Throw::sensible(0)))
}

/// The model after the thrown wrestlers have landed as `letters` say.
fn rests(model: &Model, letters: &str) -> Model {
    let (id, _) = model.to_fly().unwrap();
    let mut falls = letters.chars().map(Fall::from_letter);
    let rest = [0, 1].map(|place| {
        let fall = falls.next().flatten()?;
        let at = [600 * place - 300, 0, 250];
        let turn = [0, 0, 0, i16::MAX];
        Some((Pose { at, turn }, fall))
    });
    let frames = vec![rest.map(|rest| rest.map(|(pose, _)| pose))];
    let flight = Arc::new(Flight { frames, rest });
    model
        .after(Msg::Extra(ThrowMsg::Flown(id, flight)))
        .after(Msg::Extra(ThrowMsg::Rested))
}

fn throws(model: &Model, letters: &str) -> Model {
    rests(&model.after(sling()), letters)
}

/// The model after the player who looks has stopped.
fn stops(model: &Model) -> Model {
    model.after(Msg::Choose(model.looker(), Action::Stop))
}

fn turn(model: &Model, letters: &str) -> Model {
    stops(&throws(model, letters)).after(Msg::GoOn)
}

/// Bouts as the page stores them.
pub(crate) fn stored() -> Stored {
    let stored = |model: &Model| json!({ "version": 2, "data": model.save() }).to_string();
    Stored {
        slot: "bout.slam",
        begun: stored(&throws(&four(Mode::Basho), "HS")),
        over: stored(&over()),
    }
}

async fn slam(screen: Screen, kept: &[(&'static str, &str)]) -> Document {
    rendered(screen, kept).await.0
}

async fn at(model: &Model) -> Document {
    slam(Screen::bout(model.clone()), &[]).await
}

async fn set_up(kept: &[(&'static str, &str)]) -> Document {
    slam(Screen::at(Route::Setup(GameId::Slam)), kept).await
}

/// The review of a bout, at one of its frames.
async fn review(replay: Replay<Slam>, frame: usize) -> Document {
    let review = ReviewProps {
        frame,
        ..ReviewProps::of(replay)
    };
    slam(Screen::of(move || Slam::reviewed(review.clone())), &[]).await
}

/// The rows of the score sheet: each cell's text.
fn tally(page: &Document) -> Vec<String> {
    let inside = |place: &usize| page.around(*place).any(|node| node.has_class("tally"));
    let rows = page.all(|node| node.tag == "tr");
    rows.into_iter()
        .filter(inside)
        .map(|row| {
            let cells = page.all(|node| node.tag == "td" || node.tag == "th");
            let cells = cells.into_iter().filter(|&place| page.inside(place, row));
            cells
                .map(|place| page.text(place))
                .collect::<Vec<_>>()
                .join("|")
        })
        .collect()
}

fn pressed(page: &Document) -> Vec<String> {
    let buttons =
        page.all(|node| node.attribute("data-keep").is_some() && node.is("aria-pressed", "true"));
    buttons.into_iter().map(|place| page.text(place)).collect()
}

fn rendered_text(page: &Document) -> String {
    page.text(page.one(|node| node.tag == "main"))
}

#[tokio::test]
async fn set_up_names_every_question() {
    let page = set_up(&[]).await;
    let asks = page.all(|node| node.tag == "fieldset");
    let names: Vec<_> = asks.iter().map(|&place| page.name(place)).collect();
    for ask in [
        "Who plays",
        "Played as",
        "Who begins",
        "The youngest is",
        "Does it count?",
        "Shape of the ring",
        "Size of the ring",
        "Shrinking ring",
        "Blindfold",
        "Pace",
    ] {
        assert!(names.iter().any(|name| name == ask), "{ask} in {names:?}");
    }
    for name in [
        "Tetsu down",
        "Moyama up",
        "Take out Tetsu",
        "Add a guest",
        "Add a computer",
    ] {
        button(&page, name);
    }
    assert!(
        page.get(button(&page, "Tetsu up"))
            .is("aria-disabled", "true")
    );
    assert!(page.get(button(&page, "Begin")).is("type", "submit"));
}

#[tokio::test]
async fn set_up_restores_the_last_answers() {
    let places = json!([{ "wrestler": 5 }, { "guest": "Bo" }, { "computer": "ozeki" }, { "computer": "ozeki" }]);
    let rope = json!({ "line": { "measured": "eight" }, "size": 70, "shrinking": true, "blindfold": true });
    let setup = json!({ "version": 1, "data": { "places": places, "begins": "champion", "youngest": 0, "mode": "nokkuauto",
        "rope": rope, "keiko": false } });
    let book = json!({ "version": 1, "data": { "wrestlers": [{ "id": 5, "shikona": "Aki", "retired": false }], "bouts": [] } });
    let kept = [setup, book].map(|entry| entry.to_string());
    let page = set_up(&[("setup.slam", &kept[0]), ("book", &kept[1])]).await;
    for name in ["Aki down", "Bo up", "Oroshi 2 up"] {
        button(&page, name);
    }
    let checked = page.all(|node| node.tag == "input" && node.attribute("checked").is_some());
    let names: Vec<_> = checked.into_iter().map(|place| page.name(place)).collect();
    for answer in [
        "Nokkuauto, the lowest leaves",
        "The last grand champion",
        "Figure of eight",
        "70%",
        "Yes",
    ] {
        assert!(
            names.iter().any(|name| name == answer),
            "{answer} in {names:?}"
        );
    }
}

#[tokio::test]
async fn single_player_gets_no_questions_for_two() {
    let setup = json!({ "version": 1, "data": { "places": [{ "guest": "Bo" }], "begins": "champion", "youngest": 0, "mode": "basho",
        "rope": { "line": { "measured": "circle" }, "size": 100, "shrinking": false, "blindfold": false }, "keiko": false } });
    let page = set_up(&[("setup.slam", &setup.to_string())]).await;
    let asks = page.all(|node| node.tag == "fieldset");
    let names: Vec<_> = asks.iter().map(|&place| page.name(place)).collect();
    for ask in ["Played as", "Who begins", "Does it count?"] {
        assert!(!names.iter().any(|name| name == ask), "{names:?}");
    }
    assert!(rendered_text(&page).contains("Alone, you practise"));
}

#[tokio::test]
async fn screen_asks_for_the_first_throw() {
    let page = at(&four(Mode::Basho)).await;
    assert!(
        status(&page).contains("Aki: throw both wrestlers"),
        "{}",
        status(&page)
    );
    assert_eq!(
        tally(&page),
        ["Turn|1|Total", "Aki|throwing|0", "Bo||0", "Cy||0", "Dai||0"]
    );
    button(&page, "Throw both wrestlers");
    let current = page.one(|node| node.is("aria-current", "true"));
    assert_eq!(page.text(current), "Akithrowing0");
    for name in ["Ring", "Log", "Rules", "Menu"] {
        button(&page, name);
    }
    for practice in ["Hint", "Undo"] {
        let buttons = page.all(|node| node.tag == "button");
        assert!(buttons.iter().all(|&place| page.name(place) != practice));
    }
}

#[tokio::test]
async fn landing_offers_keep_or_throw_again() {
    let landed = throws(&four(Mode::Basho), "HS");
    let page = at(&landed).await;
    let says = status(&page);
    assert!(says.contains("Aki: keep, or throw?"), "{says}");
    assert!(says.contains("First of three throws."), "{says}");
    assert_eq!(pressed(&page), ["Keep", "Keep"]);
    assert!(
        page.get(button(&page, "Throw again"))
            .is("aria-disabled", "true")
    );
    button(&page, "Stop and score 175");
    let groups = page.all(|node| node.is("role", "group") && node.has_class("seg"));
    let groups: Vec<_> = groups.into_iter().map(|place| page.name(place)).collect();
    assert_eq!(groups, ["Indigo", "Vermilion"]);
    let picked = landed.after(Msg::Extra(ThrowMsg::Pick(Figure::B, true)));
    let page = at(&picked).await;
    assert_eq!(pressed(&page), ["Keep", "Throw"]);
    assert!(
        !page
            .get(button(&page, "Throw vermilion again"))
            .is("aria-disabled", "true")
    );
    // The current landings are marked in the list of values, and the ring names them.
    let marked = page.all(|node| node.has_class("cur"));
    let marked: Vec<_> = marked.into_iter().map(|place| page.text(place)).collect();
    assert_eq!(marked, ["Headstand100200", "On the side75150"]);
    let page = at(&picked.after(Msg::Extra(ThrowMsg::Again))).await;
    assert!(status(&page).contains("Aki: throw vermilion"));
    button(&page, "Throw vermilion");
}

#[tokio::test]
async fn two_falls_that_are_not_worth_their_sum_say_so() {
    for (letters, words) in [
        ("KK", "Two Knock-outs count −50 together."),
        ("CC", "Two Champions count 300 together."),
    ] {
        let landed = throws(&four(Mode::Basho), letters);
        for model in [landed.clone(), stops(&landed)] {
            let says = status(&at(&model).await);
            assert!(says.contains(words), "{says}");
        }
    }
    let says = status(&at(&throws(&four(Mode::Basho), "HH")).await);
    assert!(!says.contains("together"), "{says}");
}

#[tokio::test]
async fn score_shows_until_it_is_confirmed() {
    let mut model = four(Mode::Basho);
    for letters in ["HS", "CC", "OO"] {
        model = turn(&model, letters);
    }
    model = turn(&model, "SO");
    model = throws(&model, "SK");
    let page = at(&stops(&model)).await;
    assert!(
        status(&page).contains("Aki scores 75, 250 in all."),
        "{}",
        status(&page)
    );
    button(&page, "Bo is next");
    assert_eq!(
        tally(&page)[1..],
        [
            "Aki|175|75|250",
            "Bo|300||300",
            "Cy|both out||0",
            "Dai|out||0"
        ]
    );
    let log = page.text(page.one(|node| node.is("role", "log")));
    for line in [
        "Aki, throw 1, both. Indigo: headstand. Vermilion: on the side.",
        "Both wrestlers are outside: Cy loses everything.",
        "One wrestler is outside: Dai scores nothing and stays at 0.",
    ] {
        assert!(log.contains(line), "{line} in {log}");
    }
}

#[tokio::test]
async fn nokkuauto_drops_the_lowest_after_a_tie_break() {
    let mut model = four(Mode::Nokkuauto);
    for letters in ["HS", "CC", "SB"] {
        model = turn(&model, letters);
    }
    let tied = stops(&throws(&model, "BS"));
    let page = at(&tied).await;
    let says = status(&page);
    assert!(
        says.contains("Hikiwake for the lowest place: Cy and Dai throw one wrestler each."),
        "{says}"
    );
    let model = tied.after(Msg::GoOn);
    let page = at(&model).await;
    assert!(status(&page).contains("Cy: one throw against the lowest place"));
    assert!(status(&page).contains("Both fly at the same time"));
    let first = model.after(sling());
    assert!(status(&at(&first).await).contains("Dai: one throw"));
    let left = rests(&first.after(sling()), "OK");
    let page = at(&left).await;
    assert!(
        status(&page).contains("Cy leaves after round 1."),
        "{}",
        status(&page)
    );
    let page = at(&left.after(Msg::GoOn)).await;
    assert!(tally(&page)[3].starts_with("Cyhas left|"));
    assert!(rendered_text(&page).contains("Nokkuauto, round 2"));

    // In the review, both throws of the tie-break are named beside the wrestlers.
    let replay = Replay::of(&left.record(&[])).unwrap();
    let threw = |frame| {
        matches!(
            replay.table.event(frame, Viewer::Public),
            Some(Event::Threw { .. })
        )
    };
    let frame = (0..replay.table.event_count())
        .rfind(|&frame| threw(frame))
        .unwrap();
    let page = review(replay, frame).await;
    let tags = page.all(|node| node.has_class("ring-tag"));
    let tags: Vec<_> = tags.into_iter().map(|tag| page.text(tag)).collect();
    assert!(
        tags[0].starts_with("Outside") && tags[1].starts_with("Knock-out"),
        "{tags:?}"
    );
}

#[tokio::test]
async fn blindfold_hides_the_ring_during_a_throw() {
    let rope = Rope {
        blindfold: true,
        ..Rope::default()
    };
    let model = bout(vec![person("Aki"), person("Bo")], Mode::Basho, rope, false);
    assert!(rendered_text(&at(&model).await).contains("Blindfold"));
    let landed = at(&throws(&model, "HS")).await;
    assert!(!rendered_text(&landed).contains("Blindfold: the ring cannot be seen"));
}

#[tokio::test]
async fn computers_turn_leaves_nothing_to_press() {
    let computer = Sitter {
        player: Player::Computer(Level::Makushita),
        name: "Moyama".to_owned(),
        wrestler: None,
    };
    let model = bout(
        vec![computer, person("Bo")],
        Mode::Basho,
        Rope::default(),
        false,
    );
    assert!(status(&at(&model).await).contains("Moyama takes aim"));
    let landed = rests(
        &model.after(Msg::Extra(ThrowMsg::HoldTimePassed(model.mark()))),
        "HS",
    );
    let page = at(&landed).await;
    assert!(status(&page).contains("Moyama is thinking"));
    let buttons = page.all(|node| node.attribute("data-keep").is_some());
    assert!(
        buttons
            .iter()
            .all(|&place| page.get(place).is("aria-disabled", "true"))
    );
    let id = landed.question().unwrap().id;
    let reply = protocol::Reply::Failed;
    let page = at(&landed.after(Msg::Answer { id, reply })).await;
    assert!(status(&page).contains("No answer has come."));
    button(&page, "Ask again");
}

#[tokio::test]
async fn practice_adds_hint_and_undo() {
    let model = bout(vec![person("Aki")], Mode::Basho, Rope::default(), false);
    let landed = throws(&model, "HS");
    let page = at(&landed).await;
    for name in ["Hint", "Undo"] {
        assert!(
            !page.get(button(&page, name)).is("aria-disabled", "true"),
            "{name}"
        );
    }
    let thinking = landed.after(Msg::Hint);
    let told = protocol::answer(&thinking.hint_question().unwrap());
    let page = at(&thinking.after(Msg::Hinted(told))).await;
    let hint = page.text(page.one(|node| node.has_class("hint")));
    for what in ["Stop:", "Throw indigo:", "Throw both:", "points on average"] {
        assert!(hint.contains(what), "{what} in {hint}");
    }
}

fn over() -> Model {
    let mut model = bout(
        vec![person("Aki"), person("Bo")],
        Mode::Basho,
        Rope::default(),
        false,
    );
    for letters in ["CC", "SB", "HH"] {
        model = turn(&model, letters);
    }
    assert_eq!(model.phase(), Phase::Over);
    // Not for a scorepad: an entry there needs the date, which only a browser knows.
    let mut saved = serde_json::to_value(model.save()).unwrap();
    saved["torikumi"] = serde_json::Value::Null;
    Model::resume(serde_json::from_value(saved).unwrap()).unwrap()
}

#[tokio::test]
async fn rules_link_to_fairness() {
    let page = slam(Screen::at(Route::Rules(GameId::Slam)), &[]).await;
    let text = rendered_text(&page);
    for words in ["whatever you draw", "Hikiwake", "300 points", "−50"] {
        assert!(text.contains(words), "{words}");
    }
    page.one(|node| node.tag == "a" && node.is("href", "#/slam/fairness"));
    slam(Screen::at(Route::Fairness), &[]).await;
}

#[tokio::test]
async fn stored_bout_resumes_and_an_impossible_one_renders_nothing() {
    let landed = throws(&four(Mode::Basho), "HS");
    let entry = json!({ "version": 2, "data": landed.save() }).to_string();
    let page = slam(
        Screen::at(Route::Bout(GameId::Slam)),
        &[("bout.slam", &entry)],
    )
    .await;
    assert!(status(&page).contains("Aki: keep, or throw?"));
    let broken = entry.replace("HS", "HX");
    let screen = Screen::at(Route::Bout(GameId::Slam));
    assert_eq!(
        crate::screen::markup(screen, &[("bout.slam", &broken)]).await,
        ""
    );
    // The home page describes the bout without the game's rules.
    let (page, _) = rendered(Screen::at(Route::Home), &[("bout.slam", &entry)]).await;
    let link = page.one(|node| node.is("href", "#/slam"));
    assert!(page.name(link).contains("Slam: an unfinished bout"));
    assert!(page.name(link).contains("Round 1."));
    assert!(page.name(link).contains("Aki, Bo, Cy, Dai"));
}
