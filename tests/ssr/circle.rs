//! `circle`: set-up, every scene of a bout, each choice inside a turn, basho, and hidden information.

mod basho;
mod choices;
mod facing;
mod secrets;

use ::rules::{
    GameId,
    circle::{Action, Event},
};
use bout::{
    Scene,
    games::circle::{Model, Msg},
};
use hakkyoi::ui::routes::Route;
use serde_json::Value;

use crate::{
    bout::{ALL_SEEN, against_the_computer, data, entry, hand, model},
    games::Stored,
    markup::Document,
    screen::{Screen, rendered},
    tricks::{button, status},
};

const EAST_WON: &str = "[Game \"circle\"]\n\n1. E+MM,KD,TK W+TD,UH,YK MM=TD E>3 E+OD W+HK 2. KD=UH E+YK W+MM 3. TK=YK E:YK";
const DRAWN: &str = "[Game \"circle\"]\n\n1. E+YK,OD,MM W+TP,HK,TK";

/// Bouts as the page stores them.
pub(crate) fn stored() -> Stored {
    let bout = |record: &str| {
        let sealed = [None::<Action>; 2];
        entry(&data(&against_the_computer(), record, ALL_SEEN, &sealed))
    };
    Stored {
        slot: "bout.circle",
        begun: bout(DRAWN),
        over: bout(EAST_WON),
    }
}

async fn at(model: Model) -> Document {
    rendered(Screen::bout(model), &[]).await.0
}

/// A stored bout with nothing sealed.
fn kept(players: &Value, record: &str, seen: usize) -> Model {
    model(data(players, record, seen, &[None::<Action>; 2]))
}

/// A bout against the computer, all of it seen.
fn seen(tokens: &str) -> Model {
    let record = format!("[Game \"circle\"]\n\n{tokens}");
    kept(&against_the_computer(), &record, ALL_SEEN)
}

/// The same bout while it shows the frame with this event.
fn showing(tokens: &str, event: impl Fn(&Event) -> bool) -> Model {
    let record = format!("[Game \"circle\"]\n\n{tokens}");
    let mut model = kept(&against_the_computer(), &record, 0);
    while !model.shown().0.is_some_and(|shown| event(&shown)) {
        let frame = model.current_frame().unwrap();
        model = model.after(if model.scene() == Scene::MustBeSeen {
            Msg::GoOn
        } else {
            Msg::HoldTimePassed(frame)
        });
    }
    model
}

/// The names of the hand's options, and the disabled ones.
fn names(page: &Document) -> (Vec<String>, Vec<String>) {
    let hand = hand(page, "Your hand");
    let shut = hand.iter().filter(|it| it.2).map(|it| it.0.clone());
    let shut = shut.collect();
    (hand.into_iter().map(|it| it.1).collect(), shut)
}

/// What the list of a seat's ten cards says.
fn chips(page: &Document, of: &str) -> Vec<String> {
    let list = page.one(|node| node.is("aria-label", &format!("{of}’s ten cards")));
    let chips = page.all(|node| node.tag == "li" && node.attribute("title").is_some());
    chips
        .into_iter()
        .filter(|&place| page.inside(place, list))
        .map(|place| page.name(place))
        .collect()
}

/// The table's section on the last turn: its name and its lines.
fn last_turn(page: &Document) -> (String, String) {
    let shown = page.one(|node| node.tag == "section" && node.has_class("shown"));
    (page.name(shown), page.text(shown))
}

/// The text on where the wrestlers stand.
fn standing(page: &Document) -> String {
    page.text(page.one(|node| node.tag == "p" && node.has_class("vh")))
}

#[tokio::test]
async fn set_up_names_every_question() {
    let (page, _) = rendered(Screen::at(Route::Setup(GameId::Circle)), &[]).await;
    let asks = page.all(|node| node.tag == "fieldset");
    let names: Vec<_> = asks.iter().map(|&place| page.name(place)).collect();
    for ask in ["Who plays", "Names", "You sit", "Length", "Pace"] {
        assert!(names.iter().any(|name| name == ask), "{ask} in {names:?}");
    }
    for group in ["who", "seat", "length", "pace"] {
        let radios = page.all(|node| node.is("type", "radio") && node.is("name", group));
        assert!(
            radios.len() > 1 && radios.iter().all(|&place| !page.name(place).is_empty()),
            "{group}"
        );
    }
    assert!(page.get(button(&page, "Begin")).is("type", "submit"));
    let said = page.all(|node| node.has_class("note"));
    let said: Vec<_> = said.iter().map(|&place| page.text(place)).collect();
    let length = "A basho is won by the first to win three periods.";
    assert!(said.iter().any(|said| said == length), "{said:?}");
}

