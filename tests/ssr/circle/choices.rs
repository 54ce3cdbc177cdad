//! The choices inside a turn, and what is refused.

use rules::{Seat, circle::Direction};

use super::*;

/// East stands beside West with a Tsukidashi at its limit, and has priority.
const AT_THE_LIMIT: &str =
    "1. E+MM,KD,TK W+TD,UH,YK MM=TD E>3 E+OD W+HK 2. KD=UH E+YK W+MM 3. TK=YK";
/// The same with the seats swapped.
const THEIRS_AT_THE_LIMIT: &str =
    "1. E+TD,UH,YK W+MM,KD,TK TD=MM W>9 E+HK W+OD 2. UH=KD E+MM W+YK 3. YK=TK";
const AFTER_A_HIKKAKE: &str = "1. E+HK,YK,UH W+TD,UH,YK HK=TD";

/// The open ways: the names of their buttons. The picture must offer the same ways.
fn ways(page: &Document) -> Vec<String> {
    let hours = |holds: fn(&crate::markup::Node) -> bool| -> Vec<String> {
        let found = page.all(holds).into_iter();
        let hour = |place: usize| page.get(place).attribute("data-hour").map(str::to_owned);
        found.filter_map(hour).collect()
    };
    let buttons = hours(|node| node.has_class("way-btn"));
    let circles = hours(|node| node.has_class("open-way"));
    assert_eq!(
        buttons, circles,
        "buttons and picture must offer the same ways"
    );
    let buttons = page.all(|node| node.has_class("way-btn")).into_iter();
    // The outcome is on a line of its own.
    let name = |place| {
        let name = page.name(place);
        let outcome = ["Tetsu", "pushed"]
            .iter()
            .filter_map(|word| name.find(word))
            .min();
        let (way, outcome) = name.split_at(outcome.unwrap());
        format!("{way} {outcome}")
    };
    buttons.map(name).collect()
}

/// The seats whose wrestlers can be dragged.
fn movable(page: &Document) -> Vec<String> {
    let found = page.all(|node| node.has_class("is-movable")).into_iter();
    let seat = |place: usize| page.get(place).attribute("data-seat").map(str::to_owned);
    found.filter_map(seat).collect()
}

#[tokio::test]
async fn mamorite_offers_its_ways() {
    let page = at(seen(&format!(
        "{} MM=TP",
        &DRAWN["[Game \"circle\"]\n\n".len()..]
    )))
    .await;
    let says = status(&page);
    assert!(says.contains("Which way do you go?"), "{says}");
    assert!(
        says.contains("Your Mamorite goes two circles in a straight line."),
        "{says}"
    );
    assert_eq!(
        ways(&page),
        [
            "Up right Tetsu goes 2 circles",
            "Right Tetsu goes 2 circles",
            "Down right Tetsu goes 2 circles"
        ]
    );
    assert_eq!(movable(&page), ["east"]);
    let group = page.one(|node| node.is("role", "group") && node.has_class("choice"));
    assert_eq!(page.name(group), "Directions");
}

#[tokio::test]
async fn attack_offers_its_ways() {
    let page = at(seen(
        "1. E+YK,OD,MM W+TP,HK,TK MM=TP E>1 E+UH W+UH 2. YK=UH",
    ))
    .await;
    let says = status(&page);
    assert!(says.contains("Which way do you attack?"), "{says}");
    assert!(
        says.contains("Both ways of your Yorikiri lead nearer to Moyama."),
        "{says}"
    );
    assert_eq!(
        ways(&page),
        [
            "Right Tetsu goes one circle",
            "Down right Tetsu goes one circle"
        ]
    );
    assert_eq!(movable(&page), ["east"]);
}

#[tokio::test]
async fn oshidashi_offers_both_sides() {
    let page = at(seen("1. E+TK,OD,HK W+YK,TD,HK TK=YK E+YT W+OD 2. OD=TD")).await;
    let says = status(&page);
    assert!(says.contains("Which way does Moyama go?"), "{says}");
    assert!(
        says.contains("Your Oshidashi pushes aside, to the front left or right."),
        "{says}"
    );
    assert_eq!(
        ways(&page),
        [
            "Up right pushed aside, Moyama stays in",
            "Down right pushed aside, Moyama stays in"
        ]
    );
    // The player drags the wrestler who is pushed.
    assert_eq!(movable(&page), ["west"]);
}

