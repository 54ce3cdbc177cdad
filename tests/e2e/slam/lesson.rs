//! The lesson.

use super::table::{AGAIN, STOP, THROW};
use crate::common::lesson::{Do, Lesson};
use crate::common::means::Means;
use crate::page::Page;
use hakkyoi::ui::words::t;
use rules::GameId;

/// The button that throws vermilion again.
const PICK: &str = ".die-b [data-keep=throw]";

pub(crate) const LESSON: Lesson = Lesson {
    game: GameId::Slam,
    steps: &[
        &[Do::Press(THROW)],
        &[Do::Press(PICK), Do::Press(AGAIN)],
        &[Do::Press(THROW)],
        &[Do::Press(STOP)],
    ],
    other: (2, &[Do::Press(STOP)]),
    corrected: || t!("slam-lesson-other", step = 2),
    pause: 1,
    end: || t!("slam-lesson-seen", step = 4),
};

/// On a phone, in turns by mouse and by touch.
pub(crate) async fn slam_lesson(page: &Page) {
    page.size(360, 740).await;
    LESSON.play(page, &[Means::Clicks, Means::TapTap]).await;
}

/// On a tablet, with the keyboard alone.
pub(crate) async fn slam_lesson_by_keys(page: &Page) {
    page.size(1180, 820).await;
    LESSON.play(page, &[Means::Keys]).await;
}

/// On a tablet, at every pace.
pub(crate) async fn slam_paces(page: &Page) {
    page.size(820, 1180).await;
    LESSON.same_at_every_pace(page).await;
}
