//! The wording of the pages.

use rules::{
    Side,
    bales::{Bales, Event, Illegal, Misread},
    record::MissingTag,
};

use crate::ui::words::{
    complaints::Complaints,
    introduction::{Introduced, Introduction},
    t,
};

impl Introduced for Bales {
    fn introduction() -> Introduction {
        Introduction {
            name: t!("bales-name"),
            kanji: t!("bales-kanji"),
            verb: t!("bales-verb"),
            line: t!("bales-line"),
            goal: t!("bales-line"),
            players: t!("bales-players"),
            luck: t!("bales-luck"),
            credit: t!("bales-credit"),
            leaf: "bales.svg#leaf",
            also: None,
        }
    }

    fn technique(word: &str) -> Option<String> {
        (word == "last").then(|| t!("bales-last"))
    }

    fn kimarite() -> Vec<&'static str> {
        vec!["last"]
    }
}

/// An event as a log line, and the player that it is about.
pub(super) fn log_line(event: &Event, names: &[String; 2]) -> (Side, String) {
    let name = |side: Side| &names[side.index()];
    match *event {
        Event::Took { side, take } => {
            let line = t!("bales-took", name = name(side), number = take.number());
            (side, line)
        }
        Event::Won(side) => (side, t!("bales-won", name = name(side))),
    }
}

impl Complaints for Bales {
    fn illegal(illegal: &Illegal) -> String {
        match illegal {
            Illegal::OneLeft => t!("bales-one-left"),
        }
    }

    fn misread(misread: &Misread) -> String {
        match misread {
            Misread::Missing(MissingTag(name)) => t!("record-missing", tag = *name),
            Misread::Token => t!("bales-token"),
        }
    }
}
