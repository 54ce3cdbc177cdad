//! The lesson.

use crate::common::lesson::{Do, Lesson};
use crate::common::means::Means;
use crate::page::Page;

/// The button that leaves a disk.
const LEAVE: &str = ".go .btn:last-child";
/// The button that walks.
const WALK: &str = ".go .btn:last-child:not([aria-disabled])";

pub(crate) const LESSON: Lesson = Lesson {
    game: "momentum",
    link: "Learn Momentum by playing",
    steps: &[
        &[
            Do::Press(".mh-at[data-hex=B]"),
            Do::Press(".mh-at[data-hex=F]"),
            Do::Press(LEAVE),
            Do::Press(WALK),
        ],
        &[Do::Press(LEAVE), Do::Press(LEAVE), Do::Press(WALK)],
        &[
            Do::Press(".mh-at[data-hex=BL]"),
            Do::Press(".mh-at[data-hex=FR]"),
            Do::Press(LEAVE),
            Do::Press(".axis[data-axis=R]"),
            Do::Press(WALK),
        ],
        &[
            Do::Press(".mh-at[data-hex=F]"),
            Do::Press(".mh-at[data-hex=B]"),
            Do::Press(".mh-at[data-hex=FR]"),
            Do::Press(".mh-at[data-hex=BL]"),
            Do::Press(WALK),
        ],
        &[
            Do::Press(".mh-at[data-hex=FL]"),
            Do::Press(".mh-at[data-hex=BR]"),
            Do::Press(".mh-at[data-hex=FL]"),
            Do::Press(".mh-at[data-hex=BR]"),
            Do::Press(WALK),
        ],
    ],
    other: (
        3,
        &[
            Do::Press(".mh-at[data-hex=BL]"),
            Do::Press(".mh-at[data-hex=FR]"),
            Do::Press(LEAVE),
            Do::Press(".axis[data-axis=V]"),
            Do::Press(WALK),
        ],
        "That turn misses them",
    ),
    pause: 4,
    end: "off the board",
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
