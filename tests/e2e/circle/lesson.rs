//! The lesson.

use crate::common::lesson::{Do, Lesson};
use crate::common::means::Means;
use crate::page::Page;
use hakkyoi::ui::words::t;
use rules::GameId;

pub(crate) const LESSON: Lesson = Lesson {
    game: GameId::Circle,
    steps: &[
        &[Do::Card("li[data-card=\"YK\"]")],
        &[Do::Card("li[data-card=\"OD\"]")],
        &[Do::Card("li[data-card=\"UH\"]")],
        &[Do::Card("li[data-card=\"KD\"]")],
        &[Do::Press("button[data-hour=\"1\"]")],
        &[Do::Card("li[data-card=\"TK\"]")],
        &[Do::Card("li[data-card=\"YT\"]")],
    ],
    other: (3, &[Do::Card("li[data-card=\"TP\"]")]),
    corrected: || t!("circle-lesson-other", step = 3),
    pause: 4,
    end: || t!("circle-lesson-seen", step = 7),
};

/// On a phone, in turns by mouse and by touch.
pub(crate) async fn circle_lesson(page: &Page) {
    page.size(360, 740).await;
    LESSON.play(page, &[Means::Clicks, Means::TapTap]).await;
}

/// On a tablet, with the keyboard alone.
pub(crate) async fn circle_lesson_by_keys(page: &Page) {
    page.size(1180, 820).await;
    LESSON.play(page, &[Means::Keys]).await;
}

/// On a tablet, at every pace.
pub(crate) async fn circle_paces(page: &Page) {
    page.size(820, 1180).await;
    LESSON.same_at_every_pace(page).await;
}
