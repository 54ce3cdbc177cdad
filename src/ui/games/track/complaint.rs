//! Explains to the player what is wrong with a record of this game.

use rules::{
    record::MissingTag,
    track::{Illegal, Misread, NotAPlay},
};

use super::words::card_name;
use crate::ui::words::{complaints, t};

pub(super) fn illegal(illegal: &Illegal) -> String {
    match *illegal {
        Illegal::NotHeld { seat, card } => t!(
            "track-record-held",
            seat = seat.slug(),
            card = card_name(card)
        ),
        Illegal::SwapsAreDue => t!("track-refuse-swaps"),
        Illegal::NoSwapsAreDue => t!("track-refuse-late"),
    }
}

pub(super) fn misread(misread: &Misread) -> String {
    match misread {
        Misread::Missing(MissingTag(name)) => t!("record-missing", tag = *name),
        Misread::NotAVariant(text) => t!("track-record-variant", text = complaints::cut(text)),
        Misread::Twice(text) => t!("track-record-twice", text = complaints::cut(text)),
        Misread::NotSwappable(text) => t!("track-record-swap", text = complaints::cut(text)),
        Misread::SwapCount(count) => t!("track-record-swaps", number = *count),
        Misread::NotTactical => t!("track-refuse-late"),
        Misread::SwapsUntold => t!("track-record-untold"),
        Misread::Turn => t!("track-record-turn"),
        Misread::NotAPlay(NotAPlay(text)) => t!("track-record-card", text = complaints::cut(text)),
    }
}
