//! `track`: set-up, every scene of a bout, practice, review, records, rules, round robin.

mod facing;
mod study;

use ::bout::games::track::{Model, Msg};
use ::rules::{
    GameId, Seat,
    track::{Action, Number, Play, Swaps},
};
use hakkyoi::ui::routes::Route;
use serde_json::{Value, json};
use yew::html;

use crate::{
    bout::{self, ALL_SEEN, against_the_computer, entry, hand, model, people},
    games::Stored,
    markup::Document,
    screen::{Screen, rendered},
    tricks::{button, status},
};

const BEGUN: &str = "[Game \"track\"]\n\n";
const TACTICAL: &str = "[Game \"track\"]\n[Variant \"tactical\"]\n\n";
/// East has swapped the 3 for Nodowa, West the 6 for the Sumo Master.
const SWAPPED: &str =
    "[Game \"track\"]\n[Variant \"tactical\"]\n[East-Swaps \"3\"]\n[West-Swaps \"6\"]\n\n";

fn card(number: u8) -> Action {
    Action::own(Play::Number(Number::new(number).unwrap()))
}

/// A bout as the page stores it.
fn data(players: &Value, record: &str, seen: usize, sealed: [Option<Action>; 2]) -> Value {
    bout::data(players, record, seen, &sealed)
}

/// Bouts as the page stores them.
pub(crate) fn stored() -> Stored {
    let bout = |moves: &str| {
        let record = format!("{BEGUN}{moves}");
        entry(&data(&against_the_computer(), &record, ALL_SEEN, [None; 2]))
    };
    Stored {
        slot: "bout.track",
        begun: bout("1. 6=5"),
        over: bout("1. 6=3"),
    }
}

