//! Explains to the player what is wrong with a record of this game.

use rules::{
    record::MissingTag,
    slam::{BadPlayers, Illegal, Misread, Slam},
};

use crate::ui::words::{
    complaints::{Complaints, cut},
    t,
};

impl Complaints for Slam {
    fn illegal(illegal: &Illegal) -> String {
        match illegal {
            Illegal::BothLand => t!("slam-refuse", what = "both"),
            Illegal::OneLands => t!("slam-refuse", what = "one"),
        }
    }

    fn misread(misread: &Misread) -> String {
        match misread {
            Misread::Missing(MissingTag(name)) => t!("record-missing", tag = *name),
            Misread::Players(bad) => players(bad),
            Misread::NotAMode(text) => t!("slam-record-mode", text = cut(text)),
            Misread::Landing => t!("slam-record-token", due = "landing"),
            Misread::Decision => t!("slam-record-token", due = "decision"),
            Misread::Fall => t!("slam-record-token", due = "fall"),
        }
    }
}

fn players(bad: &BadPlayers) -> String {
    match bad {
        BadPlayers::Nameless => t!("slam-record-nameless"),
        BadPlayers::TooMany(number) => t!("slam-record-many", number = *number),
        BadPlayers::Twice(name) => t!("slam-record-twice", name = cut(name)),
        BadPlayers::NotAName(name) => t!("slam-record-not-a-name", name = cut(name)),
    }
}
