//! `tricks` face to face: an edge for each player, and no hand is in the markup while no cover is held.

use hakkyoi::ui::routes::Route;
use rules::{GameId, tricks::CardSet};

use crate::markup::Document;
use crate::screen::{Screen, rendered};
use crate::tricks::{DEAL, cards, kept, untold};

async fn bout(moves: &str, seen: usize, sealed: [Option<&str>; 2]) -> (Document, String) {
    let bout = kept(&format!("{DEAL}{moves}\n"), seen, sealed, ["person"; 2]);
    let facing = bout.replace("\"passing\"", "\"facing\"");
    assert_ne!(facing, bout);
    rendered(
        Screen::at(Route::Bout(GameId::Tricks)),
        &[("bout.tricks", &facing)],
    )
    .await
}

/// The text at a seat's edge.
fn edge(page: &Document, seat: &str) -> String {
    let edge = page.one(|node| node.tag == "section" && node.is("data-seat", seat));
    page.text(edge)
}

/// The names of all buttons, East's first.
fn buttons(page: &Document) -> Vec<String> {
    let buttons = page.all(|node| node.tag == "button");
    let told = buttons.into_iter().filter(|&place| !page.hidden(place));
    told.map(|place| page.name(place)).collect()
}

#[tokio::test]
async fn both_choose_while_hands_stay_covered() {
    let (page, markup) = bout("", 99, [None; 2]).await;
    untold(&page, &markup, CardSet::ALL);
    for (seat, name) in [("east", "Tetsu"), ("west", "Kaze")] {
        let edge = page.one(|node| node.tag == "section" && node.is("data-seat", seat));
        assert_eq!(page.name(edge), name);
        assert!(page.text(edge).contains("Choose a card for the tachiai"));
    }
    let covers = page.all(|node| node.attribute("data-palm").is_some());
    assert_eq!(covers.len(), 2);
    for (cover, name) in covers.into_iter().zip(["Tetsu", "Kaze"]) {
        let begins = format!("Hold to look: {name}’s hand");
        let named = page.name(cover);
        assert!(named.starts_with(&begins), "{named}");
        assert!(page.get(cover).is("aria-pressed", "false"));
    }
    let backs = page.all(|node| node.is("role", "option"));
    assert_eq!(backs.len(), 16);
    assert_eq!(page.name(backs[9]), "Card 2, face down");
    let hands = page.all(|node| node.is("role", "listbox"));
    let hands: Vec<_> = hands.into_iter().map(|place| page.name(place)).collect();
    assert_eq!(hands, ["Tetsu’s hand", "Kaze’s hand"]);
}

#[tokio::test]
async fn sealed_card_shows_face_down_for_both() {
    let (page, markup) = bout("", 99, [None, Some("R4")]).await;
    untold(&page, &markup, CardSet::ALL);
    assert!(edge(&page, "east").contains("Choose a card for the tachiai"));
    assert!(edge(&page, "west").contains("Tetsu is choosing"));
    assert_eq!(page.all(|node| node.is("role", "option")).len(), 15);
    assert!(buttons(&page).contains(&"Take it back".to_owned()));
}

#[tokio::test]
async fn each_edge_has_its_own_line() {
    let (page, markup) = bout("G1=G5 R1-", 99, [None; 2]).await;
    untold(&page, &markup, CardSet::ALL.without(cards("G1 G5 R1")));
    // Kaze must not learn whether East holds a red card.
    assert!(edge(&page, "east").contains("Your card: follow the red 1 if you can"));
    assert!(edge(&page, "west").contains("Tetsu is choosing"));
    let dohyo = page.one(|node| node.has_class("plan"));
    assert_eq!(page.name(dohyo), "The dohyō");
    // The letters are on the card.
    assert_eq!(page.text(dohyo), "Both wrestlers stand in the middle.RR");
    let log = page.one(|node| node.is("role", "log"));
    assert!(page.text(log).ends_with("Kaze leads the red 1."));
}

#[tokio::test]
async fn each_edge_describes_the_trick_from_its_own_side() {
    let (page, markup) = bout("G4=G2 B5-B2", 5, [None; 2]).await;
    untold(&page, &markup, CardSet::ALL.without(cards("G4 G2 B5 B2")));
    assert!(edge(&page, "east").contains("You take the trick"));
    assert!(edge(&page, "west").contains("Tetsu takes the trick"));
    // The push stays until they go on.
    let (page, _) = bout("G4=G2 B5-B2", 6, [None; 2]).await;
    for seat in ["east", "west"] {
        assert!(edge(&page, seat).contains("Tetsu pushes."));
    }
    let go_on = buttons(&page).into_iter().filter(|name| name == "Go on");
    assert_eq!(go_on.count(), 2, "each player must be able to go on");
}

#[tokio::test]
async fn new_star_shows_at_its_wrestlers_edge() {
    let record = format!("{DEAL}G4=G2 R5-R1\n");
    let bout = kept(&record, 99, [None; 2], ["person"; 2])
        .replace("\"passing\"", "\"facing\"")
        .replace(
            "\"torikumi\":null",
            r#""torikumi":{"id":3,"wrestlers":[null,8]}"#,
        );
    let book = r#"{"version":1,"data":{"wrestlers":[{"id":8,"shikona":"Kaze","retired":false}],"bouts":[{"id":3,"game":"tricks","date":"2026-11-20","seats":[{"guest":"Tetsu"},{"wrestler":8}],"winner":1,"kimarite":"hikiotoshi"}]}}"#;
    let (page, _) = rendered(
        Screen::at(Route::Bout(GameId::Tricks)),
        &[("bout.tricks", &bout), ("book", book)],
    )
    .await;
    assert!(
        edge(&page, "west").contains("1 won, 0 lost"),
        "{}",
        edge(&page, "west")
    );
    assert!(!edge(&page, "east").contains("1 win"));
    assert_eq!(page.all(|node| node.has_class("newstar")).len(), 1);
    // A tap says what a white and a black star mean.
    let terms = page.all(|node| node.has_class("term"));
    let stars = terms.into_iter().filter(|&term| page.text(term) == "星取");
    assert_eq!(stars.count(), 1);
}

#[tokio::test]
async fn both_edges_show_the_result() {
    let (page, markup) = bout("G4=G2 R5-R1", 99, [None; 2]).await;
    untold(&page, &markup, CardSet::ALL.without(cards("G4 G2 R5 R1")));
    for seat in ["east", "west"] {
        let told = edge(&page, seat);
        assert!(
            told.contains("Kaze wins") && told.contains("Hikiotoshi"),
            "{told}"
        );
    }
    for name in ["Rematch", "Log", "Menu"] {
        let of_name = buttons(&page).into_iter().filter(|other| other == name);
        assert_eq!(of_name.count(), 2, "{name}");
    }
}