/// The set-up.
async fn set_up(kept: &[(&'static str, &str)]) -> (Document, String) {
    rendered(Screen::at(Route::Setup(GameId::Track)), kept).await
}

/// A bout in a state that is never stored.
async fn at(start: Model) -> (Document, String) {
    rendered(Screen::bout(start), &[]).await
}

async fn kept(bout: &Value) -> (Document, String) {
    let screen = Screen::at(Route::Bout(GameId::Track));
    rendered(screen, &[("bout.track", &entry(bout))]).await
}

/// A bout against the computer with nothing sealed.
async fn bout(record: &str, seen: usize) -> Document {
    kept(&data(&against_the_computer(), record, seen, [None; 2]))
        .await
        .0
}

/// The names of the hand's options.
fn names(page: &Document) -> Vec<String> {
    let hand = hand(page, "East’s open hand").into_iter();
    hand.map(|(_, name, _)| name).collect()
}

/// What the other's open hand shows.
fn other_hand(page: &Document) -> Vec<String> {
    let list = page.one(|node| node.tag == "ul" && node.is("aria-label", "West’s open hand"));
    let told = page.all(|node| node.is("role", "img") || node.has_class("vh"));
    told.into_iter()
        .filter(|&place| page.inside(place, list))
        .map(|place| page.name(place))
        .collect()
}

/// The names of the pictures between the hands.
fn between(page: &Document) -> Vec<String> {
    let images = page.all(|node| node.is("role", "img"));
    let lies = |&place: &usize| page.around(place).any(|node| node.has_class("put"));
    images
        .into_iter()
        .filter(lies)
        .map(|place| page.name(place))
        .collect()
}

fn sum(page: &Document) -> String {
    page.text(page.one(|node| node.has_class("sum")))
}

fn place(page: &Document) -> (String, String) {
    let picture = page.one(|node| node.has_class("track-pic"));
    assert_eq!(page.name(picture), "The track");
    let at = page.get(picture).attribute("data-at").unwrap().to_owned();
    let words = page
        .all(|node| node.tag == "p" && node.has_class("vh"))
        .remove(0);
    (at, page.text(words))
}

#[tokio::test]
async fn set_up_names_every_question() {
    let (page, _) = set_up(&[]).await;
    let asks = page.all(|node| node.tag == "fieldset");
    let names: Vec<_> = asks.iter().map(|&place| page.name(place)).collect();
    for ask in [
        "Who plays",
        "Names",
        "You sit",
        "How long",
        "A zero in each hand",
        "Tactics",
        "Time for a choice",
        "Pace",
    ] {
        assert!(names.iter().any(|name| name == ask), "{ask} in {names:?}");
    }
    for group in [
        "who",
        "seat",
        "oshi-dashi",
        "zero",
        "tactical",
        "clock",
        "pace",
    ] {
        let radios = page.all(|node| node.is("type", "radio") && node.is("name", group));
        assert!(
            radios.len() > 1 && radios.iter().all(|&place| !page.name(place).is_empty()),
            "{group}"
        );
    }
    assert!(page.get(button(&page, "Begin")).is("type", "submit"));
    let robin = page.one(|node| node.is("href", "#/track/robin"));
    assert_eq!(page.name(robin), "Three or more? Set up a round robin");
}

#[tokio::test]
async fn custom_time_limit_is_typed_in() {
    let sitting = json!({ "who": "table", "names": ["", ""], "wrestlers": [null, null], "seat": 0, "levels": ["makushita", "makushita"], "keiko": false, "seating": "passing" });
    let config = json!({ "zero": true, "oshi-dashi": true, "tactical": true });
    let terms = json!({ "config": config, "clock": 7 });
    let setup = json!({ "version": 1, "data": { "sitting": sitting, "terms": terms } });
    let (page, markup) = set_up(&[("setup.track", &setup.to_string())]).await;
    let seconds = page.one(|node| node.tag == "input" && node.is("type", "number"));
    assert_eq!(page.name(seconds), "Seconds, 600 at most");
    assert!(page.get(seconds).is("value", "7"));
    for note in [
        "takes all of them back",
        "also holds a 0",
        "secretly swap",
        "after 7 seconds",
    ] {
        assert!(markup.contains(note), "{note}");
    }
}

#[tokio::test]
async fn screen_asks_for_the_first_card() {
    let page = bout(BEGUN, ALL_SEEN).await;
    assert!(status(&page).contains("Choose a card"));
    assert_eq!(names(&page), ["1", "2", "3", "4", "5", "6"]);
    let shut = hand(&page, "East’s open hand").iter().any(|it| it.2);
    assert!(!shut);
    assert_eq!(
        other_hand(&page),
        [
            "West’s 1",
            "West’s 2",
            "West’s 3",
            "West’s 4",
            "West’s 5",
            "West’s 6"
        ]
    );
    assert_eq!(
        place(&page),
        (
            "0".to_owned(),
            "The wrestlers stand in the middle.".to_owned()
        )
    );
    assert!(page.all(|node| node.is("role", "timer")).is_empty());
    for name in ["Log", "Rules", "Menu"] {
        button(&page, name);
    }
    let main = page.one(|node| node.tag == "h1");
    assert!(page.text(main).ends_with("Track"));
}

#[tokio::test]
async fn next_turn_shows_spent_cards_and_the_sum() {
    let page = bout(&format!("{BEGUN}1. 6=5"), ALL_SEEN).await;
    assert_eq!(names(&page), ["1", "2", "3", "4", "5", "6, spent"]);
    let spent: Vec<_> = hand(&page, "East’s open hand")
        .into_iter()
        .filter(|it| it.2)
        .map(|it| it.0)
        .collect();
    assert_eq!(spent, ["6"]);
    assert!(other_hand(&page).contains(&"5, spent".to_owned()));
    assert!(!other_hand(&page).contains(&"West’s 5".to_owned()));
    let sum = sum(&page);
    assert!(sum.contains("Last turn: East’s 6, West’s 5"), "{sum}");
    assert!(sum.contains("(6 − 5) × 5 = 5"), "{sum}");
    assert_eq!(
        place(&page),
        (
            "5".to_owned(),
            "The wrestlers stand on West’s 5.".to_owned()
        )
    );
    let log = page.one(|node| node.is("role", "log"));
    assert!(page.text(log).contains("Tetsu shows the 6, Moyama the 5."));
}

#[tokio::test]
async fn zero_shows_in_the_hand_and_moves_nothing() {
    let page = bout("[Game \"track\"]\n[Variant \"zero\"]\n\n1. 0=3", ALL_SEEN).await;
    assert_eq!(names(&page)[0], "0, spent");
    assert!(sum(&page).contains("Against a 0 nothing moves."));
}

#[tokio::test]
async fn markup_hides_the_other_players_sealed_card() {
    let sealed = async |players: Value, numbers: [Option<u8>; 2]| {
        kept(&data(
            &players,
            BEGUN,
            ALL_SEEN,
            numbers.map(|n| n.map(card)),
        ))
        .await
    };
    let (page, low) = sealed(against_the_computer(), [None, Some(1)]).await;
    assert!(status(&page).contains("Moyama’s card lies face down."));
    assert_eq!(between(&page), ["West’s card, face down"]);
    assert_eq!(other_hand(&page).len(), 6);
    for number in 2..=6 {
        let (_, other) = sealed(against_the_computer(), [None, Some(number)]).await;
        assert!(
            low == other,
            "the page distinguishes the {number} from the 1"
        );
    }

    // Behind the curtain, and in the view of the player who looks.
    let (page, low) = sealed(people(), [Some(1), None]).await;
    let heading = page.one(|node| node.tag == "h1");
    assert_eq!(page.name(heading), "Kaze, your turn");
    button(&page, "Tetsu: take the card back");
    assert!(page.all(|node| node.has_class("fuda")).is_empty());
    for number in 2..=6 {
        let (_, other) = sealed(people(), [Some(number), None]).await;
        assert!(
            low == other,
            "the curtain distinguishes the {number} from the 1"
        );
    }
    let lifted = async |number: u8| {
        let bout = data(&people(), BEGUN, ALL_SEEN, [Some(card(number)), None]);
        at(model(bout).after(Msg::Lift)).await
    };
    let (page, low) = lifted(1).await;
    assert!(status(&page).contains("Kaze, choose a card"));
    assert_eq!(hand(&page, "West’s open hand").len(), 6);
    for number in 2..=6 {
        assert!(
            low == lifted(number).await.1,
            "Kaze's page reveals the {number}"
        );
    }
}

#[tokio::test]
async fn own_sealed_card_shows_face_down() {
    let bout = data(
        &against_the_computer(),
        BEGUN,
        ALL_SEEN,
        [Some(card(4)), None],
    );
    let (page, _) = kept(&bout).await;
    assert!(status(&page).contains("Moyama is thinking"));
    assert_eq!(names(&page)[3], "4, lies face down");
    let shut = hand(&page, "East’s open hand").iter().all(|it| it.2);
    assert!(shut, "no card may be playable");
    assert_eq!(between(&page), ["East’s card, face down"]);
}

#[tokio::test]
async fn frames_show_reveal_push_and_decision() {
    let record = format!("{BEGUN}1. 6=3");
    let page = bout(&record, 0).await;
    assert!(status(&page).contains("Tetsu shows the 6, Moyama the 3."));
    assert_eq!(between(&page), ["East’s 6", "West’s 3"]);
    assert!(!sum(&page).contains('×'));
    assert_eq!(place(&page).0, "0");
    let page = bout(&record, 1).await;
    let says = status(&page);
    assert!(
        says.contains("Tetsu pushes, (6 − 3) × 3 = 9. The wrestlers stand beyond West’s end."),
        "{says}"
    );
    assert!(!sum(&page).contains('×'), "the title has said it");
    assert_eq!(place(&page).0, "9");
    let page = bout(&record, 2).await;
    assert!(status(&page).contains("Shōbu-ari! Tetsu wins by oshidashi."));
    button(&page, "Result");
}

#[tokio::test]
async fn result_names_the_way_of_winning() {
    let page = bout(&format!("{BEGUN}1. 6=3"), ALL_SEEN).await;
    let main = page.one(|node| node.tag == "main");
    assert_eq!(page.name(main), "Oshidashi");
    let text = page.text(main);
    assert!(text.contains("Moyama was pushed off the track."), "{text}");
    assert!(text.contains("(6 − 3) × 3 = 9"), "{text}");
    let kanji = page.one(|node| node.has_class("kim"));
    assert!(page.get(kanji).is("lang", "ja") && page.text(kanji) == "押し出し");
    let images = page.all(|node| node.is("role", "img")).into_iter();
    let images: Vec<_> = images.map(|place| page.name(place)).collect();
    assert_eq!(images, ["East’s 6", "win", "West’s 3", "loss"]);
    button(&page, "Rematch");

    let page = bout(
        &format!("{BEGUN}1. 1=2 2. 2=3 3. 3=1 4. 4=4 5. 5=5 6. 6=6"),
        ALL_SEEN,
    )
    .await;
    let main = page.one(|node| node.tag == "main");
    assert_eq!(page.name(main), "Position");
    let text = page.text(main);
    let why = "After the last turn the wrestlers stand in Tetsu’s half, on East’s 1.";
    assert!(text.contains(why), "{text}");

    let page = bout(
        &format!("{BEGUN}1. 1=1 2. 2=2 3. 3=3 4. 4=4 5. 5=5 6. 6=6"),
        ALL_SEEN,
    )
    .await;
    let main = page.one(|node| node.tag == "main");
    assert_eq!(page.name(main), "A tie");
    assert!(page.text(main).contains("Nobody wins."));
    assert!(page.all(|node| node.has_class("victor")).is_empty());
}

#[tokio::test]
async fn screen_asks_for_swaps() {
    let page = bout(TACTICAL, ALL_SEEN).await;
    assert!(status(&page).contains("Swap up to two numbers for tactics"));
    let swaps = page.one(|node| node.has_class("swaps"));
    assert_eq!(page.name(swaps), "Which numbers to swap");
    let buttons = page.all(|node| node.attribute("aria-pressed").is_some());
    let begins = [
        "1 for Yori",
        "2 for Ginō-shō",
        "3 for Nodowa",
        "4 for Katasukashi",
        "5 for Kantō",
        "6 for Sumo Master",
    ];
    assert_eq!(buttons.len(), begins.len());
    for (place, begin) in buttons.into_iter().zip(begins) {
        assert!(page.name(place).starts_with(begin), "{}", page.name(place));
        assert!(page.get(place).is("aria-pressed", "false"));
    }
    button(&page, "Swap nothing");
    assert!(page.all(|node| node.is("role", "listbox")).is_empty());
}

#[tokio::test]
async fn markup_hides_swaps_until_both_have_chosen() {
    let sealed = async |swaps: Swaps| {
        let sealed = [None, Some(Action::Swap(swaps))];
        kept(&data(&against_the_computer(), TACTICAL, ALL_SEEN, sealed))
            .await
            .1
    };
    let none = sealed(Swaps::NONE).await;
    for swaps in Swaps::ALL {
        assert!(none == sealed(swaps).await, "the page reveals {swaps}");
    }
}

#[tokio::test]
async fn curtain_between_swaps_mentions_no_card() {
    let sealed = [Some(Action::Swap(Swaps::NONE)), None];
    let (page, _) = kept(&data(&people(), TACTICAL, ALL_SEEN, sealed)).await;
    let says = page.text(page.one(|node| node.tag == "main"));
    assert!(says.contains("Tetsu has chosen swaps."), "{says}");
    assert!(!says.contains("card"), "{says}");
    button(&page, "Tetsu: choose the swaps again");
}

#[tokio::test]
async fn swaps_are_announced_and_change_the_hands() {
    let page = bout(SWAPPED, 0).await;
    let says = status(&page);
    assert!(
        says.contains("Tetsu swaps 3 for Nodowa. Moyama swaps 6 for Sumo Master."),
        "{says}"
    );
    button(&page, "Go on");
    let page = bout(SWAPPED, ALL_SEEN).await;
    assert_eq!(names(&page), ["1", "2", "Nodowa", "4", "5", "6"]);
    assert!(other_hand(&page).contains(&"West’s Sumo Master".to_owned()));
    let page = bout(&format!("{SWAPPED}1. N=MY"), ALL_SEEN).await;
    assert_eq!(names(&page)[2], "Nodowa, spent");
    let told = sum(&page);
    for words in [
        "Last turn: East’s Nodowa, West’s Sumo Master as Yori",
        "Moyama advances one space. The wrestlers stand on East’s 1.",
        "Tetsu’s Nodowa does nothing: there is no number to compare with.",
    ] {
        assert!(told.contains(words), "{told}");
    }
    let page = bout(&format!("{SWAPPED}1. N=2"), ALL_SEEN).await;
    assert!(sum(&page).contains("Nodowa counts as 5"));
}

#[tokio::test]
async fn clock_shows_and_cards_can_be_nominated() {
    let begun = model(data(&people(), BEGUN, ALL_SEEN, [None; 2])).timed(10);
    let asked = begun.after(Msg::Lift).after(Msg::Tick { seed: 1 });
    let (page, _) = at(asked.clone()).await;
    let timer = page.one(|node| node.is("role", "timer"));
    assert_eq!(page.name(timer), "9 seconds left");
    let nominate = button(&page, "Should their time run out: West’s 6");
    assert!(page.get(nominate).is("aria-pressed", "false"));
    let card = rules::track::Card::Number(Number::new(6).unwrap());
    let nomination = rules::track::Nomination::Card(card);
    let nominated = asked.after(Msg::Nominate(Seat::EAST, Some(nomination)));
    let (page, _) = at(nominated).await;
    let nominate = button(&page, "Should their time run out: West’s 6");
    assert!(page.get(nominate).is("aria-pressed", "true"));

    let late = (0..9).fold(asked, |model, _| model.after(Msg::Tick { seed: 1 }));
    let (page, _) = at(late.after(Msg::Lift)).await;
    assert!(status(&page).contains("Tetsu’s time ran out, so"));

    // A computer is never late.
    let begun = model(data(&against_the_computer(), BEGUN, ALL_SEEN, [None; 2])).timed(10);
    let (page, _) = at(begun).await;
    page.one(|node| node.is("role", "timer"));
    assert!(page.all(|node| node.has_class("nominate")).is_empty());
}

#[tokio::test]
async fn referees_choice_is_announced() {
    let page = bout(&format!("{BEGUN}1. *6=5"), 0).await;
    assert!(status(&page).contains("Time ran out: the referee played Tetsu’s 6."));
}
