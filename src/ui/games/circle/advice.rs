//! Puts the analysis into words.

use ai::{
    circle::{advice::Advice, reason::Reason},
    tenths,
};
use bout::{
    Hint,
    games::circle::{Model, card_of},
};
use rules::circle::{Action, Card, CardSet, View};

use super::words::card_name;
use crate::ui::words::{self, t};

/// The action’s name, like “Oshidashi”, “Down right” or “no further attack”.
pub(super) fn action_name(action: Action) -> String {
    match action {
        Action::Reveal(card) | Action::Follow(card) => card_name(card),
        Action::Toward(direction) => t!("circle-toward-hour", number = direction.hour()),
        Action::Pass => t!("circle-no-follow"),
    }
}

/// The advice in one or two sentences. `share`: how often the best action wins, in a sentence.
pub(super) fn advised(advice: &Advice, share: fn(f32) -> String) -> String {
    let Some(best) = advice.choice() else {
        return t!("hint-failed");
    };
    let share = share(best.wins);
    let mut mix: Vec<_> = advice.actions.iter().collect();
    mix.retain(|thought| tenths(thought.often) > 0);
    mix.sort_by(|a, b| b.often.total_cmp(&a.often));
    if mix.len() < 2 {
        let hint = t!("circle-hint", what = action_name(best.action));
        return words::sentences(&[hint, share]);
    }
    let parts = mix.into_iter().map(|thought| {
        t!(
            "circle-hint-part",
            what = action_name(thought.action),
            tenths = tenths(thought.often)
        )
    });
    let parts = words::row(&parts.collect::<Vec<_>>());
    words::sentences(&[t!("circle-hint-mix", parts), share])
}

/// What the action gains or prevents, in a sentence. `name`: the opponent's.
fn why(view: &View, action: Action, name: &str) -> Option<String> {
    let why = match Reason::of(view, action)? {
        Reason::TakesOut => "out",
        Reason::Cancels => "cancels",
        Reason::Protects => "protects",
        Reason::Pushes => "pushes",
        Reason::Nearer => "nearer",
        Reason::Waits => "waits",
    };
    Some(match action {
        Action::Toward(_) => t!("circle-why-way", why, name),
        _ => t!("circle-why", why, what = action_name(action), name),
    })
}

/// The hint's text for the viewing player, whose opponent has this name. `None` until the player asks for a hint.
pub(super) fn hint(model: &Model, view: &View, name: &str) -> Option<String> {
    model.hint().map(|hint| match hint {
        Hint::Thinking => t!("hint-thinking"),
        Hint::Failed => t!("hint-failed"),
        Hint::Told(advice) => {
            let best = advice.choice();
            let why = best.and_then(|best| why(view, best.action, name));
            let told: Vec<String> = why
                .into_iter()
                .chain([advised(advice, words::wins_of_10)])
                .collect();
            words::sentences(&told)
        }
    })
}

/// The cards of the hint's mix, and the one that it plays most often.
pub(super) fn hinted(model: &Model) -> (CardSet, Option<Card>) {
    let Some(Hint::Told(advice)) = model.hint() else {
        return (CardSet::EMPTY, None);
    };
    let mix = advice.actions.iter();
    let mix = mix.filter(|thought| tenths(thought.often) > 0);
    let cards = mix.filter_map(|thought| card_of(thought.action)).collect();
    let best = advice.choice().and_then(|best| card_of(best.action));
    (cards, best)
}
