//! Practice mode, review, rules, and the round robin.

use ai::{
    Level,
    protocol::{Ask, Request, answer},
    track::{solver::Stakes, study::Study},
};
use hakkyoi::ui::{
    games::track::{Studied, StudiedProps},
    stage::{Replay, ReviewProps, ReviewUi as _, pair_names, record_page},
};
use rules::{Side, Viewer, track::Track};

use super::*;

/// A practice bout with this record.
fn practice(record: &str) -> Model {
    let mut bout = data(&against_the_computer(), record, ALL_SEEN, [None; 2]);
    bout["keiko"] = json!(true);
    model(bout)
}

/// The page of a record.
async fn record(text: String) -> (Document, String) {
    rendered(Screen::of(move || record_page::<Track>(&text)), &[]).await
}

fn captions(page: &Document) -> Vec<String> {
    let captions = page.all(|node| node.tag == "caption").into_iter();
    captions.map(|place| page.text(place)).collect()
}

#[tokio::test]
async fn practice_shows_optimal_play() {
    let model = practice(&format!("{BEGUN}1. 6=5"));
    let (step, view, actions) = model.last_choice().unwrap();
    let request = Request::<Track> {
        id: 0,
        ask: Ask::Advice(view, Stakes::Bout),
        level: ai::Level::default(),
        seed: 0,
    };
    let study = answer(&request).reply.advice();
    assert!(study.is_some());
    let props = StudiedProps {
        last: Some((step as u32, view, actions)),
        names: pair_names(&model),
        hidden: false,
        known: study,
    };
    // Every screen has a main element and a heading.
    let screen = Screen::of(move || {
        html! { <main><h1>{ "Track" }</h1><Studied ..props.clone() /></main> }
    });
    let (page, _) = rendered(screen, &[]).await;
    assert_eq!(
        captions(&page),
        ["What Tetsu should play", "What Moyama should play"]
    );
    let analysis = page.one(|node| node.has_class("studied"));
    assert_eq!(page.name(analysis), "Analysis");
    let rows = page.all(|node| node.tag == "th" && node.is("scope", "row"));
    assert!(rows.iter().any(|&row| page.text(row) == "6 played"));
    assert!(rows.iter().any(|&row| page.text(row) == "5 played"));
    let (page, _) = at(model.clone()).await;
    button(&page, "Undo");
    button(&page, "Hint");

    let thinking = model.after(Msg::Hint);
    let (page, _) = at(thinking.clone()).await;
    assert!(status(&page).contains("Thinking about a hint"));
    let told = thinking.after(Msg::Hinted(answer(&thinking.hint_question().unwrap())));
    let (page, _) = at(told).await;
    assert_eq!(captions(&page), ["What the analysis would play"]);
}

#[tokio::test]
async fn review_steps_through_the_turns() {
    let record = format!("{BEGUN}1. 6=5 2. 4=6");
    let review = |frame| {
        let review = ReviewProps {
            frame,
            ..ReviewProps::<Track>::of(Replay::of(&record).unwrap())
        };
        Screen::of(move || Track::reviewed(review.clone()))
    };
    let (page, _) = rendered(review(1), &[]).await;
    assert!(status(&page).contains("2 of 4"));
    assert_eq!(place(&page).0, "5");
    assert!(sum(&page).contains("(6 − 5) × 5 = 5"));
    let turns = page.one(|node| node.has_class("review-turns"));
    assert!(page.text(turns).contains("West the 5"));
    for name in ["First", "Back", "Play", "Next", "Last"] {
        button(&page, name);
    }
    let (page, _) = rendered(review(3), &[]).await;
    assert_eq!(place(&page).0, "-3");
}

/// What a choice cost is in the list of turns and in a sentence, on one scale.
#[tokio::test]
async fn costly_choices_are_marked() {
    let record = format!("{BEGUN}1. 6=5 2. 4=6");
    let replay = Replay::<Track>::of(&record).unwrap();
    let studied = |steps: usize| {
        let (_, view) = replay.table.after(steps, Viewer::Public).unwrap();
        let request = Request::<Track> {
            id: steps as u32,
            ask: Ask::Advice(view, Stakes::Bout),
            level: Level::default(),
            seed: 0,
        };
        (steps as u32, answer(&request).reply.advice().unwrap())
    };
    let both = [studied(0), studied(1)];
    let study = &both[1].1;
    let action = card(4);
    let cost = (study.cost(Side::East, action).unwrap() * 50.0).round();
    assert!(cost >= 5.0, "{cost}");
    let review = |studies: &[(u32, Study)]| {
        let review = ReviewProps {
            replay: replay.clone(),
            frame: 3,
            advice: studies.to_vec(),
        };
        Screen::of(move || Track::reviewed(review.clone()))
    };
    let (page, _) = rendered(review(&both[1..]), &[]).await;
    assert!(page.all(|node| node.has_class("costliest")).is_empty());
    let analysis = page.one(|node| node.has_class("studied"));
    assert!(page.text(analysis).contains("Analysed: 1 of 2 choices."));
    let (page, _) = rendered(review(&both), &[]).await;
    let mark = page.text(page.one(|node| node.tag == "mark"));
    assert!(
        mark.starts_with("East: ") && mark.ends_with(&format!(" that cost {cost} wins in 100")),
        "{mark}"
    );
    let costliest = page.text(page.one(|node| node.has_class("costliest")));
    assert!(
        costliest.starts_with("The choice that cost East the most: 4. Better: "),
        "{costliest}"
    );
    assert!(
        costliest.ends_with(&format!("The difference: {cost} wins in 100 bouts.")),
        "{costliest}"
    );
}

