//! Explains to the player what is wrong with a record of this game.

use rules::{
    circle::{Circle, Illegal, Misread, NotACard},
    record::MissingTag,
};

use super::words::refusal;
use crate::ui::words::{
    complaints::{Complaints, cut},
    t,
};

impl Complaints for Circle {
    fn illegal(illegal: &Illegal) -> String {
        match *illegal {
            Illegal::NotHeld { seat, card } => t!("circle-record-held", seat, card),
            Illegal::NotInPile { seat, card } => t!("circle-record-pile", seat, card),
            Illegal::DrawCount { seat, due } => t!("circle-record-draw", seat, number = due),
            Illegal::OtherDraws { seat } => t!("circle-record-due", seat, what = "draw"),
            Illegal::RevealIsDue { seat } => t!("circle-record-due", seat, what = "reveal"),
            Illegal::DirectionIsDue { seat, .. } => {
                t!("circle-record-due", seat, what = "direction")
            }
            Illegal::SubstituteIsDue { seat } | Illegal::SameAgain { seat } => {
                t!("circle-record-due", seat, what = "substitute")
            }
            Illegal::FollowUpIsDue { seat } => t!("circle-record-due", seat, what = "follow"),
            Illegal::NotThatWay { .. }
            | Illegal::NotAnAttack { .. }
            | Illegal::CarriesBothOut { .. } => refusal(illegal),
        }
    }

    fn misread(misread: &Misread) -> String {
        match misread {
            Misread::Missing(MissingTag(name)) => t!("record-missing", tag = *name),
            Misread::NotACard(NotACard(text)) => t!("circle-record-card", text = cut(text)),
            Misread::Twice(card) => t!("circle-record-twice", card = *card),
            Misread::NotADirection(text) => t!("circle-record-hour", text = cut(text)),
            Misread::Token => t!("circle-record-token"),
        }
    }
}
