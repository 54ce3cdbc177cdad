//! Explains to the player what is wrong with a record of this game.

use rules::{
    record::MissingTag,
    tricks::{Illegal, Misread, NotACard, Tricks},
};

use crate::ui::words::{
    complaints::{Complaints, cut},
    t,
};

impl Complaints for Tricks {
    fn illegal(illegal: &Illegal) -> String {
        match *illegal {
            Illegal::NotHeld { seat, card } => t!("record-held", seat, card),
            Illegal::MustFollow { seat, card, led } => {
                t!("record-follow", seat, card, led = led.suit().slug())
            }
            Illegal::HandSize { cards, .. } => t!("record-hand", number = cards),
            Illegal::DealtTwice { card } => t!("record-dealt-twice", card),
        }
    }

    fn misread(misread: &Misread) -> String {
        match misread {
            Misread::Missing(MissingTag(name)) => t!("record-missing", tag = *name),
            Misread::NotACard(NotACard(text)) => t!("record-no-card", text = cut(text)),
            Misread::Twice(card) | Misread::HeldByEast(card) => {
                t!("record-dealt-twice", card = *card)
            }
            Misread::HandSize(cards) => t!("record-hand", number = *cards),
            Misread::Throws => t!("record-throws"),
            Misread::Tachiai => t!("record-tachiai"),
            Misread::Trick => t!("record-trick"),
            Misread::AfterOpen(card) => t!("record-open-trick", card = *card),
            Misread::NoMove => t!("record-no-move"),
        }
    }
}

#[cfg(test)]
mod tests {
    use bout::Table;

    use super::*;
    use crate::ui::words::complaints::complaint;

    fn said(text: &str) -> String {
        complaint::<Tricks>(&Table::<Tricks>::of(text).unwrap_err())
    }

    const HANDS: &str = "[Game \"tricks\"]
[East-Hand \"G5 G1 R5 R4 R3 W2 W4 B1\"]
[West-Hand \"G4 G2 G3 R2 R1 W5 B5 B2\"]
";

    #[test]
    fn complaint_names_the_line_and_the_problem() {
        for (moves, expected) in [
            (
                "R5=B2 G5-R2",
                "Line 4, “G5-R2”: West holds green and must follow it, not play the red 2.",
            ),
            ("R5=R5", "Line 4, “R5=R5”: West does not hold the red 5."),
            (
                "R5-B2",
                "Line 4, “R5-B2”: in the tachiai a move is East’s card and West’s, as in G5=W3.",
            ),
            (
                "R5=X2",
                "Line 4, “R5=X2”: “X2” is no card; cards are written G1 to G5, R1 to R5, W1 to W5 and B1 to B5.",
            ),
            (
                "R5=B2\n[Event \"x\"]",
                "Line 5, “Event”: the tags of a record stand before its moves.",
            ),
        ] {
            assert_eq!(said(&format!("{HANDS}{moves}")), expected);
        }
        assert_eq!(
            said("[Game \"tricks\"]"),
            "Line 1, “East-Hand”: the tag [East-Hand \"…\"] is missing."
        );
        assert_eq!(said(""), "Line 1, “”: there is no record in this text.");
    }

    #[test]
    fn long_token_is_cut_in_the_message() {
        let words = said(&format!("[Game \"tricks\"]\n[{} x", "a".repeat(99)));
        assert!(
            words.contains(&format!("“[{}…”", "a".repeat(39))),
            "{words}"
        );
        let words = said(&format!("{HANDS}R5={}", "a".repeat(99)));
        assert_eq!(words.matches('…').count(), 2, "{words}");
    }
}
