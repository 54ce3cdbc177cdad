//! The lesson.

use crate::common::lesson::{Do, Lesson};
use crate::common::means::Means;
use crate::page::Page;

/// The button that carries off one bale.
const ONE: &str = ".go .btn:first-child";
/// The button that carries off two.
const TWO: &str = ".go .btn:nth-child(2)";

const LESSON: Lesson = Lesson {
    game: "bales",
    link: "Learn Bales by playing",
    steps: &[&[Do::Press(ONE)], &[Do::Press(TWO)], &[Do::Press(ONE)]],
    other: (1, &[Do::Press(TWO)], "a number that is good for them"),
    pause: 2,
    end: "You carried off the last bale",
};

/// On a phone, in turns by mouse and by touch.
pub(crate) async fn bales_lesson(page: &Page) {
    page.size(360, 740).await;
    LESSON.play(page, &[Means::Clicks, Means::TapTap]).await;
}
