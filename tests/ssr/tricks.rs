//! `tricks`: set-up, every scene of a bout, the curtain, the result.

use ::rules::{
    GameId,
    tricks::{Card, CardSet},
};
use hakkyoi::ui::routes::Route;
use serde_json::json;

use crate::bout::hand;
use crate::games::Stored;
use crate::markup::Document;
use crate::screen::{Screen, markup, rendered};

/// G3, R3, W5 and B4 stay unseen.
pub(crate) const DEAL: &str = "[Game \"tricks\"]\n[East-Hand \"G1 G4 R2 R5 W1 W3 B1 B5\"]\n[West-Hand \"G2 G5 R1 R4 W2 W4 B2 B3\"]\n\n";
const WEST: &str = "G2 G5 R1 R4 W2 W4 B2 B3";
const UNSEEN: &str = "G3 R3 W5 B4";

/// A stored bout: the record, how many events both players have seen, sealed cards, and the players.
pub(crate) fn kept(
    record: &str,
    seen: usize,
    sealed: [Option<&str>; 2],
    players: [&str; 2],
) -> String {
    let sealed = sealed.map(|card| card.map(|card| card.parse::<Card>().unwrap()));
    let player = |kind: &str, name: &str| {
        if kind == "person" {
            json!({ "person": name })
        } else {
            json!({ "computer": "makushita" })
        }
    };
    let players = [player(players[0], "Tetsu"), player(players[1], "Kaze")];
    let table = json!({ "record": record, "sealed": sealed });
    let bout = json!({ "players": players, "torikumi": null, "keiko": false, "seating": "passing", "table": table, "seen": [seen, seen],
        "digest": { "over": false, "number": 1, "position": 0, "entry": null } });
    json!({ "version": 1, "data": bout }).to_string()
}

/// Bouts as the page stores them.
pub(crate) fn stored() -> Stored {
    let bout = |moves: &str| {
        let players = ["person", "computer"];
        kept(&format!("{DEAL}{moves}\n"), 99, [None; 2], players)
    };
    Stored {
        slot: "bout.tricks",
        begun: bout("G1=G5 R1-"),
        over: bout("G4=G2 R5-R1"),
    }
}

pub(crate) fn cards(list: &str) -> CardSet {
    list.split(' ')
        .map(|card| card.parse::<Card>().unwrap())
        .collect()
}

/// Asserts that the page reveals nothing of these cards, in words, attributes or pictures.
pub(crate) fn untold(page: &Document, markup: &str, secret: CardSet) {
    let words = markup.to_lowercase();
    for card in secret {
        let (letter, number) = (card.suit().letter(), card.number());
        let (long, short) = match letter {
            'G' => ("green dragon", "green"),
            'R' => ("red bird", "red"),
            'W' => ("white tiger", "white"),
            _ => ("black tortoise", "black"),
        };
        for word in [
            format!("{long} {number}"),
            format!("{short} {number}"),
            format!("\"{card}\"").to_lowercase(),
        ] {
            assert!(!words.contains(&word), "the page reveals {card}: {word}");
        }
        let face = format!("suit-{}", letter.to_ascii_lowercase());
        for drawn in page.all(|node| node.has_class(&face)) {
            let numeral = format!("static/art.svg#n{number}");
            let uses = page.all(|node| node.is("href", &numeral));
            let shown = uses.iter().any(|&place| page.inside(place, drawn));
            assert!(!shown, "{card} is drawn");
        }
    }
}

async fn bout(moves: &str, seen: usize) -> (Document, String) {
    let bout = kept(
        &format!("{DEAL}{moves}\n"),
        seen,
        [None; 2],
        ["person", "computer"],
    );
    rendered(
        Screen::at(Route::Bout(GameId::Tricks)),
        &[("bout.tricks", &bout)],
    )
    .await
}

pub(crate) fn status(page: &Document) -> String {
    let status = page.all(|node| node.is("role", "status"));
    status.into_iter().map(|place| page.text(place)).collect()
}

pub(crate) fn button(page: &Document, name: &str) -> usize {
    let buttons = page.all(|node| node.tag == "button");
    buttons
        .into_iter()
        .find(|&place| page.name(place) == name)
        .unwrap_or_else(|| panic!("no button {name}"))
}

#[tokio::test]
async fn set_up_names_every_question() {
    let (page, _) = rendered(Screen::at(Route::Setup(GameId::Tricks)), &[]).await;
    let asks = page.all(|node| node.tag == "fieldset");
    let names: Vec<_> = asks.iter().map(|&place| page.name(place)).collect();
    for ask in ["Who plays", "Names", "You sit", "Pace"] {
        assert!(names.iter().any(|name| name == ask), "{ask} in {names:?}");
    }
    let texts = page.all(|node| node.tag == "input" && node.is("type", "text"));
    let names: Vec<_> = texts.iter().map(|&place| page.name(place)).collect();
    assert_eq!(names, ["East, on the left", "West, on the right"]);
    assert!(page.get(button(&page, "Begin")).is("type", "submit"));
    for group in ["who", "seat", "throws", "pace"] {
        let radios = page.all(|node| node.is("type", "radio") && node.is("name", group));
        assert!(
            radios.len() > 1 && radios.iter().all(|&place| !page.name(place).is_empty()),
            "{group}"
        );
    }
}

