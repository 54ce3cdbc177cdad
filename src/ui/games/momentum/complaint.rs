//! Explains to the player what is wrong with a record of this game.

use rules::{
    momentum::{Illegal, Misread, Momentum},
    record::MissingTag,
};

use crate::ui::words::{
    complaints::{Complaints, cut},
    t,
};

impl Complaints for Momentum {
    fn illegal(illegal: &Illegal) -> String {
        match *illegal {
            Illegal::Empty { hex } => t!("momentum-refuse-empty", hex = hex.slug()),
            Illegal::SameHex { hex } => t!("momentum-refuse-same", hex = hex.slug()),
            Illegal::BothMoved => t!("momentum-refuse-both"),
            Illegal::Walking => t!("momentum-refuse-walking"),
            Illegal::NoneHeld => t!("momentum-refuse-none-held"),
            Illegal::StillHeld => t!("momentum-refuse-held"),
            Illegal::Walked { .. } => t!("momentum-refuse-walked"),
            Illegal::Ended => t!("momentum-refuse-ended"),
        }
    }

    fn misread(misread: &Misread) -> String {
        match misread {
            Misread::Missing(MissingTag(name)) => t!("record-missing", tag = *name),
            Misread::NotASide(text) => t!("momentum-record-side", text = cut(text)),
            Misread::NotASeat(text) => t!("momentum-record-first", text = cut(text)),
            Misread::NotAHex(text) => t!("momentum-record-hex", text = cut(text)),
            Misread::NotAnOrder(text) => t!("momentum-record-order", text = cut(text)),
            Misread::Token => t!("momentum-record-token"),
        }
    }
}
