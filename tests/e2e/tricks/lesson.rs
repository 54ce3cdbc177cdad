//! The lesson.

use crate::common::lesson::{Do, Lesson};
use crate::common::means::Means;
use crate::page::Page;

pub(crate) const LESSON: Lesson = Lesson {
    game: "tricks",
    link: "Learn Tricks by playing",
    steps: &[
        &[Do::Card("li[data-card=\"R5\"]")],
        &[Do::Card("li[data-card=\"G4\"]")],
        &[Do::Card("li[data-card=\"W3\"]")],
        &[Do::Card("li[data-card=\"R2\"]")],
        &[Do::Card("li[data-card=\"B4\"]")],
        &[Do::Card("li[data-card=\"W2\"]")],
        &[Do::Card("li[data-card=\"B1\"]")],
    ],
    other: (
        1,
        &[Do::Card("li[data-card=\"G4\"]")],
        "That card might lose the clash",
    ),
    pause: 4,
    end: "Hikiotoshi",
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