#[tokio::test]
async fn screen_asks_for_the_tachiai_card() {
    let (page, markup) = bout("", 99).await;
    assert!(status(&page).contains("Choose a card for the tachiai"));
    let hand = hand(&page, "Your hand");
    assert_eq!(hand.len(), 8);
    assert!(hand.iter().all(|(_, _, shut)| !shut));
    assert_eq!(hand[0].1, "Green dragon 1");
    untold(&page, &markup, cards(WEST).or(cards(UNSEEN)));
}

#[tokio::test]
async fn leader_may_play_any_card() {
    let (page, markup) = bout("G4=G2", 99).await;
    assert!(status(&page).contains("Your lead: any card"));
    assert!(hand(&page, "Your hand").iter().all(|(_, _, shut)| !shut));
    untold(
        &page,
        &markup,
        cards("G5 R1 R4 W2 W4 B2 B3").or(cards(UNSEEN)),
    );
}

#[tokio::test]
async fn follower_may_play_only_the_led_colour() {
    let (page, markup) = bout("G1=G5 R1-", 99).await;
    assert!(status(&page).contains("Your card: follow the red 1"));
    let hand = hand(&page, "Your hand");
    let open: Vec<_> = hand
        .iter()
        .filter(|(_, _, shut)| !shut)
        .map(|(card, ..)| card.as_str())
        .collect();
    assert_eq!(open, ["R2", "R5"]);
    assert_eq!(hand[0].1, "Green dragon 4, cannot be played now");
    untold(&page, &markup, cards("G2 R4 W2 W4 B2 B3").or(cards(UNSEEN)));
    let dohyo = page.one(|node| node.has_class("dohyo"));
    assert_eq!(page.name(dohyo), "The dohyō");
    assert!(
        page.get(dohyo).is("data-at", "0")
            && page
                .text(dohyo)
                .contains("Both wrestlers stand in the middle.")
    );
    let held = page.one(|node| node.has_class("held"));
    assert_eq!(page.name(held), "Moyama holds 6 cards");
    let log = page.one(|node| node.is("role", "log"));
    assert!(page.text(log).ends_with("Moyama leads the red 1."));
    for name in ["Log", "Rules", "Menu", "Field", "Previous trick"] {
        button(&page, name);
    }
}

#[tokio::test]
async fn finished_trick_waits_for_confirmation() {
    let (page, markup) = bout("G4=G2 B5-B2", 5).await;
    assert!(status(&page).contains("You take the trick"));
    button(&page, "Go on");
    assert!(
        hand(&page, "Your hand").iter().all(|(_, _, shut)| *shut),
        "no card may be playable"
    );
    untold(&page, &markup, cards("G5 R1 R4 W2 W4 B3").or(cards(UNSEEN)));
}

#[tokio::test]
async fn decided_bout_offers_the_result() {
    let (page, _) = bout("G4=G2 R5-R1", 6).await;
    assert!(status(&page).contains("Hikiotoshi: Moyama wins"));
    button(&page, "Result");
}

#[tokio::test]
async fn result_shows_only_the_last_trick() {
    let (page, markup) = bout("G4=G2 R5-R1", 99).await;
    let main = page.one(|node| node.tag == "main");
    assert_eq!(page.name(main), "Hikiotoshi");
    let kanji = page.one(|node| node.has_class("kim"));
    assert!(page.get(kanji).is("lang", "ja") && page.text(kanji) == "引き落とし");
    assert!(
        page.text(main)
            .contains("The 1 slips aside, and the 5 of its colour falls past it.")
    );
    let images: Vec<_> = page
        .all(|node| node.is("role", "img"))
        .into_iter()
        .map(|place| page.name(place))
        .collect();
    assert_eq!(images, ["Red bird 5", "loss", "Red bird 1", "win"]);
    button(&page, "Rematch");
    untold(
        &page,
        &markup,
        cards("G1 R2 W1 W3 B1 B5 G5 R4 W2 W4 B2 B3").or(cards(UNSEEN)),
    );
}

#[tokio::test]
async fn curtain_reveals_no_card() {
    let everything = CardSet::ALL;
    for (moves, sealed, words) in [
        ("", [None; 2], "Tetsu, take the device"),
        ("", [Some("G4"), None], "Kaze, your turn"),
        ("G1=G5", [None; 2], "Kaze, your turn"),
        ("G1=G5 R1-", [None; 2], "Tetsu, your turn"),
    ] {
        let bout = kept(&format!("{DEAL}{moves}\n"), 99, sealed, ["person"; 2]);
        let (page, markup) = rendered(
            Screen::at(Route::Bout(GameId::Tricks)),
            &[("bout.tricks", &bout)],
        )
        .await;
        let heading = page.one(|node| node.tag == "h1");
        assert_eq!(page.name(heading), words);
        button(&page, "Hold to lift the curtain");
        untold(&page, &markup, everything);
        let back = page.all(|node| node.tag == "button" && node.has_class("link"));
        assert_eq!(back.len(), usize::from(sealed[0].is_some()));
        assert!(
            back.iter()
                .all(|&place| page.name(place) == "Tetsu: take the card back")
        );
    }
}

#[tokio::test]
async fn impossible_stored_bout_renders_nothing() {
    let bout = kept(
        &format!("{DEAL}G1=G5 R1-B1\n"),
        99,
        [None; 2],
        ["person", "computer"],
    );
    assert_eq!(
        markup(
            Screen::at(Route::Bout(GameId::Tricks)),
            &[("bout.tricks", &bout)]
        )
        .await,
        ""
    );
}
