//! The wording of the pages: directions, the log, refusals.

use super::draft::Refused;
use crate::{
    rules::{
        Side,
        momentum::{Compass, Event, Facing, Illegal, Momentum, Verdict},
    },
    ui::{
        introduction::{Introduced, Introduction},
        words::t,
    },
};

impl Introduced for Momentum {
    fn introduction() -> Introduction {
        Introduction {
            name: t!("momentum-name"),
            kanji: t!("momentum-kanji"),
            verb: t!("momentum-verb"),
            line: t!("momentum-line"),
            goal: t!("momentum-rules-lead"),
            players: t!("momentum-players"),
            luck: t!("momentum-luck"),
            credit: t!("momentum-credit"),
            leaf: "home.svg#leaf-momentum",
            also: None,
        }
    }

    fn technique(word: &str) -> Option<String> {
        let known = matches!(word, "push" | "fall");
        known.then(|| t!("momentum-kimarite", kimarite = word))
    }
}

/// A hex of the momentum board, like “forward right”.
pub(super) fn facing(hex: Facing) -> String {
    t!("momentum-hex", hex = hex.slug())
}

/// A direction on the board relative to how the seat faces, like “forward right”.
pub(super) fn toward(direction: Compass, seat: Side) -> String {
    facing(Facing::of(direction, seat))
}

/// An event as a log line, and the seat that it is about.
pub(super) fn log_line(event: &Event, names: &[String; 2]) -> (Option<Side>, String) {
    let name = |seat: Side| &names[seat.index()];
    match *event {
        Event::Began { turn, seat, .. } => (
            Some(seat),
            t!("momentum-log-began", number = turn, name = name(seat)),
        ),
        Event::Leaned { seat, shift } => (
            Some(seat),
            t!(
                "momentum-log-leaned",
                name = name(seat),
                from = facing(shift.from),
                to = facing(shift.to)
            ),
        ),
        Event::Walked {
            seat,
            direction,
            spaces,
            ..
        } => (
            Some(seat),
            t!(
                "momentum-log-walked",
                name = name(seat),
                number = spaces,
                toward = toward(direction, seat)
            ),
        ),
        Event::Pushed {
            by,
            direction,
            spaces,
            ..
        } => (
            Some(by),
            t!(
                "momentum-log-pushed",
                name = name(by),
                other = name(by.other()),
                number = spaces,
                toward = toward(direction, by)
            ),
        ),
        Event::PushedOff { by, direction, .. } => (
            Some(by),
            t!(
                "momentum-log-off",
                name = name(by),
                other = name(by.other()),
                toward = toward(direction, by)
            ),
        ),
        Event::Fell {
            seat, direction, ..
        } => (
            Some(seat),
            t!(
                "momentum-log-fell",
                name = name(seat),
                toward = toward(direction, seat)
            ),
        ),
        Event::Ended(Verdict::Win { winner, .. }) => {
            (Some(winner), t!("momentum-log-won", name = name(winner)))
        }
        Event::Ended(Verdict::Draw(_)) => (None, t!("momentum-log-draw")),
    }
}

/// Why an act on the turn was refused.
pub(super) fn refusal(refused: Refused) -> String {
    match refused {
        Refused::NoOrder => t!("momentum-no-order"),
        Refused::Still => t!("momentum-refuse-still"),
        Refused::Rule(illegal) => illegal_words(illegal),
    }
}

/// Why a turn is illegal.
pub(super) fn illegal_words(illegal: Illegal) -> String {
    match illegal {
        Illegal::Empty { hex } => t!("momentum-refuse-empty", hex = facing(hex)),
        Illegal::SameHex { hex } => t!("momentum-refuse-same", hex = facing(hex)),
        Illegal::BothMoved => t!("momentum-refuse-both"),
        Illegal::Walking => t!("momentum-refuse-walking"),
        Illegal::NoneHeld => t!("momentum-refuse-none-held"),
        Illegal::StillHeld => t!("momentum-refuse-held"),
        Illegal::Walked { .. } => t!("momentum-refuse-walked"),
        Illegal::Ended => t!("momentum-refuse-ended"),
    }
}
