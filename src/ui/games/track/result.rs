//! How the bout ended.

use rules::{Seat, Side, track::View};

use super::{
    cards::face,
    turn::Turn,
    words::{kimarite_name, turn_sums, why},
};
use crate::ui::{stage::Ending, words::t};

/// The ending of a finished bout, with its last turn.
pub(super) fn ending(view: &View, turn: Option<&Turn>, names: &[String; 2]) -> Option<Ending> {
    let verdict = view.bout.verdict()?;
    let name = |seat: Side| &names[seat.index()];
    let say = match verdict.winner() {
        Some(winner) => t!("result-say", name = name(winner)),
        None => t!("result-drawn"),
    };
    let duel = turn.map(|turn| {
        Side::PAIR.map(|seat| {
            let card = face(seat, turn.plays[seat.index()].card(), false);
            (card, name(seat).clone())
        })
    });
    Some(Ending {
        winner: verdict.winner().map(Seat::from),
        say,
        heading: kimarite_name(verdict),
        kanji: t!("track-kimarite-kanji", kimarite = verdict.slug()),
        why: why(verdict, view.bout.position(), names),
        also: turn.map(turn_sums).unwrap_or_default(),
        duel,
        standings: None,
        again: t!("rematch"),
    })
}
