//! Face-to-face play: an edge for each player, and no hand is in the markup while no cover is held.

use bout::{Gesture, Seating};
use rules::Seat;

use super::*;
use crate::bout::people;

const EAST: Seat = Seat::EAST;
const WEST: Seat = Seat::WEST;

fn facing(tokens: &str) -> Model {
    let record = format!("[Game \"circle\"]\n\n{tokens}");
    kept(&people(), &record, ALL_SEEN).seated(Seating::Facing)
}

/// The text at a seat's edge.
fn edge(page: &Document, seat: Seat) -> String {
    page.text(page.one(|node| node.tag == "section" && node.is("data-seat", seat.slug())))
}

/// Whether an element is at a seat's edge.
fn is_at(page: &Document, place: usize, seat: Seat) -> bool {
    let edge = page.one(|node| node.tag == "section" && node.is("data-seat", seat.slug()));
    page.inside(place, edge)
}

async fn markup(model: Model) -> String {
    rendered(Screen::bout(model), &[]).await.1
}

#[tokio::test]
async fn both_choose_while_hands_stay_covered() {
    let drawn = |west: &str| facing(&format!("1. E+YK,OD,MM W+{west}"));
    let page = at(drawn("TP,HK,TK")).await;
    for seat in Seat::PAIR {
        assert!(edge(&page, seat).contains("Choose a card"), "{seat:?}");
        let cards = page.all(|node| {
            node.is(
                "aria-label",
                &format!("{}’s ten cards", ["Tetsu", "Kaze"][seat.index()]),
            )
        });
        assert_eq!(cards.len(), 2, "each edge must show both lists");
        for tool in ["Rules", "Log", "Menu"] {
            let tools = page.all(|node| node.tag == "button" && node.is("aria-label", tool));
            let own = tools.into_iter().filter(|&it| is_at(&page, it, seat));
            assert_eq!(own.count(), 1, "{tool} for {seat:?}");
        }
    }
    let backs = page.all(|node| node.is("role", "option"));
    assert_eq!(backs.len(), 6);
    let first = markup(drawn("TP,HK,TK")).await;
    for west in ["YK,YT,OD", "TD,UH,MM", "KD,HK,TP"] {
        assert!(
            markup(drawn(west)).await == first,
            "the page reveals {west}"
        );
    }
    for (n, of) in [
        ("a picked card", None),
        ("a played card", Some(Gesture::Play)),
    ] {
        let pick = |place| {
            let picked = drawn("TP,HK,TK").after(Msg::Edge(EAST, Gesture::Pick(Some(place))));
            of.map_or_else(|| picked.clone(), |act| picked.after(Msg::Edge(EAST, act)))
        };
        // Nothing reveals which card stands at a place.
        let seeds = (0..8).map(|seed| {
            let mut bout = data(&people(), DRAWN, ALL_SEEN, &[None::<Action>; 2]);
            bout["lot"] = seed.into();
            let bout = model::<rules::circle::Circle>(bout).seated(Seating::Facing);
            let picked = bout.after(Msg::Edge(EAST, Gesture::Pick(Some(1))));
            of.map_or_else(|| picked.clone(), |act| picked.after(Msg::Edge(EAST, act)))
        });
        let one = markup(pick(1)).await;
        for model in seeds {
            assert!(markup(model).await == one, "{n} is revealed");
        }
    }
}

#[tokio::test]
async fn looking_shows_only_the_players_own_hand() {
    let looks = facing("1. E+YK,OD,MM W+TP,HK,TK").after(Msg::Edge(WEST, Gesture::Look(true)));
    let page = at(looks).await;
    let options = page.all(|node| node.is("role", "option"));
    let own: Vec<_> = options
        .into_iter()
        .filter(|&it| is_at(&page, it, WEST))
        .collect();
    let mut names: Vec<_> = own.iter().map(|&place| page.name(place)).collect();
    names.sort();
    assert_eq!(
        names,
        [
            "Card 2, face down",
            "Card 3, face down",
            "Tsuppari, defence 3"
        ]
        .map(String::from),
        "{names:?}"
    );
    for card in ["Yorikiri, attack", "Mamorite, defence"] {
        assert!(
            !page
                .text(page.one(|node| node.tag == "main"))
                .contains(card)
        );
    }
}