#[tokio::test]
async fn screen_asks_for_the_first_card() {
    let page = at(kept(&against_the_computer(), DRAWN, ALL_SEEN)).await;
    assert!(status(&page).contains("Choose a card"));
    let (hand, shut) = names(&page);
    assert_eq!(
        hand,
        [
            "Yorikiri, attack 1",
            "Oshidashi, attack 3",
            "Mamorite, defence 2"
        ]
    );
    assert!(shut.is_empty());
    assert_eq!(
        standing(&page),
        "Tetsu stands in row 3, circle 1. Moyama stands in row 3, circle 5."
    );
    let seats = page.text(page.one(|node| node.has_class("seats")));
    for words in ["Blue Lotus Flower", "Snowy Mount Fuji", "pile 7 hand 3"] {
        assert!(seats.contains(words), "{seats}");
    }
    assert!(!seats.contains("acts first"), "{seats}");
    let own = chips(&page, "Tetsu");
    assert_eq!(own.len(), 10);
    let mine: Vec<_> = own
        .iter()
        .filter(|it| it.ends_with("in your hand"))
        .collect();
    assert_eq!(
        mine,
        [
            "Yorikiri: in your hand",
            "Oshidashi: in your hand",
            "Mamorite: in your hand"
        ]
    );
    let others = chips(&page, "Moyama");
    assert!(
        others.len() == 10 && others.iter().all(|it| it.ends_with(": may still come")),
        "{others:?}"
    );
    assert!(
        last_turn(&page)
            .1
            .contains("Both choose one of three cards in secret")
    );
    for name in ["Log", "Rules", "Menu"] {
        button(&page, name);
    }
    let title = page.one(|node| node.tag == "h1");
    assert!(page.text(title).ends_with("Circle"));
}

#[tokio::test]
async fn sealed_card_shows_face_down() {
    let bout = data(
        &against_the_computer(),
        DRAWN,
        ALL_SEEN,
        &[Some(Action::Reveal("OD".parse().unwrap())), None],
    );
    let page = at(model(bout)).await;
    assert!(status(&page).contains("Moyama is thinking"));
    let (hand, _) = names(&page);
    assert_eq!(hand, ["Yorikiri, attack 1", "Mamorite, defence 2"]);
    let images = page.all(|node| node.is("role", "img"));
    let backs: Vec<_> = images.into_iter().map(|place| page.name(place)).collect();
    assert!(
        backs.contains(&"East’s card, face down".to_owned()),
        "{backs:?}"
    );
}

#[tokio::test]
async fn table_shows_the_last_turn() {
    let page = at(seen("1. E+TK,OD,HK W+YK,TD,HK TK=YK E+YT W+OD")).await;
    assert!(status(&page).contains("Choose a card"));
    let (name, lines) = last_turn(&page);
    assert_eq!(name, "Turn 1");
    let order = [
        "Tetsu: Tsukidashi. Moyama: Yorikiri.",
        // The newest first.
        "Tsukidashi: Tetsu goes 2 circles to the right.",
        "Yorikiri: Moyama goes one circle to the left.",
    ];
    let places: Vec<_> = order.iter().map(|line| lines.find(line)).collect();
    assert!(
        places.iter().all(Option::is_some) && places.is_sorted(),
        "{lines}"
    );
    // Discarding and drawing cards is in the log only.
    assert!(!lines.contains("draws"), "{lines}");
    let log = page.text(page.one(|node| node.is("role", "log")));
    for words in [
        "Tetsu draws Oshidashi, Tsukidashi and Hikkake.",
        "Moyama draws 3 cards.",
        "Set aside by Tetsu: Tsukidashi. By Moyama: Yorikiri.",
        "Tetsu draws Yoritaoshi.",
        "Moyama draws a card.",
    ] {
        assert!(log.contains(words), "{log}");
    }
    assert_eq!(
        standing(&page),
        "Tetsu stands in row 3, circle 3. Moyama stands in row 3, circle 4."
    );
    let gone = |of| {
        let chips = chips(&page, of).into_iter();
        chips
            .filter(|it| it.ends_with(": played"))
            .collect::<Vec<_>>()
    };
    assert_eq!(gone("Tetsu"), ["Tsukidashi: played"]);
    assert_eq!(gone("Moyama"), ["Yorikiri: played"]);
}

