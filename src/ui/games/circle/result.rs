//! How a period ended.

use super::{cards::face, turn::Turn, words::card_name};
use crate::{
    rules::{Seat, circle::View},
    ui::{stage::Ending, words::t},
};

/// How a period that is over ended, with its last turn.
pub(super) fn ending(view: &View, turn: Option<&Turn>, names: &[String; 2]) -> Option<Ending> {
    let verdict = view.verdict?;
    let name = |seat: Seat| &names[seat.index() & 1];
    let winner = verdict.winner;
    let duel = turn.map(|turn| {
        Seat::PAIR.map(|seat| {
            // The card that decided: after a Hikkake or a Tsukidashi taken back it is not the one that was revealed.
            let card = if seat == winner {
                verdict.card
            } else {
                turn.cards[seat.index() & 1]
            };
            (face(seat, card, false), name(seat).clone())
        })
    });
    Some(Ending {
        winner: Some(winner),
        say: t!("result-say", name = name(winner)),
        heading: card_name(verdict.card),
        kanji: t!("circle-kanji", card = verdict.card.slug()),
        why: t!(
            "circle-ended",
            card = verdict.card.slug(),
            loser = name(winner.other())
        ),
        also: Vec::new(),
        duel,
        again: t!("rematch"),
    })
}