#[tokio::test]
async fn tsukidashi_at_its_limit_asks_for_another_card() {
    let page = at(seen(AT_THE_LIMIT)).await;
    let says = status(&page);
    assert!(says.contains("Play another card instead"), "{says}");
    assert!(
        says.contains("Your Tsukidashi would carry both out of the ring."),
        "{says}"
    );
    let (_, shut) = names(&page);
    assert_eq!(shut, ["TK"]);
    assert!(ways(&page).is_empty() && movable(&page).is_empty());

    // Taking a card back reveals it. The other player sees that and has no choice to make.
    let page = at(seen(THEIRS_AT_THE_LIMIT)).await;
    let says = status(&page);
    assert!(says.contains("Moyama is choosing"), "{says}");
    let theirs = chips(&page, "Moyama");
    assert!(
        theirs.contains(&"Tsukidashi: known to be in hand".to_owned()),
        "{theirs:?}"
    );
    let page = at(showing(THEIRS_AT_THE_LIMIT, |it| {
        matches!(it, Event::TookBack { .. })
    }))
    .await;
    assert!(status(&page).contains("Moyama takes the Tsukidashi back"));
}

#[tokio::test]
async fn hikkake_offers_another_attack() {
    let page = at(seen(AFTER_A_HIKKAKE)).await;
    assert!(status(&page).contains("Another attack?"));
    let (hand, shut) = names(&page);
    assert_eq!(hand, ["Yorikiri, attack 1", "Uwatehineri, defence 1"]);
    assert_eq!(shut, ["UH"]);
    button(&page, "No further attack");
    let page = at(seen(AFTER_A_HIKKAKE).after(Msg::Choose(Seat::EAST, Action::Pass))).await;
    assert!(last_turn(&page).1.contains("Hikkake cancels Tsuridashi."));
    let followed = seen(AFTER_A_HIKKAKE).after(Msg::Choose(
        Seat::EAST,
        Action::Follow("YK".parse().unwrap()),
    ));
    let page = at(followed).await;
    assert!(status(&page).contains("Tetsu follows up with Yorikiri."));
}

#[tokio::test]
async fn opponents_choice_shows_no_ways() {
    for tokens in [
        THEIRS_AT_THE_LIMIT,
        "1. E+TP,HK,TK W+YK,OD,MM TP=MM",
        "1. E+TD,UH,YK W+HK,YK,UH TD=HK",
    ] {
        let model = seen(tokens);
        assert_eq!(model.scene(), Scene::Waits, "{tokens}");
        let page = at(model).await;
        assert!(
            ways(&page).is_empty() && movable(&page).is_empty(),
            "{tokens}"
        );
        assert!(status(&page).contains("Moyama is choosing"), "{tokens}");
        assert!(
            page.all(|node| node.has_class("acts")).is_empty(),
            "{tokens}"
        );
    }
}

#[tokio::test]
async fn refusals_name_the_rule() {
    let card = |code: &str| code.parse().unwrap();
    let drawn = &DRAWN["[Game \"circle\"]\n\n".len()..];
    let away = format!("{drawn} MM=TP");
    for (tokens, tried, why) in [
        (
            drawn,
            Action::Reveal(card("TD")),
            "You do not hold Tsuridashi any more.",
        ),
        (
            AT_THE_LIMIT,
            Action::Follow(card("TK")),
            "You have just taken the Tsukidashi back: play another card.",
        ),
        (
            AT_THE_LIMIT,
            Action::Follow(card("HK")),
            "You do not hold Hikkake any more.",
        ),
        (
            AFTER_A_HIKKAKE,
            Action::Follow(card("UH")),
            "Only an attack follows a Hikkake; Uwatehineri is a defence.",
        ),
        (
            &away,
            Action::Toward(Direction::from_hour(9).unwrap()),
            "Mamorite cannot go that way.",
        ),
        (
            &away,
            Action::Reveal(card("OD")),
            "First choose a direction.",
        ),
    ] {
        let model = seen(tokens);
        assert_eq!(model.scene(), Scene::Asked, "{tokens}");
        let refused = model.after(Msg::Choose(model.looker(), tried));
        assert_eq!(
            refused.save(),
            model.save(),
            "a refused choice must change nothing"
        );
        let says = status(&at(refused).await);
        assert!(says.contains(why), "{says}\n{tokens}");
    }
}
