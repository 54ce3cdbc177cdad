//! Practice mode: a hint, and the analysis of a finished bout.

use ai::{
    Level,
    protocol::{self, Answer, Ask, Reply, Request},
};
use bout::{
    Parts,
    games::tricks::{Model, Msg},
};
use hakkyoi::ui::{
    games::tricks::decisions,
    stage::{Replay, ReviewProps, ReviewUi as _},
};
use rules::tricks::Tricks;
use serde_json::json;

use crate::{
    markup::Document,
    screen::{Screen, rendered},
    tricks::{DEAL, button, cards, status, untold},
};

/// A bout against the computer in which it is Tetsu's (East's) turn.
fn asked(moves: &str, keiko: bool) -> Model {
    let players = json!([{ "person": "Tetsu" }, { "computer": "makushita" }]);
    let table = json!({ "record": format!("{DEAL}{moves}\n"), "sealed": [null, null] });
    let saved = json!({ "players": players, "torikumi": null, "keiko": keiko, "seating": "passing", "table": table, "seen": [99, 99],
        "digest": { "over": false, "number": 1, "position": 0, "entry": null } });
    let saved: Parts<Tricks> = serde_json::from_value(saved).unwrap();
    Model::resume(saved).unwrap()
}

async fn bout(model: Model) -> (Document, String) {
    rendered(Screen::bout(model), &[]).await
}

fn has_button(page: &Document, name: &str) -> bool {
    let buttons = page.all(|node| node.tag == "button");
    buttons.into_iter().any(|place| page.name(place) == name)
}

/// The cards that carry the hint's sign, and their names.
fn hinted(page: &Document) -> Vec<(String, String)> {
    let signs = page.all(|node| node.has_class("hinted"));
    let options = page.all(|node| node.is("role", "option"));
    let mut found = Vec::new();
    for option in options {
        if signs.iter().any(|&sign| page.inside(sign, option)) {
            let card = page.get(option).attribute("data-card").unwrap();
            found.push((card.to_owned(), page.name(option)));
        }
    }
    found
}

fn told(model: &Model) -> Model {
    let question = model.hint_question().unwrap();
    model.after(Msg::Hinted(protocol::answer(&question)))
}

#[tokio::test]
async fn hint_is_offered_only_in_practice() {
    for (moves, keiko, offered) in [
        ("B1=B3 G5-", true, true),
        ("B1=B3 G5-", false, false),
        // The computer leads.
        ("B1=B3", true, false),
    ] {
        let (page, _) = bout(asked(moves, keiko)).await;
        assert_eq!(has_button(&page, "Hint"), offered, "{moves} {keiko}");
    }
}

#[tokio::test]
async fn hint_names_the_card_and_the_reason() {
    let model = asked("B1=B3 G5-", true);
    let (page, _) = bout(model.clone()).await;
    assert!(hinted(&page).is_empty());
    let thinking = model.after(Msg::Hint);
    let (page, _) = bout(thinking.clone()).await;
    assert!(status(&page).contains("Thinking about a hint"));
    assert!(hinted(&page).is_empty());
    let (page, markup) = bout(told(&thinking)).await;
    let says = status(&page);
    assert!(
        says.contains("Your card: follow the green 5")
            && says.contains("Play the green 1: under their 5 it throws them. Hikiotoshi."),
        "{says}"
    );
    let name = "Green dragon 1, wins by Hikiotoshi, the hint".to_owned();
    assert_eq!(hinted(&page), [("G1".to_owned(), name)]);
    untold(
        &page,
        &markup,
        cards("G2 R1 R4 W2 W4 B2").or(cards("G3 R3 W5 B4")),
    );

    let reply = Reply::Failed;
    let id = thinking.hint_question().unwrap().id;
    let (page, _) = bout(thinking.after(Msg::Hinted(Answer { id, reply }))).await;
    assert!(status(&page).contains("No hint came. Ask once more."));
    button(&page, "Hint");
}

#[tokio::test]
async fn tachiai_hint_is_a_mix() {
    let (page, _) = bout(told(&asked("", true).after(Msg::Hint))).await;
    assert!(status(&page).contains("Mix, so that nobody reads you: the "));
    let hinted = hinted(&page);
    assert!(hinted.len() > 1, "{hinted:?}");
    assert!(hinted.iter().all(|(_, name)| name.ends_with(", the hint")));
}

const WHOLE: &str = "G4=G2 R2-R4 W2-W3 B5-B2 W1-W4";

