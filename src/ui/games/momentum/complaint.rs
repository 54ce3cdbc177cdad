//! Explains to the player what is wrong with a record of this game.

use rules::{momentum::Misread, record::MissingTag};

use crate::ui::words::{complaints, t};

pub(super) fn misread(misread: &Misread) -> String {
    match misread {
        Misread::Missing(MissingTag(name)) => t!("record-missing", tag = *name),
        Misread::NotASide(text) => t!("momentum-record-side", text = complaints::cut(text)),
        Misread::NotASeat(text) => t!("momentum-record-first", text = complaints::cut(text)),
        Misread::NotAHex(text) => t!("momentum-record-hex", text = complaints::cut(text)),
        Misread::NotAnOrder(text) => t!("momentum-record-order", text = complaints::cut(text)),
        Misread::Token => t!("momentum-record-token"),
    }
}
