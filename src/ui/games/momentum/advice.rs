//! Puts the analysis into words.

use ai::momentum::advice::{Advice, Reason};
use bout::{Hint, games::momentum::Model};
use rules::momentum::{Action, Draft, Event, Position, Shift};
use yew::prelude::*;

use super::{axes::way, path::Path};
use crate::ui::{
    parts::phrase,
    words::{self, t},
};

/// A turn from this position, like “backward to forward; then 2 forward, 1 forward right”. Never a part of a sentence: it follows a colon.
pub(super) fn turn_words(position: &Position, action: &Action) -> String {
    let shifts: Vec<String> = action
        .lean
        .iter()
        .flatten()
        .map(|shift| {
            t!(
                "momentum-shift",
                from = shift.from.slug(),
                to = shift.to.slug()
            )
        })
        .collect();
    let disks = position.disks(position.mover()).leaned(action.lean);
    let walks: Vec<String> = action
        .order
        .axes()
        .into_iter()
        .filter_map(|axis| {
            let net = disks.ok()?.net(axis);
            (net != 0).then(|| {
                t!(
                    "momentum-arrow",
                    number = net.unsigned_abs(),
                    toward = way(axis, net).slug()
                )
            })
        })
        .collect();
    t!(
        "momentum-turn",
        leans = shifts.len(),
        lean = words::row(&shifts),
        walks = walks.len(),
        walk = words::row(&walks)
    )
}

/// The reason for a turn, in a sentence.
pub(super) fn reason_words(reason: Reason) -> String {
    let (what, turns) = match reason {
        Reason::Wins => ("wins", 1),
        Reason::Falls => ("falls", 1),
        Reason::LetsWin => ("lets-win", 1),
        Reason::Forces { turns } => ("forces", turns),
        Reason::Loses { turns } => ("loses", turns),
        Reason::Saves => ("saves", 1),
        Reason::Threatens => ("threatens", 1),
        Reason::Pushes => ("pushes", 1),
        Reason::Centres => ("centres", 1),
        Reason::Gathers => ("gathers", 1),
    };
    t!("momentum-reason", what, turns)
}

/// The disk moves of a turn that are drawn with letters.
pub(super) fn shifts(action: &Action) -> Vec<Shift> {
    action.lean.iter().flatten().copied().collect()
}

/// A drawn turn in a sentence: `drawn` names the leans by their letters and the axes by their numbers; `told`, for reading aloud, names the
/// directions.
pub(super) fn as_drawn(drawn: String, told: String) -> Html {
    html! { <><span aria-hidden="true">{ drawn }</span><span class="vh">{ told }</span></> }
}

/// How many disks a turn moves, and along how many axes it walks, as it is drawn.
pub(super) fn counted(position: &Position, action: &Action) -> [usize; 2] {
    let path = Path::of(&advised_events(position, action));
    [shifts(action).len(), path.map_or(0, |path| path.legs())]
}

/// The advice in this position: the turn, the reason and the share of bouts that it wins.
pub(super) fn advised(position: &Position, advice: &Advice) -> Html {
    let action = &advice.choice.action;
    let [leans, walks] = counted(position, action);
    let why = words::followed(
        &reason_words(advice.choice.reason),
        &words::wins_of_10(advice.choice.wins),
    );
    html! {
        <>
            { as_drawn(t!("momentum-drawn-turn", leans, walks), t!("momentum-turn-told", turn = turn_words(position, action))) }
            { words::gap() }{ phrase(why) }
        </>
    }
}

/// Whether the draft has begun with nothing but what the advised turn does with its two disks.
pub(super) fn follows(draft: &Draft, advised: &Action) -> bool {
    let mut left = advised.lean.to_vec();
    draft.lean().iter().all(|done| {
        let place = left.iter().position(|shift| shift == done);
        place.map(|place| left.remove(place)).is_some()
    })
}

/// The events of a turn from this position.
pub(super) fn advised_events(position: &Position, action: &Action) -> Vec<Event> {
    let turn = Draft::of(*position, *action);
    turn.map(|turn| turn.events()).unwrap_or_default()
}

/// The hint's text for the viewing player. `None` until the player asks for a hint.
pub(super) fn hint(model: &Model) -> Option<Html> {
    model.hint().map(|hint| match hint {
        Hint::Thinking => phrase(t!("hint-thinking")),
        Hint::Failed => phrase(t!("hint-failed")),
        Hint::Told(advice) => advised(model.public_view().bout.position(), advice),
    })
}

#[cfg(test)]
mod tests;
