//! Explains to the player what is wrong with a record of this game.

use rules::{
    circle::{Illegal, Misread, NotACard},
    record::MissingTag,
};

use super::words::card_name;
use crate::ui::words::{complaints, t};

pub(super) fn illegal(illegal: &Illegal) -> String {
    match *illegal {
        Illegal::NotHeld { seat, card } => t!(
            "circle-record-held",
            seat = seat.slug(),
            card = card_name(card)
        ),
        Illegal::NotInPile { seat, card } => t!(
            "circle-record-pile",
            seat = seat.slug(),
            card = card_name(card)
        ),
        Illegal::DrawCount { seat, due } => {
            t!("circle-record-draw", seat = seat.slug(), number = due)
        }
        Illegal::OtherDraws { seat } => due("draw", seat.slug()),
        Illegal::RevealIsDue { seat } => due("reveal", seat.slug()),
        Illegal::DirectionIsDue { seat, .. } => due("direction", seat.slug()),
        Illegal::SubstituteIsDue { seat } | Illegal::SameAgain { seat } => {
            due("substitute", seat.slug())
        }
        Illegal::FollowUpIsDue { seat } => due("follow", seat.slug()),
        Illegal::NotThatWay { card, direction } => t!(
            "circle-refuse-way",
            card = card_name(card),
            hour = direction.hour()
        ),
        Illegal::NotAnAttack { card } => t!("circle-refuse-defence", card = card_name(card)),
        Illegal::CarriesBothOut { .. } => t!("circle-why-limit"),
    }
}

/// Says what the seat has to do first.
fn due(what: &'static str, seat: &'static str) -> String {
    t!("circle-record-due", seat = seat, what = what)
}

pub(super) fn misread(misread: &Misread) -> String {
    match misread {
        Misread::Missing(MissingTag(name)) => t!("record-missing", tag = *name),
        Misread::NotACard(NotACard(text)) => {
            t!("circle-record-card", text = complaints::cut(text))
        }
        Misread::Twice(card) => t!("circle-record-twice", card = card_name(*card)),
        Misread::NotADirection(text) => {
            t!("circle-record-hour", text = complaints::cut(text))
        }
        Misread::Token => t!("circle-record-token"),
    }
}
