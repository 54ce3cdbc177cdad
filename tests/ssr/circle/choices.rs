//! The choices inside a turn, and what is refused.

use super::*;
use hakkyoi::rules::circle::Direction;

/// East stands beside West with a Tsukidashi at its limit, and has priority.
const AT_THE_LIMIT: &str =
    "1. E+MM,KD,TK W+TD,UH,YK MM=TD E>3 E+OD W+HK 2. KD=UH E+YK W+MM 3. TK=YK";
/// The same the other way round.
const THEIRS_AT_THE_LIMIT: &str =
    "1. E+TD,UH,YK W+MM,KD,TK TD=MM W>9 E+HK W+OD 2. UH=KD E+MM W+YK 3. YK=TK";
const AFTER_A_HIKKAKE: &str = "1. E+HK,YK,UH W+TD,UH,YK HK=TD";

/// The ways that can be chosen: by buttons, with their names, and on the picture, which must be the same.
fn ways(page: &Document) -> Vec<String> {
    let hours = |holds: fn(&crate::markup::Node) -> bool| -> Vec<String> {
        let found = page.all(holds).into_iter();
        let hour = |place: usize| page.get(place).attribute("data-hour").map(str::to_owned);
        found.filter_map(hour).collect()
    };
    let buttons = hours(|node| node.has_class("way-btn"));
    let circles = hours(|node| node.has_class("open-way"));
    assert_eq!(buttons, circles, "buttons and picture agree");
    let buttons = page.all(|node| node.has_class("way-btn")).into_iter();
    // What comes of it stands on a line of its own.
    let name = |place| page.name(place).replacen("o’clock", "o’clock ", 1);
    buttons.map(name).collect()
}

/// Whose wrestler can be dragged.
fn movable(page: &Document) -> Vec<String> {
    let found = page.all(|node| node.has_class("is-movable")).into_iter();
    let seat = |place: usize| page.get(place).attribute("data-seat").map(str::to_owned);
    found.filter_map(seat).collect()
}

#[tokio::test]
async fn where_a_mamorite_goes() {
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
            "1 o’clock you go 2 circles",
            "3 o’clock you go 2 circles",
            "5 o’clock you go 2 circles"
        ]
    );
    assert_eq!(movable(&page), ["east"]);
    let group = page.one(|node| node.is("role", "group") && node.has_class("choice"));
    assert_eq!(page.name(group), "Directions");
}

#[tokio::test]
async fn which_way_an_attack_goes() {
    let page = at(seen(
        "1. E+YK,OD,MM W+TP,HK,TK MM=TP E>1 E+UH W+UH 2. YK=UH",
    ))
    .await;
    let says = status(&page);
    assert!(says.contains("Which way do you attack?"), "{says}");
    assert!(
        says.contains("Both ways of your Yorikiri lead nearer to Makushita."),
        "{says}"
    );
    assert_eq!(
        ways(&page),
        ["3 o’clock you go one circle", "5 o’clock you go one circle"]
    );
    assert_eq!(movable(&page), ["east"]);
}

#[tokio::test]
async fn which_way_an_oshidashi_pushes_aside() {
    let page = at(seen("1. E+TK,OD,HK W+YK,TD,HK TK=YK E+YT W+OD 2. OD=TD")).await;
    let says = status(&page);
    assert!(says.contains("Which way does Makushita go?"), "{says}");
    assert!(
        says.contains("Your Oshidashi pushes aside, to the front left or right."),
        "{says}"
    );
    assert_eq!(
        ways(&page),
        [
            "1 o’clock pushed aside, Makushita stays in",
            "5 o’clock pushed aside, Makushita stays in"
        ]
    );
    // The one who is pushed is the one who is dragged.
    assert_eq!(movable(&page), ["west"]);
}

#[tokio::test]
async fn a_card_in_place_of_a_tsukidashi() {
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

    // Whoever takes a card back shows it; the other is told, and not asked.
    let page = at(seen(THEIRS_AT_THE_LIMIT)).await;
    let says = status(&page);
    assert!(says.contains("Makushita is choosing"), "{says}");
    let theirs = chips(&page, "Makushita");
    assert!(
        theirs.contains(&"Tsukidashi: known to be in hand".to_owned()),
        "{theirs:?}"
    );
    let page = at(showing(THEIRS_AT_THE_LIMIT, |it| {
        matches!(it, Event::TookBack { .. })
    }))
    .await;
    assert!(status(&page).contains("Makushita takes the Tsukidashi back"));
}

#[tokio::test]
async fn an_attack_after_a_hikkake() {
    let page = at(seen(AFTER_A_HIKKAKE)).await;
    assert!(status(&page).contains("Another attack?"));
    let (hand, shut) = names(&page);
    assert_eq!(hand, ["Yorikiri, attack 1", "Uwatehineri, defence 1"]);
    assert_eq!(shut, ["UH"]);
    button(&page, "No further attack");
    let page = at(seen(AFTER_A_HIKKAKE).after(Msg::Choose(Action::Pass))).await;
    assert!(last_turn(&page).1.contains("Hikkake cancels Tsuridashi."));
    let followed = seen(AFTER_A_HIKKAKE).after(Msg::Choose(Action::Follow("YK".parse().unwrap())));
    let page = at(followed).await;
    assert!(status(&page).contains("Tetsu follows up with Yorikiri."));
}

#[tokio::test]
async fn no_choice_is_shown_to_who_has_none() {
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
        assert!(status(&page).contains("Makushita is choosing"), "{tokens}");
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
            "Mamorite cannot go toward 9 o’clock.",
        ),
        (
            &away,
            Action::Reveal(card("OD")),
            "First choose a direction.",
        ),
    ] {
        let model = seen(tokens);
        assert_eq!(model.scene(), Scene::Asked, "{tokens}");
        let refused = model.after(Msg::Choose(tried));
        assert_eq!(
            refused.save(),
            model.save(),
            "a refused try changes nothing"
        );
        let says = status(&at(refused).await);
        assert!(says.contains(why), "{says}\n{tokens}");
    }
}
