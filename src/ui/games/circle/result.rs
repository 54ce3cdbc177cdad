//! How a period ended.

use rules::{Side, circle::View};

use super::{cards::face, turn::Turn, words::card_name};
use crate::ui::{stage::Ending, words::t};

/// The ending of a finished period, with its last turn.
pub(super) fn ending(view: &View, turn: Option<&Turn>, names: &[String; 2]) -> Option<Ending> {
    let verdict = view.verdict?;
    let name = |seat: Side| &names[seat.index()];
    let winner = verdict.winner;
    let duel = turn.map(|turn| {
        Side::PAIR.map(|seat| {
            let card = turn.cards[seat.index()];
            (face(seat, card, false), name(seat).clone())
        })
    });
    // After a Hikkake, or in place of a Tsukidashi, the deciding card is not the revealed one.
    let revealed = turn.map(|turn| turn.cards[winner.index()]);
    let later = (revealed != Some(verdict.card)).then(|| t!("circle-not-revealed"));
    Some(Ending {
        winner: Some(winner.into()),
        say: t!("result-say", name = name(winner)),
        heading: card_name(verdict.card),
        kanji: t!("term-kanji", term = verdict.card.slug()),
        why: t!(
            "circle-ended",
            card = verdict.card.slug(),
            loser = name(winner.other())
        ),
        also: later.into_iter().collect(),
        duel,
        standings: None,
        again: t!("rematch"),
    })
}
