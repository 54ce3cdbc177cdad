//! The lesson.

use crate::common::lesson::{Do, Lesson};
use crate::common::means::Means;
use crate::page::Page;
use hakkyoi::ui::words::t;
use rules::GameId;

pub(crate) const LESSON: Lesson = Lesson {
    game: GameId::Track,
    steps: &[
        &[Do::Card("li[data-card=\"4\"]")],
        &[Do::Card("li[data-card=\"1\"]")],
        &[Do::Card("li[data-card=\"5\"]")],
        &[Do::Card("li[data-card=\"6\"]")],
    ],
    other: (4, &[Do::Card("li[data-card=\"2\"]")]),
    corrected: || t!("track-lesson-other", step = 4),
    pause: 3,
    end: || t!("track-lesson-seen", step = 4),
};

/// On a phone, in turns by mouse and by touch.
pub(crate) async fn track_lesson(page: &Page) {
    page.size(360, 740).await;
    LESSON.play(page, &[Means::Clicks, Means::TapTap]).await;
}

/// On a tablet, with the keyboard alone.
pub(crate) async fn track_lesson_by_keys(page: &Page) {
    page.size(1180, 820).await;
    LESSON.play(page, &[Means::Keys]).await;
}

/// On a tablet, at every pace.
pub(crate) async fn track_paces(page: &Page) {
    page.size(820, 1180).await;
    LESSON.same_at_every_pace(page).await;
}