#[tokio::test]
async fn card_owner_chooses_its_way_at_their_own_edge() {
    for (seat, tokens) in [
        (EAST, "1. E+YK,OD,MM W+TP,HK,TK MM=TP"),
        (WEST, "1. E+TP,HK,TK W+YK,OD,MM TP=MM"),
    ] {
        let model = facing(tokens);
        let page = at(model.clone()).await;
        let buttons = page.all(|node| node.has_class("way-btn"));
        assert_eq!(buttons.len(), 3);
        assert!(buttons.into_iter().all(|button| is_at(&page, button, seat)));
        assert!(edge(&page, seat).contains("Which way do you go?"));
        // Both read the same way from their ends of the ring.
        let ways = page.all(|node| node.has_class("way-btn"));
        let ways: Vec<_> = ways.into_iter().map(|way| page.text(way)).collect();
        let name = ["Tetsu", "Kaze"][seat.index()];
        let goes = ["To your far left", "Away from you", "To your far right"];
        let goes = goes.map(|way| format!("{way}{name} goes 2 circles"));
        assert_eq!(ways, goes);
        assert!(page.all(|node| node.has_class("way-t")).is_empty());
        assert!(edge(&page, seat.other()).contains("is choosing"));
        // No card is due, and only the owner may choose.
        assert!(!model.edge(EAST).asked && !model.edge(WEST).asked);
        let way = |hour| Action::Toward(rules::circle::Direction::from_hour(hour).unwrap());
        let hour = if seat == EAST { 3 } else { 9 };
        let other = model.after(Msg::Choose(seat.other(), way(hour)));
        assert_eq!(other.record(&[]), model.record(&[]));
        let gone = model.after(Msg::Choose(seat, way(hour)));
        assert!(
            gone.record(&[]).contains(&format!(">{hour}")),
            "{}",
            gone.record(&[])
        );
    }
}

#[tokio::test]
async fn each_edge_tells_directions_from_its_own_side() {
    let record = "[Game \"circle\"]\n\n1. E+YK,OD,MM W+TP,HK,TK MM=TP E>3";
    let mut model = kept(&people(), record, 0).seated(Seating::Facing);
    while !matches!(model.shown().0, Some(Event::Moved { .. })) {
        let frame = model.current_frame().unwrap();
        model = model.after(if model.scene() == Scene::MustBeSeen {
            Msg::GoOn
        } else {
            Msg::HoldTimePassed(frame)
        });
    }
    let page = at(model).await;
    let goes = "Mamorite: Tetsu goes 2 circles";
    for (seat, way) in [(EAST, "away from you"), (WEST, "toward you")] {
        let edge = edge(&page, seat);
        assert!(edge.contains(&format!("{goes} {way}.")), "{edge}");
        assert!(!edge.contains("o’clock"), "{edge}");
    }
}

#[tokio::test]
async fn replacement_and_follow_up_are_chosen_at_the_owners_edge() {
    let limit = "1. E+MM,KD,TK W+TD,UH,YK MM=TD E>3 E+OD W+HK 2. KD=UH E+YK W+MM 3. TK=YK";
    let page = at(facing(limit)).await;
    assert!(edge(&page, EAST).contains("Play another card instead"));
    assert!(edge(&page, WEST).contains("Tetsu is choosing"));
    // The Tsukidashi is back behind the rope; the other's card still lies there.
    for (seat, card) in [(EAST, ""), (WEST, "Yorikiri")] {
        let slot = page.one(|node| node.has_class("slot") && node.is("data-seat", seat.slug()));
        let lies = page.text(slot);
        assert!(
            lies.contains(card) && lies.is_empty() == card.is_empty(),
            "{lies}"
        );
    }
    let after = facing("1. E+HK,YK,UH W+TD,UH,YK HK=TD");
    let page = at(after.clone()).await;
    assert!(is_at(&page, button(&page, "No further attack"), EAST));
    assert!(after.edge(EAST).asked && !after.edge(WEST).asked);
    let passed = after.after(Msg::Choose(EAST, Action::Pass));
    assert!(passed.record(&[]).contains("E:-"));
    // A defence is refused, without saying which card it was.
    let standing = after.standing(EAST);
    let defence = standing
        .iter()
        .position(|it| *it == Action::Follow("UH".parse().unwrap()));
    let picked = after.after(Msg::Edge(EAST, Gesture::Pick(defence)));
    let page = at(picked.after(Msg::Edge(EAST, Gesture::Play))).await;
    let refused = page.text(page.one(|node| node.has_class("refusal")));
    assert!(
        refused.contains("no attack you can make") && !refused.contains("Uwatehineri"),
        "{refused}"
    );
}

#[tokio::test]
async fn both_edges_show_the_end_and_the_basho() {
    let won = "1. E+MM,KD,TK W+TD,UH,YK MM=TD E>3 E+OD W+HK 2. KD=UH E+YK W+MM 3. TK=YK E:YK";
    let series = ::basho::Series::new(::basho::BestOf::Five);
    let page = at(facing(won).in_series(Some(series))).await;
    for seat in Seat::PAIR {
        let edge = edge(&page, seat);
        assert!(edge.contains("The basho stands at"), "{edge}");
        assert!(
            edge.contains("Look again") && edge.contains("eriod 2"),
            "{edge}"
        );
    }
}

#[tokio::test]
async fn card_places_are_redrawn_every_turn() {
    // East holds the same three cards in the first turn and, in another bout, in a later one.
    let places = |tokens: &str, seed: u64| {
        let record = format!("[Game \"circle\"]\n\n{tokens}");
        let mut bout = data(&people(), &record, ALL_SEEN, &[None::<Action>; 2]);
        bout["lot"] = seed.into();
        model::<rules::circle::Circle>(bout).standing(EAST)
    };
    let first = "1. E+YK,OD,MM W+TP,HK,TK";
    let second = "1. E+UH,OD,MM W+TP,HK,TK UH=TP E+YK W+UH 2.";
    let changed = (0..20).filter(|&seed| places(first, seed) != places(second, seed));
    assert!(changed.count() > 8);
}
