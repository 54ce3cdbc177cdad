//! The lesson and a whole bout of every game in the languages other than English, found by structure and not by words.

use crate::common::screens::OVER;
use crate::common::setup::{FORM, answer, from_home};
use rules::GameId;

use crate::common::geometry::fits;
use crate::common::lesson::Lesson;
use crate::common::means::Means;
use crate::languages::spoken_in;
use crate::page::Page;
use crate::pointer::Hand;
use crate::{circle, momentum, slam, track, tricks};

/// Learns a game and plays it with the mouse against the weakest computer, on a phone, in the language of this tag.
async fn learn_and_play(
    page: &Page,
    tag: &str,
    game: GameId,
    lesson: Lesson,
    play: impl AsyncFnOnce() -> String,
) {
    page.size(360, 740).await;
    page.plant(&[("settings", &spoken_in(tag))]);
    let look = async |css: &str| {
        page.find(css).await;
        page.come_to_rest().await;
        page.picture_of(&format!("{tag}: ")).await;
        fits(page).await;
    };
    lesson.play_through(page, look).await;
    let spoken = page.eval("return document.documentElement.lang").await;
    assert_eq!(spoken, tag);
    page.axe().await;

    from_home(page, Hand::Mouse, game.slug()).await;
    look(FORM).await;
    page.axe().await;
    if game != GameId::Slam {
        answer(page, Hand::Mouse, "level-west", 0).await;
    }
    let begin = page.find("button[type=submit]").await;
    page.come_to_rest().await;
    page.tap(Hand::Mouse, &begin).await;
    let ended = play().await;
    look(OVER).await;
    page.axe().await;
    assert!(ended.contains("[Result \""), "{ended}");
}

const MEANS: Means = Means::Clicks;

/// The tags of all languages but English.
const TAGS: [&str; 4] = ["de", "fr", "it", "ja"];

async fn tricks_in(page: &Page, tag: &str) {
    let play = async || page.play_to_the_end(MEANS).await;
    learn_and_play(page, tag, GameId::Tricks, tricks::lesson::LESSON, play).await;
}

async fn track_in(page: &Page, tag: &str) {
    let play = async || track::table::play_to_the_end(page, MEANS).await;
    learn_and_play(page, tag, GameId::Track, track::lesson::LESSON, play).await;
}

async fn circle_in(page: &Page, tag: &str) {
    let play = async || circle::table::play_to_the_end(page, &[MEANS]).await;
    learn_and_play(page, tag, GameId::Circle, circle::lesson::LESSON, play).await;
}

async fn momentum_in(page: &Page, tag: &str) {
    let play = async || momentum::table::play_to_the_end(page, &[MEANS]).await;
    learn_and_play(page, tag, GameId::Momentum, momentum::lesson::LESSON, play).await;
}

async fn slam_in(page: &Page, tag: &str) {
    let play = async || slam::table::play_to_the_end(page, MEANS).await;
    learn_and_play(page, tag, GameId::Slam, slam::lesson::LESSON, play).await;
}

async fn in_every_language(page: &Page, whole: impl AsyncFn(&str)) {
    for tag in TAGS {
        whole(tag).await;
        page.lose_everything().await;
    }
}

pub(crate) async fn whole_in_german(page: &Page) {
    tricks_in(page, "de").await;
}

pub(crate) async fn whole_in_french(page: &Page) {
    track_in(page, "fr").await;
}

pub(crate) async fn whole_in_italian(page: &Page) {
    momentum_in(page, "it").await;
}

pub(crate) async fn whole_in_japanese(page: &Page) {
    circle_in(page, "ja").await;
}

pub(crate) async fn tricks_in_every_language(page: &Page) {
    in_every_language(page, async |tag| tricks_in(page, tag).await).await;
}

pub(crate) async fn track_in_every_language(page: &Page) {
    in_every_language(page, async |tag| track_in(page, tag).await).await;
}

pub(crate) async fn circle_in_every_language(page: &Page) {
    in_every_language(page, async |tag| circle_in(page, tag).await).await;
}

pub(crate) async fn momentum_in_every_language(page: &Page) {
    in_every_language(page, async |tag| momentum_in(page, tag).await).await;
}

pub(crate) async fn slam_in_every_language(page: &Page) {
    in_every_language(page, async |tag| slam_in(page, tag).await).await;
}
