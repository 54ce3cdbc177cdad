//! How a bout ended.

use rules::{
    Seat, Side,
    momentum::{Event, Hikiwake, Kimarite, Verdict},
};

use super::words::toward;
use crate::ui::{stage::Ending, words::t};

/// The ending of a finished bout. `last` is the event that put a wrestler off the board.
pub(super) fn ending(verdict: Verdict, last: Option<&Event>, names: &[String; 2]) -> Ending {
    let name = |seat: Side| &names[seat.index()];
    let (winner, say, why) = match verdict {
        Verdict::Win { winner, kimarite } => {
            let loser = winner.other();
            // As whoever moved sees it.
            let toward = match last {
                Some(
                    Event::PushedOff {
                        by: seat,
                        direction,
                        ..
                    }
                    | Event::Fell {
                        seat, direction, ..
                    },
                ) => toward(*direction, *seat),
                _ => "",
            };
            let why = match kimarite {
                Kimarite::Push => t!(
                    "momentum-ended-push",
                    name = name(winner),
                    loser = name(loser),
                    toward
                ),
                Kimarite::Fall => t!("momentum-ended-fall", loser = name(loser), toward),
            };
            (Some(winner), t!("result-say", name = name(winner)), why)
        }
        Verdict::Draw(Hikiwake::Repetition) => {
            (None, t!("result-drawn"), t!("momentum-ended-repetition"))
        }
        Verdict::Draw(Hikiwake::Turns) => (None, t!("result-drawn"), t!("momentum-ended-turns")),
    };
    Ending {
        winner: winner.map(Seat::from),
        say,
        heading: t!("momentum-kimarite", kimarite = verdict.slug()),
        kanji: t!("momentum-kimarite-kanji", kimarite = verdict.slug()),
        why,
        also: Vec::new(),
        duel: None,
        standings: None,
        again: t!("rematch"),
    }
}
