//! The lesson: a bout with the numbers, a push back to the edge, a change of places, a cancelled attack, a choice of direction, Kimedashi, and a Tsukidashi that is taken back.

use ai::circle::{advice::Advice, thinking::Thought};
use rules::{
    Game as _, Side,
    circle::{Action, Circle},
};
use store::Slot;

use super::advice::action_name;
use crate::ui::{
    stage::{Caption, LessonUi, Progress, Rated, Training},
    words::t,
};

impl LessonUi for Circle {
    const LESSON: &'static str = r#"[Game "circle"]
[Result "east yoritaoshi"]

E+YK,OD,UH W+YT,TK,YK 1. YK=YT E+TP W+KD 2. OD=TK E+KD W+MM
3. UH=YK E+TK W+OD 4. KD=MM W>1 E>1 E+YT W+HK 5. TK=OD E:YT
"#;

    const TRAINING: Option<Training<Self>> = Some(Training {
        trains: |bout| bout.choice().is_none() && bout.turn().asks(Side::East),
        rated,
    });

    const PROGRESS: Slot<Progress> = Slot::new("lesson.circle", 1);

    fn caption(of: Caption, step: usize) -> String {
        match of {
            Caption::Ask => t!("circle-lesson-ask", step),
            Caption::Why => t!("circle-lesson-why", step),
            Caption::Other => t!("circle-lesson-other", step),
            Caption::Seen => t!("circle-lesson-seen", step),
        }
    }

    fn choice_name(_: &Self, action: Action) -> String {
        action_name(action)
    }
}

/// What the analysis says about the first seat's cards.
fn rated(advice: &Advice) -> Vec<(Action, Rated)> {
    let rated = |thought: &Thought| {
        let one = Rated {
            name: action_name(thought.action),
            often: thought.often,
            wins: thought.wins,
            cost: advice.cost(thought.action).unwrap_or_default(),
            answer: None,
            answered: thought.answered.unwrap_or_default(),
        };
        (thought.action, one)
    };
    advice.actions.iter().map(rated).collect()
}

#[cfg(test)]
mod tests;
