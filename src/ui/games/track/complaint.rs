//! Explains to the player what is wrong with a record of this game.

use rules::{
    record::MissingTag,
    track::{Illegal, Misread, NotAPlay, Track},
};

use super::words::refusal;
use crate::ui::words::{
    complaints::{Complaints, cut},
    t,
};

impl Complaints for Track {
    fn illegal(illegal: &Illegal) -> String {
        match *illegal {
            Illegal::NotHeld { seat, card } => t!("track-record-held", seat, card),
            Illegal::SwapsAreDue | Illegal::NoSwapsAreDue => refusal(illegal),
        }
    }

    fn misread(misread: &Misread) -> String {
        match misread {
            Misread::Missing(MissingTag(name)) => t!("record-missing", tag = *name),
            Misread::NotAVariant(text) => t!("track-record-variant", text = cut(text)),
            Misread::Twice(text) => t!("track-record-twice", text = cut(text)),
            Misread::NotSwappable(text) => t!("track-record-swap", text = cut(text)),
            Misread::SwapCount(count) => t!("track-record-swaps", number = *count),
            Misread::NotTactical => t!("track-refuse-late"),
            Misread::SwapsUntold => t!("track-record-untold"),
            Misread::Turn => t!("track-record-turn"),
            Misread::NotAPlay(NotAPlay(text)) => t!("track-record-card", text = cut(text)),
        }
    }
}
