//! The lesson.

use crate::common::lesson::{Do, Lesson};
use crate::common::means::Means;
use crate::page::Page;
use hakkyoi::ui::words::t;
use rules::GameId;

/// The button that carries off one bale.
const ONE: &str = ".go .btn:first-child";
/// The button that carries off two.
const TWO: &str = ".go .btn:nth-child(2)";

const LESSON: Lesson = Lesson {
    game: GameId::Bales,
    steps: &[&[Do::Press(ONE)], &[Do::Press(TWO)], &[Do::Press(ONE)]],
    other: (1, &[Do::Press(TWO)]),
    corrected: || t!("bales-lesson-other"),
    pause: 2,
    end: || t!("bales-lesson-seen", step = 3),
};

/// On a phone, in turns by mouse and by touch.
pub(crate) async fn bales_lesson(page: &Page) {
    page.size(360, 740).await;
    LESSON.play(page, &[Means::Clicks, Means::TapTap]).await;
}
