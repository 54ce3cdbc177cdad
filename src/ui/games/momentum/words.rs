//! The wording of the pages: directions, the log, refusals.

use basho::{Book, PadOwner};
use rules::{
    Game, Side,
    momentum::{Compass, Event, Facing, Kimarite, Momentum, Verdict},
};

use super::draft::Refused;
use crate::ui::{
    data::book::basho_won,
    words::{
        self,
        complaints::Complaints,
        introduction::{Introduced, Introduction},
        t,
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
        let known = matches!(word, "push" | "fall" | "hikiwake");
        known.then(|| t!("momentum-kimarite", kimarite = word))
    }

    fn kimarite() -> Vec<&'static str> {
        let word = |kimarite| {
            let won = Verdict::Win {
                winner: Side::East,
                kimarite,
            };
            won.slug()
        };
        [Kimarite::Push, Kimarite::Fall].map(word).into()
    }

    fn earned(book: &Book, owner: PadOwner) -> Vec<String> {
        basho_won(book, owner, Self::ID).into_iter().collect()
    }
}

/// A direction as a label, like “forward right”.
pub(super) fn facing(toward: Facing) -> String {
    t!("momentum-toward", toward = toward.slug())
}

/// The name of the case, in the catalogues, of a direction on the board relative to how the seat faces.
pub(super) fn toward(direction: Compass, seat: Side) -> &'static str {
    Facing::of(direction, seat).slug()
}

/// So many hexes in a direction, relative to how the seat faces, like “2 forward right”.
pub(super) fn leg(spaces: u8, direction: Compass, seat: Side) -> String {
    t!(
        "momentum-arrow",
        number = spaces,
        toward = toward(direction, seat)
    )
}

/// The events of the last turn.
pub(super) fn last_turn(events: &[Event]) -> &[Event] {
    let begins = |event: &Event| matches!(event, Event::Began { .. });
    let first = events.iter().rposition(begins).unwrap_or(events.len());
    &events[first..]
}

/// What a turn that did not end the bout came to: its walks and pushes in their order; if there were none, whether disks moved before the
/// player stayed.
pub(super) fn recap(events: &[Event], names: &[String; 2]) -> Option<String> {
    let Event::Began { seat, .. } = *events.first()? else {
        return None;
    };
    let mut parts: Vec<(&str, Vec<String>)> = Vec::new();
    for event in events {
        let (what, direction, spaces) = match *event {
            Event::Walked {
                direction, spaces, ..
            } => ("walked", direction, spaces),
            Event::Pushed {
                direction, spaces, ..
            } => ("pushed", direction, spaces),
            _ => continue,
        };
        let way = t!(
            "momentum-recap-leg",
            number = spaces,
            toward = toward(direction, seat)
        );
        match parts.last_mut() {
            Some((last, ways)) if *last == what => ways.push(way),
            _ => parts.push((what, vec![way])),
        }
    }
    if parts.is_empty() {
        let leaned = events.iter().any(|it| matches!(it, Event::Leaned { .. }));
        parts.push((if leaned { "leaned" } else { "stayed" }, Vec::new()));
    }
    let told = parts.iter().map(|(what, ways)| {
        t!(
            "momentum-recap",
            what = *what,
            name = &names[seat.index()],
            other = &names[seat.other().index()],
            ways = words::row(ways)
        )
    });
    Some(words::sentences(&told.collect::<Vec<_>>()))
}

/// An event as a log line.
pub(super) fn log_line(event: &Event, names: &[String; 2]) -> String {
    let [name, other] = words::name_and_other(event.seat(), names);
    match *event {
        Event::Began { turn, .. } => t!("momentum-log-began", number = turn, name),
        Event::Leaned { shift, .. } => {
            let (from, to) = (shift.from.slug(), shift.to.slug());
            t!("momentum-log-leaned", name, from, to)
        }
        Event::Walked {
            seat,
            direction,
            spaces,
            ..
        } => {
            let toward = toward(direction, seat);
            t!("momentum-log-walked", name, number = spaces, toward)
        }
        Event::Pushed {
            by,
            direction,
            spaces,
            ..
        } => {
            let toward = toward(direction, by);
            t!("momentum-log-pushed", name, other, number = spaces, toward)
        }
        Event::PushedOff { by, direction, .. } => {
            t!(
                "momentum-log-off",
                name,
                other,
                toward = toward(direction, by)
            )
        }
        Event::Fell {
            seat, direction, ..
        } => t!("momentum-log-fell", name, toward = toward(direction, seat)),
        Event::Ended(Verdict::Win { .. }) => t!("momentum-log-won", name),
        Event::Ended(Verdict::Draw(_)) => t!("momentum-log-draw"),
    }
}

/// Why an act on the turn was refused.
pub(super) fn refusal(refused: Refused) -> String {
    match refused {
        Refused::NoOrder => t!("momentum-no-order"),
        Refused::Still => t!("momentum-refuse-still"),
        Refused::Rule(illegal) => Momentum::illegal(&illegal),
    }
}

#[cfg(test)]
mod tests {
    use bout::Table;
    use rules::Viewer;

    use super::*;

    /// What is told of the last turn of this record.
    fn told(tokens: &str) -> Option<String> {
        let table = Table::<Momentum>::of(&format!("[Game \"momentum\"]\n{tokens}\n")).unwrap();
        let frames = table.story(Viewer::Public);
        let events: Vec<Event> = frames.map(|(event, _)| event).collect();
        recap(last_turn(&events), &["Tetsu", "Kaze"].map(str::to_owned))
    }

    #[test]
    fn last_turn_is_told_by_walks_pushes_or_neither() {
        assert_eq!(told(""), None);
        assert_eq!(
            told("1. BR>FR,F>FL:RLV").as_deref(),
            Some("Tetsu walked 1 hex forward right, 2 hexes forward left, 1 hex backward.")
        );
        assert_eq!(
            told("1. B>F,B>F:VRL -,-:VRL").as_deref(),
            Some("Kaze stayed in place.")
        );
        assert_eq!(
            told("1. B>F,F>B:VRL").as_deref(),
            Some("Tetsu moved disks and stayed in place.")
        );
        assert_eq!(
            told("1. B>F,-:VRL B>F,-:VRL 2. B>F,-:VRL").as_deref(),
            Some("Tetsu pushed Kaze 4 hexes forward.")
        );
        assert_eq!(
            told("1. B>F,-:VRL B>F,-:VRL 2. BL>FR,-:VRL").as_deref(),
            Some("Tetsu pushed Kaze 2 hexes forward. Tetsu walked 2 hexes forward right.")
        );
    }
}
