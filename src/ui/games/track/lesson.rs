//! The lesson: a bout with the sum, equal cards, a low card that limits a loss, the table of what each card would do, the last space, and the turn that plays itself.

use crate::{
    rules::track::Track,
    store::Slot,
    ui::{
        stage::{Caption, LessonUi, Progress},
        words::t,
    },
};

impl LessonUi for Track {
    const STAYS: bool = true;
    const LESSON: &'static str = r#"[Game "track"]
[Result "east oshi-dashi"]

1. 4=2 2. 3=3 3. 1=6 4. 5=4 5. 6=5 6. 2=1
"#;

    const PROGRESS: Slot<Progress> = Slot::new("lesson.track", 1);

    fn caption(of: Caption, step: usize) -> String {
        match of {
            Caption::Ask => t!("track-lesson-ask", step = step),
            Caption::Why => t!("track-lesson-why", step = step),
            Caption::Other => t!("track-lesson-other", step = step),
            Caption::Seen => t!("track-lesson-seen", step = step),
        }
    }
}

#[cfg(test)]
mod tests;
