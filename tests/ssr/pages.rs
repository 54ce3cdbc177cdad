//! The home page, and addresses that lead nowhere.

use hakkyoi::ui::routes::Route;
use rules::GameId;

use crate::screen::{Screen, rendered};
use crate::tricks::{DEAL, kept};

#[tokio::test]
async fn home_links_to_every_game() {
    let (page, _) = rendered(Screen::at(Route::Home), &[]).await;
    let games = page.one(|node| node.tag == "ul" && node.is("aria-label", "Choose a game"));
    assert_eq!(page.text(games).matches("Play").count(), GameId::ALL.len());
    for game in GameId::ALL {
        let to = format!("#/{}/new", game.slug());
        let leaf =
            page.one(|node| node.tag == "a" && node.has_class("leaf") && node.is("href", &to));
        assert!(page.name(leaf).contains(&format!("{game:?}")));
    }
    assert!(page.all(|node| node.has_class("notice")).is_empty());
}

#[tokio::test]
async fn home_offers_an_unfinished_bout() {
    let bout = kept(
        &format!("{DEAL}G1=G5 R1-"),
        99,
        [None; 2],
        ["person", "computer"],
    );
    let (page, markup) = rendered(Screen::at(Route::Home), &[("bout.tricks", &bout)]).await;
    let link = page.one(|node| node.is("href", "#/tricks"));
    assert!(page.name(link).contains("an unfinished bout"));
    assert!(
        page.name(link)
            .contains("Trick 1. The wrestlers stand in the middle.")
    );
    assert!(!markup.contains("suit-"), "the home page must show no card");
}

#[tokio::test]
async fn home_reports_damaged_entries() {
    let (page, _) = rendered(
        Screen::at(Route::Home),
        &[("bout.tricks", "{"), ("damaged.settings.1", "x")],
    )
    .await;
    let notice = page.one(|node| node.tag == "section" && node.is("aria-label", "Notice"));
    assert!(page.text(notice).contains("2 stored entries were damaged"));
    let words = [
        "Save what was set aside to a file",
        "Throw it away",
        "Dismiss",
    ];
    let buttons = page.all(|node| node.tag == "button" && node.has_class("btn-line"));
    assert_eq!(
        buttons
            .iter()
            .map(|&place| page.name(place))
            .collect::<Vec<_>>(),
        words
    );
}

#[tokio::test]
async fn entries_of_a_newer_version_are_told_and_not_offered_for_deletion() {
    let newer = [("book", r#"{"version":1000,"data":{"pages":[]}}"#)];
    let setup = Route::Setup(GameId::Tricks);
    for route in [Route::Home, setup, Route::Wrestlers, Route::Data] {
        let (page, _) = rendered(Screen::at(route), &newer).await;
        let notice = page.one(|node| node.tag == "section" && node.is("aria-label", "Notice"));
        assert!(
            page.text(notice).contains("A newer version of this page"),
            "{route:?}"
        );
        let buttons = page.all(|node| node.tag == "button");
        assert!(
            buttons
                .iter()
                .all(|&button| page.name(button) != "Throw it away")
        );
    }
}

#[tokio::test]
async fn data_page_says_what_takes_how_much() {
    let long = "x".repeat(1000);
    let kept = [
        ("book", "{"),
        ("bouts.1", &*long),
        ("damaged.bouts.1.1", "x"),
    ];
    let (page, _) = rendered(Screen::at(Route::Data), &kept).await;
    let room = page.one(|node| node.tag == "section" && node.is("aria-labelledby", "d-room"));
    let text = page.text(room);
    assert!(
        text.contains("Wrestlers, scorepads and all bouts"),
        "{text}"
    );
    assert!(text.contains("Damaged entries"), "{text}");
    assert!(!text.contains("The last bout of each game"), "{text}");
    assert!(text.contains("of about 5000 kB"), "{text}");
}

#[tokio::test]
async fn little_room_is_told_from_two_thirds_on() {
    for (length, told) in [(1_600_000, false), (1_700_000, true)] {
        let text = "x".repeat(length);
        let (page, _) = rendered(Screen::at(Route::Home), &[("later", &text)]).await;
        let notices = page.all(|node| node.has_class("notice"));
        let says = |&notice: &usize| page.text(notice).contains("68 % of the room");
        assert_eq!(notices.iter().any(says), told, "{length}");
    }
}

#[tokio::test]
async fn unknown_address_links_home() {
    let (page, _) = rendered(Screen::at(Route::Nowhere), &[]).await;
    let heading = page.one(|node| node.tag == "h1");
    assert_eq!(page.name(heading), "Nothing here");
    let home = page.one(|node| node.tag == "a");
    assert_eq!(
        (page.name(home).as_str(), page.get(home).attribute("href")),
        ("Home", Some("#/"))
    );
}
