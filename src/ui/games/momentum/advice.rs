//! Puts the analysis into words.

use super::{axes::way, model::Model, words::facing};
use crate::{
    ai::momentum::advice::{Advice, Reason},
    rules::momentum::{Action, Draft, Event, Position, Shift},
    ui::{stage::Hint, words::t},
};

/// A share of bouts in tenths, rounded.
pub(super) fn tenths(share: f32) -> u32 {
    (share * 10.0).round() as u32
}

/// A turn from this position, like “backward to forward; then 2 forward, 1 forward right”.
pub(super) fn turn_words(position: &Position, action: &Action) -> String {
    let shifts: Vec<String> = action
        .lean
        .iter()
        .flatten()
        .map(|shift| {
            t!(
                "momentum-shift",
                from = facing(shift.from),
                to = facing(shift.to)
            )
        })
        .collect();
    let lean = if shifts.is_empty() {
        t!("momentum-no-shift")
    } else {
        shifts.join(", ")
    };
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
                    toward = facing(way(axis, net))
                )
            })
        })
        .collect();
    if walks.is_empty() {
        t!("momentum-turn-stays", lean = lean)
    } else {
        t!("momentum-turn-walks", lean = lean, walk = walks.join(", "))
    }
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
    t!("momentum-reason", what = what, turns = turns)
}

/// The advice in this position, in one or two sentences.
pub(super) fn advised(position: &Position, advice: &Advice) -> String {
    t!(
        "momentum-hint",
        turn = turn_words(position, &advice.choice.action),
        why = reason_words(advice.choice.reason),
        share = t!("hint-share", tenths = tenths(advice.choice.wins))
    )
}

/// The disk move of an advised turn that comes next; `None` once the player has done all of them, or something else.
pub(super) fn next_shift(draft: &Draft, advised: &Action) -> Option<Shift> {
    let mut left: Vec<Shift> = advised.lean.iter().flatten().copied().collect();
    for done in draft.lean().iter().flatten() {
        left.remove(left.iter().position(|shift| shift == done)?);
    }
    left.first().copied()
}

/// The events of the advised turn in this position.
pub(super) fn advised_events(position: &Position, advice: &Advice) -> Vec<Event> {
    let turn = Draft::of(*position, advice.choice.action);
    turn.map(|turn| turn.events()).unwrap_or_default()
}

/// The hint's text for the viewing player. `None` until the player asks for a hint.
pub(super) fn hint(model: &Model) -> Option<String> {
    model.hint().map(|hint| match hint {
        Hint::Thinking => t!("hint-thinking"),
        Hint::Failed => t!("hint-failed"),
        Hint::Told(advice) => advised(model.public_view().bout.position(), advice),
    })
}
