//! Explains to the player what is wrong with a record of this game.

use super::words::illegal_words;
use crate::{
    rules::{
        momentum::{Misread, Momentum},
        record::{MissingTag, Refused},
    },
    ui::{complaints, words::t},
};

/// What is wrong with a record, and where.
pub(super) fn complaint(error: &Refused<Momentum>) -> String {
    complaints::complaint(error, |illegal| illegal_words(*illegal), misread)
}

fn misread(misread: &Misread) -> String {
    match misread {
        Misread::Missing(MissingTag(name)) => t!("record-missing", tag = *name),
        Misread::NotASide(text) => t!("momentum-record-side", text = complaints::cut(text)),
        Misread::NotASeat(text) => t!("momentum-record-first", text = complaints::cut(text)),
        Misread::NotAHex(text) => t!("momentum-record-hex", text = complaints::cut(text)),
        Misread::NotAnOrder(text) => t!("momentum-record-order", text = complaints::cut(text)),
        Misread::Token => t!("momentum-record-token"),
    }
}
