//! Face-to-face play: an edge and an open hand for each player, and no sealed choice in the markup.

use super::*;

async fn facing(record: &str, seen: usize, sealed: [Option<Action>; 2]) -> (Document, String) {
    let mut bout = data(&people(), record, seen, sealed);
    bout["seating"] = "facing".into();
    kept(&bout).await
}

/// The text at a seat's edge.
fn edge(page: &Document, seat: &str) -> String {
    page.text(page.one(|node| node.tag == "section" && node.is("data-seat", seat)))
}

#[tokio::test]
async fn both_choose_with_open_hands_and_covered_choices() {
    let (page, markup) = facing(&format!("{BEGUN}1. 6=5"), ALL_SEEN, [None; 2]).await;
    for (seat, cards) in [("east", 5), ("west", 5)] {
        assert!(edge(&page, seat).contains("Choose a card"));
        let own = page.one(|node| node.tag == "section" && node.is("data-seat", seat));
        for tool in ["Rules", "Log", "Menu"] {
            let tools = page.all(|node| node.tag == "button" && node.is("aria-label", tool));
            let tools = tools.into_iter().filter(|&place| page.inside(place, own));
            assert_eq!(tools.count(), 1, "{tool} for {seat}");
        }
        let open = format!(
            "{}’s open hand",
            if seat == "east" { "East" } else { "West" }
        );
        let list = page.one(|node| node.tag == "ul" && node.is("aria-label", &open));
        let faces = page.all(|node| node.tag == "svg" && node.is("role", "img"));
        let faces = faces.into_iter().filter(|&place| page.inside(place, list));
        assert_eq!(faces.count(), cards);
    }
    let covers = page.all(|node| node.attribute("data-palm").is_some());
    assert_eq!(covers.len(), 2);
    let backs = page.all(|node| node.is("role", "option"));
    let names: Vec<_> = backs.iter().map(|&place| page.name(place)).collect();
    assert_eq!(names[..2], ["Card 1, face down", "Card 2, face down"]);
    assert_eq!(backs.len(), 10);
    assert!(!markup.contains("data-card"), "no place may name its card");
}

#[tokio::test]
async fn markup_hides_a_played_card_until_both_have_played() {
    let sealed = async |number| facing(BEGUN, ALL_SEEN, [None, Some(card(number))]).await.1;
    let one = sealed(1).await;
    for number in 2..=6 {
        assert!(one == sealed(number).await, "the page reveals the {number}");
    }
    let (page, _) = facing(BEGUN, ALL_SEEN, [None, Some(card(1))]).await;
    assert!(edge(&page, "west").contains("Tetsu is choosing"));
    assert!(edge(&page, "east").contains("Kaze’s card lies face down"));
    button(&page, "Take it back");
}

#[tokio::test]
async fn both_edges_show_the_sum_and_the_end() {
    let (page, _) = facing(&format!("{BEGUN}1. 6=3"), 1, [None; 2]).await;
    for seat in ["east", "west"] {
        assert!(
            edge(&page, seat).contains("(6 − 3) × 3 = 9"),
            "{}",
            edge(&page, seat)
        );
    }
    let (page, _) = facing(&format!("{BEGUN}1. 6=3"), ALL_SEEN, [None; 2]).await;
    for seat in ["east", "west"] {
        let told = edge(&page, seat);
        assert!(
            told.contains("Tetsu wins") && told.contains("Oshidashi"),
            "{told}"
        );
    }
}

#[tokio::test]
async fn swaps_are_chosen_behind_the_curtain() {
    let (page, _) = facing(TACTICAL, ALL_SEEN, [None; 2]).await;
    button(&page, "Hold to lift the curtain");
}

#[tokio::test]
async fn each_player_nominates_at_their_own_edge() {
    let mut bout = data(&people(), BEGUN, ALL_SEEN, [None; 2]);
    bout["seating"] = "facing".into();
    let two = rules::track::Card::Number(Number::new(2).unwrap());
    let two = rules::track::Nomination::Card(two);
    bout["clock"] =
        json!({ "limit": 60, "left": [60, 60], "nominated": [null, two], "late": [null, null] });
    let (page, _) = kept(&bout).await;
    for (seat, other, pressed) in [("east", "West", "false"), ("west", "East", "true")] {
        let edge = page.one(|node| node.tag == "section" && node.is("data-seat", seat));
        let name = format!("Should their time run out: {other}’s 2");
        let card = button(&page, &name);
        assert!(page.inside(card, edge));
        assert!(page.get(card).is("aria-pressed", pressed), "{seat}");
    }
}
