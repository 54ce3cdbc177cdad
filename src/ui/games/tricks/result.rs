//! How the bout ended.

use rules::{
    Side,
    tricks::{Verdict, View},
};

use super::{cards::face, words::kimarite_name};
use crate::ui::{
    stage::Ending,
    words::{self, t},
};

/// The ending of a finished bout.
pub(super) fn ending(view: &View, names: &[String; 2]) -> Ending {
    match view.verdict {
        Some(verdict) => decided(view, verdict, names),
        None => Ending {
            winner: None,
            say: t!("result-void-say"),
            heading: t!("result-void"),
            kanji: t!("result-void-kanji"),
            why: t!("now-void-why"),
            also: Vec::new(),
            duel: None,
            standings: None,
            again: t!("new-deal"),
        },
    }
}

fn decided(view: &View, verdict: Verdict, names: &[String; 2]) -> Ending {
    let name = |seat: Side| &names[seat.index()];
    let (winner, loser) = (verdict.winner, verdict.winner.other());
    let slug = verdict.kimarite.slug();
    let beaten = verdict.performed[loser.index()].highest().map(|kimarite| {
        t!(
            "result-also",
            name = name(loser),
            kimarite = kimarite_name(kimarite),
            number = kimarite.number(),
            winning = kimarite_name(verdict.kimarite),
            higher = verdict.kimarite.number()
        )
    });
    let others = verdict.performed[winner.index()]
        .iter()
        .filter(|&k| k != verdict.kimarite);
    let others: Vec<String> = others.map(kimarite_name).collect();
    let with = (!others.is_empty()).then(|| t!("result-with", others = words::row(&others)));
    let duel = view.tricks.last().map(|trick| {
        Side::PAIR.map(|seat| {
            let card = face(trick.card_of(seat), "", false);
            (card, name(seat).clone())
        })
    });
    Ending {
        winner: Some(winner.into()),
        say: t!("result-say", name = name(winner)),
        heading: kimarite_name(verdict.kimarite),
        kanji: t!("term-kanji", term = slug),
        why: t!("kimarite-why", kimarite = slug, loser = name(loser)),
        also: beaten.into_iter().chain(with).collect(),
        duel,
        standings: None,
        again: t!("rematch"),
    }
}
