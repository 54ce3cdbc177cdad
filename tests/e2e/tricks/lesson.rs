//! The lesson.

use crate::common::lesson::{Do, Lesson};
use crate::common::means::Means;
use crate::page::Page;
use hakkyoi::ui::words::t;
use rules::GameId;

pub(crate) const LESSON: Lesson = Lesson {
    game: GameId::Tricks,
    steps: &[
        &[Do::Card("li[data-card=\"R5\"]")],
        &[Do::Card("li[data-card=\"G4\"]")],
        &[Do::Card("li[data-card=\"W3\"]")],
        &[Do::Card("li[data-card=\"R2\"]")],
        &[Do::Card("li[data-card=\"B4\"]")],
        &[Do::Card("li[data-card=\"W2\"]")],
        &[Do::Card("li[data-card=\"B1\"]")],
    ],
    other: (1, &[Do::Card("li[data-card=\"G4\"]")]),
    corrected: || t!("tricks-lesson-other", step = 1),
    pause: 4,
    end: || t!("tricks-lesson-seen", step = 7),
};

/// On a phone, in turns by mouse and by touch.
pub(crate) async fn tricks_lesson(page: &Page) {
    page.size(360, 740).await;
    LESSON.play(page, &[Means::Clicks, Means::TapTap]).await;
}

/// On a tablet, with the keyboard alone.
pub(crate) async fn tricks_lesson_by_keys(page: &Page) {
    page.size(1180, 820).await;
    LESSON.play(page, &[Means::Keys]).await;
}

/// On a tablet, at every pace.
pub(crate) async fn paces(page: &Page) {
    page.size(820, 1180).await;
    LESSON.same_at_every_pace(page).await;
}
