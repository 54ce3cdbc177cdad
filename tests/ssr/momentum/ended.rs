//! How a bout ends, and the basho that it belongs to.

use basho::{BestOf, Series};
use rules::Outcome;

use super::*;

fn heading(page: &Document) -> String {
    page.name(page.one(|node| node.tag == "main"))
}

fn kanji(page: &Document) -> String {
    let kanji = page.one(|node| node.has_class("kim"));
    assert!(page.get(kanji).is("lang", "ja"));
    page.text(kanji)
}

fn text(page: &Document) -> String {
    page.text(page.one(|node| node.tag == "main"))
}

#[tokio::test]
async fn push_fall_and_draw_have_their_own_words() {
    let page = at(seen(&format!("{BEHIND} -,-:VRL"))).await;
    let said = text(&page);
    assert!(
        said.contains("Tetsu pushed Moyama off the board, forward."),
        "{said}"
    );
    let push = (heading(&page), kanji(&page));
    button(&page, "Rematch");

    let page = at(seen(&format!("{RIM} -,-:VRL"))).await;
    let said = text(&page);
    assert!(
        said.contains("Tetsu walked off the board, backward."),
        "{said}"
    );
    let fall = (heading(&page), kanji(&page));

    let still = ["-,-:VRL"; 4].join(" ");
    let page = at(seen(&format!("1. {still}"))).await;
    let said = text(&page);
    assert!(said.contains("Nobody wins."), "{said}");
    assert!(
        said.contains("The same position stood for the third time."),
        "{said}"
    );
    let drawn = (heading(&page), kanji(&page));
    assert!(drawn.0.contains("Hikiwake"), "{drawn:?}");
    assert!(page.all(|node| node.has_class("victor")).is_empty());

    let all = [push, fall, drawn];
    for (place, one) in all.iter().enumerate() {
        assert!(
            all[..place]
                .iter()
                .all(|other| other.0 != one.0 && other.1 != one.1)
        );
    }
}

#[tokio::test]
async fn best_of_three_shows_the_score() {
    const E: Seat = Seat::EAST;
    const W: Seat = Seat::WEST;
    // East wins the stored bout.
    for (before, words, next) in [
        (&[][..], "The basho stands at 1–0.", "Bout 2"),
        (
            &[W],
            "1–1. Senshūraku: the next bout decides the basho.",
            "Bout 3",
        ),
        (&[E], "Tetsu wins the basho 2–0.", "New basho"),
        (&[W, E], "Tetsu wins the basho 2–1.", "New basho"),
    ] {
        let mut series = Series::new(BestOf::Three);
        for &winner in before {
            series.enter(Outcome::Win(winner)).unwrap();
        }
        let mut won = bout(
            &against_the_computer(),
            &format!("{BEHIND} -,-:VRL"),
            ALL_SEEN,
        );
        won["series"] = serde_json::json!(series);
        let page = at(model(won)).await;
        let said = text(&page);
        assert!(said.contains(words), "{said}");
        button(&page, next);
    }
}

#[tokio::test]
async fn basho_bout_shows_its_number() {
    let mut second = bout(&against_the_computer(), "", ALL_SEEN);
    let mut series = Series::new(BestOf::Five);
    series.enter(Outcome::Win(Seat::WEST)).unwrap();
    second["series"] = serde_json::json!(series);
    let page = at(model(second)).await;
    let bar = page.text(page.one(|node| node.tag == "header"));
    assert!(bar.contains("Bout 2, best of 5, turn 1"), "{bar}");
    let stars = page.all(|node| node.is("role", "img"));
    let names: Vec<_> = stars.into_iter().map(|place| page.name(place)).collect();
    assert_eq!(names, ["loss", "win"]);
}