#[tokio::test]
async fn frames_describe_each_event() {
    let told = async |tokens: &str, event: fn(&Event) -> bool| {
        let page = at(showing(tokens, event)).await;
        (status(&page), last_turn(&page).1, standing(&page))
    };
    let pair = "1. E+HK,YK,UH W+HK,UH,YK HK=HK E+OD W+OD";
    let (says, ..) = told(pair, |it| matches!(it, Event::Revealed { .. })).await;
    assert!(
        says.contains("Turn 1: Tetsu turns over Hikkake, Moyama Hikkake."),
        "{says}"
    );
    let (says, lines, _) = told(pair, |it| matches!(it, Event::Annulled { .. })).await;
    assert!(
        says.contains("Hikkake against Hikkake: they annul each other."),
        "{says}"
    );
    assert!(
        says.contains("It is still the same turn: both choose another card."),
        "{says}"
    );
    assert!(
        !lines.contains("they annul each other"),
        "told twice: {lines}"
    );

    let (says, ..) = told("1. E+TK,OD,TP W+YK,TD,HK TK=HK W:YK E+YT W+OD,TK", |it| {
        matches!(it, Event::Cancelled { .. })
    })
    .await;
    assert!(says.contains("Hikkake cancels Tsukidashi."), "{says}");
    assert!(
        says.contains("Cancels the opponent’s attack, whatever the numbers; then you"),
        "{says}"
    );

    let out = "1. E+TK,TD,TP W+YK,KD,OD TK=YK E+HK W+HK 2. TD=KD";
    // A wrestler who is out is drawn on the next circle outside the ring, and the words say so.
    let (says, _, stands) = told(out, |it| matches!(it, Event::SetDown { .. })).await;
    assert!(
        says.contains(
            "Tsuridashi: Tetsu lifts Moyama and sets them down on the circle behind Tetsu."
        ),
        "{says}"
    );
    assert!(
        stands.contains("Moyama stands in row 3, circle 2."),
        "{stands}"
    );
    let pushed = "1. E+MM,KD,TK W+TD,UH,YK MM=TD E>3 E+OD W+HK 2. KD=UH E+YK W+MM 3. TK=YK E:YK";
    let (says, _, stands) = told(pushed, |it| matches!(it, Event::Pushed { to: None, .. })).await;
    assert!(
        says.contains("Yorikiri: Tetsu pushes Moyama out of the ring."),
        "{says}"
    );
    assert!(stands.contains("Moyama is out of the ring."), "{stands}");
    let page = at(showing(pushed, |it| matches!(it, Event::Decided(_)))).await;
    assert!(status(&page).contains("Yorikiri: Tetsu wins the period."));
    button(&page, "Result");
}

#[tokio::test]
async fn kimedashi_priority_is_marked() {
    let gained = "1. E+MM,KD,TK W+TD,UH,YK MM=TD E>3 E+OD W+HK 2. KD=UH";
    let page = at(showing(&format!("{gained} E+YK W+MM"), |it| {
        matches!(it, Event::PriorityGained { .. })
    }))
    .await;
    assert!(status(&page).contains("Tetsu will act first next turn."));
    let page = at(seen(&format!("{gained} E+YK W+MM"))).await;
    let rows = ["east", "west"]
        .map(|slug| page.text(page.one(|node| node.tag == "li" && node.has_class(slug))));
    assert_eq!(rows.map(|row| row.contains("acts first")), [true, false]);
    assert!(status(&page).contains("You act first if both attack."));
    let page = at(showing(&format!("{gained} E+YK W+MM 3. TK=YK"), |it| {
        matches!(it, Event::ActsFirst { .. })
    }))
    .await;
    assert!(status(&page).contains("Tetsu acts first, after the Kimedashi."));
}

#[tokio::test]
async fn impossible_stored_bout_renders_nothing() {
    let bout = data(
        &against_the_computer(),
        &format!("{DRAWN} YK=OD"),
        0,
        &[None::<Action>; 2],
    );
    let entry = entry(&bout);
    let screen = Screen::at(Route::Bout(GameId::Circle));
    let markup = crate::screen::markup(screen, &[("bout.circle", &entry)]).await;
    assert_eq!(markup, "");
}