/// The review of a bout after this many answers.
fn review(moves: &str, answers: usize, frame: usize) -> Screen {
    let record = format!("{DEAL}{moves}\n");
    let replay = Replay::<Tricks>::of(&record).unwrap();
    let table = bout::Table::of(&record).unwrap();
    let advice = (0..).zip(decisions(&table).into_iter().take(answers));
    let advice = advice.map(|(id, decision)| {
        let request = Request::<Tricks> {
            id,
            ask: Ask::Advice(decision.view, ()),
            level: Level::default(),
            seed: 0,
        };
        (id, protocol::answer(&request).reply.advice().unwrap())
    });
    let review = ReviewProps {
        replay,
        frame,
        advice: advice.collect(),
    };
    Screen::of(move || Tricks::reviewed(review.clone()))
}

fn panel(page: &Document) -> String {
    let panel = page.one(|node| node.tag == "section" && node.is("aria-label", "Analysis"));
    page.text(panel)
}

fn log(page: &Document) -> String {
    page.text(page.one(|node| node.has_class("review-turns")))
}

#[tokio::test]
async fn review_thinks_about_the_choices_that_it_shows() {
    let (page, _) = rendered(review(WHOLE, 0, 0), &[]).await;
    assert!(page.all(|node| node.tag == "mark").is_empty());
    assert!(!panel(&page).contains("thinking"), "nobody chooses there");
    let (page, _) = rendered(review(WHOLE, 2, 3), &[]).await;
    assert!(panel(&page).contains("thinking"));
    let (page, _) = rendered(review(WHOLE, 3, 3), &[]).await;
    assert!(!panel(&page).contains("thinking"));
    assert!(panel(&page).contains("Analysed: 3 of 9 choices."));
    // The graph keeps its place, but says nothing.
    let graph = page.one(|node| node.has_class("graph"));
    assert!(page.get(graph).is("aria-hidden", "true"));
    assert!(log(&page).contains("West takes the trick. East: a mistake that cost "));
    assert!(page.all(|node| node.has_class("summary")).is_empty());
    let (page, _) = rendered(review("", 0, 0), &[]).await;
    assert!(page.all(|node| node.has_class("summary")).is_empty());
}

#[tokio::test]
async fn decision_shows_the_played_card_shares_and_cost() {
    // East leads the red 2.
    let (page, _) = rendered(review(WHOLE, 9, 3), &[]).await;
    let says = status(&page);
    assert!(
        says.contains("East leads the red 2.") && says.contains("A mistake: "),
        "{says}"
    );
    assert!(says.contains(" fewer wins in 100 bouts. The analysis plays the "));
    let table = page.one(|node| node.tag == "table");
    let caption = page.one(|node| node.tag == "caption");
    assert_eq!(page.text(caption), "East: bouts won of 100");
    let cards: Vec<String> = page
        .all(|node| node.tag == "th" && node.is("scope", "row"))
        .into_iter()
        .map(|place| page.name(place))
        .collect();
    assert_eq!(cards.len(), 7, "{cards:?}");
    let played = page.one(|node| node.has_class("is-played"));
    assert!(page.text(played).ends_with("played"));
    assert!(page.text(table).contains("analysis"));

    // A forced card.
    let (page, _) = rendered(review(WHOLE, 9, 16), &[]).await;
    let says = status(&page);
    assert!(
        says.contains("West plays the white 4.") && says.contains("No other card could be played."),
        "{says}"
    );
    assert!(page.all(|node| node.tag == "table").is_empty());

    // In the tachiai both players have chosen.
    let (page, _) = rendered(review(WHOLE, 9, 1), &[]).await;
    assert_eq!(page.all(|node| node.tag == "table").len(), 2);
    let says = status(&page);
    assert!(
        says.contains("East: a slip, ") && says.contains("West: a mistake, "),
        "{says}"
    );
}

#[tokio::test]
async fn finished_analysis_summarises_each_player() {
    let (page, _) = rendered(review(WHOLE, 9, 0), &[]).await;
    let summaries: Vec<String> = page
        .all(|node| node.has_class("summary"))
        .into_iter()
        .map(|place| page.text(place))
        .collect();
    assert_eq!(summaries.len(), 2);
    assert!(summaries[0].contains(" of 5 choices best. Together, the other choices cost "));
    let costliest = page.text(page.one(|node| node.has_class("costliest")));
    for words in [
        "The choice that cost East the most: red 2. Better: ",
        " wins in 100 bouts.",
        "The choice that cost West the most: ",
    ] {
        assert!(costliest.contains(words), "{words} in {costliest}");
    }
    assert!(summaries[1].contains(" of 4 choices best. "));
}

#[tokio::test]
async fn unfinished_record_is_analysed_as_far_as_it_goes() {
    let (page, _) = rendered(review("G4=G2 R2-", 3, 3), &[]).await;
    assert!(status(&page).contains("A mistake: "));
    assert_eq!(page.all(|node| node.has_class("summary")).len(), 2);
}