#[tokio::test]
async fn impossible_record_shows_the_reason() {
    let empty = record(String::new()).await.0;
    assert_eq!(status(&empty), "");
    for (text, line, why) in [
        (format!("{BEGUN}1. 6=3 2. 5=4"), 3, "already over"),
        (
            format!("{BEGUN}1. 6=5 2. 6=4"),
            3,
            "East does not hold the 6.",
        ),
        (
            format!("{BEGUN}1. 6-5"),
            3,
            "a turn is East’s card and West’s, as in 6=3.",
        ),
        (format!("{TACTICAL}1. 6=5"), 4, "East-Swaps and West-Swaps"),
        (
            "[Game \"track\"]\n[Variant \"long\"]\n".to_owned(),
            2,
            "is no variant",
        ),
    ] {
        let (page, _) = record(text.clone()).await;
        let says = status(&page);
        assert!(
            says.starts_with(&format!("Line {line}, ")),
            "{says}\n{text}"
        );
        assert!(says.contains(why), "{says}\n{text}");
        let area = page.one(|node| node.tag == "textarea");
        assert!(page.get(area).is("aria-invalid", "true"));
    }
}

#[tokio::test]
async fn rules_show_worked_examples() {
    let (page, markup) = rendered(Screen::at(Route::Rules(GameId::Track)), &[]).await;
    let heading = page.one(|node| node.tag == "h1");
    assert!(page.text(heading).ends_with("Rules of Track"));
    let nav = page.one(|node| node.has_class("rules-nav"));
    assert_eq!(page.name(nav), "Contents");
    for words in [
        "(6 − 3) × 3 = 9",
        "Nodowa counts as 5",
        "Equal cards: nothing moves.",
        "repeats the 4",
    ] {
        assert!(markup.contains(words), "{words}");
    }
}

#[tokio::test]
async fn round_robin_form_names_its_fields() {
    let (page, _) = rendered(Screen::at(Route::Robin), &[]).await;
    let names: Vec<_> = page
        .all(|node| node.tag == "fieldset")
        .into_iter()
        .map(|place| page.name(place))
        .collect();
    assert_eq!(names[0], "Who wrestles");
    let guest = page.one(|node| node.tag == "input" && node.is("name", "guest"));
    assert_eq!(page.name(guest), "Or a guest");
    let select = page.one(|node| node.tag == "select");
    assert!(page.name(select).starts_with("A wrestler or a computer"));
    button(&page, "Enter the guest");
    button(&page, "Begin the round robin");
}

#[tokio::test]
async fn round_robin_shows_next_bout_and_table() {
    let config = json!({ "zero": false, "oshi-dashi": false, "tactical": false });
    let robin = |results: Value| {
        let entrants =
            json!([{ "guest": "Tetsu" }, { "computer": "makushita" }, { "computer": "ozeki" }]);
        let robin = json!({ "id": 7, "config": config, "entrants": entrants, "results": results });
        json!({ "version": 1, "data": robin }).to_string()
    };
    let begun = robin(json!([null, null, null]));
    let (page, _) = rendered(Screen::at(Route::Robin), &[("robin.track", &begun)]).await;
    let heads: Vec<_> = page
        .all(|node| node.tag == "h2")
        .into_iter()
        .map(|place| page.name(place))
        .collect();
    assert_eq!(heads, ["Round 1 of 3", "Table", "All bouts"]);
    button(&page, "New round robin");
    let columns: Vec<_> = page
        .all(|node| node.tag == "th" && node.is("scope", "col"))
        .into_iter()
        .map(|place| page.name(place))
        .collect();
    assert_eq!(
        columns,
        [
            "Place",
            "Wrestler",
            "Played",
            "Push-offs",
            "Positions",
            "Ties",
            "Losses",
            "Points"
        ]
    );

    let over = robin(json!([{ "oshi-dashi": 0 }, { "oshi-dashi": 0 }, "tie"]));
    let (page, _) = rendered(Screen::at(Route::Robin), &[("robin.track", &over)]).await;
    let next = page.one(|node| node.is("id", "robin-next"));
    let says = page.text(next);
    assert!(says.ends_with("the round robin"), "{says}");
    let bouts = page.one(|node| node.has_class("robin-rounds"));
    let text = page.text(bouts);
    assert!(
        text.contains("by oshidashi") && text.contains("tied"),
        "{text}"
    );
}

#[tokio::test]
async fn impossible_stored_bout_renders_nothing() {
    let bout = data(&people(), &format!("{BEGUN}1. 6=6 2. 6=1"), 0, [None; 2]);
    let entry = entry(&bout);
    let screen = Screen::at(Route::Bout(GameId::Track));
    let markup = crate::screen::markup(screen, &[("bout.track", &entry)]).await;
    assert_eq!(markup, "");
}
