//! The lesson: a bout with a disk, the momentum that stays, the order of the axes, a brake at the edge, and the push off the board.

use rules::momentum::{Action, Momentum};
use store::Slot;

use super::advice::turn_words;
use crate::ui::{
    stage::{Caption, LessonUi, Progress},
    words::t,
};

impl LessonUi for Momentum {
    const STAYS: bool = true;
    const LESSON: &'static str = r#"[Game "momentum"]
[Result "east push"]

1. B>F,-:VRL 2. FR>BL,-:VRL 3. -,-:VRL 4. BL>FR,-:VRL 5. BL>FR,-:RVL
6. -,-:VRL 7. F>B,FR>BL:VRL 8. F>BL,B>FL:VRL 9. FL>BR,FL>BR:VRL
"#;

    const PROGRESS: Slot<Progress> = Slot::new("lesson.momentum", 1);

    fn caption(of: Caption, step: usize) -> String {
        match of {
            Caption::Ask => t!("momentum-lesson-ask", step),
            Caption::Why => t!("momentum-lesson-why", step),
            Caption::Other => t!("momentum-lesson-other", step),
            Caption::Seen => t!("momentum-lesson-seen", step),
        }
    }

    fn choice_name(bout: &Self, action: Action) -> String {
        turn_words(bout.position(), &action)
    }
}

#[cfg(test)]
mod tests;
