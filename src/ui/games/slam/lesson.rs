//! The lesson: the first turn of one player, who keeps a wrestler, throws the other again and stops.

use rules::slam::{Action, Slam};
use store::Slot;

use super::now::choice_slug;
use crate::ui::{
    stage::{Caption, LessonUi, Progress},
    words::t,
};

impl LessonUi for Slam {
    const LESSON: &'static str = r#"[Game "slam"]
[Players "Tetsu"]
[Rope "circle 100"]
[Throws "a-60,500,0,190+b-60,500,0,191 b-30,505,0,3"]

1. HB b HS .
"#;

    const PROGRESS: Slot<Progress> = Slot::new("lesson.slam", 1);

    fn caption(of: Caption, step: usize) -> String {
        match of {
            Caption::Ask => t!("slam-lesson-ask", step),
            Caption::Why => t!("slam-lesson-why", step),
            Caption::Other => t!("slam-lesson-other", step),
            Caption::Seen => t!("slam-lesson-seen", step),
        }
    }

    fn choice_name(_: &Self, action: Action) -> String {
        t!("slam-choice", what = choice_slug(action))
    }

    fn can_resume(state: &Self) -> bool {
        // A record does not say how a wrestler lies that is kept.
        state.lies().is_none()
    }
}

#[cfg(test)]
mod tests;
