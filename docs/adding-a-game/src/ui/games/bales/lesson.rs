//! The lesson: one bout, in which the learner always leaves a number that three divides.

use rules::bales::{Bales, Take};
use store::Slot;

use crate::ui::{
    stage::{Caption, LessonUi, Progress},
    words::t,
};

impl LessonUi for Bales {
    const LESSON: &'static str = r#"[Game "bales"]
[Result "east last"]

1. -1 2. -1 3. -2 4. -2 5. -1
"#;

    const PROGRESS: Slot<Progress> = Slot::new("lesson.bales", 1);

    fn caption(of: Caption, step: usize) -> String {
        match of {
            Caption::Ask => t!("bales-lesson-ask", step = step),
            Caption::Why => t!("bales-lesson-why", step = step),
            Caption::Other => t!("bales-lesson-other"),
            Caption::Seen => t!("bales-lesson-seen", step = step),
        }
    }

    fn choice_name(_: &Self, take: Take) -> String {
        t!("bales-take", number = take.number())
    }
}
