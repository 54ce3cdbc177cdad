//! The lesson and a whole bout of every game in the languages other than English, found by structure and not by words.

use crate::geometry::fits;
use crate::languages::spoken_in;
use crate::page::Page;
use crate::pointer::Hand;
use crate::setup::{answer, from_home};
use crate::tricks::Means;
use crate::{circle, momentum, slam, track, tricks};
use hakkyoi::rules::GameId;

/// Learns a game and plays it with the mouse against the weakest computer, on a phone, in the language of this tag.
async fn learn_and_play(page: &Page, tag: &str, game: GameId) {
    page.size(360, 740).await;
    page.plant(&[("settings", &spoken_in(tag))]);
    let look = async |css: &str| {
        page.find(css).await;
        page.come_to_rest().await;
        page.picture_of(&format!("{tag}: ")).await;
        fits(page).await;
    };
    let lesson = match game {
        GameId::Tricks => tricks::lesson::LESSON,
        GameId::Track => track::lesson::LESSON,
        GameId::Circle => circle::lesson::LESSON,
        GameId::Momentum => momentum::lesson::LESSON,
        GameId::Slam => slam::lesson::LESSON,
    };
    lesson.play_through(page, look).await;
    let spoken = page.eval("return document.documentElement.lang").await;
    assert_eq!(spoken, tag);
    page.axe().await;

    from_home(page, Hand::Mouse, game.slug()).await;
    look(".setup-form").await;
    page.axe().await;
    if game != GameId::Slam {
        answer(page, Hand::Mouse, "level-west", 0).await;
    }
    let begin = page.find("button[type=submit]").await;
    page.come_to_rest().await;
    page.tap(Hand::Mouse, &begin).await;
    let means = Means::Clicks;
    let ended = match game {
        GameId::Tricks => page.play_to_the_end(means).await,
        GameId::Track => track::table::play_to_the_end(page, means).await,
        GameId::Circle => circle::table::play_to_the_end(page, &[means]).await,
        GameId::Momentum => momentum::table::play_to_the_end(page, &[means]).await,
        GameId::Slam => slam::table::play_to_the_end(page, means).await,
    };
    look("main.verdict").await;
    page.axe().await;
    assert!(ended.contains("[Result \""), "{ended}");
}

/// The tags of all languages but English.
const TAGS: [&str; 4] = ["de", "fr", "it", "ja"];

async fn in_every_language(page: &Page, game: GameId) {
    for tag in TAGS {
        learn_and_play(page, tag, game).await;
        page.lose_everything().await;
    }
}

pub(crate) async fn whole_in_german(page: &Page) {
    learn_and_play(page, "de", GameId::Tricks).await;
}

pub(crate) async fn whole_in_french(page: &Page) {
    learn_and_play(page, "fr", GameId::Track).await;
}

pub(crate) async fn whole_in_italian(page: &Page) {
    learn_and_play(page, "it", GameId::Momentum).await;
}

pub(crate) async fn whole_in_japanese(page: &Page) {
    learn_and_play(page, "ja", GameId::Circle).await;
}

pub(crate) async fn tricks_in_every_language(page: &Page) {
    in_every_language(page, GameId::Tricks).await;
}

pub(crate) async fn track_in_every_language(page: &Page) {
    in_every_language(page, GameId::Track).await;
}

pub(crate) async fn circle_in_every_language(page: &Page) {
    in_every_language(page, GameId::Circle).await;
}

pub(crate) async fn momentum_in_every_language(page: &Page) {
    in_every_language(page, GameId::Momentum).await;
}

pub(crate) async fn slam_in_every_language(page: &Page) {
    in_every_language(page, GameId::Slam).await;
}
