//! The lesson: a bout with the numbers, a push back to the edge, a change of places, a cancelled attack, a choice of direction, Kimedashi, and a Tsukidashi that is taken back.

use crate::{
    rules::circle::Circle,
    store::Slot,
    ui::{
        stage::{Caption, LessonUi, Progress},
        words::t,
    },
};

impl LessonUi for Circle {
    const LESSON: &'static str = r#"[Game "circle"]
[Result "east yoritaoshi"]

E+YK,OD,UH W+YT,TK,YK 1. YK=YT E+TP W+KD 2. OD=TK E+KD W+MM
3. UH=YK E+TK W+OD 4. TP=KD E+YT W+HK 5. KD=MM W>1 E>1 E+HK W+TD
6. TK=OD E:YT
"#;

    const PROGRESS: Slot<Progress> = Slot::new("lesson.circle", 1);

    fn caption(of: Caption, step: usize) -> String {
        match of {
            Caption::Ask => t!("circle-lesson-ask", step = step),
            Caption::Why => t!("circle-lesson-why", step = step),
            Caption::Other => t!("circle-lesson-other", step = step),
            Caption::Seen => t!("circle-lesson-seen", step = step),
        }
    }
}

#[cfg(test)]
mod tests;
