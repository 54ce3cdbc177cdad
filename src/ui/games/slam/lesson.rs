//! The lesson: turns of one player, in which wrestlers are kept, knocked over and thrown out of the ring, up to 500 points.

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
[Throws "a-60,500,0,190+b-60,500,0,191 b-30,505,0,3 a-60,775,0,20+b-60,775,0,21 a-30,985,0,2+b-30,985,0,3 a0,500,80,5112+b0,500,80,5113 a30,535,0,6+b30,535,0,7 b0,515,0,3675 a0,460,0,4+b0,460,0,5"]
[Result "Tetsu basho"]

1. HB b HS . OS OO CC . CS b KH . SB .
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
