//! The lesson: a bout with the sum, a low card that limits a loss, and the table of what each card would do.

use ai::track::study::{self, Study};
use rules::{
    Side,
    track::{Action, Track},
};
use store::Slot;

use super::words::action_name;
use crate::ui::{
    stage::{Caption, LessonUi, Progress, Rated, Training},
    words::t,
};

impl LessonUi for Track {
    const STAYS: bool = true;
    const LESSON: &'static str = r#"[Game "track"]
[Result "east oshi-dashi"]

1. 4=2 2. 1=6 3. 5=3 4. 6=4
"#;

    const TRAINING: Option<Training<Self>> = Some(Training {
        trains: |bout| bout.swaps().is_some(),
        rated,
    });

    const PROGRESS: Slot<Progress> = Slot::new("lesson.track", 1);

    fn caption(of: Caption, step: usize) -> String {
        match of {
            Caption::Ask => t!("track-lesson-ask", step),
            Caption::Why => t!("track-lesson-why", step),
            Caption::Other => t!("track-lesson-other", step),
            Caption::Seen => t!("track-lesson-seen", step),
        }
    }

    fn choice_name(_: &Self, action: Action) -> String {
        action_name(action)
    }
}

/// What the analysis says about the first seat's choices.
fn rated(study: &Study) -> Vec<(Action, Rated)> {
    let seat = Side::East;
    let share = |value: f64| f64::midpoint(value, 1.0) as f32;
    let rated = study.rated.get(seat.index()).into_iter().flatten();
    let choice = |rated: &study::Rated| {
        let one = Rated {
            name: action_name(rated.action),
            often: rated.often as f32,
            wins: share(rated.value),
            // From a certain win to a certain loss is one bout.
            cost: (study.cost(seat, rated.action).unwrap_or_default() / 2.0) as f32,
            answer: Some(action_name(rated.answer)),
            answered: share(rated.answered),
        };
        (rated.action, one)
    };
    rated.map(choice).collect()
}

#[cfg(test)]
mod tests;
