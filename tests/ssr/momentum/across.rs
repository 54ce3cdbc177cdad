//! Two players across from each other: an edge for each, and only the player who moves can act.

use super::*;

async fn across(tokens: &str) -> Document {
    let mut facing = bout(&people(), tokens, ALL_SEEN);
    facing["seating"] = "facing".into();
    at(model(facing)).await
}

fn edge(page: &Document, seat: Seat) -> usize {
    page.one(|node| node.tag == "section" && node.is("data-seat", seat.slug()))
}

#[tokio::test]
async fn boards_are_upright_and_only_the_mover_acts() {
    for (tokens, mover, names) in [
        ("", Seat::EAST, ["Tetsu", "Kaze"]),
        ("1. B>F,BL>FR:VRL", Seat::WEST, ["Kaze", "Tetsu"]),
    ] {
        let page = across(tokens).await;
        let (own, other) = (edge(&page, mover), edge(&page, mover.other()));
        assert_eq!([page.name(own), page.name(other)], names);
        assert_eq!(within(&page, own, "data-hex").len(), 6);
        assert!(within(&page, other, "data-hex").is_empty());
        assert_eq!(within(&page, own, "data-axis").len(), 3);
        assert!(within(&page, other, "data-axis").is_empty());
        assert!(
            page.text(own).contains("ove two disks"),
            "{}",
            page.text(own)
        );
        let waits = page.text(other);
        assert!(
            waits.contains(&format!("{} is choosing", names[0])),
            "{waits}"
        );
        assert!(!waits.contains("ove two disks"), "{waits}");
        // For both players, forward points away from their own edge.
        let forward = page.one(|node| node.is("data-hex", "F"));
        assert!(page.get(forward).has_class("at-F"));
        // Only one status is read out.
        assert_eq!(page.all(|node| node.is("role", "status")).len(), 1);
        for seat in Seat::PAIR {
            let edge = page.text(edge(&page, seat));
            assert!(
                edge.contains(&format!("Turn {}", 1 + u8::from(!tokens.is_empty()))),
                "{edge}"
            );
        }
        for name in ["Rules", "Log", "Menu"] {
            let tools = page.all(|node| node.is("aria-label", name) && node.tag == "button");
            assert_eq!(tools.len(), 2, "{name} at each edge");
        }
    }
}

#[tokio::test]
async fn both_edges_describe_events_without_a_curtain() {
    let mut facing = bout(&people(), "1. B>F,B>F:VRL", 1);
    facing["seating"] = "facing".into();
    let shown: Model = model(facing);
    assert_eq!(shown.scene(), Scene::TimedFrame);
    let page = at(shown).await;
    for seat in Seat::PAIR {
        let edge = page.text(edge(&page, seat));
        assert!(edge.contains("Tetsu walks 3 hexes forward."), "{edge}");
    }
    assert!(page.all(|node| node.has_class("handover")).is_empty());
}

#[tokio::test]
async fn both_edges_go_on_to_the_result_and_show_it() {
    let pushed = format!("{BEHIND} -,-:VRL");
    let mut facing = bout(&people(), &pushed, 0);
    facing["seating"] = "facing".into();
    let mut shown: Model = model(facing);
    while shown.scene() == Scene::TimedFrame {
        let frame = shown.current_frame().unwrap();
        shown = shown.after(Msg::HoldTimePassed(frame));
    }
    assert_eq!(shown.scene(), Scene::MustBeSeen);
    let named = |page: &Document, seat: Seat, name: &str| {
        let buttons = page.all(|node| node.tag == "button");
        let own = |&place: &usize| page.inside(place, edge(page, seat)) && page.name(place) == name;
        buttons.into_iter().filter(own).count()
    };
    let page = at(shown.clone()).await;
    for seat in Seat::PAIR {
        let told = page.text(edge(&page, seat));
        assert!(told.contains("Tetsu wins"), "{told}");
        assert_eq!(named(&page, seat, "Result"), 1, "{told}");
    }
    // A call on the board could face one player only.
    assert!(page.all(|node| node.has_class("shout")).is_empty());
    let page = at(shown.after(Msg::GoOn)).await;
    for seat in Seat::PAIR {
        let told = page.text(edge(&page, seat));
        assert!(told.contains("Tetsu pushed Kaze off the board"), "{told}");
        assert!(told.contains("Look again"), "{told}");
        assert!(told.contains("Turn 3"), "{told}");
        assert_eq!(named(&page, seat, "Rematch"), 1, "{told}");
    }
}

#[tokio::test]
async fn practice_has_undo_at_each_edge() {
    let mut facing = bout(&people(), BEHIND, ALL_SEEN);
    facing["seating"] = "facing".into();
    facing["keiko"] = true.into();
    let page = at(model(facing)).await;
    let undo = page.all(|node| node.is("aria-label", "Undo"));
    assert_eq!(undo.len(), 2);
}
