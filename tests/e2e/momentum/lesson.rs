//! The lesson.

use crate::common::lesson::{Do, Lesson};
use crate::common::means::Means;
use crate::page::Page;
use hakkyoi::ui::words::t;
use rules::GameId;

/// The button that leaves a disk.
const LEAVE: &str = ".go .btn:last-child";
/// The button that walks.
const WALK: &str = ".go .btn:last-child:not([aria-disabled])";

pub(crate) const LESSON: Lesson = Lesson {
    game: GameId::Momentum,
    steps: &[
        &[
            Do::Press("[data-hex=B]"),
            Do::Press("[data-hex=F]"),
            Do::Press(LEAVE),
            Do::Press(WALK),
        ],
        &[Do::Press(LEAVE), Do::Press(LEAVE), Do::Press(WALK)],
        &[
            Do::Press("[data-hex=BL]"),
            Do::Press("[data-hex=FR]"),
            Do::Press(LEAVE),
            Do::Press("button[data-axis=R]"),
            Do::Press(WALK),
        ],
        &[
            Do::Press("[data-hex=F]"),
            Do::Press("[data-hex=B]"),
            Do::Press("[data-hex=FR]"),
            Do::Press("[data-hex=BL]"),
            Do::Press(WALK),
        ],
        &[
            Do::Press("[data-hex=FL]"),
            Do::Press("[data-hex=BR]"),
            Do::Press("[data-hex=FL]"),
            Do::Press("[data-hex=BR]"),
            Do::Press(WALK),
        ],
    ],
    other: (
        3,
        &[
            Do::Press("[data-hex=BL]"),
            Do::Press("[data-hex=FR]"),
            Do::Press(LEAVE),
            Do::Press("button[data-axis=V]"),
            Do::Press(WALK),
        ],
    ),
    corrected: || t!("momentum-lesson-other", step = 3),
    pause: 4,
    end: || t!("momentum-lesson-seen", step = 5),
};

/// On a phone, in turns by mouse and by touch.
pub(crate) async fn momentum_lesson(page: &Page) {
    page.size(360, 740).await;
    LESSON.play(page, &[Means::Clicks, Means::TapTap]).await;
}

/// On a tablet, with the keyboard alone.
pub(crate) async fn momentum_lesson_by_keys(page: &Page) {
    page.size(1180, 820).await;
    LESSON.play(page, &[Means::Keys]).await;
}

/// On a tablet, at every pace.
pub(crate) async fn momentum_paces(page: &Page) {
    page.size(820, 1180).await;
    LESSON.same_at_every_pace(page).await;
}
