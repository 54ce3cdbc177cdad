//! The end of a bout: result, review and record.

use super::*;
use hakkyoi::ui::stage::record_page;

/// The page of a record.
async fn record(text: String) -> Document {
    slam(Screen::of(move || record_page::<Slam>(&text)), &[]).await
}

#[tokio::test]
async fn result_shows_winner_and_standings() {
    let page = at(&over()).await;
    assert_eq!(page.text(page.one(|node| node.tag == "h1")), "Aki");
    let text = rendered_text(&page);
    assert!(
        text.contains("The basho is decided.") && text.contains("Aki has reached 500."),
        "{text}"
    );
    let places = page.all(|node| node.tag == "ol" && node.has_class("standings"));
    assert_eq!(page.text(places[0]), "Aki500Bo100");
    button(&page, "Rematch");
    page.one(|node| node.is("href", "#/slam/review"));
    // Nobody is East or West here, so the winner wears neither colour.
    let victor = page.get(page.one(|node| node.has_class("victor")));
    assert!(!victor.has_class("side-e") && !victor.has_class("side-w"));
}

#[tokio::test]
async fn each_player_of_a_bout_can_play_it_on() {
    let page = review(Replay::of(&over().record(&[])).unwrap(), 0).await;
    for name in ["Aki", "Bo"] {
        button(&page, &format!("Play on as {name}"));
    }
    assert!(rendered_text(&page).contains("Until you choose something else"));
}

#[tokio::test]
async fn review_shows_each_throw() {
    let text = over().record(&[]);
    let replay = Replay::of(&text).unwrap();
    let page = review(replay.clone(), 0).await;
    assert!(status(&page).contains("Aki, throw 1, both. Indigo: champion. Vermilion: champion."));
    let studied = page.one(|node| node.has_class("studied"));
    assert!(page.text(studied).contains("Aki stops"));
    let last = replay.table.event_count() - 1;
    let page = review(replay, last).await;
    assert!(status(&page).contains("Aki wins the basho."));
    assert_eq!(tally(&page).last().map(String::as_str), Some("Bo|100||100"));
    let page = record(text.replace("CC", "XX")).await;
    assert!(
        rendered_text(&page).contains("a landing is two letters"),
        "{}",
        rendered_text(&page)
    );
    record(String::new()).await;
}
