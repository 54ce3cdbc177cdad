//! Puts the analysis into words: a hint with its reason, and what a decision cost.

use ai::{
    Weight, hundredths, tenths,
    tricks::advice::{Advice, Rated, Reason},
};
use bout::{Hint, games::tricks::Model};
use rules::tricks::{Card, CardSet, View};

use super::words::kimarite_name;
use crate::ui::words::{self, t};

/// The cards to mix between in the tachiai, where no single card is right. `None` if only one card remains.
fn mix<'a>(advice: &'a Advice, view: &View) -> Option<Vec<&'a Rated>> {
    let mut mix: Vec<&Rated> = advice.cards.iter().collect();
    mix.retain(|rated| tenths(rated.often) > 0);
    mix.sort_by(|a, b| b.often.total_cmp(&a.often));
    (view.trick.is_none() && mix.len() > 1).then_some(mix)
}

/// The cards that the hint is about.
fn meant(advice: &Advice, view: &View) -> CardSet {
    match mix(advice, view) {
        Some(mix) => mix.into_iter().map(|rated| rated.card).collect(),
        None => advice
            .choice()
            .into_iter()
            .map(|rated| rated.card)
            .collect(),
    }
}

/// The hint in one or two sentences: which card, and why.
fn advised(advice: &Advice, view: &View) -> String {
    let Some(best) = advice.choice() else {
        return t!("hint-failed");
    };
    if let Some(mix) = mix(advice, view) {
        let parts = mix.into_iter().map(|rated| {
            let card = rated.card;
            t!("hint-mix-part", card, tenths = tenths(rated.often))
        });
        return t!("hint-mix", cards = words::row(&parts.collect::<Vec<_>>()));
    }
    let card = best.card;
    let led = view.trick.and_then(|(_, led)| led);
    let hint = match best.reason {
        Reason::Wins(kimarite) => {
            return t!(
                "hint-wins",
                kimarite = kimarite.slug(),
                card,
                led = led.map_or(0, Card::number)
            );
        }
        Reason::Loses(kimarite) => {
            return t!("hint-loses", card, kimarite = kimarite_name(kimarite));
        }
        _ if advice.cards.len() == 1 => t!("hint-only", card),
        Reason::OnlyEscape => t!("hint-escape", card),
        Reason::Untakeable => t!("hint-untakeable", card),
        Reason::Chances => t!("hint-chances", card),
    };
    words::sentences(&[hint, words::wins_of_10(best.wins)])
}

/// The hint's text for the viewing player, and the cards that it is about. Empty until the player asks for a hint.
pub(super) fn hint(model: &Model, view: &View) -> (Option<String>, CardSet) {
    match model.hint() {
        None => (None, CardSet::EMPTY),
        Some(Hint::Thinking) => (Some(t!("hint-thinking")), CardSet::EMPTY),
        Some(Hint::Failed) => (Some(t!("hint-failed")), CardSet::EMPTY),
        Some(Hint::Told(advice)) => (Some(advised(advice, view)), meant(advice, view)),
    }
}

/// What stands out about a card, in a few words. `None` if only its share of bouts does.
pub(super) fn remark(rated: &Rated) -> Option<String> {
    match rated.reason {
        Reason::Wins(kimarite) => Some(t!("rated-wins", kimarite = kimarite_name(kimarite))),
        Reason::Loses(kimarite) => Some(t!("rated-loses", kimarite = kimarite_name(kimarite))),
        Reason::OnlyEscape => Some(t!("rated-escape")),
        Reason::Untakeable => Some(t!("rated-untakeable")),
        Reason::Chances => None,
    }
}

/// How a decision is judged, in sentences: its weight, what it cost, and what the analysis would have played. `whose`: the name of the player
/// who decided, if it has to be said.
pub(super) fn judged(whose: Option<&str>, played: &Rated, choice: &Rated, cost: f32) -> String {
    let same = played.card == choice.card;
    let weight = match Weight::of(hundredths(cost)) {
        Weight::Best if same => "same",
        weight => weight.slug(),
    };
    let judged = t!(
        "judged",
        whose = whose.map_or("clear", |_| "named"),
        name = whose.unwrap_or_default(),
        weight,
        cost = hundredths(cost)
    );
    if weight == "same" {
        return judged;
    }
    let (reason, kimarite) = match choice.reason {
        Reason::Wins(kimarite) => ("wins", Some(kimarite)),
        Reason::Loses(kimarite) => ("loses", Some(kimarite)),
        Reason::OnlyEscape => ("escape", None),
        Reason::Untakeable => ("untakeable", None),
        Reason::Chances => ("chances", None),
    };
    let better = t!(
        "judged-choice",
        reason,
        card = choice.card,
        kimarite = kimarite.map(kimarite_name).unwrap_or_default()
    );
    words::followed(&judged, &better)
}

#[cfg(test)]
mod tests;
