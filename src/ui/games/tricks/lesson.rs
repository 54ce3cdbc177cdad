//! The lesson: a bout with a clash won, a push, a lead that fails, following the colour, the edge, the way back, and a throw from the edge.

use rules::tricks::{Card, Tricks};
use store::Slot;

use super::words::card_plain;
use crate::ui::{
    stage::{Caption, LessonUi, Progress},
    words::t,
};

impl LessonUi for Tricks {
    const LESSON: &'static str = r#"[Game "tricks"]
[East-Hand "R5 G4 W3 R2 B4 W2 B1 B2"]
[West-Hand "G3 R1 W4 R3 B3 W5 B5 R4"]
[Result "east hikiotoshi"]

1. R5=G3 2. G4-R1 3. W3-W4 4. R3-R2 5. B3-B4 6. W2-W5 7. B5-B1
"#;

    const PROGRESS: Slot<Progress> = Slot::new("lesson.tricks", 1);

    fn caption(of: Caption, step: usize) -> String {
        match of {
            Caption::Ask => t!("tricks-lesson-ask", step),
            Caption::Why => t!("tricks-lesson-why", step),
            Caption::Other => t!("tricks-lesson-other", step),
            Caption::Seen => t!("tricks-lesson-seen", step),
        }
    }

    fn choice_name(_: &Self, card: Card) -> String {
        card_plain(card)
    }
}

#[cfg(test)]
mod tests;
