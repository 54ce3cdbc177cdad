//! Puts the analysis into words.

use super::{
    model::Model,
    words::{card_name, hour},
};
use crate::{
    ai::circle::advice::Advice,
    order::sort_by,
    rules::circle::Action,
    ui::{stage::Hint, words::t},
};

/// A share of bouts in tenths, rounded.
fn tenths(share: f32) -> u32 {
    (share * 10.0).round() as u32
}

/// The action’s name, like “Oshidashi”, “5 o’clock” or “no further attack”.
pub(super) fn action_name(action: Action) -> String {
    match action {
        Action::Reveal(card) | Action::Follow(card) => card_name(card),
        Action::Toward(direction) => hour(direction),
        Action::Pass => t!("circle-no-follow"),
    }
}

/// The advice in one or two sentences.
pub(super) fn advised(advice: &Advice) -> String {
    let Some(best) = advice.choice() else {
        return t!("hint-failed");
    };
    let share = t!("hint-share", tenths = tenths(best.wins));
    let mut mix: Vec<_> = advice.actions.iter().collect();
    mix.retain(|thought| tenths(thought.often) > 0);
    sort_by(&mut mix, |a, b| b.often.total_cmp(&a.often));
    if mix.len() < 2 {
        return t!(
            "circle-hint",
            what = action_name(best.action),
            share = share
        );
    }
    let parts = mix.into_iter().map(|thought| {
        t!(
            "circle-hint-part",
            what = action_name(thought.action),
            tenths = tenths(thought.often)
        )
    });
    let parts = parts.collect::<Vec<_>>().join(", ");
    t!("circle-hint-mix", parts = parts, share = share)
}

/// The hint's text for the viewing player. `None` until the player asks for a hint.
pub(super) fn hint(model: &Model) -> Option<String> {
    model.hint().map(|hint| match hint {
        Hint::Thinking => t!("hint-thinking"),
        Hint::Failed => t!("hint-failed"),
        Hint::Told(advice) => advised(advice),
    })
}
