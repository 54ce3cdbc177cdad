//! How a period ends, and the basho that it belongs to.

use ::basho::{BestOf, Series};
use rules::{Outcome, Seat};

use super::*;

/// East has pushed West out.
const WON: &str = "1. E+MM,KD,TK W+TD,UH,YK MM=TD E>3 E+OD W+HK 2. KD=UH E+YK W+MM 3. TK=YK E:YK";

fn series(winners: &[Seat]) -> Series {
    let mut series = Series::new(BestOf::Five);
    for &winner in winners {
        series.enter(Outcome::Win(winner)).unwrap();
    }
    series
}

/// The names of a seat's stars.
fn stars(page: &Document, seat: Seat) -> Vec<String> {
    let images = page.all(|node| node.is("role", "img")).into_iter();
    let of = |&place: &usize| {
        page.around(place)
            .any(|node| node.has_class("stars") && node.has_class(seat.slug()))
    };
    images.filter(of).map(|place| page.name(place)).collect()
}

#[tokio::test]
async fn single_period_shows_no_basho() {
    let page = at(seen(WON)).await;
    let main = page.one(|node| node.tag == "main");
    assert_eq!(page.name(main), "Yorikiri");
    let text = page.text(main);
    assert!(
        text.contains("Moyama was pushed out of the ring."),
        "{text}"
    );
    let kanji = page.one(|node| node.has_class("kim"));
    assert!(page.get(kanji).is("lang", "ja") && page.text(kanji) == "寄り切り");
    let images = page.all(|node| node.is("role", "img")).into_iter();
    let images: Vec<_> = images.map(|place| page.name(place)).collect();
    // The revealed cards; the text beside them says that another one decided.
    assert_eq!(
        images,
        ["Tsukidashi, attack 6", "win", "Yorikiri, attack 1", "loss"]
    );
    button(&page, "Rematch");
    assert!(page.all(|node| node.has_class("basho")).is_empty());
}

#[tokio::test]
async fn basho_counts_the_period_once() {
    const E: Seat = Seat::EAST;
    const W: Seat = Seat::WEST;
    for (before, east, west, words, next) in [
        (
            &[][..],
            &["win"][..],
            &["loss"][..],
            "The basho stands at 1–0.",
            "Period 2",
        ),
        (
            &[W, W, E],
            &["loss", "loss", "win", "win"],
            &["win", "win", "loss", "loss"],
            "2–2. Senshūraku: the next period decides the basho.",
            "Period 5",
        ),
        (
            &[E, W, W, E],
            &["win", "loss", "loss", "win", "win"],
            &["loss", "win", "win", "loss", "loss"],
            "Tetsu wins the basho 3–2.",
            "New basho",
        ),
    ] {
        let over = seen(WON).in_series(Some(series(before)));
        for model in [over.clone(), Model::resume(over.save()).unwrap()] {
            let page = at(model).await;
            assert_eq!(stars(&page, E), east, "{before:?}");
            assert_eq!(stars(&page, W), west, "{before:?}");
            let standing = page.text(page.one(|node| node.has_class("basho")));
            assert!(standing.contains(words), "{standing}");
            button(&page, next);
        }
    }
}

#[tokio::test]
async fn basho_period_shows_its_number() {
    const E: Seat = Seat::EAST;
    const W: Seat = Seat::WEST;
    for (before, words) in [
        (&[][..], "Period 1 of 5, turn 1"),
        (&[E, W, E], "Period 4 of 5, turn 1"),
        (&[E, W, E, W], "Senshūraku, turn 1"),
    ] {
        let begun = kept(&against_the_computer(), DRAWN, ALL_SEEN).in_series(Some(series(before)));
        let page = at(begun).await;
        assert!(page.text(0).contains(words), "{}", page.text(0));
        // The score so far: a running period has no star yet.
        assert_eq!(stars(&page, E).len(), before.len());
    }
}
